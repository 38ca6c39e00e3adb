"""The card that the other side plays, large in the middle of the table for a moment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.fonts import SEMIBOLD, font
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.layout import RATIO
from svedesk.gui.table.passing import PassingItem


class ShownCard(PassingItem):
    """The face of a card with a line below it; its origin is the middle of the card."""

    def __init__(self, faces: Faces, theme: Theme, number: str, width: float, text_size: int) -> None:
        super().__init__(450)
        self._theme, self._size = theme, text_size
        self.width = width
        self.caption = ""
        self._pixmap: QPixmap = faces.large(faces.printed(number), width)
        self._margin = faces.margin(width)

    @property
    def face(self) -> QRectF:
        """The card itself, in its own coordinates."""
        return QRectF(-self.width / 2, -self.width / RATIO / 2, self.width, self.width / RATIO)

    def say(self, text: str) -> None:
        """Write this below the card."""
        if text != self.caption:
            self.prepareGeometryChange()
            self.caption = text
            self.update()

    @property
    def _line(self) -> QRectF:
        wide = QFontMetricsF(font(self._size, SEMIBOLD)).horizontalAdvance(self.caption) + 2.4 * self._size
        return QRectF(-wide / 2, self.face.bottom() + self._size * 0.6, wide, self._size * 2.2)

    def boundingRect(self) -> QRectF:
        around = self._margin
        return self.face.adjusted(-around, -around, around, around).united(self._line)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.face.topLeft() - QPointF(self._margin, self._margin), self._pixmap)
        if self.caption:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(see_through(self._theme.line, 0.9), 1))
            painter.setBrush(see_through(self._theme.panel, 0.94))
            painter.drawRoundedRect(self._line, self._size * 0.5, self._size * 0.5)
            painter.setFont(font(self._size, SEMIBOLD))
            painter.setPen(see_through(self._theme.text, 1.0))
            painter.drawText(self._line, Qt.AlignmentFlag.AlignCenter, self.caption)
