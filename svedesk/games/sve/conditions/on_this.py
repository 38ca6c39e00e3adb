"""Conditions on the card with the text itself: its counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.verbs.counters import Counter


@dataclass(frozen=True, slots=True)
class CountersOnThis(Condition):
    """There are exactly so many counters of a kind on it."""

    count: int
    counter: Counter

    phrases: ClassVar = phrases(
        en="if there <count|1=is exactly 1 <counter> counter|*=are exactly <count#> <counter> counters> on this card, ",
        ja="これの<counter>カウンターが<count#>個なら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies there now; one that left has none."""
        card = game.card(this)
        return card is not None and card.counter(self.counter.en) == self.count
