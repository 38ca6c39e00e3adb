"""A deck being built: cards go where the rules have them, and every change can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from svedesk.decks.model import MOST_COPIES, Copies, Deck, summed
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
        """One more of a card, where it belongs; False for one that belongs into no deck. Another leader takes the place
        of the one there is, where the format has one."""
        section = self.rules.section_of(facts)
        if section is None:
            return False
        deck = self.deck
        if section == "leaders":
            most = (self.rules.most_in(section, deck.format) or 1) if deck.leaders else 1
            kept = deck.leaders if len(deck.leaders) < most else deck.leaders[: most - 1]
            self.change(replace(deck, leaders=(*kept, facts.number)))
        elif section == "main":
            self.change(replace(deck, main=_with(deck.main, facts.number, count)))
        else:
            self.change(replace(deck, evolve=_with(deck.evolve, facts.number, count)))
        return True

    def take_out(self, number: str, count: int = 1) -> None:
        """So many fewer of a card, wherever it is."""
        deck = self.deck
        if number in deck.leaders:
            at = deck.leaders.index(number)
            self.change(replace(deck, leaders=deck.leaders[:at] + deck.leaders[at + 1 :]))
        else:
            main, evolve = _with(deck.main, number, -count), _with(deck.evolve, number, -count)
            self.change(replace(deck, main=main, evolve=evolve))

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
        self.change(
            replace(
                deck,
                leaders=tuple(new if one == number else one for one in deck.leaders),
                main=_renamed(deck.main, number, new),
                evolve=_renamed(deck.evolve, number, new),
            )
        )

    def settle(self, place: int, facts: Facts | None = None, count: int = 1) -> None:
        """A line nobody knew is so many of this card, or nothing."""
        unknown = self.deck.unknown
        deck = replace(self.deck, unknown=unknown[:place] + unknown[place + 1 :])
        if facts is not None:
            beside = DeckEditing(deck, self.rules)
            beside.add(facts, count)
            deck = beside.deck
        self.change(deck)

    def put_right(self, facts: Facts) -> None:
        """Copies that lie in a section they don't belong to (as a list may have them) go where they do."""
        deck, number, section = self.deck, facts.number, self.rules.section_of(facts)
        main, evolve = dict(deck.main).get(number, 0), dict(deck.evolve).get(number, 0)
        if section == "main" and evolve:
            deck = replace(deck, main=_with(deck.main, number, evolve), evolve=_with(deck.evolve, number, -evolve))
        elif section == "evolve" and main:
            deck = replace(deck, main=_with(deck.main, number, -main), evolve=_with(deck.evolve, number, main))
        self.change(deck)

    def copies(self, number: str) -> int:
        """How many of a card are in it."""
        deck = self.deck
        return deck.leaders.count(number) + dict(deck.main).get(number, 0) + dict(deck.evolve).get(number, 0)


def _with(copies: Copies, number: str, more: int) -> Copies:
    pile = dict(copies)
    if number not in pile and more < 0:
        return copies
    pile[number] = min(MOST_COPIES, pile.get(number, 0) + more)
    return tuple((one, count) for one, count in pile.items() if count > 0)


def _renamed(copies: Copies, number: str, new: str) -> Copies:
    called = ((new if one == number else one, count) for one, count in copies)
    return tuple((one, min(MOST_COPIES, count)) for one, count in summed(called).items())


def curve(deck: Deck, library: Mapping[str, Facts]) -> tuple[int, ...]:
    """How many cards of the main deck cost 0, 1, ... 8, and 9 or more."""
    bars = [0] * 10
    for number, count in deck.main:
        facts = library.get(number)
        if facts is not None and facts.cost is not None:
            bars[min(facts.cost, 9)] += count
    return tuple(bars)


def kinds(deck: Deck, library: Mapping[str, Facts]) -> tuple[tuple[str, int], ...]:
    """How many cards of the main deck are of each card type, in the order of the rules (2.5)."""
    found = {"follower": 0, "spell": 0, "amulet": 0}
    for number, count in deck.main:
        facts = library.get(number)
        if facts is not None:
            found[facts.kind] = found.get(facts.kind, 0) + count
    return tuple(found.items())


def compared(one: Deck, other: Deck) -> tuple[tuple[str, int, int], ...]:
    """The cards that two decks hold a different number of: number, copies in the one, in the other."""
    first, second = (summed((*((n, 1) for n in deck.leaders), *deck.main, *deck.evolve)) for deck in (one, other))
    numbers = dict.fromkeys((*first, *second))
    return tuple((n, first.get(n, 0), second.get(n, 0)) for n in numbers if first.get(n, 0) != second.get(n, 0))
