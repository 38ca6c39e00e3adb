"""Recover play points (5.14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.amount import Count
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.amounts import value_of


@dataclass(frozen=True, slots=True)
class RecoverPlayPoints(Step):
    """Add to your play points."""

    amount: int | Count

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.amount, "mistake-recovers")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Up to the maximum play points (5.14.1.1)."""
        table, seat = game.table, context.seat
        recovered = value_of(game, self.amount, context)
        if recovered > 0:
            points = table.number(seat, "play_points") + recovered
            table.set_number(seat, "play_points", min(points, table.number(seat, "max_play_points")))
        yield from ()

    def en(self) -> str:
        """Recover 2 play points."""
        if isinstance(self.amount, Count):
            return f"recover X play points. X equals {self.amount.en()}"
        return f"recover {self.amount} play point{'s' if self.amount > 1 else ''}"

    def ja(self) -> str:
        """自分のPPを2回復する."""
        if isinstance(self.amount, Count):
            return f"自分のPPを{self.amount.ja()}と同じだけ回復する"
        return f"自分のPPを{self.amount}回復する"
