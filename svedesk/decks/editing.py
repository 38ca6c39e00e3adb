"""A deck being built: cards go where the rules have them, and every change can be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from svedesk.decks.model import MAYBE, MOST_COPIES, Copies, Deck, holds_one, one_by_one, summed
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks

STEPS = 500
"""How many changes can be taken back."""


class DeckEditing:
    """One deck and how it came to be. `deck` is what it is now."""

    def __init__(self, deck: Deck, rules: GameDecks) -> None:
        self.rules = rules
        self._decks = [deck]
        self._at = 0

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self._decks[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change that was taken back can be made again."""
        return self._at < len(self._decks) - 1

    def undo(self) -> None:
        """Take back the last change, if there is one."""
        self._at = max(0, self._at - 1)

    def redo(self) -> None:
        """Make the last change that was taken back again, if there is one."""
        self._at = min(len(self._decks) - 1, self._at + 1)

    def change(self, deck: Deck) -> None:
        """The deck is this now."""
        if deck == self.deck:
            return
        del self._decks[self._at + 1 :]
        self._decks.append(deck)
        del self._decks[:-STEPS]
        self._at = len(self._decks) - 1

    def add(self, facts: Facts, count: int = 1) -> bool:
        """More of a card, where it belongs; False for one that belongs into no deck. In a section for one card it takes
        the place of the last there is, as far as the format has no room for more."""
        section = self.rules.section_of(facts)
        if section is None:
            return False
        deck = self.deck
        copies = deck[section]
        if holds_one(self.rules, section):
            count, room = 1, self.rules.most_in(section, deck.format) or 1
            copies = tuple(Counter(one_by_one(copies)[: room - 1]).items())
        self.change(deck.having(**{section: _with(copies, facts.number, count)}))
        return True

    def take_out(self, number: str, count: int = 1) -> None:
        """So many fewer of a card, wherever it is."""
        deck = self.deck
        self.change(deck.having(**{section: _with(deck[section], number, -count) for section in deck}))

    def set_copies(self, facts: Facts, count: int) -> bool:
        """So many copies of a card, where it belongs; False for one that belongs into no deck."""
        if self.rules.section_of(facts) is None:
            return False
        here = self.copies(facts.number)
        if count > here:
            self.add(facts, count - here)
        elif count < here:
            self.take_out(facts.number, here - count)
        return True

    def change_print(self, number: str, other: Facts) -> None:
        """Another print of a card for all its copies, in its place."""
        deck, new = self.deck, other.number
        self.change(deck.having(**{section: _renamed(deck[section], number, new) for section in deck}))

    def consider(self, number: str, count: int = 1) -> None:
        """So many more of a card, or fewer, among those that are only considered."""
        self.change(replace(self.deck, maybe=_with(self.deck.maybe, number, count)))

    def set_aside(self, number: str) -> None:
        """A copy out of the deck, if it has any, is only considered."""
        deck = self.deck
        left = deck.having(**{section: _with(deck[section], number, -1) for section in deck})
        self.change(replace(left, maybe=_with(deck.maybe, number, 1)))

    def take_in(self, facts: Facts) -> None:
        """A copy that is considered goes into the deck."""
        beside = DeckEditing(self.deck, self.rules)
        if facts.number in dict(self.deck.maybe) and beside.add(facts):
            self.change(replace(beside.deck, maybe=_with(self.deck.maybe, facts.number, -1)))

    def settle(self, place: int, facts: Facts | None = None, count: int = 1) -> None:
        """A line nobody knew is so many of this card, or nothing."""
        unknown = self.deck.unknown
        deck = replace(self.deck, unknown=unknown[:place] + unknown[place + 1 :])
        if facts is not None and unknown[place][0] == MAYBE:
            deck = replace(deck, maybe=_with(deck.maybe, facts.number, count))
        elif facts is not None:
            beside = DeckEditing(deck, self.rules)
            beside.add(facts, count)
            deck = beside.deck
        self.change(deck)

    def put_right(self, facts: Facts) -> None:
        """Copies that lie in a section they don't belong to (as a list may have them) go where they do."""
        deck, number, home = self.deck, facts.number, self.rules.section_of(facts)
        if home is None:
            return
        for section in deck:
            count = dict(deck[section]).get(number, 0)
            if section != home and count:
                moved = {section: _with(deck[section], number, -count), home: _with(deck[home], number, count)}
                deck = deck.having(**moved)
        self.change(deck)

    def copies(self, number: str) -> int:
        """How many of a card are in it."""
        return sum(count for copy, count in self.deck.all if copy == number)


def _with(copies: Copies, number: str, more: int) -> Copies:
    pile = dict(copies)
    if number not in pile and more < 0:
        return copies
    pile[number] = min(MOST_COPIES, pile.get(number, 0) + more)
    return tuple((card, count) for card, count in pile.items() if count > 0)


def _renamed(copies: Copies, number: str, new: str) -> Copies:
    called = ((new if copy == number else copy, count) for copy, count in copies)
    return tuple((copy, min(MOST_COPIES, count)) for copy, count in summed(called).items())


def curve(copies: Copies, library: Mapping[str, Facts]) -> tuple[int, ...]:
    """How many of these cards cost 0, 1, ... 8, and 9 or more."""
    bars = [0] * 10
    for number, count in copies:
        facts = library.get(number)
        if facts is not None and facts.cost is not None:
            bars[min(facts.cost, 9)] += count
    return tuple(bars)


def kinds(copies: Copies, library: Mapping[str, Facts], decks: GameDecks) -> tuple[tuple[str, int], ...]:
    """How many of these cards are of each card type, those of the main section first."""
    counts = dict.fromkeys(decks.main_kinds, 0)
    for number, count in copies:
        facts = library.get(number)
        if facts is not None:
            counts[facts.kind] = counts.get(facts.kind, 0) + count
    return tuple(counts.items())


def compared(deck: Deck, other: Deck) -> tuple[tuple[str, int, int], ...]:
    """The cards that two decks hold a different number of: number, copies in the one, in the other."""
    first, second = summed(deck.all), summed(other.all)
    numbers = dict.fromkeys((*first, *second))
    return tuple((n, first.get(n, 0), second.get(n, 0)) for n in numbers if first.get(n, 0) != second.get(n, 0))
