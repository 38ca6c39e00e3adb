"""What a seat measures of the clocks, to know when the host's clock takes more of its time than went by, or less of
another's, and when a game is claimed that could not be. Pure; told the time, in seconds of a clock that never goes
back."""

from __future__ import annotations

from svedesk.engine.view import View
from svedesk.wire.messages_table import Times

SLACK = 10.0
"""Seconds that the clocks may differ by in a game: as long as this program may stand still before the host notices, and
some."""


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

    def begin(self) -> None:
        """Another game begins."""
        self._live = self._begun = False
        self._wrong.clear()

    def connected(self, *, same: bool) -> None:
        """What went by before was not heard; a host that is not the `same`, but was killed and is back, may have lost
        what turns or answers had given last."""
        self._live, self._begun = False, self._begun and same

    def left(self, seat: int, now: float, *, runs: bool) -> float | None:
        """Seconds on a seat's clock now, which `runs` where it is its turn; None without a clock."""
        if seat not in range(len(self.times.left)):
            return None
        passed = now - self._at if self.times.runs == seat and runs else 0.0
        return max(0.0, self.times.left[seat] / 1000 - passed)

    def hears(self, times: Times, own: int, bonus: int, now: float) -> bool:
        """Take in what the host tells of the clocks; whether one of them has gone wrong by too much by now."""
        before, passed, live, begun = self.times, now - self._at, self._live, self._begun
        self.times, self._at, self._live, self._begun = times, now, True, True
        if not begun or len(before.left) != len(times.left):
            return False
        for seat, (left, then) in enumerate(zip(times.left, before.left, strict=True)):
            lost, ran = (then - left) / 1000, passed if before.runs == seat or not live else 0.0
            if not live and seat != own:
                continue  # what went by was not heard
            if bonus and lost + bonus / 2 < ran:
                lost += bonus  # a turn or an answer gave it
            # A clock that has run out stands still.
            too_much = lost - ran if seat == own else min(ran, then / 1000) - lost
            self._wrong[seat] = self._wrong.get(seat, 0.0) + too_much
        return any(wrong > SLACK for wrong in self._wrong.values())

    def wrongly_claimed(self, view: View, seat: int, now: float) -> bool:
        """Whether a game that just ended was lost to a claim though this seat had time left, or is here to see it."""
        why = dict(view.outcome.losers).get(seat, "") if view.outcome is not None else ""
        left = self.left(seat, now, runs=True) if self._live else None
        if why != "time" or left is None:
            return why in ("time", "absent")
        return left > SLACK
