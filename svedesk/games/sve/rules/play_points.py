"""Handling play point limits (3.2.4, 11.9)."""

from __future__ import annotations

from svedesk.games.sve.game_state import GameState

MAX_PLAY_POINTS = 10  # 3.2.4.1


def over_maximum(game: GameState) -> list[int]:
    """The seats with more play points than their maximum."""
    table = game.table
    return [
        seat for seat in range(table.seats) if table.number(seat, "play_points") > table.number(seat, "max_play_points")
    ]


def cut_to_maximum(game: GameState, seats: list[int]) -> None:
    """Their play points become equal to the maximum (11.9.1)."""
    for seat in seats:
        game.table.set_number(seat, "play_points", game.table.number(seat, "max_play_points"))
