"""Light around a card: what you can do, what is chosen, where it may land. Each kind has its own line and colour."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.face import CORNER
from svedesk.gui.look.painting import painting
from svedesk.gui.look.theme import Theme

GlowKind = Literal["you_can", "chosen", "legal", "illegal", "focus", "danger"]


def reach(width: float) -> float:
    """How far a glow reaches around a card of this width, in whole logical pixels."""
    return float(round(max(6.0, width * 0.12)))


def glow_pixmap(theme: Theme, kind: GlowKind, width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """The light around a rectangle of this size, `reach(width)` wide on each side, empty in the middle.

    you_can: soft light, solid line. chosen: thick line, check mark at the top. legal: solid line. illegal: dashed.
    focus: line set off. danger: dotted line with red light.
    """
    edge = reach(width)
    with painting(width + 2 * edge, height + 2 * edge, dpr) as (pixmap, painter):
        painter.translate(edge, edge)
        card = QRectF(0, 0, width, height)
        corner = CORNER * width
        colour = QColor(_colour(theme, kind))
        if kind in ("you_can", "danger", "chosen"):
            _light(painter, card, corner, colour, edge)
        line = QPen(colour, max(1.6, width * 0.024))
        if kind == "illegal":
            line.setDashPattern([3.0, 2.4])
            line.setWidthF(max(1.4, width * 0.018))
        elif kind == "danger":
            line.setStyle(Qt.PenStyle.DotLine)
        elif kind == "chosen":
            line.setWidthF(max(2.4, width * 0.036))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line)
        gap = 3.0 if kind == "focus" else 1.0
        painter.drawRoundedRect(card.adjusted(-gap, -gap, gap, gap), corner + gap, corner + gap)
        if kind == "chosen":
            _check(painter, QPointF(width / 2, 0), max(7.0, width * 0.1), colour, QColor(theme.on_you_can))
    return pixmap


def _colour(theme: Theme, kind: GlowKind) -> str:
    return {
        "you_can": theme.you_can,
        "chosen": theme.you_can,
        "legal": theme.legal,
        "illegal": theme.illegal,
        "focus": theme.info,
        "danger": theme.attack,
    }[kind]


def _light(painter: QPainter, card: QRectF, corner: float, colour: QColor, edge: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = int(edge)
    for step in range(steps):
        share = 1 - step / steps
        painter.setPen(QPen(see_through(colour, 0.42 * share**2.2), 1.9))
        grow = step + 0.5
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)


def _check(painter: QPainter, centre: QPointF, radius: float, ground: QColor, ink: QColor) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(QPen(ink, 0.14))
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(QPointF(), 0.93, 0.93)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 0.28, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline([QPointF(-0.42, 0.04), QPointF(-0.08, 0.38), QPointF(0.46, -0.32)])
    painter.restore()
