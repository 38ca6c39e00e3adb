"""Items of the table whose drawing is kept as a picture while nothing changes, and those that the mouse never meets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget


class BoundedItem(QGraphicsRectItem):
    """An item that says by `setRect` where it is painted: Qt asks for that hundreds of times for a frame, and Python
    answers slowly."""

    def __init__(self) -> None:
        super().__init__()
        self.setPen(QPen(Qt.PenStyle.NoPen))


class PassingItem(BoundedItem):
    """Something that is seen for a while at a height `z`: the mouse goes through it."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()


ASIDE = QPointF(0.02, 0.02)
"""Nothing lies just between two pixels of the screen: there Qt rounds now up, now down."""


class DrawnOnce(BoundedItem):
    """Lines, letters and round corners take long to draw, and are painted again with all that moves over them."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None
        self._corner = QPointF()

    def draw(self, painter: QPainter) -> None:
        """Draw it, in its own coordinates."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw all of it anew."""
        self._picture = None
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = painter.device().devicePixelRatio()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            box = self.boundingRect().toAlignedRect()
            self._corner = QPointF(box.topLeft()) + ASIDE
            self._picture = QPixmap(box.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            on_picture = QPainter(self._picture)
            on_picture.setRenderHint(QPainter.RenderHint.Antialiasing)
            on_picture.translate(-box.topLeft())
            self.draw(on_picture)
            on_picture.end()
        painter.drawPixmap(self._corner, self._picture)
