"""Games with another program: the decks it brings, bare lists of numbers, and whether it is the same program."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple
from functools import cache

from svedesk import __version__
from svedesk.cards.library import starter_library
from svedesk.decks.model import Deck
from svedesk.decks.validate import problems
from svedesk.engine.facts import Facts
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.games.sve.ruleset import EDITIONS, Sve
from svedesk.games.sve.status import deck_status


def brought_problems(deck: DeckList, form: str, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    """What keeps a deck from being played in a format; see `problems`."""
    main, evolve = (tuple(Counter(numbers).items()) for numbers in (deck.main, deck.evolve))
    return problems(Deck(deck.name, deck.leaders, main, evolve, form), library)


def stops_by_hand(deck: DeckList, rules: Sve) -> bool:
    """Whether a game with this deck stops for cards to be resolved by hand."""
    return not deck_status((*deck.leaders, *deck.main, *deck.evolve), rules.definition).whole


@cache
def this_program() -> str:
    """A SHA-256 in hex of what every copy of this program knows of cards and rules: one with another may check a game
    otherwise. What its user has brought in besides is not in it (see `engine.origin`)."""
    facts = sorted((number, astuple(printed)) for number, printed in starter_library().items())
    return hashlib.sha256(repr((__version__, EDITIONS, facts)).encode()).hexdigest()
