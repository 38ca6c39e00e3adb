"""`svedesk replay`: a saved game told turn by turn."""

from __future__ import annotations

from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.console import Arguments, Parser, say
from svedesk.replay.replay import Replay, written


def arguments(parser: Parser) -> None:
    """Which game, and how it is told."""
    parser.add_argument("save", type=Path, metavar="SAVE", help="a saved game")
    parser.add_argument("--seat", type=int, choices=(1, 2), default=1, help="whose view to print (default: 1)")
    parser.add_argument(
        "--names", nargs=2, default=("Player 1", "Player 2"), metavar="NAME", help="names of the players"
    )
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Read and tell."""
    replay = Replay.open(arguments.save, materials.rules())
    if replay.cut_short is not None:
        say(replay.cut_short.in_words(arguments.lang))
    name = materials.names(arguments.lang)
    words = materials.table().words(materials.rules(), arguments.lang, name, arguments.names)
    print(written(replay, arguments.seat - 1, materials.table(), words), end="")
    return 0
