"""Overflow (13.4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState

LEAST_MAX_PLAY_POINTS = 7


@dataclass(frozen=True, slots=True)
class NoOverflow(Condition):
    """Your maximum number of play points is less than 7."""

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Where Overflow is not active."""
        return not Overflow().holds(game, seat, playing)

    def en(self, guarded: str) -> str:
        """If Overflow is not active for you, draw a card."""
        return f"if Overflow is not active for you, {guarded}"

    def ja(self, guarded: str) -> str:
        """【覚醒】状態でないなら、1枚引く."""
        return f"【覚醒】状態でないなら、{guarded}"


@dataclass(frozen=True, slots=True)
class Overflow(Condition):
    """Your maximum number of play points is at least 7 (13.4.1.2)."""

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """The maximum counts, not the points left."""
        return game.table.number(seat, "max_play_points") >= LEAST_MAX_PLAY_POINTS

    def en(self, guarded: str) -> str:
        """If Overflow is active for you, draw a card."""
        return f"if Overflow is active for you, {guarded}"

    def ja(self, guarded: str) -> str:
        """【覚醒】状態なら、1枚引く."""
        return f"【覚醒】状態なら、{guarded}"
