"""What a deck must be (6.1), as numbers with their clauses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple


class Bounds(NamedTuple):
    """How many of something there may be, both ends included, and the clause that says so."""

    low: int
    high: int
    clause: str

    def allow(self, count: int) -> bool:
        """Whether so many are right."""
        return self.low <= count <= self.high


@dataclass(frozen=True, slots=True)
class Format:
    """One way to build decks. Cards that override these numbers for themselves say so in their facts (6.1.2)."""

    name: str
    leaders: Bounds
    main: Bounds
    evolve: Bounds
    copies: Bounds
    """Cards of one name in the main deck, and again in the evolve deck."""
    evolve_specials: tuple[str, ...]
    """Special types of cards that an evolve deck holds; a main deck holds cards without one only."""
    class_clause: str
    """What says whose classes the cards must be of, when the deck is based on a class."""
    universe_clause: str
    """What says that all cards must be of one universe, when the deck is based on one."""


NEUTRAL = "Neutral"
"""The class that goes into every deck based on a class (6.1.1.5.1)."""

STANDARD = Format(
    name="standard",
    leaders=Bounds(1, 1, "6.1.1.1"),
    main=Bounds(40, 50, "6.1.1.2"),
    evolve=Bounds(0, 10, "6.1.1.3"),
    copies=Bounds(0, 3, "6.1.1.4"),
    evolve_specials=("evolved", "advanced"),
    class_clause="6.1.1.5.1",
    universe_clause="6.1.1.5.2",
)

FORMATS: Mapping[str, Format] = MappingProxyType({STANDARD.name: STANDARD})
"""The formats by name."""
