"""Plays a replay step by step at a chosen speed, and who watches it: the table turns only when the viewer says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from svedesk.gui.kit.tasks import delayed
from svedesk.gui.table.table_backend import TableBackend
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import Words

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times as fast as usual it may play."""
STEP = 1200
"""Milliseconds a step is looked at, at usual speed."""
LOOK = 60
"""Milliseconds after which it is looked again whether a step has been seen."""
AUTOMATIC_STEP = 150
"""Milliseconds for a step nobody decided."""


class Playback(QObject):
    """Calls `forward` again and again until that says there is nothing more, or `stop` is called. `changed` tells that
    it began or stopped."""

    changed = Signal()

    def __init__(
        self,
        forward: Callable[[], bool],
        was_automatic: Callable[[], bool],
        parent: QObject,
        is_shown: Callable[[], bool] = lambda: True,
    ) -> None:
        """`was_automatic`: whether nobody decided what is shown now; `is_shown`: whether all of it has been seen."""
        super().__init__(parent)
        self._is_shown = is_shown
        self._forward, self._was_automatic = forward, was_automatic
        self.speed = 1.0
        self.timer = delayed(self, STEP, self._go_on)

    @property
    def playing(self) -> bool:
        """Whether it plays."""
        return self.timer.isActive()

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.stop()
        else:
            self._go_on()
            self.changed.emit()

    def stop(self) -> None:
        """Pause."""
        if self.playing:
            self.timer.stop()
            self.changed.emit()

    def _go_on(self) -> None:
        if not self._is_shown():
            self.timer.start(LOOK)
        elif self._forward():
            self.timer.start(round((AUTOMATIC_STEP if self._was_automatic() else STEP) / self.speed))
        else:
            self.timer.stop()
            self.changed.emit()


class ReplaySeat(TableSeat):
    """One viewer; `open_hands` shows what both seats know. `guarded`: hands are still secret from one another."""

    def __init__(
        self, desk: TableBackend, words: Words, *, open_hands: bool, seat: int | None = None, guarded: bool = False
    ) -> None:
        super().__init__(desk, words, open_hands=open_hands, seat=seat)
        self._guarded, self._covered_for = guarded, -1

    def start(self) -> None:
        """Draw the table, covered if the hand at the bottom is not for whoever looks."""
        self._cover(self.bottom)
        super().start()

    def look_from(self, seat: int, *, both: bool) -> None:
        """Show the table as a seat saw it, or what both knew, with that seat at the bottom."""
        self.open_hands = both
        self._cover(seat)
        if self._covered_for < 0:
            self.sit(seat)

    def uncover(self) -> None:
        """Uncover the table for the person it was covered for."""
        seat, self._covered_for = self._covered_for, -1
        if seat >= 0:
            self.covered.emit(-1)
            self.sit(seat)

    def _cover(self, seat: int) -> None:
        if self._guarded:
            self._covered_for = seat
            self.covered.emit(seat)
