"""Deal damage (5.13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.amount import Amount
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.replaceable_events import Damage
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import heard, phrases


class Deal(Step):
    """Deal damage to what was selected, or to each card of a group at once."""

    script_words = (NodeWord("deal(amount, to)", "Deal damage."),)

    amount: Amount
    to: Target | Both

    phrases: ClassVar = phrases(
        en=(
            "deal <to:it> <amount#> damage",
            "deal <amount#> damage to <to:each>",
            "deal <to:it> <amount:x> damage",
            "deal <amount:x> damage to <to:each>",
            "deal <to:it> X damage. X equals <amount>",
            "deal X damage to <to:each>. X equals <amount>",
            heard("deal <amount#> damage to <to:selected>"),
            heard("deal X damage to <to:selected>. X equals <amount>"),
        ),
        ja=(
            "<to>に<amount#>ダメージ",
            "<to>に<amount:x>ダメージ",
            "<to>に<amount:twice>のダメージ",
            "<to>に<amount>と同じダメージ",
            heard("<to>にXダメージ。Xは<amount>である"),
        ),
        en_short="<amount#> damage to <to:both>",
    )

    def on_leader(self) -> None:
        """Leaders take damage."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.amount, "mistake-deals")

    def perform(self, game: GameState, context: Context) -> Flow:
        """The source of the damage is the card with the text (10.12.2.2)."""
        amount = value_of(game, self.amount, context)
        targets = acted_on(game, self.to, context)
        yield from deal(game, [Damage(context.this, card_id, amount, "ability") for card_id in targets])
