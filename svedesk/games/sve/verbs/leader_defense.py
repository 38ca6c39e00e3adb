"""Raise your leader's defense; change an enemy leader's to a value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.damage import lower_defense, raise_defense
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.amount import Amount
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Least, NodeWord, Scope
from svedesk.games.sve.trigger_events import LeaderDefenseChanged
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.values.groups import controllers
from svedesk.phrases.phrase import heard, phrases


class RaiseLeaderDefense(Step):
    """Increase your leader's defense; no upper limit is specified (1.3.2.4)."""

    script_words = (
        NodeWord("give_leader(amount)", "Give your leader defense."),
        NodeWord("give_its_leader(amount: int)", 'Give the leader of the controller of "it" defense.', of_it=True),
    )
    at_least = (Least("amount", "mistake-gives-leader"),)

    amount: Amount
    of_it: bool = False

    phrases: ClassVar = phrases(
        en=(
            "give <of_it|False=your|True=that follower's> leader {DEF}+<amount#>",
            "give your leader {DEF}+X. X equals <amount>",
            "increase your leader's defense by <amount:event>",
            "give your leader {DEF}+<amount:x>",
        ),
        ja=(
            "<of_it|False=自分|True=それ>のリーダーは【体力】+<amount#>する",
            "自分のリーダーは【体力】+Xする。Xは<amount>である",
            "<amount:event>だけ自分のリーダーの【体力】を増やす",
            "自分のリーダーは【体力】+<amount:x>する",
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.of_it and not scope.named.it:
            yield Message("mistake-that-follower")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing for zero or less (1.3.2.2); of a card that is gone to who controlled it last (10.11.1)."""
        for seat in controllers(game, context.it) if self.of_it else (context.seat,):
            raise_defense(game, seat, value_of(game, self.amount, context))
        yield from ()


class SetLeaderDefense(Step):
    """Change each enemy leader's defense to a value. That lowers or raises it by the difference."""

    at_least = (Least("value", "mistake-sets-leader", 0),)

    of_enemy: ClassVar = True

    script_word = "set_leader_defense(value)"  # 5.26.2

    value: int

    phrases: ClassVar = phrases(
        en="change each enemy leader's defense to <value#>",
        ja=("相手のリーダーすべての体力を<value#>にする", heard("相手のリーダーすべての【体力】を<value#>にする")),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to one that has just so much (1.3.2.1)."""
        seat = 1 - context.seat if self.of_enemy else context.seat
        by = self.value - game.table.number(seat, "leader_defense")
        if by < 0:
            lower_defense(game, seat, -by)
        elif by:
            game.table.set_number(seat, "leader_defense", self.value)
        if by:
            note(game, [LeaderDefenseChanged(seat, by)])
        yield from ()


class SetOwnLeaderDefense(SetLeaderDefense):
    """Change your leader's defense to a value."""

    script_word = "set_own_leader_defense(value)"
    of_enemy = False
    phrases: ClassVar = phrases(
        en="change your leader's defense to <value#>",
        ja=("自分のリーダーの体力を<value#>にする", heard("自分のリーダーの【体力】を<value#>にする")),
    )
