"""The clocks of a game, kept by the host alone: nothing a guest says of time is heard. Pure; told the time, in seconds
of a clock that never goes back.

A seat's time goes by while it is asked, with the rules off during its turn. While anyone is away no time goes by but
the grace of those who are. Nobody loses by the clock itself: it gives the other seat the right to claim the game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from svedesk.desk.desk import Desk
from svedesk.engine.log import Claim
from svedesk.engine.records import SHARED
from svedesk.wire.messages_table import Times

GRACE, UNTIMED_GRACE = 120.0, 600.0
"""Seconds a seat may be away in a game before the other may claim it; without a clock as long as a guest's program
looks for the host by itself."""
NOBODY = -1
Per = Literal["turn", "answer"]


class ClockPlan(NamedTuple):
    """Minutes for each player and game, 0 for none at all, and the seconds a player gets for each turn or answer."""

    minutes: int = 0
    bonus: int = 0
    per: Per = "turn"


class TimeLeft(NamedTuple):
    """What is kept of clocks: seconds by seat."""

    left: tuple[float, ...] = ()
    grace: tuple[float, ...] = ()


class _Progress(NamedTuple):
    """How far a game is."""

    turn: int
    active: int
    definite: int


class ChessClock:
    """The clocks of one game of `seats` seats. `time_left`: as they stood when the host's program ended."""

    def __init__(self, plan: ClockPlan, seats: int, now: float, time_left: TimeLeft | None = None) -> None:
        self.plan = plan
        fresh = TimeLeft((plan.minutes * 60.0,) * seats, (GRACE if plan.minutes else UNTIMED_GRACE,) * seats)
        time_left = (
            time_left if time_left is not None and len(time_left.left) == len(time_left.grace) == seats else fresh
        )
        self._left, self._grace = list(time_left.left), list(time_left.grace)
        self._at, self._runs, self._playing = now, NOBODY, False
        self._away: frozenset[int] = frozenset()
        self._progress: _Progress | None = None
        self._last_times = self.times()

    @property
    def time_left(self) -> TimeLeft:
        """What is to be kept."""
        return TimeLeft(tuple(self._left), tuple(self._grace))

    @property
    def runs(self) -> bool:
        """Whether anybody's time goes by, or grace."""
        return self._runs != NOBODY or bool(self._away)

    def claim(self, seat: int) -> Claim:
        """Why a seat may claim the game, "" when it may not. Once both are out of time neither may."""
        other = 1 - seat
        if self.plan.minutes and self._playing and self._left[other] <= 0 < self._left[seat]:
            return "time"
        return "absent" if other in self._away and self._grace[other] <= 0 else ""

    def times(self) -> Times:
        """The clocks as all may know them."""
        return Times(
            left=tuple(int(left * 1000) for left in self._left) if self.plan.minutes else (),
            runs=self._runs,
            away=tuple(sorted(self._away)),
            grace=tuple(int(grace * 1000) for grace in self._grace),
            claims=tuple(self.claim(seat) for seat in range(len(self._left))),
        )

    def look(self, now: float, desk: Desk | None, away: Collection[int]) -> Times | None:
        """Let the time go by until now, and see whose goes by next (`desk`: None between games); what is to be told of
        it, None while nothing has changed that everyone can't count on by themselves."""
        passed, self._at = now - self._at, now
        if self._runs != NOBODY:
            self._left[self._runs] = max(0.0, self._left[self._runs] - passed)
        for seat in self._away:
            self._grace[seat] = max(0.0, self._grace[seat] - passed)
        added = self._add(desk) if desk is not None else False
        self._away = frozenset(away)
        asked = _asked(desk) if desk is not None else NOBODY
        self._playing = asked != NOBODY
        self._runs = asked if self.plan.minutes and not away else NOBODY
        before, times = self._last_times, self.times()
        self._last_times = times
        changed = (before.runs, before.away, before.claims) != (times.runs, times.away, times.claims)
        return times if added or changed else None

    def _add(self, desk: Desk) -> bool:
        """Give what a turn or an answer is worth; whether anything was given. Each counts once, however often it is
        taken back; with the rules off, where whoever likes can begin a turn, nothing is given. Whose time is over gets
        no more."""
        table, before = desk.session.table, self._progress
        turn, active = table.number(SHARED, "turn"), table.number(SHARED, "active")
        now = _Progress(turn, active, desk.session.definite)
        if before is None:
            self._progress = now
            return False
        by_turn = self.plan.per == "turn"
        further = now.turn > before.turn > 0 if by_turn else now.definite > before.definite
        seat = before.active if by_turn else self._runs
        self._progress = _Progress(max(turn, before.turn), active, max(now.definite, before.definite))
        if not further or desk.mode == "manual" or seat == NOBODY or self._left[seat] <= 0:
            return False
        self._left[seat] += self.plan.bonus
        return self.plan.bonus > 0


def _asked(desk: Desk) -> int:
    """Whose time goes by: who is asked, with the rules off whose turn it is, `NOBODY` once the game is over."""
    ask = desk.session.ask
    if ask is None or desk.session.table.outcome is not None:
        return NOBODY
    return desk.session.table.number(SHARED, "active") if desk.mode == "manual" else ask.seat
