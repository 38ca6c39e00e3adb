"""What a game came to, told when it is over: what each seat did, and the turns that decided it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from svedesk.desk.log import LogLine
from svedesk.engine.events import Attacked, NumberChanged, Played

DECISIVE = 3
"""How much of its life a seat has to lose in a turn for it to be told of."""
MOST = 3
"""So many turns are told of at most."""


class SeatSummary(NamedTuple):
    """What a seat did: damage to the other's life, cards played, attacks."""

    damage: int = 0
    played: int = 0
    attacks: int = 0


class TurningPoint(NamedTuple):
    """A turn in which a seat lost much of its life."""

    turn: int
    seat: int
    lost: int


class GameSummary(NamedTuple):
    """`life` has what each seat had left at the end of each turn, from before the first."""

    seats: tuple[SeatSummary, SeatSummary]
    life: tuple[tuple[int, int], ...]

    @property
    def turns(self) -> int:
        """How many there were."""
        return max(0, len(self.life) - 1)

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The turns in which most was lost, in order."""
        lost = [
            TurningPoint(turn, seat, before[seat] - after[seat])
            for turn, (before, after) in enumerate(pairwise(self.life), 1)
            for seat in (0, 1)
        ]
        most = sorted((point for point in lost if point.lost >= DECISIVE), key=lambda point: -point.lost)[:MOST]
        return tuple(sorted(most))


def summary_of(lines: Iterable[LogLine], life: str) -> GameSummary:
    """The summary of a game from its log. `life` is the number that is lost by damage (see `GameTable.life`)."""
    damage, played, attacks = [0, 0], [0, 0], [0, 0]
    left, course, turn = [0, 0], [], 0
    begun = [False, False]
    for line in lines:
        while turn < line.turn:
            course.append((left[0], left[1]))
            turn += 1
        event = line.event
        if isinstance(event, NumberChanged) and event.name == life and event.seat in (0, 1):
            if not begun[event.seat]:
                begun[event.seat] = True
                course = [_with(point, event.seat, event.before) for point in course]
            if event.after < event.before:
                damage[1 - event.seat] += event.before - event.after
            left[event.seat] = event.after
        elif isinstance(event, Played) and event.is_card and event.seat in (0, 1):
            played[event.seat] += 1
        elif isinstance(event, Attacked) and event.seat in (0, 1):
            attacks[event.seat] += 1
    course.append((left[0], left[1]))
    seats = tuple(SeatSummary(*of_seat) for of_seat in zip(damage, played, attacks, strict=True))
    return GameSummary((seats[0], seats[1]), tuple(course))


def _with(life: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (value, life[1]) if seat == 0 else (life[0], value)
