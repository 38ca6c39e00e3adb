"""Whom a seat of a network game can be given to."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.bot.plan import LEVELS
from svedesk.cli.console import Parser

RANDOM = "random"
PLAYERS: Sequence[str] = (RANDOM, *LEVELS)
"""Whom a seat can be given to."""


def bot_argument(parser: Parser, what: str) -> None:
    """Whether a bot plays, and which."""
    parser.add_argument(
        *("--bot",),
        nargs="?",
        const=RANDOM,
        choices=PLAYERS,
        metavar="LEVEL",
        help=f"{what}: {', '.join(PLAYERS)} (default: random)",
    )
