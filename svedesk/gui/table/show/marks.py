"""Marks a spell leaves for a moment: a cut across a card, a circle that something steps out of."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.painting import painting
from svedesk.gui.table.show.light import OVER, PLUS, Turning
from svedesk.gui.table.show.sparks import Growing

DRAWN = 0.45
"""The part of its time in which a cut is drawn; then it fades."""


class Cut(Growing):
    """Two strokes of light across each other, the second after the first."""

    def __init__(self, colour: str, reach: float) -> None:
        super().__init__(411)
        self._colour, self._reach = QColor(colour), reach

    def boundingRect(self) -> QRectF:
        return QRectF(-self._reach, -self._reach, 2 * self._reach, 2 * self._reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        left = 1.0 if self.share < DRAWN else (1.0 - self.share) / (1.0 - DRAWN)
        for nth, angle in enumerate((0.9, 2.35)):
            come = max(0.0, min(1.0, (self.share / DRAWN - 0.35 * nth) / 0.65))
            way = QPointF(math.cos(angle), math.sin(angle)) * (self._reach * 0.95)
            end = way * (2 * come - 1)
            for wide, ink in ((0.1, see_through(self._colour, 0.75 * left)), (0.035, see_through("#FFFFFF", left))):
                aside = QPointF(-way.y(), way.x()) * wide
                middle = (end - way) / 2
                painter.setBrush(ink)
                painter.drawPolygon(QPolygonF([-way, middle + aside, end, middle - aside]))


class Circle(Turning):
    """A circle with signs in it. On a `dark` table it is light, else ink."""

    def __init__(self, colour: str, radius: float, *, dark: bool) -> None:
        super().__init__(8, radius, _signs(QColor(colour), radius), 70.0, PLUS if dark else OVER)


def _signs(colour: QColor, radius: float) -> QPixmap:
    """Two rings, strokes between them, and a star of two triangles, on a faint light."""
    wide = max(8, round(radius * 2))
    with painting(wide, wide) as (pixmap, painter):
        half = wide / 2
        painter.translate(half, half)
        light = QRadialGradient(QPointF(0, 0), half)
        for at, strong in ((0.0, 0.4), (0.7, 0.25), (1.0, 0.0)):
            light.setColorAt(at, see_through(colour, strong))
        painter.fillRect(QRectF(-half, -half, wide, wide), light)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, max(1.2, radius * 0.03)))
        outer, inner = half * 0.93, half * 0.76
        for reach in (outer, inner):
            painter.drawEllipse(QPointF(0, 0), reach, reach)
        for nth in range(24):
            way = QPointF(math.cos(nth * math.pi / 12), math.sin(nth * math.pi / 12))
            painter.drawLine(
                way * (inner + (outer - inner) * 0.25), way * (outer - (outer - inner) * (0.25 + nth % 2 * 0.3))
            )
        for turn in (0.0, math.pi):
            angles = (turn - math.pi / 2 + nth * 2 * math.pi / 3 for nth in range(3))
            painter.drawPolygon(QPolygonF([QPointF(math.cos(angle), math.sin(angle)) * inner for angle in angles]))
    return pixmap
