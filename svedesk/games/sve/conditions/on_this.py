"""Conditions on the card with the text itself: its counters."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.verbs.counters import Counter


@dataclass(frozen=True, slots=True)
class CountersOnThis(Condition):
    """There are exactly so many counters of a kind on it."""

    count: int
    counter: Counter

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies there now; one that left has none."""
        card = game.card(this)
        return card is not None and card.counter(self.counter.en) == self.count

    def en(self, guarded: str) -> str:
        """If there are exactly 2 curse counters on this card, draw a card."""
        counters = f"is exactly 1 {self.counter.en} counter"
        if self.count != 1:
            counters = f"are exactly {self.count} {self.counter.en} counters"
        return f"if there {counters} on this card, {guarded}"

    def ja(self, guarded: str) -> str:
        """これの呪いカウンターが2個なら、1枚引く."""
        return f"これの{self.counter.ja}カウンターが{self.count}個なら、{guarded}"
