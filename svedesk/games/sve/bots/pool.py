"""Which cards may be where a seat does not see them: what is left of the decks that fit what it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from svedesk.data import resources
from svedesk.engine import rng
from svedesk.engine.log import DeckList
from svedesk.games.sve.desk.decks import SVE_DECKS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.zones import LEADERS, MAIN

_FITS = 0.9
"""Where a deck has less than this part of the cards that were seen, it is another one."""


class Pool:
    """The decks people may play: those that come with the program. What nobody has seen of a deck is drawn from one of
    those that fit best, or, where none does, from one of the class that was seen."""

    def __init__(self, rules: Sve) -> None:
        self._rules = rules

    def unseen(
        self, seen: Sequence[str], section: str, count: int, state: int, deck: DeckList | None
    ) -> tuple[int, tuple[str, ...]]:
        """The next state of chance, and so many cards of a section that an owner may have besides those that were seen
        of him; fewer only where nothing is known at all."""
        if count <= 0:
            return state, ()
        if deck is None:
            fitting = self._fitting(seen)
            state, place = rng.below(state, len(fitting))
            deck = fitting[place]
        left = _left(deck[section], seen)
        state, drawn = rng.shuffled(state, tuple(range(len(left))))
        numbers = [left[place] for place in drawn[:count]]
        spare = deck[section] or deck[MAIN] or tuple(seen)
        while spare and len(numbers) < count:  # there is more than the deck explains
            state, place = rng.below(state, len(spare))
            numbers.append(spare[place])
        return state, tuple(numbers)

    def _fitting(self, seen: Iterable[str]) -> list[DeckList]:
        """The decks that have most of what was seen, else those of a class that was seen."""
        shown = Counter(seen)
        numbers = [number for number in shown if self._is_of_a_deck(number)]
        total = sum(shown[number] for number in numbers)
        if not total:
            return list(self._decks.values())
        shares = dict.fromkeys(self._decks, 0)
        for number in numbers:
            for code, copies in self._decks_with.get(number, ()):
                shares[code] += min(shown[number], copies)
        best = max(shares.values())
        if best >= _FITS * total:
            return [self._decks[code] for code, share in shares.items() if share == best]
        classes = Counter(craft for number in numbers for craft in self._rules.facts(number).classes)
        ranked = {code: max((classes[craft] for craft in crafts), default=0) for code, crafts in self._classes.items()}
        most = max(ranked.values())
        return [self._decks[code] for code, rank in ranked.items() if rank == most]

    def _is_of_a_deck(self, number: str) -> bool:
        try:
            return self._rules.facts(number).special != "token"
        except KeyError:
            return False

    @cached_property
    def _decks(self) -> Mapping[str, DeckList]:
        known = {code: deck for code, deck in SVE_DECKS.shipped(resources()).items() if self._knows(deck)}
        return known or {"": DeckList(())}

    def _knows(self, deck: DeckList) -> bool:
        try:
            for number in dict.fromkeys(deck.all):
                self._rules.facts(number)
        except KeyError:
            return False
        return True

    @cached_property
    def _decks_with(self) -> Mapping[str, list[tuple[str, int]]]:
        """The decks that have a card, each with how many copies."""
        decks: dict[str, list[tuple[str, int]]] = {}
        for code, deck in self._decks.items():
            for number, copies in Counter(deck.all).items():
                decks.setdefault(number, []).append((code, copies))
        return decks

    @cached_property
    def _classes(self) -> Mapping[str, frozenset[str]]:
        return {
            code: frozenset(craft for number in deck[LEADERS] for craft in self._rules.facts(number).classes)
            for code, deck in self._decks.items()
        }


def _left(cards: Sequence[str], seen: Iterable[str]) -> list[str]:
    """The cards but for those that were seen."""
    left = list(cards)
    for number in seen:
        if number in left:
            left.remove(number)
    return left
