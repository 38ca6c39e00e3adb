"""Whether what a card may cost in addition was paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.phrases.phrase import phrases

if TYPE_CHECKING:
    from svedesk.games.sve.abilities.base import Context


class PaidMore(Condition):
    """This spell was played for so much more, or with 0 the additional cost that may be paid was."""

    script_words = (
        NodeWord("paid_more(more=0)", "This spell was played for so much more, or (0) its additional cost was paid."),
    )

    unforeseen = True

    more: int = 0

    phrases: ClassVar = phrases(
        en="if <more|0=you paid this card's additional cost|*=this card cost <more#> more to play>, ",
        ja="<more|0=これの追加コストを払っていた|*=コストを+<more#>した>なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not isinstance(scope.ability, Spell):
            yield Message("mistake-more-for-no-spell")
        elif not any(isinstance(other, OwnCost) and other.more == self.more for other in scope.abilities):
            yield Message("mistake-nothing-more-paid")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Before a text is resolved nothing is known of it."""
        return False

    def holds_in(self, game: GameState, context: Context) -> bool:
        """As its player decided while playing it."""
        return context.paid_more
