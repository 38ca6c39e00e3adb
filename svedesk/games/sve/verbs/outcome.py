"""Win or lose the game (1.2.4, 5.22)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.rules.ending import end_game
from svedesk.games.sve.values.restrictions import cannot_lose
from svedesk.phrases.phrase import heard, phrases


class WinTheGame(Step):
    """You win: all other players lose (5.22.1)."""

    script_words = (NodeWord("win_the_game", "You win the game."),)

    phrases: ClassVar = phrases(
        en="you win the game",
        ja=("自分は勝利する", heard("自分はこのバトルに勝利する")),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """At once, without confirmation timing (1.2.4)."""
        _lose(game, (1 - context.seat,))
        yield from ()


class LoseTheGame(Step):
    """You lose; with `each`, each player does."""

    script_words = (
        NodeWord("lose_the_game", "You lose the game."),
        NodeWord("each_player_loses", "Each player loses the game.", each=True),
    )

    each: bool = False

    phrases: ClassVar = phrases(
        en="<each|True=each player loses|False=you lose> the game",
        ja="<each|True=各プレイヤー|False=自分>は敗北する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """At once, without confirmation timing (1.2.4)."""
        _lose(game, game.in_turn_order() if self.each else (context.seat,))
        yield from ()


def _lose(game: GameState, seats: tuple[int, ...]) -> None:
    lost = tuple((seat, "effect") for seat in seats if not cannot_lose(game, seat))
    if lost:
        end_game(game, lost)
