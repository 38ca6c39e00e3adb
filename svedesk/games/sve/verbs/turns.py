"""Skip a turn (5.25), and take another one (5.27)."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.records import SHARED
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards
from svedesk.games.sve.actions.turns import skip_next, take_another
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.phrases.phrase import phrases


class TakeAnotherTurn(Step):
    """Take another turn after this one."""

    script_words = (NodeWord("take_another_turn", "Take another turn after this one."),)

    phrases: ClassVar = phrases(
        en="take another turn after this one",
        ja="このターンのあと、自分の追加ターンを行う",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller takes it."""
        take_another(game, context.seat)
        yield from ()


class SkipOwnTurn(Process):
    """Skip your next turn, as a cost."""

    script_words = (NodeWord("skip_own_turn", "Skipping your next turn as (part of) a cost."),)

    phrases: ClassVar = phrases(
        en="skip your next turn",
        ja="次の自分のターンをスキップする",
    )

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """Nothing: there is always a turn to come (5.25)."""
        return ()

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """When it would begin, the one after it begins instead."""
        skip_next(game, seat)
        yield from ()


class SkipTurn(Step):
    """Skip your next turn, each opponent's next turn, or the next turn whosever it is."""

    script_words = (NodeWord('skip_turn(whose="your")', "Skip a turn."),)

    whose: Literal["your", "opponent", "next"] = "your"

    phrases: ClassVar = phrases(
        en="skip <whose|your=your next turn|opponent=each opponent's next turn|next=the turn after this one>",
        ja="<whose|your=次の自分の|opponent=次の相手の|next=このターンの次の>ターンをスキップする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """When it would begin, the one after it begins instead."""
        skip_next(game, {"your": context.seat, "opponent": 1 - context.seat, "next": SHARED}[self.whose])
        yield from ()
