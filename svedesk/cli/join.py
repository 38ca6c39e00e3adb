"""`svedesk join`: take a seat at a game that another program hosts, as text in this terminal or as a bot."""

from __future__ import annotations

from pathlib import Path

from svedesk.cli import console
from svedesk.cli.bot_players import bot_argument
from svedesk.cli.console import Arguments, Parser


def arguments(parser: Parser) -> None:
    """Which game, and who joins it."""
    parser.add_argument("code", nargs="?", metavar="CODE", help="the host's join code")
    parser.add_argument("--address", metavar="HOST[:PORT]", help="address of the host, if the code is not enough")
    parser.add_argument("--deck", metavar="DECK", help="your deck: code or file (default: one from the host)")
    parser.add_argument("--name", type=console.person_name, default="Guest", help="your name")
    parser.add_argument("--watch", action="store_true", help="watch instead of playing")
    parser.add_argument("--again", action="store_true", help="return to the game you joined last")
    parser.add_argument("--save-seat", type=Path, metavar="FILE", help="write your seat to a file, for another PC")
    parser.add_argument("--seat", type=Path, metavar="FILE", help="take the seat that --save-seat wrote elsewhere")
    parser.add_argument("--test", action="store_true", help="only test whether the host can be reached from here")
    parser.add_argument("--list", action="store_true", help="list the games on this network")
    bot_argument(parser, "let the computer play; it stays for further games")
    parser.add_argument(
        "--games", type=console.positive, metavar="N", help="the computer leaves after N games (default: 1 for random)"
    )
    parser.add_argument(
        "--seed", type=console.seed, default=1, metavar="S", help="the computer player's random seed (default: 1)"
    )
    parser.add_argument(
        "--proof", type=Path, metavar="FILE", help="save the proof of the shuffles to a file at the end"
    )
    parser.add_language()
    parser.add_argument("--json", action="store_true", help="print a JSON summary at the end")


def run(arguments: Arguments) -> int:
    """Play until the game is over or left."""
    from svedesk.cli.network.joining import join

    return join(arguments)
