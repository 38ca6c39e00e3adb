"""Whether a Union Burst ability was activated this turn (JA 14.5.1.3)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.actions.turn_counts import BURSTS
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.phrases.phrase import phrases


class BurstThisTurn(Condition):
    """Your Union Burst ability was activated this turn."""

    script_word = "burst_this_turn"

    phrases: ClassVar = phrases(
        en="if your Union Burst ability was activated this turn, ",
        ja="このターン、自分の【ユニオンバースト】能力が発動していたなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """One that is being resolved was not yet."""
        return game.table.number(seat, BURSTS) > 0
