"""A deck list as it was pasted: every line is kept, those nobody knows with what may be meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from svedesk.cards.library import Library, folded
from svedesk.decks.line_patterns import with_counts
from svedesk.decks.list_lines import (
    Built,
    CardLine,
    Heading,
    Meaning,
    Nothing,
    Title,
    Total,
    copies,
    in_english,
    is_about_cards,
    meaning,
    section_about,
)
from svedesk.decks.list_text import lines_of
from svedesk.decks.list_totals import CountedLine, ListTotal, WrongTotal, totals_of, wrong_totals
from svedesk.decks.matching import cards_at_odds, cards_near, cards_numbered, home_of, is_named, reading_of, set_of
from svedesk.decks.model import (
    LONGEST_NOTE,
    MAYBE,
    MOST_COPIES,
    MOST_UNKNOWN,
    SIDE,
    Copies,
    Deck,
    Lines,
    beside_main,
    in_sections,
    is_format,
    summed,
)
from svedesk.documents.damaged import readable
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks
from svedesk.nearest import likeness

LARGEST = 64_000
"""Characters of a list that are read: more is no deck."""
MOST_LINES = 2_000
_CLOSE = 85.0
"""From which on a line above a list is a mistyped card and not what the deck is called."""
_NEAREST = 60
"""Lines nobody knows for which cards are looked for that may be meant: whoever pastes a novel is not made to wait."""


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A line that means a card: `line` counts from 0, `number` is the card's own ("" for one nobody knows), `near` are
    cards that may be meant then, `section` where it belongs; `at_odds` where the number in the line is one card and the
    name another, which are both in `near` then; `heads` where it may be a heading above the cards that follow."""

    line: int
    count: int
    text: str
    number: str
    section: str
    near: tuple[Facts, ...] = ()
    at_odds: bool = False
    heads: bool = False


@dataclass(frozen=True, slots=True)
class DeckDraft:
    """What a text makes: `entries` in its order, and all its lines, a card on each; with the format and the note, where
    it has them. `english` where its numbers are taken as those of the English edition; `totals` are what the list says
    of how many cards it has. `other_numbering` is the same with the numbers of the other edition, where they are other
    cards there and nothing in the list tells which edition is meant."""

    name: str
    entries: tuple[DeckEntry, ...]
    lines: tuple[str, ...]
    rules: GameDecks
    form: str = ""
    note: str = ""
    english: bool = False
    totals: tuple[ListTotal, ...] = ()
    other_numbering: DeckDraft | None = None

    def numbered(self, *, english: bool) -> DeckDraft:
        """The draft by the numbers of an edition, from which the other one is had back; itself where that is known."""
        if self.other_numbering is None or self.english == english:
            return self
        return replace(self.other_numbering, other_numbering=replace(self, other_numbering=None))

    @property
    def wrong_totals(self) -> tuple[WrongTotal, ...]:
        """The totals that the known lines do not come to."""
        known = [CountedLine(entry.line, entry.section, entry.count) for entry in self.entries if entry.number]
        return tuple(wrong_totals(self.totals, known, self.rules))

    @property
    def unknown(self) -> tuple[DeckEntry, ...]:
        """The lines whose card nobody knows."""
        return tuple(entry for entry in self.entries if not entry.number)

    def deck(self, name: str = "", form: str = "") -> Deck:
        """The deck of the lines that are known, copies of one card on several lines together; those that are not known
        are kept beside it."""
        sections = in_sections(self.rules, {section: self._pile(section) for section in self.rules.sections})
        form = form or self.form or self.rules.formats[0]
        return Deck(sections, name or self.name, form, self.note, self._left(), self._pile(MAYBE))

    def with_card(self, line: int, card: Facts) -> DeckDraft:
        """The draft with the card of a line settled."""

        def settled(entry: DeckEntry) -> DeckEntry:
            section = _place(card, entry.section, self.rules)
            return replace(entry, number=card.number, section=section, near=(), at_odds=False)

        return replace(self, entries=tuple(settled(e) if e.line == line else e for e in self.entries))

    def without(self, line: int) -> DeckDraft:
        """The draft that takes nothing from a line."""
        return replace(self, entries=tuple(entry for entry in self.entries if entry.line != line))

    def _pile(self, section: str) -> Copies:
        known = (entry for entry in self.entries if entry.section == section and entry.number)
        return tuple(summed((entry.number, entry.count) for entry in known).items())

    def _left(self) -> Lines:
        beside = beside_main(self.rules)
        left = ((beside if e.section == SIDE else e.section, e.text) for e in self.unknown[:MOST_UNKNOWN] if e.text)
        return tuple(left)


def read_list(text: str, library: Library, rules: GameDecks) -> DeckDraft:
    """The draft that a pasted text makes."""
    lines = lines_of(text[:LARGEST], rules)[:MOST_LINES]
    rows = with_counts(lines, [meaning(line, rules) for line in lines], library, rules)
    return draft_in_edition(lines, rows, library, rules)


class CountedCard(NamedTuple):
    """So many of a card as a file tells it: by number, name or both, "Name (NUMBER)". `doubt` is what the file says of
    the copies where that may mean something else: such a line is left for a person to settle."""

    section: str
    what: str
    copies: int
    doubt: str = ""


def draft_of_cards(
    cards: Iterable[CountedCard],
    library: Library,
    rules: GameDecks,
    name: str = "",
    form: str = "",
    note: str = "",
    unknown: Lines = (),
    *,
    ours: bool = False,
) -> DeckDraft:
    """The draft of cards told one by one, those of one name and section together; `unknown` are lines besides. The
    edition of numbers in files of `ours` is known."""
    counts: dict[tuple[str, str, str], int] = {}
    for section, what, count, doubt in cards:
        what, doubt = " ".join(what.split())[:200], " ".join(doubt.split())[:40]
        if what:
            counts[section, what, doubt] = counts.get((section, what, doubt), 0) + count
    rows: list[tuple[str, Meaning]] = []
    now = ""
    for (section, what, doubt), count in counts.items():
        if section != now:
            rows.append((section, Heading(section)))
            now = section
        if doubt:
            rows.append((f"{count} {what} ({doubt})", CardLine(min(count, MOST_COPIES), f"{what} ({doubt})")))
        elif count:
            rows.append((f"{count} {what}", copies(min(count, MOST_COPIES), what, section)))
    for where, line in unknown:
        meant_line = meaning(line, rules)
        rows.append((line, meant_line._replace(section=where) if isinstance(meant_line, CardLine) else meant_line))
    read = draft if ours else draft_in_edition
    deck = read(tuple(line for line, _ in rows), (what for _, what in rows), library, rules, name)
    return replace(deck, form=form if is_format(form) else "", note=_plain(note))


def _plain(note: str) -> str:
    return "\n".join(readable(line, LONGEST_NOTE) for line in note[:LONGEST_NOTE].splitlines())


def whole(value: object, most: int = MOST_COPIES) -> int:
    """A number of copies; 0 for what is none."""
    text = str(value).strip()
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def draft_in_edition(
    lines: tuple[str, ...], meanings: Iterable[Meaning], library: Library, rules: GameDecks, name: str = ""
) -> DeckDraft:
    """The same of a list that does not say which edition its numbers are of: the one in which more of them agree with
    the names beside them, and with both where names don't tell."""
    rows = tuple(meanings)
    deck = draft(lines, rows, library, rules, name)
    english = tuple(in_english(row) if isinstance(row, CardLine) else row for row in rows)
    if not any(_differ(*both, library) for both in zip(rows, english, strict=True)):
        return deck
    more = _agreeing(english, library) - _agreeing(rows, library)
    if more < 0 or (more > 0 and not any(entry.at_odds for entry in deck.entries)):
        return deck
    other = replace(draft(lines, english, library, rules, name), english=True)
    return other if more else replace(deck, other_numbering=other)


def _differ(row: Meaning, english: Meaning, library: Library) -> bool:
    """Whether a number without its edition is one card, and another one in the English edition."""
    if not isinstance(row, CardLine) or not isinstance(english, CardLine):
        return False
    both = [[cards_numbered(each, library)[:1] for each in (line, *line.others)] for line in (row, english)]
    return any(here and there and here != there for here, there in zip(*both, strict=True))


def _agreeing(rows: Iterable[Meaning], library: Library) -> int:
    """How many lines have a number and the name of its card."""
    lines = ((row, *row.others) for row in rows if isinstance(row, CardLine))
    return sum(any(is_named(card, what) for what in line for card in cards_numbered(what, library)) for line in lines)


def draft(
    lines: tuple[str, ...], meanings: Iterable[Meaning], library: Library, rules: GameDecks, name: str = ""
) -> DeckDraft:
    """The draft of lines whose meanings are known already. A format counts that the game has."""
    main, beside = rules.main_section, beside_main(rules)
    rows = tuple(meanings)
    read: list[tuple[int, CardLine, str | None, tuple[Facts, ...]]] = []
    section: str | None = None
    form = ""
    headed = False  # whether headings say what is what
    own = any(isinstance(row, Heading) and row.section == beside for row in rows)  # a sideboard is only considered then
    for at, what in enumerate(rows):
        if isinstance(what, Heading):
            if what.section:
                section, headed = (MAYBE if own and what.section == SIDE else what.section), True
        elif isinstance(what, Title):
            name = name or what.name
        elif isinstance(what, Built):
            form = what.form if what.form in rules.formats else form
        elif isinstance(what, Total):
            pass
        elif isinstance(what, Nothing):
            if what.blank and not headed and any(cards and home_of(cards[0], rules) == main for *_, cards in read):
                section = beside  # a list without headings has a blank line before what is not of the main deck
        elif what.count:
            reading, cards = reading_of(what, section, library, rules)
            about = section_about(lines[at], rules) if read and not cards else None
            section = (MAYBE if own and about == SIDE else about) or section
            if about in (SIDE, MAYBE):
                headed = True
                continue
            where = reading.section or section
            read.append((at, reading, MAYBE if own and where == SIDE else where, cards))
    set_ = _set_of_most(cards for *_, cards in read)
    entries: list[DeckEntry] = []
    strange = 0
    for at, what, section, cards in read:
        card = _ofset_of(cards, set_)
        odd = cards_at_odds(what, section, library, rules)
        strange += not (card or odd)
        near = odd if card or odd or strange > _NEAREST else cards_near(what, section, library, rules)
        where = section or (beside if what.evolved else main)
        if card is not None:
            where = _place(card, where, rules)
        number = card.number if card else ""
        ends_in_colon = lines[at].rstrip().endswith((":", "："))
        if not (card or near) and ends_in_colon and not any(entry.number for entry in entries):
            continue  # "Here is my deck:"
        may_head = not (card or near) and (ends_in_colon or is_about_cards(lines[at]))
        heads = may_head and isinstance(next(iter(rows[at + 1 :]), None), CardLine)
        entries.append(DeckEntry(at, what.count, _shown(lines[at]), number, where, near, bool(odd), heads))
    if not headed:
        entries = _with_second_ones(entries, library, rules)
    if not name and entries and _is_title(entries[0], rows):
        name = entries.pop(0).text
    name = readable(" ".join(name.split()), 100).strip()
    return DeckDraft(name, tuple(entries), lines, rules, form, totals=tuple(totals_of(rows)))


def _with_second_ones(entries: list[DeckEntry], library: Library, rules: GameDecks) -> list[DeckEntry]:
    """The entries of a list without headings: where its last cards have all been there before, or are not drawn, they
    are those that go by the same names and are not drawn."""
    main, beside = rules.main_section, beside_main(rules)
    names = [library[entry.number].name if entry.number else "" for entry in entries]
    first = next(
        (at for at, name in enumerate(names) if at and name and name != names[at - 1] and name in names[:at]), None
    )
    if first is None or any(entry.section == beside for entry in entries[:first]):
        return entries
    fitting = [
        next((card for card in library.named(name) if home_of(card, rules) == beside), None) for name in names[first:]
    ]
    if not all(fitting) or beside == main:
        return entries
    evolved = [
        replace(entry, number=card.number, section=beside) if card and entry.section == main else entry
        for entry, card in zip(entries[first:], fitting, strict=True)
    ]
    return [*entries[:first], *evolved]


def _is_title(entry: DeckEntry, rows: Sequence[Meaning]) -> bool:
    """Whether a line that is like no card is what the deck is called: above the first heading or a blank line, with
    nothing but remarks before it."""
    before, after, line = rows[: entry.line], rows[entry.line + 1 :], rows[entry.line]
    if entry.number or not isinstance(line, CardLine) or not all(isinstance(row, Nothing) for row in before):
        return False
    if line.number or line.name != entry.text or len(after) <= 2 or not isinstance(after[0], Heading | Nothing):
        return False
    close = (likeness(folded(line.name), folded(name)) for card in entry.near for name in card.names)
    headed = any(isinstance(row, Heading) and row.section for row in after)
    return not entry.near or (headed and max(close) < _CLOSE)


def _place(card: Facts, section: str, rules: GameDecks) -> str:
    """Where a card goes that stands in a section: what a sideboard has of the main deck is only considered."""
    home = home_of(card, rules)
    return MAYBE if section == MAYBE or (section == SIDE and home == rules.main_section) else home


def _shown(line: str) -> str:
    """A line as it is shown and kept."""
    return readable(" ".join(line.split()), 200).strip()


def _set_of_most(choices: Iterable[tuple[Facts, ...]]) -> str:
    """The set that most lines with no doubt about the set are of."""
    sets = Counter(set_of(cards[0]) for cards in choices if len({set_of(card) for card in cards}) == 1)
    return sets.most_common(1)[0][0] if sets else ""


def _ofset_of(cards: tuple[Facts, ...], set_: str) -> Facts | None:
    """Of reprints the one of the set that most of the deck is of, else the first."""
    return next((card for card in cards if set_of(card) == set_), cards[0] if cards else None)
