"""Skip a turn (5.25), take another one (5.27); win or lose the game (1.2.4, 5.22)."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.records import SHARED
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.taking import Process, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.turns import skip_next, take_another
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.losses import end_game
from svedesk.games.sve.script_node import NodeWord
from svedesk.games.sve.values.restrictions import cannot_lose
from svedesk.phrases.phrase import heard, phrases


class TakeAnotherTurn(Step):
    """Take another turn after this one."""

    script_word = "take_another_turn"

    phrases: ClassVar = phrases(
        en="take another turn after this one",
        ja="このターンのあと、自分の追加ターンを行う",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller takes it."""
        take_another(game, context.seat)
        yield from ()


class SkipOwnTurn(Process):
    """Skipping your next turn as (part of) a cost."""

    script_word = "skip_own_turn"

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
    """Skip a turn. Your next turn, each opponent's next turn, or the next turn whosever it is."""

    script_word = 'skip_turn(whose="your")'

    whose: Literal["your", "opponent", "next"] = "your"

    phrases: ClassVar = phrases(
        en="skip <whose|your=your next turn|opponent=each opponent's next turn|next=the turn after this one>",
        ja="<whose|your=次の自分の|opponent=次の相手の|next=このターンの次の>ターンをスキップする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """When it would begin, the one after it begins instead."""
        skip_next(game, {"your": context.seat, "opponent": 1 - context.seat, "next": SHARED}[self.whose])
        yield from ()


class WinTheGame(Step):
    """You win the game. All other players lose."""

    script_word = "win_the_game"  # 5.22.1

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
