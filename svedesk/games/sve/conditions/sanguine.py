"""Sanguine (13.5.2)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.actions.leader import LOST_DEFENSE
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.zones import LEADER
from svedesk.phrases.phrase import phrases


class Sanguine(Condition):
    """This is your turn, and your leader has lost defense this turn (13.5.2.2)."""

    script_words = (
        NodeWord("sanguine", "Sanguine is active for you: it is your turn and your leader has lost defense in it."),
    )

    phrases: ClassVar = phrases(
        en="if Sanguine is active for you, ",
        ja="【真紅】状態なら、",
        en_while="while Sanguine is active for you, ",
        ja_while="【真紅】状態である限り、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """That it gained as much since is no matter."""
        if game.active != seat:
            return False
        return any(leader.mark(LOST_DEFENSE) == game.turn for leader in game.table.in_zone(seat, LEADER))
