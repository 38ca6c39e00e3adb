"""`svedesk film`: contact sheets of a turn of a saved game, drawn without a display."""

from __future__ import annotations

import os
from pathlib import Path

from svedesk.cli import console, materials
from svedesk.cli.console import Arguments, CommandError, Parser, library_missing, say
from svedesk.replay.replay import Replay


def arguments(parser: Parser) -> None:
    """Which game, which turn, where to, and how it looks."""
    parser.add_argument("save", type=Path, metavar="GAME", help="a saved game")
    parser.add_argument("--turn", type=console.positive, required=True, metavar="N", help="the turn to film")
    parser.add_argument(
        "--action",
        type=console.positive,
        metavar="K",
        help="only the K-th action of the turn (default: a sheet for each)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where to write the sheets (default: <GAME>-turn-<N> beside the game)",
    )
    parser.add_argument(
        "--rate", type=console.positive, default=30, metavar="N", help="pictures per second (default: 30)"
    )
    parser.add_argument(
        "--pictures", type=console.positive, default=12, metavar="N", help="most pictures on a sheet (default: 12)"
    )
    parser.add_argument("--seat", type=int, choices=(1, 2), default=1, help="the seat at the bottom (default: 1)")
    parser.add_argument(
        "--size", type=console.size, default=(1280, 720), metavar="WxH", help="size of the window (default: 1280x720)"
    )
    parser.add_argument(
        "--theme", choices=("dark", "light", "high-contrast"), default="dark", help="colours (default: dark)"
    )
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Play the turn, take its pictures, and write them."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if not arguments.debug:  # what Qt says of a screen that is none helps nobody who wants a picture
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    replay = Replay.open(arguments.save, materials.rules())
    if replay.cut_short is not None:
        say(replay.cut_short.in_words(arguments.lang))
    try:
        from svedesk.gui.rooms.replays import film
    except ImportError as error:
        raise library_missing("The table can't be drawn", error) from error
    takes = film.takes(replay, arguments.turn)
    if not takes:
        last = replay.turns[-1][0]
        raise CommandError(f"The game has no turn {arguments.turn}. Its last turn is {last}.")
    action = arguments.action
    if action is not None and action > len(takes):
        raise CommandError(f"Turn {arguments.turn} has {len(takes)} actions, so there is no action {action}.")
    wanted = takes if action is None else takes[action - 1 : action]
    folder = arguments.out or arguments.save.with_name(f"{arguments.save.stem}-turn-{arguments.turn}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        look = {name: getattr(arguments, name) for name in ("size", "theme", "lang", "rate", "pictures")}
        sheets = film.film(materials.game(), materials.rules(), replay, wanted, seat=arguments.seat - 1, **look)
        for nth, (take, sheet) in enumerate(zip(wanted, sheets, strict=True), action or 1):
            path = folder / f"{nth:02}-{take.kind}.png"
            film.write(sheet, path)
            print(path)
    except OSError as error:
        why = f" ({error.strerror})" if error.strerror else ""
        raise CommandError(f"{folder} can't be written{why}. Choose another folder with --out.") from error
    return 0
