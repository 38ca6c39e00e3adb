"""What flies up for a moment where something happens: numbers that pop, light that bursts."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.painting import painting
from svedesk.gui.look.theme import BOLD, Theme, font
from svedesk.gui.table.drawn_once import PassingItem

GOLD = "#B97A00"
PopKind = Literal["damage", "heal", "more", "less", "word", "title"]


class Growing(PassingItem):
    """An item that comes from 0 to 1 of what it is."""

    share = 0.0

    def grow(self, share: float) -> None:
        """Come so far."""
        self.share = share
        self.update()


class PopNumber(PassingItem):
    """A number, or a word: damage on a jagged star, what is gained on a round plate."""

    def __init__(self, text: str, kind: PopKind, theme: Theme, size_px: int, ratio: float) -> None:
        super().__init__(460)
        self.text = text
        wide = QFontMetricsF(font(size_px, BOLD)).horizontalAdvance(text)
        reach = max(wide * 0.5 + size_px * 0.45, size_px * (1.05 if kind == "damage" else 0.72))
        high = reach if kind == "damage" else size_px * 0.72
        self._rect = QRectF(-reach - 3, -high - 3, 2 * reach + 6, 2 * high + 6)
        bad = kind in ("damage", "less")
        colour = theme.attack if bad else {"word": theme.info, "title": GOLD}.get(kind, theme.heal)
        self._pixmap = _plate(self._rect, text, QColor(colour), size_px, ratio, jagged=kind == "damage")

    def pop(self, share: float) -> None:
        """Spring up, stay, and go: 0 to 1."""
        spring = 1.0 - math.exp(-share * 34) * math.cos(share * 52)
        self.setScale(max(0.02, spring))
        self.setOpacity(1.0 if share < 0.78 else max(0.0, (1.0 - share) / 0.22))

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._rect.topLeft(), self._pixmap)


def _plate(rect: QRectF, text: str, colour: QColor, size: int, ratio: float, *, jagged: bool) -> QPixmap:
    with painting(rect.width(), rect.height(), ratio) as (pixmap, painter):
        painter.translate(-rect.topLeft())
        inner = rect.adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor("#FFFFFF"), max(1.5, size * 0.06)))
        painter.setBrush(mix(colour, QColor("#000000"), 0.25))
        if jagged:
            points = []
            for nth in range(20):
                reach = inner.width() / 2 * (1.0 if nth % 2 == 0 else 0.74)
                angle = math.pi / 10 * nth - math.pi / 2
                points.append(QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
            painter.drawPolygon(QPolygonF(points))
        else:
            painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        painter.setFont(font(size, BOLD))
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, text)
    return pixmap


class Burst(Growing):
    """A ring that widens, with rays around it."""

    def __init__(self, colour: str, radius: float, rays: int = 0) -> None:
        super().__init__(305)
        self._colour, self._radius, self._rays = QColor(colour), radius, rays

    def boundingRect(self) -> QRectF:
        reach = self._radius * 1.15 + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 1.0 - self.share
        reach = self._radius * (0.35 + 0.65 * self.share)
        painter.setBrush(see_through(self._colour, 0.28 * left))
        painter.setPen(QPen(see_through(self._colour, left), max(1.0, self._radius * 0.09 * left)))
        painter.drawEllipse(QPointF(0, 0), reach, reach)
        painter.setPen(QPen(see_through(self._colour, left), max(1.2, self._radius * 0.06 * left)))
        for nth in range(self._rays):
            angle = 2 * math.pi * nth / self._rays + 0.3
            way = QPointF(math.cos(angle), math.sin(angle))
            painter.drawLine(way * reach * 0.8, way * reach * 1.12)
