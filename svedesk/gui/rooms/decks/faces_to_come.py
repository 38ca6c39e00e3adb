"""Faces that were never drawn: some at a time, so that typing goes before, and shown together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

AT_ONCE = 0.012
"""Seconds that may be spent on faces at a time, before the rest of them has to wait."""
REST = 12
"""Milliseconds until they go on; typing goes before."""
LONGEST = 1.2
"""Seconds after which those that are drawn are shown, though others still wait."""
FADE = 0.18
"""Seconds in which those that were waited for appear."""


class FacesToCome(QObject):
    """Which faces are to be seen, by number and width. `changed`: others than before, or more of them. `draw` draws one
    and keeps it. With reduced motion (`still`) none fades in."""

    changed = Signal()

    def __init__(self, draw: Callable[[str, float], object], parent: QObject, *, still: bool) -> None:
        super().__init__(parent)
        self._draw, self._fade = draw, 0.0 if still else FADE
        self._waiting: dict[tuple[str, float], None] = {}
        self._drawn: list[tuple[str, float]] = []
        self._shown: dict[tuple[str, float], float] = {}
        """When each began to be seen."""
        self._since = self._until = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.go_on)

    @property
    def waits(self) -> bool:
        """Whether faces are still to be drawn."""
        return bool(self._waiting)

    def prepare(self, numbers: Iterable[str], width: float) -> None:
        """These are about to be painted. Those that can be drawn at once are, and seen at once; where there are too
        many all that are new wait for each other."""
        fresh = [key for key in ((number, width) for number in numbers) if key not in self._shown]
        fresh = [key for key in fresh if key not in self._waiting and key not in self._drawn]
        if not fresh:
            return
        if not self._waiting and not self._drawn:
            self._since = perf_counter()
        self._waiting.update(dict.fromkeys(fresh))
        if self._timer.isActive():
            return
        self._draw_some()
        if self._waiting:
            self._timer.start()
        else:
            self._show(0.0)

    def share(self, number: str, width: float) -> float:
        """How much of a face is to be seen, 0 to 1."""
        began = self._shown.get((number, width))
        if began is None:
            return 0.0
        return min(1.0, (perf_counter() - began) / self._fade) if self._fade and began else 1.0

    def forget(self) -> None:
        """Others are looked at now: those that wait need not be drawn."""
        if self._waiting:
            self._waiting.clear()
            self._since = perf_counter()
            self.changed.emit()

    def _draw_some(self) -> None:
        began = perf_counter()
        while self._waiting:
            key = next(iter(self._waiting))
            del self._waiting[key]
            self._draw(*key)
            self._drawn.append(key)
            if perf_counter() - began > AT_ONCE:
                break

    def _show(self, began: float) -> None:
        self._shown.update(dict.fromkeys(self._drawn, began))
        self._drawn.clear()

    def go_on(self) -> None:
        """Draw some more; show all that are drawn when none waits."""
        self._draw_some()
        now = perf_counter()
        if self._drawn and (not self._waiting or now - self._since > LONGEST):
            self._show(now)
            self._since, self._until = now, now + self._fade
            self.changed.emit()
        elif now < self._until + REST / 1000:
            self.changed.emit()
        elif not self._waiting:
            self._timer.stop()
