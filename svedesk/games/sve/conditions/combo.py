"""Combo (13.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.actions.turn_counts import PLAYED
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.phrases.phrase import phrases


class Combo(Condition):
    """At least so many cards played this turn, the one with the text included (13.2.1.2)."""

    script_words = (NodeWord("combo(cards)", "Combo (X): so many cards played this turn."),)

    cards: int

    phrases: ClassVar = phrases(
        en="Combo (<cards#>): ^",
        ja="【コンボ_<cards#>】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.cards, "mistake-combo", 2)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Cards and tokens from any zone count (13.2.1.3)."""
        return game.table.number(seat, PLAYED) + playing >= self.cards
