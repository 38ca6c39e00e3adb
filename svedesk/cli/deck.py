"""`svedesk deck check FILE`: whether a deck may be played."""

from __future__ import annotations

from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.parser import Arguments, Parser
from svedesk.decks.model import Deck, size
from svedesk.decks.validate import problems
from svedesk.games.sve.text.sentences import sentence


def arguments(parser: Parser) -> None:
    """What to do with which deck."""
    parser.add_argument("what", choices=("check",), metavar="check", help="what to do")
    parser.add_argument("file", metavar="FILE", help="a deck file, or the code of a deck that comes with svedesk")
    parser.add_argument("--lang", choices=("en", "ja"), default="en", help="language of names and sentences")


def run(arguments: Arguments) -> int:
    """Print what the rules have against the deck; status 1 when there is anything."""
    path = Path(arguments.file)
    deck: Deck = materials.deck_file(path, arguments.lang) if path.is_file() else materials.deck(arguments.file)
    found = problems(deck, materials.library())
    for message in found:
        print(sentence(message, arguments.lang, materials.names(arguments.lang), clause=True))
    if not found:
        print(f"{deck.name}: {size(deck.main)} + {size(deck.evolve)} cards, may be played.")
    return 1 if found else 0
