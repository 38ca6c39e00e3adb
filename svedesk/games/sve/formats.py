"""What a deck must be (6.1), as numbers with their clauses, and the formats of Appendix B."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal, NamedTuple


class Bounds(NamedTuple):
    """How many of something there may be, both ends included (`high` None: any number), and the clause that says so."""

    low: int
    high: int | None
    clause: str

    def allow(self, count: int) -> bool:
        """Whether so many are right."""
        return self.low <= count and (self.high is None or count <= self.high)


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
    basis: Literal["class or universe", "classes", "anything"]
    """What its decks are based on."""
    class_clause: str
    """What says whose classes the cards must be of, when the deck is based on a class."""
    universe_clause: str
    """What says that all cards must be of one universe, when the deck is based on one."""
    each_class_clause: str = ""
    """What says that the leaders are of different classes and each class has a card in the main deck."""
    grants_rush: bool = False
    """Whether the active player may give a follower Rush (B1.8.5)."""


OPENING_HAND = 4
"""How many cards a player is dealt (6.2.1.7)."""
VANGUARD = "Cardfight!! Vanguard"
"""The universe that asks more of its decks (14.4.2)."""
NEUTRAL = "Neutral"
"""The class that goes into every deck based on a class (6.1.1.5.1)."""

STANDARD = Format(
    name="standard",
    leaders=Bounds(1, 1, "6.1.1.1"),
    main=Bounds(40, 50, "6.1.1.2"),
    evolve=Bounds(0, 10, "6.1.1.3"),
    copies=Bounds(0, 3, "6.1.1.4"),
    evolve_specials=("evolved", "advanced"),
    basis="class or universe",
    class_clause="6.1.1.5.1",
    universe_clause="6.1.1.5.2",
)
SEALED = replace(
    STANDARD,
    name="sealed",
    leaders=Bounds(0, 1, "B1.6.1.1.2"),
    main=Bounds(30, None, "B1.6.1.1.3"),
    evolve=Bounds(0, None, "B1.6.1.1.4"),
    copies=Bounds(0, None, "B1.6.1.1.5"),
    basis="anything",  # B1.6.1.1.6
    grants_rush=True,
)
"""Decks built from opened packs. That only cards of these packs are used (B1.6.1.1.1) is for the players to see to: a
program does not see the packs."""
CROSS_CRAFT = replace(
    STANDARD,
    name="cross_craft",
    leaders=Bounds(2, 2, "B2.6.1.1.1"),
    basis="classes",
    class_clause="B2.6.1.1.5.1",
    universe_clause="B2.6.1.1.5",
    each_class_clause="B2.6.1.1.5.2",
)
"""Decks of two classes, with a leader of each."""

FORMATS: Mapping[str, Format] = MappingProxyType({form.name: form for form in (STANDARD, SEALED, CROSS_CRAFT)})
"""The formats by name; a table remembers one by its place here."""
