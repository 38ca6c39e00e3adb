"""What a seat measures of its own time, to know when the host's clock takes more of it than went by, and when a game is
claimed that could not be. Pure; told the time, in seconds of a clock that never goes back."""

from __future__ import annotations

from svedesk.engine.view import View
from svedesk.wire.messages_table import Times

SLACK = 10.0
"""Seconds that the clocks may differ by in a game: as long as this program may stand still before the host notices, and
some."""


class OwnTime:
    """One seat's stopwatch. It counts what it heard live: after a lost connection it begins with what it is told."""

    def __init__(self) -> None:
        self._before: Times | None = None
        self._at = 0.0
        self.taken = 0.0
        """Seconds the host has taken beyond those that went by."""

    def begin(self) -> None:
        """Another game begins."""
        self._before, self.taken = None, 0.0

    def connected(self) -> None:
        """What went by before was not heard."""
        self._before = None

    def hears(self, times: Times, seat: int, bonus: int, now: float) -> bool:
        """Take in what the host tells of the clocks; whether it has taken too much by now."""
        before, at = self._before, self._at
        self._before, self._at = times, now
        if before is None or not (seat in range(len(before.left)) and seat in range(len(times.left))):
            return False
        lost = (before.left[seat] - times.left[seat]) / 1000
        passed = now - at if before.runs == seat else 0.0
        if bonus and lost + bonus / 2 < passed:
            lost += bonus  # a turn or an answer gave it
        self.taken += lost - passed
        return self.taken > SLACK

    def wrongly_claimed(self, view: View, seat: int, now: float) -> bool:
        """Whether a game that just ended was lost to a claim though this seat had time left, or is here to see it."""
        why = dict(view.outcome.losers).get(seat, "") if view.outcome is not None else ""
        if why != "time" or self._before is None or seat not in range(len(self._before.left)):
            return why in ("time", "absent")
        passed = now - self._at if self._before.runs == seat else 0.0
        return self._before.left[seat] / 1000 - passed > SLACK
