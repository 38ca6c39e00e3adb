"""Deal damage divided between targets (10.6.2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, made_for
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.amount import Count, YourNumber
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.replaceable_events import Damage
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.phrases.phrase import heard, phrases


class DealDivided(Step):
    """Deal damage divided between the targets selected last, as it was divided while playing."""

    script_words = (
        NodeWord(
            "deal_divided(amount)", "Deal damage divided between the cards selected just before, at least 1 to each."
        ),
    )

    decides = "target"

    amount: int | Count | YourNumber

    phrases: ClassVar = phrases(
        en=("deal <amount#> damage divided between them", "deal X damage divided between them. X equals <amount>"),
        ja=(
            "それに<amount#>ダメージを割りふる",
            "それに<amount>と同じダメージを割りふる",
            heard("それにXダメージを割りふる。Xは<amount>である"),
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.amount, "mistake-divides")
        if not scope.named.selected:
            yield Message("mistake-divides-between-nothing")
        if scope.late("target"):
            yield Message("mistake-target-late")

    def perform(self, game: GameState, context: Context) -> Flow:
        """To all of them at once; without targets it is not executed (10.6.2.4.1)."""
        shares = made_for(self, context.divisions)
        yield from deal(
            game,
            [Damage(context.this, card_id, share, "ability") for card_id, share in shares if card_id in context.it],
        )
