"""What was discarded for the cost of a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.cost import Discard, DiscardThis
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere, elsewhere
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import phrases

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context


class Discarded(Condition):
    """A card that is as `group` says (whose side and which zone it means is left aside) was discarded for the cost."""

    script_words = (NodeWord("paid_with(group)", "A card that is so was discarded for the cost."),)

    surrounds = "cards anywhere"
    unforeseen = True

    phrases: ClassVar = phrases(
        en="if you discarded <group:own>, ",
        ja="<group:in_hand>を捨てたなら、",
    )

    group: Group

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", elsewhere(self.group, "your", "field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not any(isinstance(node, Discard | DiscardThis) for node in walk(scope.ability)):
            yield Message("mistake-nothing-discarded")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """Judged where it lies since; of several cards one is enough."""
        group = anywhere(self.group)
        cards = (game.card(card_id) for card_id in context.discarded)
        return any(card is not None and is_meant(game, card, group, context.seat, context.this) for card in cards)
