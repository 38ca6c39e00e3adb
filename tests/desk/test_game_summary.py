"""What a game came to, from its log."""

from svedesk.desk.game_summary import SeatSummary, TurningPoint, summary_of
from svedesk.desk.log import LogLine
from svedesk.engine.events import Attacked, Event, NumberChanged, Played


def line(turn: int, event: Event) -> LogLine:
    return LogLine(0, 0, turn, event, by_hand=False)


GAME = (
    line(0, NumberChanged(0, "life", 0, 20)),
    line(0, NumberChanged(1, "life", 0, 20)),
    line(1, Played(0, "card", 5, "SD01-001")),
    line(1, Played(0, "evolve", 5, "SD01-001")),
    line(2, Attacked(1, 6, 1)),
    line(2, NumberChanged(0, "life", 20, 13)),
    line(2, NumberChanged(0, "points", 3, 2)),
    line(3, NumberChanged(1, "life", 20, 18)),
    line(4, NumberChanged(0, "life", 13, 15)),
    line(4, NumberChanged(0, "life", 15, 0)),
)


def test_what_each_seat_did() -> None:
    summary = summary_of(GAME, "life")
    assert summary.seats == (SeatSummary(damage=2, played=1, attacks=0), SeatSummary(damage=22, played=0, attacks=1))


def test_what_was_left_turn_by_turn_and_where_most_was_lost() -> None:
    summary = summary_of(GAME, "life")
    assert summary.life == ((20, 20), (20, 20), (13, 20), (13, 18), (0, 18))
    assert summary.turns == 4
    assert summary.turning_points == (TurningPoint(2, 0, 7), TurningPoint(4, 0, 13))


def test_a_game_without_a_turn_came_to_nothing() -> None:
    assert summary_of((), "life").turns == 0
