"""`svedesk` without a command: the table in a window, where one can be opened."""

from __future__ import annotations

import gc
import os
import re
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from svedesk.cli import console
from svedesk.cli.console import Arguments, CommandError, Parser, library_missing
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


_ON_X, _ON_WAYLAND = {"xcb"}, {"wayland", "wayland-egl", "wayland-brcm"}
_WITHOUT_DISPLAY = {"offscreen", "minimal", "minimalegl", "linuxfb", "eglfs", "vnc", "vkkhrdisplay"}
"""The platforms that Qt comes with, by what they need; asked for another, it ends the process."""
_GO_ON = (
    "Start svedesk from a desktop, or set DISPLAY (`ssh -X` does). Without a display, `svedesk play` plays as text"
    " and `svedesk shot` saves a picture of a saved game."
)


def why_no_window(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> str:
    """A sentence that says why there can be no window and how to go on; empty when there can."""
    if not system.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return ""  # Windows and macOS always have one
    platforms = environment.get("QT_QPA_PLATFORM", "")
    wanted = {platform.partition(":")[0] for platform in platforms.split(";")} if platforms else {"xcb", "wayland"}
    if wanted & _WITHOUT_DISPLAY or (platforms and environment.get("QT_QPA_PLATFORM_PLUGIN_PATH")):
        return ""  # the user has told Qt where to draw
    if not wanted & (_ON_X | _ON_WAYLAND):
        return f"Qt has no platform {platforms}. Unset QT_QPA_PLATFORM, or set it to xcb, wayland or offscreen."
    screen = environment.get("DISPLAY", "") if wanted & _ON_X else ""
    wayland = environment.get("WAYLAND_DISPLAY", "") if wanted & _ON_WAYLAND else ""
    if not screen and not wayland:
        return f"There is no display to open a window on. {_GO_ON}"
    if wayland and _listens(Path(environment.get("XDG_RUNTIME_DIR", "")) / wayland):
        return ""
    if screen and _x_server_answers(screen):
        return ""
    return f"The display {screen or wayland} does not answer. {_GO_ON}"


def _x_server_answers(name: str) -> bool:
    """Whether something listens where an X display name such as ":0" or "host:10.0" points to."""
    match = re.fullmatch(r"(?P<host>[^:]*):(?P<number>\d+)(\.\d+)?", name)
    if match is None:
        return False
    if match["host"] in ("", "unix"):
        path = f"/tmp/.X11-unix/X{match['number']}"
        return _listens(Path(path)) or _listens(f"\0{path}")
    try:
        with socket.create_connection((match["host"], 6000 + int(match["number"])), timeout=3):
            return True
    except OSError:
        return False


def _listens(address: Path | str) -> bool:
    """Whether a local socket takes connections; a name that begins with a zero byte is an abstract one (Linux)."""
    with socket.socket(socket.AF_UNIX) as local:
        local.settimeout(3)
        try:
            local.connect(str(address))
        except OSError:
            return False
        return True
