"""Skip a turn (5.25), and take another one (5.27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from svedesk.engine.ask import Flow
from svedesk.engine.records import SHARED
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.turns import skip_next, take_another
from svedesk.games.sve.game_state import GameState


@dataclass(frozen=True, slots=True)
class TakeAnotherTurn(Step):
    """Take another turn after this one."""

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller takes it."""
        take_another(game, context.seat)
        yield from ()

    def en(self) -> str:
        """Take another turn after this one."""
        return "take another turn after this one"

    def ja(self) -> str:
        """このターンのあと、自分の追加ターンを行う."""
        return "このターンのあと、自分の追加ターンを行う"


@dataclass(frozen=True, slots=True)
class SkipTurn(Step):
    """Skip your next turn, each opponent's next turn, or the next turn whosever it is."""

    whose: Literal["your", "opponent", "next"] = "your"

    def perform(self, game: GameState, context: Context) -> Flow:
        """When it would begin, the one after it begins instead."""
        skip_next(game, {"your": context.seat, "opponent": 1 - context.seat, "next": SHARED}[self.whose])
        yield from ()

    def en(self) -> str:
        """Skip your next turn."""
        return {
            "your": "skip your next turn",
            "opponent": "skip each opponent's next turn",
            "next": "skip the turn after this one",
        }[self.whose]

    def ja(self) -> str:
        """次の自分のターンをスキップする."""
        return {"your": "次の自分の", "opponent": "次の相手の", "next": "このターンの次の"}[self.whose] + (
            "ターンをスキップする"
        )
