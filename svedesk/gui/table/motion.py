"""Movement: values that change over some milliseconds, all driven by one clock, skippable, instant when motion is
reduced."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

MOVE, TURN, LIFT, ANNOUNCE = 220, 160, 110, 1100
"""Durations in milliseconds."""
LONGEST_STEP = 40.0
"""However late the clock is looked at, movement goes on by no more than this: nothing jumps."""
Curve = QEasingCurve.Type


@dataclass(frozen=True, slots=True)
class _Tween:
    nth: int
    begins: float
    duration: float
    step: Callable[[float], None]
    done: Callable[[], None] | None
    curve: QEasingCurve

    @property
    def ends(self) -> float:
        return self.begins + self.duration

    def end(self) -> None:
        self.step(1.0)
        if self.done is not None:
            self.done()


def _nothing(share: float) -> None:
    """What a beat does that only waits."""


class Motion(QObject):
    """Runs tweens, one of each owner. `reduced` makes each of them end at once, `calmed` tells when that changes;
    `stilled` tells that nothing moves any more.

    A QVariantAnimation for each would not do: it takes 15 times as long to make, and is a QObject that its own signals
    must not outlive. Qt's clock for animations falls behind the time on a busy machine.
    """

    stilled = Signal()
    calmed = Signal()

    def __init__(self, parent: QObject | None = None, *, reduced: bool = False, by_hand: bool = False) -> None:
        """`by_hand`: time passes only by `advance`, for pictures of what moves."""
        super().__init__(parent)
        self._reduced = reduced
        self.speed = 1.0
        """The speed the user wants; 1 is the default."""
        self.hurry = 1.0
        """How many times faster still, while more waits to be shown."""
        self.now = 0.0
        self._held: Callable[[], bool] = lambda: False
        self.by_hand = by_hand
        self._tweens: dict[Hashable, _Tween] = {}
        self._numbers = count()
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(12)
        self._timer.timeout.connect(self._tick)

    @property
    def reduced(self) -> bool:
        """Whether nothing moves."""
        return self._reduced

    @reduced.setter
    def reduced(self, reduced: bool) -> None:
        if reduced != self._reduced:
            self._reduced = reduced
            self.calmed.emit()

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._tweens)

    @property
    def moving(self) -> int:
        """How many things move at this moment."""
        return sum(tween.begins <= self.now for tween in self._tweens.values())

    def hold_while(self, held: Callable[[], bool]) -> None:
        """Stop the clock for as long as this says so."""
        self._held = held

    def add(
        self,
        owner: Hashable,
        duration: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        delay: float = 0.0,
        curve: Curve = Curve.OutCubic,
        moves: bool = True,
    ) -> None:
        """Call `step` with 0 to 1 (eased) over `duration` ms after `delay`. A tween of the same owner that still
        runs is dropped. What is only shown for a while and does not move (`moves`) is so with reduced motion, too."""
        self.drop(owner)
        tween = _Tween(next(self._numbers), self.now + delay, max(1.0, duration), step, done, QEasingCurve(curve))
        if self.reduced and moves:
            tween.end()
            return
        self._tweens[owner] = tween
        if not self._timer.isActive() and not self.by_hand:
            self._clock.start()
            self._timer.start()

    def then(self, delay: float, done: Callable[[], None], owner: Hashable | None = None) -> None:
        """Do something after so long."""
        self.add(owner if owner is not None else object(), 1.0, _nothing, done, delay=max(0.0, delay - 1.0))

    def has(self, owner: Hashable) -> bool:
        """Whether the tween of an owner runs, or is to begin."""
        return owner in self._tweens

    def drop(self, owner: Hashable) -> None:
        """Drop the tween of an owner where it is."""
        self._tweens.pop(owner, None)

    def finish(self) -> None:
        """End everything at once, in its order: a click or a key skips what still moves."""
        was = bool(self._tweens)
        while self._tweens:
            owner = min(self._tweens, key=lambda owner: (self._tweens[owner].ends, self._tweens[owner].nth))
            self._tweens.pop(owner).end()
        self._stop(was=was)

    def advance(self, milliseconds: float) -> None:
        """Let so much time pass."""
        was = bool(self._tweens)
        self.now += milliseconds
        begun = [item for item in self._tweens.items() if item[1].begins <= self.now]
        for owner, tween in sorted(begun, key=lambda item: (item[1].ends, item[1].nth)):
            if self._tweens.get(owner) is not tween:
                continue
            share = (self.now - tween.begins) / tween.duration
            if share < 1:
                tween.step(tween.curve.valueForProgress(share))
            else:
                del self._tweens[owner]
                tween.end()
        if not self._tweens:
            self._stop(was=was)

    def _stop(self, *, was: bool) -> None:
        self._timer.stop()
        if was and not self._tweens:
            self.stilled.emit()

    def _tick(self) -> None:
        passed = min(LONGEST_STEP, float(self._clock.restart()))
        if not self._held():
            self.advance(passed * self.speed * self.hurry)
