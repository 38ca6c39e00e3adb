"""Movement: values that change over some milliseconds, all driven by one timer, skippable, instant when motion is
reduced."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer

MOVE, TURN, LIFT, RISE, LEAN, ANNOUNCE, LONGEST = 200, 160, 90, 500, 240, 1100, 1200
"""Durations in milliseconds (LOOK.md, Motion); no action takes longer than `LONGEST` in all."""


@dataclass(frozen=True, slots=True)
class _Tween:
    begins: float
    duration: float
    step: Callable[[float], None]
    done: Callable[[], None] | None
    curve: QEasingCurve

    def end(self) -> None:
        self.step(1.0)
        if self.done is not None:
            self.done()


class Motion(QObject):
    """Runs tweens, one of each owner. `reduced` makes each of them end at once.

    A QVariantAnimation for each would not do: it takes 15 times as long to make, and is a QObject that its own signals
    must not outlive. Qt's clock for animations falls behind the time on a busy machine.
    """

    def __init__(self, parent: QObject | None = None, *, reduced: bool = False) -> None:
        super().__init__(parent)
        self.reduced = reduced
        self._tweens: dict[Hashable, _Tween] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
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
        owner: Hashable,
        duration: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        delay: float = 0.0,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        """Call `step` with 0 to 1 (eased) over `duration` ms after `delay`. A tween of the same owner that still
        runs is dropped."""
        self.drop(owner)
        tween = _Tween(self._clock.elapsed() + delay, max(1.0, duration), step, done, QEasingCurve(curve))
        if self.reduced:
            tween.end()
        else:
            self._tweens[owner] = tween
            if not self._timer.isActive():
                self._timer.start()

    def drop(self, owner: Hashable) -> None:
        """Forget the tween of an owner, where it stands."""
        self._tweens.pop(owner, None)

    def finish(self) -> None:
        """End everything at once: a click or a key skips what still moves."""
        while self._tweens:
            self._tweens.pop(next(iter(self._tweens))).end()
        self._timer.stop()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for owner, tween in list(self._tweens.items()):
            share = (now - tween.begins) / tween.duration
            if self._tweens.get(owner) is not tween or share < 0:
                continue
            if share < 1:
                tween.step(tween.curve.valueForProgress(share))
            else:
                del self._tweens[owner]
                tween.end()
        if not self._tweens:
            self._timer.stop()
