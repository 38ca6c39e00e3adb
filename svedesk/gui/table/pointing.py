"""Showing something to the person beside you: arrows drawn with the right button, rings where Alt was clicked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.theme import Theme
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.drawn_once import PassingItem
from svedesk.gui.table.scene import TableScene

PING = 700
"""Milliseconds a ring takes."""
STILL = 0.4
"""How far a ring has grown that does not move."""
STAYS = 6000
"""Milliseconds an arrow stays that somebody else has drawn."""


class Ring(PassingItem):
    """A ring that grows from a point. `share` is how far it has come, 0 to 1."""

    def __init__(self, colour: str, radius: float) -> None:
        super().__init__(430)
        self._colour, self._radius, self._share = QColor(colour), radius, 0.0

    def grow(self, share: float) -> None:
        """Come so far."""
        self._share = share
        self.setOpacity(1.0 - share)
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self._radius + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colour, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        reach = self._radius * (0.2 + 0.8 * self._share)
        painter.drawEllipse(QPointF(0, 0), reach, reach)


class Pointing:
    """The arrows and rings on one table. They change nothing and are not part of the game."""

    def __init__(self, scene: TableScene, theme: Theme) -> None:
        self._scene, self._theme = scene, theme
        self.arrows: list[ArrowItem] = []
        self._drawing: tuple[ArrowItem, QPointF] | None = None
        self.pinged: Callable[[QPointF], None] = lambda point: None
        """Told of every ring made here, and `drawn` of every arrow: for others to see."""
        self.drawn: Callable[[QPointF, QPointF], None] = lambda start, end: None

    @property
    def is_drawing(self) -> bool:
        """Whether an arrow follows the mouse."""
        return self._drawing is not None

    def begin(self, start: QPointF) -> None:
        """An arrow starts here: at the card there, if there is one."""
        item = self._scene.card_at(start)
        arrow = ArrowItem(self._theme.info, self._theme.illegal, self._scene.layout.px(5))
        self._scene.addItem(arrow)
        self._drawing = arrow, item.pos() if item is not None else start

    def follow(self, point: QPointF) -> None:
        """It points here now."""
        if self._drawing is not None:
            arrow, start = self._drawing
            arrow.point(start, point)

    def end(self, point: QPointF) -> None:
        """It stays, pointing at the card here, if there is one."""
        if self._drawing is None:
            return
        arrow, start = self._drawing
        self._drawing = None
        item = self._scene.card_at(point)
        end = item.pos() if item is not None else point
        arrow.point(start, end)
        self.arrows.append(arrow)
        self.drawn(start, end)

    def clear(self) -> None:
        """Take all arrows away."""
        if self._drawing is not None:
            self.arrows.append(self._drawing[0])
            self._drawing = None
        for arrow in self.arrows:
            self._scene.removeItem(arrow)
        self.arrows.clear()

    def ping(self, point: QPointF) -> None:
        """A ring, for a moment."""
        self.show_ping(point, self._theme.info)
        self.pinged(point)

    def show_cards(self, number: str) -> None:
        """Rings at every card with this number that is to be seen, for the person before this screen only."""
        for item in list(self._scene.cards.values()):
            if item.card is not None and item.isVisible() and number in (item.card.number, item.card.shown.printed):
                self.show_ping(item.home.centre, self._theme.info)

    def show_arrow(self, start: QPointF, end: QPointF) -> None:
        """An arrow that somebody else has drawn; it goes by itself after a while."""
        arrow = ArrowItem(self._theme.heal, self._theme.illegal, self._scene.layout.px(5))
        arrow.point(start, end)
        self._scene.addItem(arrow)
        self.arrows.append(arrow)
        QTimer.singleShot(STAYS, self._scene, lambda: self._take_away(arrow))

    def _take_away(self, arrow: ArrowItem) -> None:
        if arrow in self.arrows:
            self.arrows.remove(arrow)
            self._scene.removeItem(arrow)

    def show_ping(self, point: QPointF, colour: str, lasts: int = PING) -> None:
        """A ring, here or by somebody else."""
        ring = Ring(colour, self._scene.layout.px(40))
        ring.setPos(point)
        self._scene.addItem(ring)
        motion = self._scene.motion
        if motion.reduced:  # it stands still as long as it would have grown
            ring.grow(STILL)
            QTimer.singleShot(lasts, self._scene, lambda: self._scene.removeItem(ring))
            return
        motion.add(ring, lasts, ring.grow, lambda: self._scene.removeItem(ring), curve=QEasingCurve.Type.OutQuad)
