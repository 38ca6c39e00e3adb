"""Handling play point limits (3.2.4, 11.9)."""

from __future__ import annotations

from svedesk.games.sve.game_state import GameState

MAX_PLAY_POINTS = 10  # 3.2.4.1
_POINTS = [(seat, (seat, "play_points"), (seat, "max_play_points")) for seat in (0, 1)]


def most_play_points(game: GameState, seat: int) -> int:
    """What the play points of a seat may be at most: its maximum (3.2.4.2); in editions in which a maximum is no limit,
    as much as a maximum may be (EN early 3.2.4.1)."""
    if game.edition.only_ten_limits_play_points:
        return MAX_PLAY_POINTS
    return game.table.number(seat, "max_play_points")


def over_limit_of_play_points(game: GameState) -> list[int]:
    """The seats with more play points than they may have."""
    numbers, over = game.table.numbers, []
    for seat, points, maximum in _POINTS:
        have = numbers.get(points, 0)
        # Soon told of most: what is past neither is past no limit, whatever the edition.
        if (have > numbers.get(maximum, 0) or have > MAX_PLAY_POINTS) and have > most_play_points(game, seat):
            over.append(seat)
    return over


def cut_to_limit(game: GameState, seats: list[int]) -> None:
    """Their play points become equal to the limit (3.2.4, 11.9.1)."""
    for seat in seats:
        game.table.set_number(seat, "play_points", most_play_points(game, seat))
