"""Overflow (13.4.1)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.phrases.phrase import phrases

LEAST_MAX_PLAY_POINTS = 7


class NoOverflow(Condition):
    """Your maximum number of play points is less than 7."""

    script_words = (NodeWord("no_overflow", "Overflow is not active for you."),)

    phrases: ClassVar = phrases(
        en="if Overflow is not active for you, ",
        ja="【覚醒】状態でないなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Where Overflow is not active."""
        return not Overflow().holds(game, seat, playing)


class Overflow(Condition):
    """Your maximum number of play points is at least 7 (13.4.1.2)."""

    script_words = (NodeWord("overflow", "Overflow is active for you: your maximum play points are at least 7."),)

    phrases: ClassVar = phrases(
        en="if Overflow is active for you, ",
        en_while="while Overflow is active for you, ",
        ja_while="【覚醒】状態である限り、",
        ja="【覚醒】状態なら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """The maximum counts, not the points left."""
        return game.table.number(seat, "max_play_points") >= LEAST_MAX_PLAY_POINTS
