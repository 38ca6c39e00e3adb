"""Where the packaged program starts: there `python -m svedesk` is no more."""

import multiprocessing
import sys

from svedesk.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # computer players and the lab start this program again to think beside it
    sys.exit(main())
