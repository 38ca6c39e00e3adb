"""Games with another program: the decks it brings, bare lists of numbers, and whether it knows the same cards."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple

from svedesk import __version__
from svedesk.decks.model import Deck
from svedesk.decks.validate import problems
from svedesk.engine.facts import Facts
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.games.sve.ruleset import EDITIONS


def brought_problems(deck: DeckList, form: str, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    """What keeps a deck from being played in a format; see `problems`."""
    main, evolve = (tuple(Counter(numbers).items()) for numbers in (deck.main, deck.evolve))
    return problems(Deck(deck.name, deck.leaders, main, evolve, form), library)


def known_by_this_program(library: Mapping[str, Facts]) -> str:
    """A SHA-256 in hex of what this program knows of cards and rules: one with another may check a game otherwise."""
    facts = sorted((number, astuple(printed)) for number, printed in library.items())
    return hashlib.sha256(repr((__version__, EDITIONS, facts)).encode()).hexdigest()
