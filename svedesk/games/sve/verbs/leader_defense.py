"""Raise your leader's defense; change an enemy leader's to a value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.leader import lower_defense
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.amount import Amount, Counted, EventAmount
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.trigger_events import LeaderDefenseChanged
from svedesk.games.sve.values.amounts import value_of


@dataclass(frozen=True, slots=True)
class RaiseLeaderDefense(Step):
    """Increase your leader's defense; no upper limit is specified (1.3.2.4)."""

    amount: Amount

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.amount, "mistake-gives-leader")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing for zero or less (1.3.2.2)."""
        amount = value_of(game, self.amount, context)
        if amount > 0:
            game.table.set_number(
                context.seat, "leader_defense", game.table.number(context.seat, "leader_defense") + amount
            )
            note(game, [LeaderDefenseChanged(context.seat, amount)])
        yield from ()

    def en(self) -> str:
        """Give your leader {DEF}+1."""
        if isinstance(self.amount, EventAmount):
            return "increase your leader's defense by that much"
        if isinstance(self.amount, Counted):
            return f"give your leader {{DEF}}+X. X equals {self.amount.en()}"
        return f"give your leader {{DEF}}+{self.amount}"

    def ja(self) -> str:
        """自分のリーダーは【体力】+1する."""
        if isinstance(self.amount, EventAmount):
            return "その値だけ自分のリーダーの【体力】を増やす"
        if isinstance(self.amount, Counted):
            return f"自分のリーダーは【体力】+Xする。Xは{self.amount.ja()}である"
        return f"自分のリーダーは【体力】+{self.amount}する"


@dataclass(frozen=True, slots=True)
class SetLeaderDefense(Step):
    """Change the defense of each enemy leader to a value, which lowers or raises it by the difference (5.26.2)."""

    value: int

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.value, "mistake-sets-leader", 0)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to one that has just so much (1.3.2.1)."""
        seat = 1 - context.seat
        by = self.value - game.table.number(seat, "leader_defense")
        if by < 0:
            lower_defense(game, seat, -by)
        elif by:
            game.table.set_number(seat, "leader_defense", self.value)
        if by:
            note(game, [LeaderDefenseChanged(seat, by)])
        yield from ()

    def en(self) -> str:
        """Change each enemy leader's defense to 1."""
        return f"change each enemy leader's defense to {self.value}"

    def ja(self) -> str:
        """相手のリーダーすべての体力を1にする."""
        return f"相手のリーダーすべての体力を{self.value}にする"
