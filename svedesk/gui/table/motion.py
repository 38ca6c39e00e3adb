"""Movement: values that change over some milliseconds, all driven by one timer, skippable, instant when motion is
reduced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

MOVE, TURN, LIFT, RISE, LEAN, ANNOUNCE, LONGEST = 200, 160, 90, 500, 240, 1100, 1200
"""Durations in milliseconds (LOOK.md, Motion); no action takes longer than `LONGEST` in all."""


@dataclass
class _Tween:
    owner: object
    begins: float
    duration: float
    step: Callable[[float], None]
    done: Callable[[], None] | None
    curve: QEasingCurve.Type


class Motion(QObject):
    """Runs tweens. `reduced` makes each of them end at once. `rested` is emitted when the last one ended."""

    rested = Signal()

    def __init__(self, parent: QObject | None = None, *, reduced: bool = False) -> None:
        super().__init__(parent)
        self.reduced = reduced
        self._tweens: list[_Tween] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(12)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._tweens)

    def add(
        self,
        owner: object,
        duration: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        delay: float = 0.0,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        """Call `step` with 0 to 1 (eased) over `duration` ms after `delay`. A tween of the same owner that still
        runs is dropped."""
        self._tweens = [tween for tween in self._tweens if tween.owner != owner]
        if self.reduced:
            step(1.0)
            if done is not None:
                done()
            return
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        self._tweens.append(_Tween(owner, self._clock.elapsed() + delay, duration, step, done, curve))

    def drop(self, owner: object) -> None:
        """Forget the tween of an owner, where it stands."""
        self._tweens = [tween for tween in self._tweens if tween.owner != owner]

    def finish(self) -> None:
        """End everything at once: a click or a key skips what still moves."""
        while self._tweens:
            tweens, self._tweens = self._tweens, []
            for tween in tweens:
                self._end(tween)
        self._rest()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for tween in list(self._tweens):
            if tween not in self._tweens or now < tween.begins:
                continue
            share = min(1.0, (now - tween.begins) / max(1.0, tween.duration))
            if share >= 1.0:
                self._tweens.remove(tween)
                self._end(tween)
            else:
                tween.step(QEasingCurve(tween.curve).valueForProgress(share))
        if not self._tweens:
            self._rest()

    def _end(self, tween: _Tween) -> None:
        tween.step(QEasingCurve(tween.curve).valueForProgress(1.0))
        if tween.done is not None:
            tween.done()

    def _rest(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.rested.emit()
