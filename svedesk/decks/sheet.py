"""A deck as it stands on paper: its rows in order, sums, cost curve, notes, share code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from svedesk.decks.editing import curve, kinds
from svedesk.decks.model import Deck
from svedesk.decks.share_code import code_of
from svedesk.engine.facts import Facts

LATE = 99
"""Where a card stands whose cost nobody knows: after all others."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A card on the sheet. Names are "" where they are not known, and so is the cost."""

    count: int
    number: str
    name: str = ""
    name_ja: str = ""
    cost: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that the sheet says; no text of cards."""

    name: str
    format: str
    leaders: tuple[SheetLine, ...]
    main: tuple[SheetLine, ...]
    evolve: tuple[SheetLine, ...]
    curve: tuple[int, ...]
    kinds: tuple[tuple[str, int], ...]
    note: str
    code: str

    @property
    def sizes(self) -> tuple[int, int]:
        """How many cards the main deck and the evolve deck have."""
        return sum(line.count for line in self.main), sum(line.count for line in self.evolve)


def sheet_of(deck: Deck, library: Mapping[str, Facts]) -> Sheet:
    """The sheet of a deck, the main deck by cost and name."""
    return Sheet(
        deck.name,
        deck.format,
        _lines(((number, 1) for number in deck.leaders), library),
        _lines(deck.main, library),
        _lines(deck.evolve, library),
        curve(deck, library),
        kinds(deck, library),
        deck.note,
        code_of(deck),
    )


def _lines(copies: Iterable[tuple[str, int]], library: Mapping[str, Facts]) -> tuple[SheetLine, ...]:
    ordered = sorted(copies, key=lambda one: _order(one[0], library))
    return tuple(_line(number, count, library) for number, count in ordered)


def _line(number: str, count: int, library: Mapping[str, Facts]) -> SheetLine:
    facts = library.get(number)
    if facts is None:
        return SheetLine(count, number)
    english, japanese = facts.name, facts.name_ja
    if english == japanese:  # of a list in one language the other name is the same word
        english, japanese = (english, "") if english.isascii() else ("", japanese)
    cost = "" if facts.cost is None else str(facts.cost)
    return SheetLine(count, number, english, japanese, cost, facts.kind)


def _order(number: str, library: Mapping[str, Facts]) -> tuple[int, str, str]:
    facts = library.get(number)
    if facts is None:
        return LATE, "", number
    return (LATE if facts.cost is None else facts.cost), facts.name, number
