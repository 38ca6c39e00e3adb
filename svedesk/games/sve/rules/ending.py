"""The end of a game (1.2)."""

from __future__ import annotations

from typing import NoReturn

from svedesk.engine.records import Outcome
from svedesk.games.sve.game_state import GameOver, GameState


def end_game(game: GameState, lost: tuple[tuple[int, str], ...]) -> NoReturn:
    """The game ends: who did not lose wins (1.2.1); when all lose it is a draw (1.2.2). Raises `GameOver`."""
    losing = {seat for seat, _ in lost}
    game.table.outcome = Outcome(tuple(seat for seat in range(game.table.seats) if seat not in losing), lost)
    game.table.step = ("over",)
    raise GameOver
