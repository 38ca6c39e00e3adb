"""Restriction lists: cards of which a deck may hold fewer copies than usual, or none, by the date of each list.

A list is a JSON file (resources/README.md); those of the program lie in `resources/restrictions`, those that were
imported among the user's data. They limit the main deck only: evolved cards have their own limit by the rules. A saved
game is not checked again, so a new list leaves it as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from platformdirs import user_data_path

from svedesk.cards.library import folded
from svedesk.data import resources
from svedesk.decks.model import MOST_COPIES
from svedesk.documents.damaged import DamagedFile, OfAnotherGame
from svedesk.documents.folders import make_folder
from svedesk.documents.kinds import RESTRICTIONS
from svedesk.documents.reading import beginning
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message, named

if TYPE_CHECKING:
    from svedesk.decks.restriction_file import RestrictionFile

NEWEST, NONE = "newest", "none"
"""What may be chosen besides the date of a list."""


@dataclass(frozen=True)
class CardLimit:
    """What a list says of a card, or of several of which a deck may hold only one: the names of each, in any language.
    `most`: copies a deck may hold, 0 is a ban. `since`: when it came into force, where that is known."""

    built_for: str
    """The format of play."""
    cards: tuple[tuple[str, ...], ...]
    most: int = MOST_COPIES
    since: str | None = None


@dataclass(frozen=True)
class RestrictionList:
    """The restrictions in force from a date on."""

    date: str
    rows: tuple[CardLimit, ...]

    def notes(self, card: Facts, form: str) -> tuple[Message, ...]:
        """What is said of a card of the main deck in a format. Keys: restriction-banned, restriction-limited, both with
        -since where that is known, and restriction-one-of."""
        names = _names(card)
        rows = (row for row in self.rows if row.built_for == form and _place(row, names) is not None)
        return tuple(_note(row, self.date) for row in rows)

    def problems(self, deck: DeckList, form: str, section: str, facts: Mapping[str, Facts]) -> Iterator[Message]:
        """What a section of a deck breaks of the list. Keys and arguments: deck-banned (card, date of the list) ·
        deck-limited (card, copies, most, date) · deck-one-of (card, another card, date)."""
        cards = [facts[number] for number in deck[section] if number in facts]
        names = {card.number: _names(card) for card in cards}
        for row in self.rows:
            if row.built_for != form:
                continue
            copies: dict[int, list[str]] = {}
            for card in cards:
                place = _place(row, names[card.number])
                if place is not None:
                    copies.setdefault(place, []).append(card.number)
            for numbers in copies.values():
                if row.most == 0:
                    yield Message("deck-banned", (named(numbers[0]), self.date))
                elif len(numbers) > row.most:
                    yield Message("deck-limited", (named(numbers[0]), len(numbers), row.most, self.date))
            if len(copies) > 1:
                first, second, *_ = copies.values()
                yield Message("deck-one-of", (named(first[0]), named(second[0]), self.date))


class AddedList(NamedTuple):
    """A list that was brought in. `newest` is the date of the newest one, `replaces` whether it took the place of
    another of its date that says otherwise, `unknown` what it names that is no known card."""

    restrictions: RestrictionList
    newest: str
    replaces: bool
    unknown: tuple[str, ...]

    @property
    def messages(self) -> Iterator[Message]:
        """What its reader is told. Keys: restrictions-added (date, entries), restrictions-old (date of the newest),
        restrictions-replace (date), restrictions-unknown (how many, some of them)."""
        date = self.restrictions.date
        yield Message("restrictions-added", (date, len(self.restrictions.rows)))
        if self.newest != date:
            yield Message("restrictions-old", (self.newest,))
        if self.replaces:
            yield Message("restrictions-replace", (date,))
        if self.unknown:
            yield Message("restrictions-unknown", (len(self.unknown), ", ".join(self.unknown[:3])))


def _note(row: CardLimit, date: str) -> Message:
    if len(row.cards) > 1:
        return Message("restriction-one-of", (" / ".join(card[0] for card in row.cards), row.since or date))
    if row.most == 0:
        return (
            Message("restriction-banned-since", (row.since,)) if row.since else Message("restriction-banned", (date,))
        )
    if row.since:
        return Message("restriction-limited-since", (row.most, row.since))
    return Message("restriction-limited", (row.most, date))


def _names(card: Facts) -> frozenset[str]:
    """The names a card counts by: a collaboration print has only that of the card it stands for."""
    names = card.names[:2] if card.counted_name == card.name else (card.counted_name,)
    return frozenset(folded(name) for name in names if name)


def _place(row: CardLimit, names: frozenset[str]) -> int | None:
    """Which of the cards of a restriction has one of these names."""
    return next((at for at, card in enumerate(row.cards) if not names.isdisjoint(map(folded, card))), None)


def _checked(path: Path, game: Game) -> RestrictionFile:
    from svedesk.decks.restriction_file import (
        read_restrictions,  # pydantic: a start without imported lists does without
    )

    return read_restrictions(path, game)


def _shipped(game: Game) -> Iterator[RestrictionList]:
    """The lists that come with the program, as they are: their form is for tests to check."""
    for path in sorted((resources() / "restrictions").glob(f"{game.name}-*.json")):
        document: Any = json.loads(path.read_text(encoding="utf-8"))
        rows = ({**row, "cards": tuple(map(tuple, row["cards"]))} for row in document["rows"])
        yield RestrictionList(document["date"], tuple(CardLimit(**row) for row in rows))


def is_restriction_list(path: Path) -> bool:
    """Whether a file says that it is one."""
    start = beginning(path)
    return start is not None and f'"{RESTRICTIONS.format}"'.encode() in start


class RestrictionLists:
    """The lists of a game: those that come with the program, and those that were imported, which replace one of the
    same date. What is wrong with files that can't be read is in `damaged`."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self._game = game
        self._folder = folder or user_data_path("svedesk", appauthor=False) / "restrictions"
        self.damaged: list[DamagedFile] = []
        self._lists = {restrictions.date: restrictions for restrictions in _shipped(game)}
        for path in sorted(self._folder.glob(f"{game.name}-*.json")):
            try:
                restrictions = _checked(path, game).restrictions
            except OfAnotherGame:
                continue
            except DamagedFile as damaged:
                self.damaged.append(damaged)
            else:
                self._lists[restrictions.date] = restrictions

    @property
    def dates(self) -> tuple[str, ...]:
        """The dates of all lists, the newest first."""
        return tuple(sorted(self._lists, reverse=True))

    def chosen(self, choice: str) -> RestrictionList | None:
        """The list with a date, the newest one where there is none with it; None where no list is wanted."""
        if choice == NONE or not self._lists:
            return None
        return self._lists.get(choice) or self._lists[self.dates[0]]

    def add(self, path: Path, cards: Iterable[Facts] = ()) -> AddedList:
        """Keep the list in a file, in place of one of its date. `cards` are those that it may name. Raises
        `DamagedFile`, and then nothing has changed."""
        from svedesk.decks.restriction_file import write_restrictions

        form = _checked(path, self._game)
        before, known = self._lists.get(form.date), frozenset(name for card in cards for name in _names(card))
        make_folder(self._folder)
        write_restrictions(self._folder / f"{self._game.name}-{form.date}.json", form, self._game)
        self._lists[form.date] = form.restrictions
        named_cards = [card for row in form.restrictions.rows for card in row.cards]
        return AddedList(
            form.restrictions,
            self.dates[0],
            before is not None and set(before.rows) != set(form.restrictions.rows),
            tuple(card[0] for card in named_cards if known and known.isdisjoint(map(folded, card))),
        )


def deck_problems(
    game: Game, deck: DeckList, form: str, facts: Mapping[str, Facts], restrictions: RestrictionList | None
) -> tuple[Message, ...]:
    """Everything a deck breaks of a format's rules and of a restriction list; empty when it may be played."""
    problems = game.decks.problems(deck, form, facts)
    if restrictions is None:
        return problems
    return (*problems, *restrictions.problems(deck, form, game.decks.main_section, facts))
