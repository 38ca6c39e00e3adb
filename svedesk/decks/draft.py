"""A deck list as it was pasted: every line is kept, those nobody knows with what may be meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from svedesk.cards.library import Library
from svedesk.decks.lines import CardLine, Heading, Meaning, Nothing, Section, Title, meaning
from svedesk.decks.model import Deck
from svedesk.engine.facts import Facts

LARGEST = 64_000
"""Characters of a list that are read: more is no deck."""
MOST_LINES = 2_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A line that means a card: `line` counts from 0, `number` is the card's own ("" for one nobody knows), `near` are
    cards that may be meant then, `section` where it belongs."""

    line: int
    count: int
    said: str
    number: str
    section: Section
    near: tuple[Facts, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """What a text makes: `entries` in its order, and all its lines as they stood."""

    name: str
    entries: tuple[Entry, ...]
    lines: tuple[str, ...]

    @property
    def unknown(self) -> tuple[Entry, ...]:
        """The lines whose card nobody knows."""
        return tuple(entry for entry in self.entries if not entry.number)

    def deck(self, name: str = "", form: str = "standard") -> Deck:
        """The deck of the lines that are known; copies of one card on several lines are together."""
        leaders = tuple(entry.number for entry in self._of("leader") for _ in range(entry.count))
        return Deck(name or self.name, leaders, _piled(self._of("main")), _piled(self._of("evolve")), form)

    def text(self) -> str:
        """The text it was made from."""
        return "\n".join(self.lines)

    def meant(self, line: int, number: str) -> Draft:
        """The draft with the card of a line settled."""
        entries = (replace(e, number=number, near=()) if e.line == line else e for e in self.entries)
        return replace(self, entries=tuple(entries))

    def _of(self, section: Section) -> Iterator[Entry]:
        return (entry for entry in self.entries if entry.section == section and entry.number)


def read_list(text: str, library: Library) -> Draft:
    """The draft that a pasted text makes."""
    lines = tuple(text[:LARGEST].splitlines()[:MOST_LINES])
    return draft(lines, map(meaning, lines), library)


def draft(lines: tuple[str, ...], meanings: Iterable[Meaning], library: Library, name: str = "") -> Draft:
    """The draft of lines whose meanings are known already."""
    said: list[tuple[int, CardLine, Section | None, tuple[Facts, ...]]] = []
    section: Section | None = None
    told = False  # whether headings say what is what
    for at, what in enumerate(meanings):
        if isinstance(what, Heading):
            section, told = what.section, True
        elif isinstance(what, Title):
            name = name or what.name
        elif isinstance(what, Nothing):
            if what.blank and not told and any(cards and _home(cards[0]) == "main" for *_, cards in said):
                section = "evolve"  # a list without headings has a blank line before the evolve deck
        elif what.count:
            said.append((at, what, section, cards_meant(what, section, library)))
    set_ = _set_of_most(cards for *_, cards in said)
    entries = (_entry(at, lines[at], what, section, _of_set(cards, set_), library) for at, what, section, cards in said)
    return Draft(name, tuple(entries), lines)


def _entry(at: int, line: str, what: CardLine, section: Section | None, card: Facts | None, library: Library) -> Entry:
    if card is None:
        near = library.nearest(what.name or what.number, 3)
        return Entry(at, what.count, line.strip(), "", section or "main", near)
    return Entry(at, what.count, line.strip(), card.number, _home(card))


def _set_of_most(meant: Iterable[tuple[Facts, ...]]) -> str:
    """The set that most lines with no doubt about the set are of."""
    sets = Counter(_set(cards[0]) for cards in meant if len({_set(card) for card in cards}) == 1)
    return sets.most_common(1)[0][0] if sets else ""


def _of_set(cards: tuple[Facts, ...], set_: str) -> Facts | None:
    """Of reprints the one of the set that most of the deck is of, else the first."""
    return next((card for card in cards if _set(card) == set_), cards[0] if cards else None)


def _set(card: Facts) -> str:
    return card.number.rpartition("-")[0]


def _home(card: Facts) -> Section:
    """A card belongs where the rules have it (6.1.1): what a heading says of it can only be a mistake."""
    if card.kind == "leader":
        return "leader"
    return "evolve" if card.special else "main"


def cards_meant(what: CardLine, section: Section | None, library: Library) -> tuple[Facts, ...]:
    """The cards a line may mean, prints of one card. A number says it all; of cards with one name it is those that
    belong to the section, or are evolved where the line says so, and are of the set that is named."""
    for number in _numbers(what):
        if number in library:
            return (library[number],)
    found = [card for card in library.find(what.name) if card.special != "token"] if what.name else []
    wants_evolve = what.evolved or section == "evolve"
    fitting = [card for card in found if (_home(card) == "evolve") == wants_evolve] or found
    of_set = [card for card in fitting if what.set and _set(card) == what.set]
    return tuple(of_set or fitting)


def _numbers(what: CardLine) -> Iterator[str]:
    """The collector numbers a line may mean: as it stands, without the language that some lists put behind, and made of
    set and place."""
    if what.number:
        yield what.number
        yield what.number.removesuffix("EN").removesuffix("JP")
    if what.set and what.place:
        digits = what.place.upper()
        yield f"{what.set}-{digits}"
        yield f"{what.set}-{digits.rjust(3, '0')}"


def _piled(entries: Iterable[Entry]) -> tuple[tuple[str, int], ...]:
    pile: dict[str, int] = {}
    for entry in entries:
        pile[entry.number] = pile.get(entry.number, 0) + entry.count
    return tuple(pile.items())
