"""A hand dealt to try a deck: as at the start of a game, and turn by turn as if nothing were played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


class SampleHand:
    """An opening hand of a shuffled deck, in the order it was drawn; `turn` is 0 before the first turn."""

    def __init__(self, deck: Sequence[str], hand: int, chance: Random, *, goes_first: bool) -> None:
        self.goes_first, self._hand = goes_first, hand
        self._deck = list(deck)
        chance.shuffle(self._deck)
        self.turn = 0
        self.redrawn = False
        self.cards: tuple[str, ...] = ()
        self._draw(self._hand)

    @property
    def may_redraw(self) -> bool:
        """Once, before the first turn."""
        return not self.redrawn and self.turn == 0

    def redraw(self) -> None:
        """All cards to the bottom of the deck, and as many others. Does nothing where it is not possible."""
        if self.may_redraw:
            self._deck.extend(self.cards)
            self.cards = ()
            self.redrawn = True
            self._draw(self._hand)

    def next_turn(self) -> None:
        """The draw of the next turn; who goes first draws nothing in the first."""
        self.turn += 1
        if self.turn > 1 or not self.goes_first:
            self._draw(1)

    def _draw(self, count: int) -> None:
        self.cards += tuple(self._deck[:count])
        del self._deck[:count]
