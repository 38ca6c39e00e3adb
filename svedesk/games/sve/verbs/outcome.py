"""Win or lose the game (1.2.4, 5.22)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.ending import end_game
from svedesk.games.sve.values.restrictions import cannot_lose


@dataclass(frozen=True, slots=True)
class WinTheGame(Step):
    """You win: all other players lose (5.22.1)."""

    def perform(self, game: GameState, context: Context) -> Flow:
        """At once, without confirmation timing (1.2.4)."""
        _lose(game, (1 - context.seat,))
        yield from ()

    def en(self) -> str:
        """You win the game."""
        return "you win the game"

    def ja(self) -> str:
        """自分は勝利する."""
        return "自分は勝利する"


@dataclass(frozen=True, slots=True)
class LoseTheGame(Step):
    """You lose; with `each`, each player does."""

    each: bool = False

    def perform(self, game: GameState, context: Context) -> Flow:
        """At once, without confirmation timing (1.2.4)."""
        _lose(game, game.in_turn_order() if self.each else (context.seat,))
        yield from ()

    def en(self) -> str:
        """You lose the game."""
        return "each player loses the game" if self.each else "you lose the game"

    def ja(self) -> str:
        """自分は敗北する."""
        return f"{'各プレイヤー' if self.each else '自分'}は敗北する"


def _lose(game: GameState, seats: tuple[int, ...]) -> None:
    lost = tuple((seat, "effect") for seat in seats if not cannot_lose(game, seat))
    if lost:
        end_game(game, lost)
