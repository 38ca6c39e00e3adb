"""Recover play points (5.14), or raise how many there may be (3.2.4)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.limits import MAX_PLAY_POINTS
from svedesk.games.sve.script_node import Bracket, Least, NodeWord
from svedesk.games.sve.values.amounts import value_of
from svedesk.phrases.phrase import phrases


class RecoverPlayPoints(Step):
    """Recover play points."""

    script_words = (NodeWord("recover(points: int | Counted)", amount=Bracket("points")),)
    at_least = (Least("amount", "mistake-recovers"),)

    amount: int | Counted

    phrases: ClassVar = phrases(
        en=("recover <amount#> play point<amount|1=|*=s>", "recover X play points. X equals <amount>"),
        ja=(
            "自分のPPを<amount#>回復する",
            "自分のPPを<amount:twice>だけ回復する",
            "自分のPPを<amount>と同じだけ回復する",
        ),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Up to the maximum play points (5.14.1.1)."""
        table, seat = game.table, context.seat
        recovered = value_of(game, self.amount, context)
        if recovered > 0:
            points = table.number(seat, "play_points") + recovered
            table.set_number(seat, "play_points", min(points, table.number(seat, "max_play_points")))
        yield from ()


class RaiseMaxPlayPoints(Step):
    """Increase your maximum play points. The play points you have stay as they are."""

    script_word = "raise_max_play_points(amount)"
    at_least = (Least("amount", "mistake-raises-maximum"),)

    amount: int

    phrases: ClassVar = phrases(
        en="increase your maximum play points by <amount#>",
        ja="自分のPP最大値を+<amount#>する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Up to the limit (3.2.4.1)."""
        table, seat = game.table, context.seat
        before = table.number(seat, "max_play_points")
        after = min(MAX_PLAY_POINTS, before + self.amount)
        if after != before:
            table.set_number(seat, "max_play_points", after)
            table.emit(Said(seat, Message("max-play-points", (seat, before, after), "3.2.4")))
        yield from ()
