"""What the computer is about to do is shown for a moment: arrows to what it chose, a card it leaves undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Signal

from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.motion import Curve
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.show.stage import GROW

AIM = 550.0
"""Milliseconds arrows stay at the usual pace."""


class Showing(QObject):
    """Shows one thing at a time on a scene. `over` tells that it has been seen. `pace` gives how many times as long as
    usual things are shown; 0: not at all."""

    over = Signal()

    def __init__(self, scene: TableScene, pace: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self.pace = scene, pace
        scene.animator.large.pace = pace
        self.arrows: list[ArrowItem] = []

    @property
    def busy(self) -> bool:
        """Whether something is shown."""
        return self._scene.motion.has(self)

    def show_card(self, number: str, caption: str, times: float) -> bool:
        """Show a card large, with a line below it, so many times as long as usual. False when nothing is shown at this
        pace."""
        if not self.pace():
            return False
        self.clear()
        large = self._scene.animator.large
        self._end_after(large.show(number, caption, 0.0, large.middle, times=times))
        return True

    def show_arrows(self, ends: Sequence[tuple[QPointF, QPointF]], *, attack: bool) -> bool:
        """Let arrows grow between these points. False when nothing is shown."""
        if not ends or not self.pace():
            return False
        self.clear()
        scene = self._scene
        colour = scene.theme.attack if attack else scene.theme.info
        for begin, end in ends:
            arrow = ArrowItem(colour, scene.theme.illegal, scene.layout.px(6))
            scene.addItem(arrow)
            self.arrows.append(arrow)

            def step(share: float, arrow: ArrowItem = arrow, begin: QPointF = begin, end: QPointF = end) -> None:
                arrow.point(begin, begin + (end - begin) * share)

            scene.motion.add(arrow, GROW, step)
        self._end_after(AIM * self.pace())
        return True

    def clear(self) -> None:
        """Take away what is shown, as if it had not been."""
        scene = self._scene
        scene.motion.drop(self)
        for arrow in self.arrows:
            scene.motion.drop(arrow)
            scene.removeItem(arrow)
        self.arrows = []

    def skip(self) -> bool:
        """It has been seen. False when nothing is shown."""
        if not self.busy and self._scene.animator.large.card is None:
            return False
        self._scene.motion.finish()
        return True

    def _end_after(self, milliseconds: float) -> None:
        motion, nothing = self._scene.motion, lambda share: None
        motion.add(self, milliseconds, nothing, self._end, curve=Curve.Linear, moves=False)

    def _end(self) -> None:
        self.clear()
        self.over.emit()
