"""A large button of the first page: a picture, what it opens, and a line about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.picture_face import draw_covering
from svedesk.gui.look.theme import BOLD, REGULAR, Theme, font, px

OVER_LAND = "#E9EEF4"
"""The first page is a picture: what is written on it is light in every theme."""
_GROUND, _TEXT, _QUIET = QColor("#10151C"), QColor("#FFFFFF"), QColor("#D5DCE4")
"""Tiles are pictures: their text is light on dark in every theme."""


class StartTile(QPushButton):
    """`large` is the one that begins a game at once."""

    def __init__(self, theme: Theme, title: str, lead: str, *, large: bool = False) -> None:
        super().__init__(title)
        self._theme, self.title, self.lead, self._large = theme, title, lead, large
        self._picture: QImage | None = None
        self.setAccessibleName(title)
        self.setAccessibleDescription(lead)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # it is painted otherwise then
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(px(150), px(96))

    def say(self, lead: str) -> None:
        """Say something else about it."""
        self.lead = lead
        self.setAccessibleDescription(lead)
        self.update()

    def show_picture(self, picture: QImage) -> None:
        """Show this picture."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._theme
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        path = shapes.rounded(rect, px(10))
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(rect, _GROUND)
        if self._picture is not None:
            draw_covering(painter, rect, self._picture, QRectF(self._picture.rect()))
        bright = self.underMouse() or self.isDown()
        if bright:
            painter.fillRect(rect, see_through("#FFFFFF", 0.10))
        shade = QLinearGradient(0, rect.top(), 0, rect.bottom())
        shade.setColorAt(0, see_through(_GROUND, 0.0))
        shade.setColorAt(0.42, see_through(_GROUND, 0.15))
        shade.setColorAt(1, see_through(_GROUND, 0.92))
        painter.fillRect(rect, QBrush(shade))
        painter.restore()
        edge = (
            QColor(theme.you_can) if self.hasFocus() or self._large else see_through("#FFFFFF", 0.5 if bright else 0.22)
        )
        painter.setPen(QPen(edge, px(3) if self.hasFocus() else px(2) if self._large else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        self._write(painter, rect.adjusted(px(16), px(10), -px(16), -px(13)))
        painter.end()

    def _write(self, painter: QPainter, inside: QRectF) -> None:
        large = max(1.0, min(2.5, self.height() / px(460 if self._large else 220)))
        size = px((30 if self._large else 20) * large)
        painter.setFont(font(size, BOLD))
        while painter.fontMetrics().horizontalAdvance(self.title) > inside.width() and size > px(11):
            size -= 1
            painter.setFont(font(size, BOLD))
        title = painter.fontMetrics().height()
        small = font(px((14 if self._large else 12) * large), REGULAR)
        painter.setFont(small)
        wrap = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        lead = painter.boundingRect(inside, wrap, self.lead)
        room = inside.height() - title
        low = inside.bottom()
        if self.lead and lead.height() <= room:
            painter.setPen(_QUIET)
            painter.drawText(inside, wrap, self.lead)
            low = lead.top()
        painter.setFont(font(size, BOLD))
        painter.setPen(_TEXT)
        painter.drawText(
            QRectF(inside.left(), low - title, inside.width(), title), Qt.AlignmentFlag.AlignLeft, self.title
        )
