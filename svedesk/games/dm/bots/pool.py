"""Which cards may be where a seat does not see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from svedesk.data import resources
from svedesk.engine import rng
from svedesk.engine.log import DeckList
from svedesk.games.dm.desk.decks import DM_DECKS
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import BEGINS_IN, DECK

_COPIES = 4
_FITS = 0.9
"""Where a deck has less than this part of the cards that were seen, it is another one."""


class DmPool:
    """What may be in decks: those that come with the program, and every card whose text is executed."""

    def __init__(self, rules: Dm) -> None:
        self.rules, self.numbers = rules, rules.playable

    @cached_property
    def decks(self) -> tuple[Counter[str], ...]:
        """The decks people are likely to play."""
        known = set(self.numbers)
        counts = (drawn_from(deck) for deck in DM_DECKS.shipped(resources()).values())
        return tuple(deck for deck in counts if deck.keys() <= known)

    def unseen(
        self, seen: Sequence[str], section: str, count: int, state: int, deck: DeckList | None
    ) -> tuple[int, tuple[str, ...]]:
        """So many numbers that may be the hidden cards: those left of the deck where it is known, else of one that
        comes with the program and fits, else of the civilizations that were seen, as decks are built."""
        known = Counter(seen)
        brought = drawn_from(deck) if deck is not None else None
        fitting = [listed for listed in self.decks if sum((known & listed).values()) >= _FITS * sum(known.values())]
        if brought is None and fitting:
            state, place = rng.below(state, len(fitting))
            brought = fitting[place]
        if brought is not None:
            left = sorted((brought - known).elements())
        else:
            meaning = self.rules.meaning
            shown = {civilization for number in known for civilization in meaning(number).civilizations}
            able = [number for number in self.numbers if not shown or meaning(number).civilizations <= shown]
            extra = [number for number in known for _ in range(max(0, _COPIES - known[number]))]
            state, mixed = rng.shuffled(state, tuple(able))
            left = sorted(extra) + list(mixed)
        state, mixed = rng.shuffled(state, tuple(left))
        dealt = mixed[:count]
        while len(dealt) < count:
            state, more = rng.shuffled(state, self.numbers)
            dealt += more[: count - len(dealt)]
        return state, dealt


def drawn_from(deck: DeckList) -> Counter[str]:
    """The cards of a deck that are shuffled."""
    return Counter(number for section in deck for number in deck[section] if BEGINS_IN.get(section) == DECK)
