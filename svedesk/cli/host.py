"""`svedesk host`: let others join a game over the network, from a terminal."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from svedesk.cli import console, materials
from svedesk.cli.bot_players import bot_argument
from svedesk.cli.console import Arguments, CommandError, Parser


def arguments(parser: Parser) -> None:
    """Who hosts what, and how."""
    formats = materials.game().decks.formats
    parser.add_argument("--headless", action="store_true", help="only host; both players join from other PCs")
    parser.add_argument("--deck", metavar="DECK", help="your deck: code or file (headless: for players without one)")
    parser.add_argument("--port", type=_port, help="port to listen on; 0: any (default: 47800, or any if it is taken)")
    parser.add_argument(
        *("--internet",), metavar="ADDRESS", help="your address on the internet, for the join code; it is tested"
    )
    parser.add_argument("--name", type=console.person_name, default="Host", help="your name")
    parser.add_argument("--title", type=console.person_name, help="name of the game in lists (default: NAME's game)")
    parser.add_argument(
        "--format", choices=formats, default=formats[0], help=f"format of the decks (default: {formats[0]})"
    )
    materials.edition_argument(parser)
    parser.add_argument("--rules-on", action="store_true", help="keep the rules on for the whole game")
    parser.add_argument("--open", action="store_true", help="let anyone on the network join without a code")
    parser.add_argument(
        "--watchers", choices=("none", "public", "hands"), default="none", help="what spectators see (default: none)"
    )
    parser.add_argument("--delay", type=_delay, default=0, metavar="TURNS", help="delay for spectators, in turns")
    parser.add_argument("--first", type=int, choices=(1, 2), metavar="1|2", help="who goes first (default: random)")
    parser.add_argument(
        "--best-of", type=int, choices=(1, 3), default=1, help="games of a match; decks may change between them"
    )
    parser.add_argument(
        *("--clock",),
        type=_clock,
        default=(0, 0),
        metavar="MIN[+SEC]",
        help="a chess clock: minutes for each player and game, plus seconds for each turn (default: none)",
    )
    parser.add_argument(
        "--clock-per",
        choices=("turn", "answer"),
        default="turn",
        help="what the extra seconds are given for (default: turn)",
    )
    parser.add_argument("--resume", action="store_true", help="continue the game you hosted last, with the same seats")
    parser.add_argument(
        *("--tables",),
        type=_tables,
        metavar="N",
        help="with --headless: N tables that go on after each game (up to 32)",
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="with --tables: log to a file; old logs are kept")
    many = "with --tables: connections from one address (default: 24)"
    parser.add_argument("--per-address", type=console.positive, default=24, metavar="N", help=many)
    bot_argument(parser, "let the computer play your seat")
    parser.add_language()
    parser.add_argument("--json", action="store_true", help="print a JSON summary at the end")


def run(arguments: Arguments) -> int:
    """Host until the game is over and everyone has left, or until interrupted."""
    from svedesk.cli.network.hosting import host

    if arguments.tables and not arguments.headless:
        raise CommandError("--tables needs --headless: nobody sits at this PC then.")
    return host(arguments)


def _port(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text) or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def _tables(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or not 1 <= int(text) <= 32:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 32")
    return int(text)


def _delay(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or int(text) > 20:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 20")
    return int(text)


def _clock(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,3})(?:\+(\d{1,3}))?", text)
    if match is None or int(match[1]) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a clock; write 20, or 20+10 for 10 seconds more each turn")
    return int(match[1]), int(match[2] or 0)
