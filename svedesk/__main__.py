"""`python -m svedesk` is the `svedesk` command."""

import sys

from svedesk.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
