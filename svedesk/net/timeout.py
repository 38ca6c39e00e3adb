"""How long this program waits for another one. Time in which this program itself stood still (a laptop that slept, a
machine that was busy) does not count: the other end was not heard because nobody listened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

TICKS = 4
"""How many parts a wait is counted in. However long the program stood still, Qt's timer then fires once: a part."""


class Patience(QObject):
    """Calls `act` once `seconds` have passed since `start`, unless it is started again or stopped before."""

    def __init__(self, seconds: float, act: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._act, self._left = act, 0
        self._timer = QTimer(self)
        self._timer.setInterval(max(1, int(seconds * 1000 / TICKS)))
        self._timer.timeout.connect(self._tick)

    @property
    def waits(self) -> bool:
        """Whether it was started and has not ended."""
        return self._timer.isActive()

    def start(self) -> None:
        """Wait from now on."""
        self._left = TICKS
        self._timer.start()

    def stop(self) -> None:
        """Wait no more."""
        self._timer.stop()

    def _tick(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._timer.stop()
            self._act()
