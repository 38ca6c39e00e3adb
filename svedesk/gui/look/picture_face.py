"""Cards with a picture of the user's: cost, statistics, marks and name stay drawn over it, as large as on our own
faces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from svedesk.engine.facts import Facts
from svedesk.gui.look import shapes
from svedesk.gui.look.game_art import special_of

PROPORTION = 63 / 88
"""Of a card: width by height."""
NEAR = 0.06
"""How far from that a picture's may be that shows a whole card."""
UPPER = QRectF(0.08, 0.13, 0.84, 0.42)
"""Where on a picture of a whole card its own picture usually is."""


def is_whole(picture: QImage) -> bool:
    """Whether a picture has the proportions of a whole card, not only of what is painted on one."""
    return abs(picture.width() / picture.height() - PROPORTION) <= NEAR


def draw_whole(painter: QPainter, picture: QImage, width: float, edge: QColor) -> None:
    """A picture of a whole card as the card, with an edge."""
    height = width / PROPORTION
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(shapes.rounded(QRectF(0, 0, width, height), 0.05 * width))
    draw_covering(painter, QRectF(0, 0, width, height), picture, QRectF(picture.rect()))
    painter.restore()
    half = max(1.0, 0.014 * width) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, 2 * half))
    painter.drawRoundedRect(QRectF(half, half, width - 2 * half, height - 2 * half), 0.05 * width, 0.05 * width)


def draw_painted(painter: QPainter, picture: QImage, rect: QRectF) -> None:
    """What is painted on a card, in `rect`: the picture, or that part of the picture of a whole card."""
    size = picture.size()
    part = QRectF(picture.rect())
    if is_whole(picture):
        part = QRectF(
            UPPER.x() * size.width(),
            UPPER.y() * size.height(),
            UPPER.width() * size.width(),
            UPPER.height() * size.height(),
        )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(rect)
    draw_covering(painter, rect, picture, part)
    painter.restore()


def draw_covering(painter: QPainter, rect: QRectF, picture: QImage, part: QRectF) -> None:
    """The middle of `part` of a picture over the whole of `rect`, neither stretched nor squeezed."""
    scale = max(rect.width() / part.width(), rect.height() / part.height())
    shown = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    shown.moveCenter(QPointF(part.center()))
    painter.drawImage(rect, picture, shown)


def edge_of(facts: Facts, default: QColor) -> QColor:
    """The colour of a whole picture's edge: that of its special type."""
    return {"golden": QColor("#FFE08A"), "dashed": QColor("#DDE3EA")}.get(special_of(facts).frame, default)
