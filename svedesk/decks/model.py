"""A deck as its owner thinks of it: how many of which card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from svedesk.engine.log import DeckList

Copies = tuple[tuple[str, int], ...]
"""Card numbers, each with how many copies there are, in the order the owner keeps them."""


Section = Literal["leader", "main", "evolve"]
Lines = tuple[tuple[Section, str], ...]
"""Lines of a list, each with the section it stood in."""
MOST_COPIES = 99
"""Of one card, in files, codes and lists."""
LONGEST_NOTE = 1_000
_FORMAT = re.compile("[a-z_]{1,20}")
MOST_UNKNOWN = 200
"""How many lines that nobody knows are kept of a section: no deck has as many cards."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A leader, a main deck and an evolve deck (6.1.1).

    It may break every rule of building decks: `validate.problems` tells which.
    """

    name: str
    leaders: tuple[str, ...]
    """Card numbers; one, in the standard format (6.1.1.1)."""
    main: Copies
    evolve: Copies = ()
    format: str = "standard"
    """The name of the format it is built for (see `GameDecks`)."""
    note: str = ""
    """What its owner wants to remember of it."""
    unknown: Lines = ()
    """Lines of the list it was made from whose card nobody knows: kept until they are settled, and given back with the
    list. They are no cards of the deck."""

    def as_list(self) -> DeckList:
        """The cards one by one, as a game is set up with them."""
        return DeckList(self.leaders, _one_by_one(self.main), _one_by_one(self.evolve), self.name)

    def numbers(self) -> tuple[str, ...]:
        """Every card number in it once: leaders, main deck, evolve deck."""
        return tuple(dict.fromkeys((*self.leaders, *(number for number, _ in (*self.main, *self.evolve)))))


def deck_of_list(deck: DeckList, form: str = "standard") -> Deck:
    """A deck of these cards."""
    main, evolve = (tuple(Counter(numbers).items()) for numbers in (deck.main, deck.evolve))
    return Deck(deck.name, deck.leaders, main, evolve, form)


def is_format(name: str) -> bool:
    """Whether a format may be called so, be it one that only a later version knows."""
    return _FORMAT.fullmatch(name) is not None


def size(copies: Copies) -> int:
    """How many cards these are together."""
    return sum(count for _, count in copies)


def summed(copies: Iterable[tuple[str, int]]) -> dict[str, int]:
    """How many there are of each card, those told of in several places together, in the order they are first told."""
    found: dict[str, int] = {}
    for number, count in copies:
        found[number] = found.get(number, 0) + count
    return found


def _one_by_one(copies: Copies) -> tuple[str, ...]:
    return tuple(number for number, count in copies for _ in range(count))
