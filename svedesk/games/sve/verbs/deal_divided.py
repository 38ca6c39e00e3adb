"""Deal damage divided between targets (10.6.2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, made_for
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.amount import Count, YourNumber
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.replaceable_events import Damage
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.amounts import counted
from svedesk.phrases.phrase import heard, phrases


class DealDivided(Step):
    """Deal damage divided between the targets selected last, as it was divided while playing."""

    script_words = (
        NodeWord(
            "deal_divided(amount)", "Deal damage divided between the cards selected just before, at least 1 to each."
        ),
        NodeWord(
            "deal_divided_or(amount, condition: Condition, instead: int)",
            "Divide damage between the cards selected just before; where a condition holds, other damage instead.",
        ),
    )

    decides = "target"

    amount: int | Count | YourNumber
    condition: Condition | None = None
    instead: int = 0
    """How much it is where the condition holds, as it is divided (Q1070)."""

    phrases: ClassVar = phrases(
        en=(
            "deal <amount#> damage divided between them",
            "deal X damage divided between them. X equals <amount>",
            "deal <amount#> damage divided between them. ^<condition>deal <instead#> damage instead",
        ),
        ja=(
            "それに<amount#>ダメージを割りふる",
            "それに<amount#>ダメージを割りふる。<condition>代わりに<instead#>ダメージ",
            "それに<amount>と同じダメージを割りふる",
            heard("それにXダメージを割りふる。Xは<amount>である"),
        ),
    )

    @property
    def is_open(self) -> bool:  # type: ignore[override]
        """Where it says a condition, as what that guards."""
        return self.condition is not None

    def total(self, game: GameState, seat: int, this: int, playing: int) -> int:
        """How much is divided by the table as it is now."""
        if self.condition is not None and self.condition.holds_for(game, seat, playing, this):
            return self.instead
        return counted(game, self.amount, seat, this)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.amount, "mistake-divides")
        if self.condition is not None:
            yield from too_few(self.instead, "mistake-divides")
            if self.condition.unforeseen:
                yield Message("mistake-target-unforeseen")
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
