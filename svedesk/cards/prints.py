"""Prints joined to cards: reprints, alternate art and the numbers of both languages are prints of one card."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import alike

_STEP = 100
"""Prints that are looked at in one step."""


@dataclass(frozen=True, slots=True)
class Joined:
    """One card with all its prints, the one to show first before the others: what comes with the program, then plain
    prints before alternate art, then in the order they were given."""

    prints: tuple[LibraryEntry, ...]

    @property
    def first(self) -> LibraryEntry:
        """The print to show."""
        return self.prints[0]

    @property
    def name(self) -> str:
        """Its English name, or the Japanese one where no English is known."""
        return _known(self.prints, "en") or self.first.facts.name

    @property
    def name_ja(self) -> str:
        """Its Japanese name, or the English one where no Japanese is known."""
        return _known(self.prints, "ja") or self.first.facts.name_ja

    @property
    def text(self) -> str:
        """Its rules text in English, "" when no list told it."""
        return next((entry.text for entry in self.prints if entry.text), "")

    @property
    def text_ja(self) -> str:
        """Its rules text in Japanese, "" when no list told it."""
        return next((entry.text_ja for entry in self.prints if entry.text_ja), "")


def joined(entries: Iterable[LibraryEntry]) -> tuple[Joined, ...]:
    """The cards that these are the prints of, in the order of their first prints.

    Prints are of one card when a list says so (`variant_of`), or when they have a name in common, in either language,
    and the same types and statistics.
    """
    steps = joining(entries)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            cards: tuple[Joined, ...] = done.value
            return cards


def joining(entries: Iterable[LibraryEntry]) -> Generator[None, None, tuple[Joined, ...]]:
    """The same in steps of a millisecond or two, between which other things can be done."""
    groups: list[list[tuple[int, LibraryEntry]]] = []
    place_of: dict[object, int] = {}
    for order, entry in enumerate(entries):
        if order % _STEP == 0:
            yield
        keys = tuple(_keys(entry))
        places = sorted({place_of[key] for key in keys if key in place_of})
        if places:
            place, *others = places
        else:
            place, others = len(groups), []
            groups.append([])
        groups[place].append((order, entry))
        for key in keys:
            place_of[key] = place
        for other in others:  # this print has the English name of one and the Japanese name of the other
            groups[place] += groups[other]
            for _, moved in groups[other]:
                place_of |= dict.fromkeys(_keys(moved), place)
            groups[other] = []
    cards = []
    for place, group in enumerate(groups):
        if place % _STEP == 0:
            yield
        if group:
            cards.append(Joined(tuple(entry for _, entry in sorted(group, key=_shown))))
    return tuple(cards)


def _keys(entry: LibraryEntry) -> Iterator[object]:
    facts = entry.facts
    yield facts.number
    if entry.variant_of:
        yield entry.variant_of
    yield from alike(facts, entry.languages)
    if facts.counted_name != facts.name:
        yield from alike(replace(facts, name=facts.counted_name), ("en",))


def _shown(print_: tuple[int, LibraryEntry]) -> tuple[bool, bool, bool, int]:
    order, entry = print_
    return not entry.shipped, bool(entry.variant_of), entry.facts.counted_name != entry.facts.name, order


def _known(prints: Iterable[LibraryEntry], lang: str) -> str:
    names = ((entry.facts.name if lang == "en" else entry.facts.name_ja) for entry in prints if lang in entry.languages)
    return next(names, "")
