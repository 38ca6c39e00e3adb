"""`svedesk` without a command: the table in a window."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

from svedesk.cli import console
from svedesk.cli.console import Arguments, CommandError, Parser, library_missing
from svedesk.cli.display import why_no_window
from svedesk.nearest import nearest


def arguments(parser: Parser) -> None:
    """The window's options, and a file to open."""
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a saved game or board to open, or a deck or list of cards to import",
    )
    parser.add_argument("--game", metavar="NAME", help="the game to play (default: the one played last)")
    parser.add_argument("--size", type=console.size, metavar="WxH", help="size of the window (default: as you left it)")
    parser.add_argument("--scale", type=console.scale, help="scale of everything; 1.0 is 100%%")
    parser.add_argument(
        "--theme", choices=("system", "dark", "light", "high-contrast"), help="colours (default: as in the settings)"
    )
    parser.add_argument("--lang", choices=("en", "ja"), help="language (default: as in the settings)")
    parser.add_argument("--reduced-motion", action="store_true", default=None, help="turn animations off")


def run(arguments: Arguments) -> int:
    """Open the window; returns when it is closed."""
    if arguments.file is not None and not arguments.file.exists():
        raise CommandError(_no_such_file(str(arguments.file)))
    if arguments.game is not None:
        from svedesk.cli import materials  # --help does without

        materials.choose(materials.choose(arguments.game))  # only to see whether there is such a game
    trouble = why_no_window()
    if trouble:
        raise CommandError(trouble)
    if arguments.scale is not None:
        os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    # Until the window is there to be closed, and once it is, Ctrl+C ends the program at once: an exception in the midst
    # of what Qt does might crash it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # the window collects by its event loop; what is loaded until then is no garbage
    try:
        from svedesk.gui.app.run import run as open_window
    except ImportError as error:
        raise library_missing("The window can't be opened", error) from error
    from svedesk.cli.report import logged

    with logged(sys.argv[1:]):
        return open_window(
            game=arguments.game,
            theme=arguments.theme,
            lang=arguments.lang,
            reduced_motion=arguments.reduced_motion,
            size=arguments.size,
            load=arguments.file,
        )


def _no_such_file(given: str) -> str:
    from svedesk.cli.main import COMMANDS

    near = nearest(given, COMMANDS)
    hint = f" Did you mean svedesk {near[0]}?" if near else " See svedesk --help for the commands."
    return f"There is no command or file “{given}”.{hint}"
