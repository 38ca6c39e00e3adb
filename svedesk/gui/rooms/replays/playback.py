"""Plays a replay step by step at a chosen speed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from svedesk.gui.kit.delayed import delayed

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
