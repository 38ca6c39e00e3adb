"""Long work in the window's thread, a few milliseconds at a time."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, Signal

from svedesk.gui.kit.delayed import delayed

SLICE = 0.005
"""Seconds spent on it before other events are handled. A thread would make them wait longer: Python's threads wait for
each other, and a page is drawn with hundreds of short calls."""


class Slices(QObject):
    """Takes `steps` one after the other. `advanced` is emitted after each slice."""

    advanced = Signal()

    def __init__(self, steps: Iterator[None], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self.done = False
        self._timer = delayed(self, 0, self._go_on)

    def start(self) -> None:
        """Begin once other events are handled."""
        self._timer.start()

    def step(self) -> None:
        """Take one step now."""
        self.done = self.done or next(self._steps, self) is self

    def _go_on(self) -> None:
        until = perf_counter() + SLICE
        while not self.done and perf_counter() < until:
            self.step()
        if not self.done:
            self._timer.start()
        self.advanced.emit()
