"""What the computer does is shown for a moment: its card large in the middle, arrows to what it chose. Longer while the
mouse is on the card, shorter after a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer, Signal

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.computer.against import Appearance
from svedesk.gui.table.computer.shown_card import ShownCard
from svedesk.gui.table.layout import RATIO
from svedesk.gui.table.motion import MOVE
from svedesk.gui.table.scene import TableScene

CARD, AIM, GROW = 800, 550, 220
"""Milliseconds at the usual pace: a card stays, arrows stay; and an arrow grows."""
_TICK = 25
HIGH, MOST_WIDE = 0.56, 0.34
"""How high the card is, of the table's height, and how wide at most, of its width."""


class Showing(QObject):
    """Shows one thing at a time on a scene. `over` tells that it has been seen. `pace` gives how many times as long as
    usual things are shown; 0: not at all."""

    over = Signal()

    def __init__(self, scene: TableScene, pace: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self.pace = scene, pace
        self.card: ShownCard | None = None
        self.arrows: list[ArrowItem] = []
        self._card_id = 0
        self._said = ""
        self.left = 0.0
        """Milliseconds it is still to be shown."""
        self.held = False
        """Whether the mouse keeps it there."""
        self.waits: Callable[[], bool] = lambda: False
        """Whether nobody can look at the table now: then time stands still."""
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether something is shown."""
        return self._timer.isActive()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_card(self, found: Appearance, said: str, times: float = 1.0) -> bool:
        """Show a card large, with a line below it, so many times as long as usual. False when nothing is shown at this
        pace."""
        if not self.pace():
            return False
        self.clear()
        scene = self._scene
        size = scene.layout.size
        width = min(size.height() * HIGH * RATIO, size.width() * MOST_WIDE)
        scene.faces.ratio = scene.ratio
        self._said, self._card_id = said, found.card
        self.card = card = ShownCard(scene.faces, scene.theme, found.number, float(round(width)), scene.layout.text(14))
        card.say(said)
        card.setPos(self._middle())
        scene.addItem(card)
        if found.place is not None:
            begin, end = scene.rect_of(found.place).center(), self._middle()

            def step(share: float) -> None:
                card.setPos(begin + (end - begin) * share)
                card.setScale(0.3 + 0.7 * share)

            scene.motion.add(card, MOVE, step)
        self._begin(CARD * times)
        return True

    def show_arrows(self, ends: Sequence[tuple[QPointF, QPointF]], *, attack: bool) -> bool:
        """Let arrows grow between these points. False when nothing is shown."""
        if not ends or not self.pace():
            return False
        self.clear()
        scene = self._scene
        colour = scene.theme.attack if attack else scene.theme.info
        for begin, end in ends:
            arrow = ArrowItem(colour, scene.theme.illegal, 6)
            scene.addItem(arrow)
            self.arrows.append(arrow)

            def step(share: float, arrow: ArrowItem = arrow, begin: QPointF = begin, end: QPointF = end) -> None:
                arrow.point(begin, begin + (end - begin) * share)

            scene.motion.add(arrow, GROW, step)
        self._begin(AIM)
        return True

    def clear(self) -> None:
        """Take away what is shown, as if it had not been."""
        self._timer.stop()
        self.held = False
        scene = self._scene
        for item in (self.card, *self.arrows):
            if item is not None:
                scene.motion.drop(item)
                scene.removeItem(item)
        self.card, self.arrows = None, []

    def skip(self) -> bool:
        """It has been seen. False when nothing is shown."""
        if not self.busy:
            return False
        self._end()
        return True

    # -- the mouse ----------------------------------------------------------------------------------------------------

    def hover(self, point: QPointF | None) -> bool:
        """The mouse moved (None: it left the table). On the card it keeps it there; returns whether it is on it."""
        held = self.card is not None and point is not None and self.card.face.contains(self.card.mapFromScene(point))
        if held != self.held and self.card is not None:
            self.card.say(tr("{0} · paused", self._said) if held else self._said)
        self.held = held
        return held

    def press(self, point: QPointF) -> bool:
        """A click has seen enough; returns whether it was on the card, and meant nothing else."""
        on_it = self.hover(point)
        self.skip()
        return on_it

    # -- time ---------------------------------------------------------------------------------------------------------

    def _middle(self) -> QPointF:
        size = self._scene.layout.size
        return QPointF(size.width() / 2, size.height() * 0.46)

    def _begin(self, usual: float) -> None:
        self.left = usual * self.pace()
        self._clock.start()
        self._timer.start()

    def _tick(self) -> None:
        passed = self._clock.restart()
        if self.held or self.waits():
            return
        self.left -= passed
        if self.left <= 0:
            self._end()

    def _end(self) -> None:
        if self.card is not None:
            # It goes on from here to where it will lie.
            self._scene.animator.begins[self._card_id] = self.card.pos(), self.card.width
        self.clear()
        self.over.emit()
