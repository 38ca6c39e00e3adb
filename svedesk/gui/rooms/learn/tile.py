"""A large button that stands for a lesson or a puzzle: a card's picture, the title, what it is about, whether it is
done."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import CENTRE, write
from svedesk.gui.look.theme import BOLD, REGULAR, SEMIBOLD, Theme, font, px
from svedesk.gui.table.faces import Faces

LOW, USUAL, HIGH = 54, 86, 116
"""Logical pixels it is high: at least, from where on its text grows with it, and at most."""


class LearnTile(QPushButton):
    """`place` is its number in the list; `stars` (0: none) say how hard it is."""

    def __init__(
        self, theme: Theme, name: str, place: int, title: str, lead: str, face: str, *, done: bool, stars: int = 0
    ) -> None:
        super().__init__()
        self.name, self.done, self._place = name, done, place
        self._theme, self._title, self._lead, self._face, self._stars = theme, title, lead, face, stars
        self._faces: Faces | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(px(LOW))
        self.setMaximumHeight(px(HIGH))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # it is painted otherwise then
        parts = [f"{place}. {title}", tr("Done") if done else tr("Not done yet")]
        if stars:
            parts.append(tr("Difficulty {0} of 3", stars))
        self.setAccessibleName(". ".join(parts))
        self.setAccessibleDescription(lead)
        self.setToolTip(lead)

    def show_face(self, faces: Faces) -> None:
        """Show the picture of its card with these faces."""
        self._faces = faces
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(70))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(180), px(LOW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        bright = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(QColor(theme.you_can if self.hasFocus() else theme.line), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(theme.raised if bright or self.isDown() else theme.panel))
        painter.drawRoundedRect(rect, px(8), px(8))
        inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        shown = QRectF(inner.left(), inner.top(), inner.height(), inner.height())
        self._draw_face(painter, inner, shown)
        self._draw_place(painter, shown)
        sign = px(26) if self.done else 0
        inside = QRectF(QPointF(shown.right() + px(12), rect.top() + px(4)), rect.bottomRight())
        inside.adjust(0, 0, -px(10) - sign, -px(4))
        self._write(painter, inside)
        if self.done:
            self._draw_tick(painter, QPointF(rect.right() - px(20), rect.center().y()))
        painter.end()

    def _write(self, painter: QPainter, inside: QRectF) -> None:
        """The title with its stars, and below it what it is about, both in the middle of the height."""
        grown = max(1.0, self.height() / px(USUAL))
        title, text = font(round(px(14) * grown), SEMIBOLD), font(round(px(12) * grown), REGULAR)
        high, line = QFontMetricsF(title).height(), QFontMetricsF(text).height()
        most = max(1, int((inside.height() - high) / line))
        lead, lines = fitted(self._lead, text, inside.width(), most)
        top = inside.top() + max(0.0, (inside.height() - high - lines * line) / 2)
        stars = px(13) * 3 if self._stars else 0
        painter.setFont(title)
        painter.setPen(QColor(self._theme.text))
        room = inside.width() - (stars + px(6) if stars else 0)
        shortened = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(inside.left(), top, room, high), _LEFT, shortened)
        if stars:
            self._draw_stars(painter, QPointF(inside.right() - stars, top + high / 2))
        painter.setFont(text)
        painter.setPen(QColor(self._theme.quiet_text))
        below = QRectF(inside.left(), top + high, inside.width(), lines * line + 1)
        painter.drawText(below, _LEFT | Qt.TextFlag.TextWordWrap, lead)

    def _draw_face(self, painter: QPainter, rect: QRectF, shown: QRectF) -> None:
        """The card's picture, at the left edge, with the corners of the tile."""
        corners, part = QPainterPath(), QPainterPath()
        corners.addRoundedRect(rect, px(8), px(8))
        part.addRect(shown)
        ground = QBrush(QColor(self._theme.cloth))
        if self._faces is not None:
            ratio = self._faces.ratio = self.devicePixelRatioF()
            picture = self._faces.picture(self._face, shown.size())
            ground = QBrush(picture)
            ground.setTransform(QTransform.fromTranslate(shown.left(), shown.top()).scale(1 / ratio, 1 / ratio))
        painter.fillPath(corners.intersected(part), ground)

    def _draw_place(self, painter: QPainter, shown: QRectF) -> None:
        badge = QRectF(shown.left() + px(5), shown.top() + px(5), px(20), px(20))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.panel))
        painter.drawEllipse(badge)
        write(painter, badge, CENTRE, str(self._place), 11, BOLD, self._theme.text)

    def _draw_stars(self, painter: QPainter, start: QPointF) -> None:
        for place in range(3):
            star = _star(QPointF(start.x() + px(13) * (place + 0.5), start.y()), px(6))
            painter.setPen(QPen(QColor(self._theme.quiet_text), 1))
            filled = place < self._stars
            painter.setBrush(QColor(self._theme.bright_text) if filled else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(star)

    def _draw_tick(self, painter: QPainter, centre: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.heal))
        painter.drawEllipse(centre, px(11), px(11))
        disc = QRectF(centre.x() - px(11), centre.y() - px(11), px(22), px(22))
        write(painter, disc, CENTRE, "✓", 14, BOLD, self._theme.on_mark)


_LEFT = Qt.AlignmentFlag.AlignLeft


def fitted(text: str, face: QFont, width: float, most: int) -> tuple[str, int]:
    """As much of a text as there is room for in so many lines of this width, and how many lines that is."""
    metrics = QFontMetricsF(face)

    def lines(cut: str) -> int:
        box = metrics.boundingRect(QRectF(0, 0, width, 10_000), _LEFT | Qt.TextFlag.TextWordWrap, cut)
        return max(1, round(box.height() / metrics.height()))

    cut, end = text, len(text)
    while lines(cut) > most and end:
        end -= 1
        cut = text[:end].rstrip() + "…"
    return cut, lines(cut)


def _star(centre: QPointF, radius: float) -> QPolygonF:
    points = ((0.0, -1.0), (0.24, -0.33), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0.0, 0.4))
    left = [(-x, y) for x, y in reversed(points[1:-1])]
    return QPolygonF([QPointF(centre.x() + x * radius, centre.y() + y * radius) for x, y in (*points, *left)])
