"""Whether the card named before is of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.groups import is_meant

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context


@dataclass(frozen=True, slots=True)
class ItIs(Condition):
    """The card a text calls "it" is one of a group, whosever it is."""

    surrounds = "cards anywhere"
    unforeseen = True

    phrases: ClassVar = phrases(
        en="if it's <group:searched>, ", ja=("それが<group:limit>なら、", "それが<group:said_of_it>なら、")
    )

    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.named.it:
            yield Message("mistake-it")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Judged by what it is now; one that left the field (10.11.1) by what it was there."""
        group = replace(self.group, side="any")
        for card_id in context.it:
            when = game if card_id in game.table.cards else game.left.get(card_id)
            if when is not None and is_meant(when, when.table.cards[card_id], group, context.seat, context.this):
                return True
        return False
