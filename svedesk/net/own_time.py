"""What a seat measures of the clocks, to know when the host's clock takes more of its time than went by, or less of
another's, and when a game is claimed that could not be. Pure; told the time, in seconds of a clock that never goes
back."""

from __future__ import annotations

from math import inf

from svedesk.desk.desk import Mode
from svedesk.engine.records import SHARED
from svedesk.engine.view import View
from svedesk.wire.messages_table import Times

SLACK = 10.0
"""Seconds that the clocks may differ by in a game: as long as this program may stand still before the host notices, and
some."""
FORGOTTEN = 60.0
"""Seconds of a clock that a host may forget that is killed."""


class OwnTime:
    """One seat's stopwatch. It counts what it heard live: after a lost connection it begins with what it is told."""

    def __init__(self) -> None:
        self.times = Times()
        """The clocks as the host told them last."""
        self._at = 0.0
        self._live = False
        """Whether all that went by since was heard."""
        self._begun = False
        """Whether the clocks of this game were told at all."""
        self._wrong: dict[int, float] = {}
        """Seconds by which each clock has gone wrong: too fast for the own seat, too slow for another."""
        self._turn, self._turn_at = -1, 0.0
        """Whom the table waits for that is shown, and since when."""
        self._waited: dict[int, float] = {}
        """Seconds that it waited for each since the clocks were told: whatever the host says of whose time goes by."""
        self._left_at_return: float | None = None
        """What was left of the own clock when the host was back that had been lost; None where that is not known."""
        self._grace_at_return: float | None = None
        """The same of the time that this seat may be away."""
        self._lost_at: tuple[float, float] | None = None
        """When the connection was lost."""
        self._is_back = False
        """Whether the table was shown since it is there."""

    def begin(self) -> None:
        """Another game begins."""
        self._live = self._begun = False
        self._wrong.clear()
        self._turn, self._left_at_return, self._grace_at_return = -1, None, None

    def lost(self, now: float, wall: float) -> None:
        """The connection broke, at this moment by both clocks of the computer: one may stand still while it sleeps."""
        self._lost_at = self._lost_at or (now, wall)

    def connected(self, own: int, now: float, wall: float, *, same: bool) -> None:
        """What went by before was not heard; a host that is not the `same`, but was killed and is back, may have lost
        what turns or answers had given last."""
        away = max(now - self._lost_at[0], wall - self._lost_at[1]) if self._lost_at is not None else inf
        grace, self._lost_at, self._is_back = self.times.grace, None, False
        self._left_at_return = self.left(own, now, runs=True)
        self._grace_at_return = grace[own] / 1000 - away if own in range(len(grace)) else None
        self._live, self._begun = False, self._begun and same

    def shows(self, view: View, mode: Mode, own: int, now: float) -> bool:
        """A table is shown; whether by it the game was lost to a claim that was wrong."""
        wrong = self._wrongly_claimed(view, own, now)
        self._is_back = True
        self._count(now)
        # With the rules off it is the time of the seat whose turn it is (see `ChessClock`).
        self._turn = view.number(SHARED, "active") if mode == "manual" and view.waits_for >= 0 else view.waits_for
        return wrong

    def _count(self, now: float) -> None:
        self._waited[self._turn] = self._waited.get(self._turn, 0.0) + now - self._turn_at
        self._turn_at = now

    def left(self, seat: int, now: float, *, runs: bool) -> float | None:
        """Seconds on a seat's clock now, which `runs` where it is its turn; None without a clock."""
        if seat not in range(len(self.times.left)):
            return None
        passed = now - self._at if self.times.runs == seat and runs else 0.0
        return max(0.0, self.times.left[seat] / 1000 - passed)

    def hears(self, times: Times, own: int, bonus: int, now: float) -> bool:
        """Take in what the host tells of the clocks; whether one of them has gone wrong by too much by now."""
        self._count(now)
        waited, self._waited = self._waited, {}
        before, passed, live, begun = self.times, now - self._at, self._live, self._begun
        self.times, self._at, self._live, self._begun = times, now, True, True
        if not begun or len(before.left) != len(times.left):
            return False
        for seat, (left, then) in enumerate(zip(times.left, before.left, strict=True)):
            if not live and seat != own:
                continue  # what went by was not heard
            lost, ran = (then - left) / 1000, passed if not live else 0.0 if before.away else waited.get(seat, 0.0)
            if bonus and lost + bonus / 2 < ran:
                lost += bonus  # a turn or an answer gave it
            # A clock that has run out stands still.
            too_much = lost - ran if seat == own else min(ran, then / 1000) - lost
            self._wrong[seat] = self._wrong.get(seat, 0.0) + too_much
        return any(wrong > SLACK for wrong in self._wrong.values())

    def _wrongly_claimed(self, view: View, seat: int, now: float) -> bool:
        """Whether a game that just ended was lost to a claim though this seat had time left, or was here to see it, or
        was not away for long enough."""
        why = dict(view.outcome.losers).get(seat, "") if view.outcome is not None else ""
        if not self._is_back:
            remaining, slack = (self._left_at_return, FORGOTTEN) if why == "time" else (self._grace_at_return, SLACK)
            return why in ("time", "absent") and remaining is not None and remaining > slack
        left = self.left(seat, now, runs=True)
        return why == "absent" or (why == "time" and (left is None or left > SLACK))
