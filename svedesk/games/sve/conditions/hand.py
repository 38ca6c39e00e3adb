"""How many cards are in your hand."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import HAND


@dataclass(frozen=True, slots=True)
class EmptyHand(Condition):
    """There are no cards in your hand."""

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """A card being played lies in the resolution zone, no longer in the hand."""
        return not game.table.zone(seat, HAND)

    def en(self, guarded: str) -> str:
        """If there are no cards in your hand, draw a card."""
        return f"if there are no cards in your hand, {guarded}"

    def ja(self, guarded: str) -> str:
        """自分の手札がないなら、1枚引く."""
        return f"自分の手札がないなら、{guarded}"
