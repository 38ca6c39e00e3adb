"""Card backs: six woven two-colour patterns of our own, and a variant of each for the evolve deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.stats import chevrons

BackKind = Literal["main", "evolve"]


@dataclass(frozen=True, slots=True)
class BackStyle:
    """A sleeve: its name, the two colours that are woven, the colour of its rim and mark, and how it is woven."""

    name: str
    ground: str
    thread: str
    rim: str
    weave: Literal["basket", "herringbone", "scales", "diamonds", "waves", "stars"]


STYLES = (
    BackStyle("Harbour", "#1B3350", "#44719A", "#E8CB8C", "basket"),
    BackStyle("Moss", "#1A3826", "#4C8058", "#DCE8B8", "herringbone"),
    BackStyle("Ember", "#471516", "#A9472E", "#F4BE92", "scales"),
    BackStyle("Violet", "#2F1A47", "#7C4CA8", "#E7BFF2", "diamonds"),
    BackStyle("Lagoon", "#0C373E", "#2B898D", "#AEEFE5", "waves"),
    BackStyle("Ash", "#22262C", "#5C6470", "#D3D9E0", "stars"),
)
"""The six sleeves."""
SLEEVES = tuple(style.name.lower() for style in STYLES)
"""Their names, as settings keep them."""

EVOLVE_RIM = QColor("#F0CE7C")
"""Evolve decks have a golden rim and mark whatever their sleeve."""


def draw_back(painter: QPainter, kind: BackKind, sleeve: BackStyle, width: float) -> None:
    """A card's back with its top left corner at the origin, without shadow."""
    w, h = width, width * 88 / 63
    evolve = kind == "evolve"
    dark, thread = QColor(sleeve.ground), QColor(sleeve.thread)
    rim = EVOLVE_RIM if evolve else QColor(sleeve.rim)
    body = QLinearGradient(0, 0, w * 0.4, h)
    body.setColorAt(0, mix(dark, thread, 0.7))
    body.setColorAt(1, mix(dark, QColor("#000000"), 0.2))
    painter.setPen(QPen(QColor("#0B0E12"), max(1.0, 0.012 * w)))
    painter.setBrush(QBrush(body))
    painter.drawRoundedRect(QRectF(0.5, 0.5, w - 1, h - 1), 0.05 * w, 0.05 * w)
    field = QRectF(0.055 * w, 0.055 * w, 0.89 * w, h - 0.11 * w)
    painter.save()
    painter.setClipPath(shapes.rounded(field, 0.03 * w))
    painter.fillRect(field, dark)
    _weave(painter, sleeve.weave, field, w, mix(dark, thread, 0.72))
    shine = QRadialGradient(QPointF(w / 2, h / 2), h * 0.62)
    shine.setColorAt(0, see_through("#FFFFFF", 0.16))
    shine.setColorAt(0.55, see_through("#FFFFFF", 0.02))
    shine.setColorAt(1, see_through("#000000", 0.42))
    painter.fillRect(field, QBrush(shine))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, max(1.0, 0.014 * w)))
    painter.drawRoundedRect(field, 0.03 * w, 0.03 * w)
    _medal(painter, QPointF(w / 2, h / 2), 0.235 * w, dark, rim, evolve)


def draw_sleeve(painter: QPainter, kind: BackKind, picture: QImage, width: float) -> None:
    """A card's back with a picture of the user's on it; the evolve deck's has its golden rim and mark all the same."""
    w, h = width, width * 88 / 63
    scale = max(w / picture.width(), h / picture.height())
    part = QRectF(0, 0, w / scale, h / scale)
    part.moveCenter(QRectF(picture.rect()).center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(shapes.rounded(QRectF(0, 0, w, h), 0.05 * w))
    painter.drawImage(QRectF(0, 0, w, h), picture, part)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#0B0E12"), max(1.0, 0.012 * w)))
    painter.drawRoundedRect(QRectF(0.5, 0.5, w - 1, h - 1), 0.05 * w, 0.05 * w)
    if kind == "evolve":
        painter.setPen(QPen(EVOLVE_RIM, max(1.5, 0.03 * w)))
        inset = 0.045 * w
        painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), 0.03 * w, 0.03 * w)
        _medal(painter, QPointF(w / 2, h / 2), 0.235 * w, QColor("#2B2416"), EVOLVE_RIM, True)


def _weave(painter: QPainter, weave: str, field: QRectF, w: float, colour: QColor) -> None:
    step = w / 9
    columns = range(-1, 11)
    rows = range(-1, 24 if weave == "scales" else 15)
    left, top = field.left() + (field.width() - 9 * step) / 2, field.top()
    pale = see_through(colour.lighter(128), 0.8)
    for row in rows:
        for column in columns:
            x, y = left + column * step, top + row * step
            if weave == "basket":
                for i in range(3):
                    bar = QRectF(x + step * (0.08 + 0.31 * i), y + 0.04 * step, step * 0.22, step * 0.92)
                    if (row + column) % 2:
                        bar = QRectF(x + 0.04 * step, y + step * (0.08 + 0.31 * i), step * 0.92, step * 0.22)
                    painter.fillRect(bar, pale if i == 1 else colour)
            elif weave == "herringbone":
                lean = step * 0.5 if column % 2 else -step * 0.5
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QBrush(pale if column % 2 else colour))
                painter.drawPath(
                    shapes.polygon(
                        [
                            (x, y + lean / 2),
                            (x + step, y - lean / 2),
                            (x + step, y + step * 0.55 - lean / 2),
                            (x, y + step * 0.55 + lean / 2),
                        ]
                    )
                )
            elif weave == "scales":
                shift = step / 2 if row % 2 else 0.0
                painter.setPen(QPen(pale, step * 0.09))
                painter.setBrush(QBrush(colour))
                painter.drawEllipse(
                    QPointF(x + shift + step / 2, field.bottom() - ((row - 1) * step * 0.62)), step * 0.56, step * 0.62
                )
            elif weave == "diamonds":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QBrush(colour if (row + column) % 2 else pale))
                size = step * (0.46 if (row + column) % 2 else 0.2)
                painter.drawPath(shapes.regular(4, size).translated(x + step / 2, y + step / 2))
            elif weave == "waves":
                if column > -1:
                    continue
                wave = QPainterPath(QPointF(field.left() - step, y))
                for i in range(11):
                    wave.quadTo(
                        QPointF(field.left() + (i - 0.5) * step, y + (step * 0.55 if i % 2 else -step * 0.55)),
                        QPointF(field.left() + i * step, y),
                    )
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(pale if row % 2 else colour, step * (0.16 if row % 2 else 0.34)))
                painter.drawPath(wave)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QBrush(colour if (row + column) % 2 else pale))
                painter.drawPath(
                    shapes.star(4, step * (0.5 if (row + column) % 2 else 0.26), step * 0.14).translated(
                        x + step / 2, y + step / 2
                    )
                )


def _medal(painter: QPainter, centre: QPointF, radius: float, dark: QColor, rim: QColor, evolve: bool) -> None:
    """The mark in the middle: a compass star, or chevrons on rays for the evolve deck."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    if evolve:
        painter.setBrush(QBrush(see_through(rim, 0.9)))
        painter.drawPath(shapes.rays(16, 0.9, 1.55, 0.4))
    painter.setBrush(QBrush(dark.darker(150)))
    painter.setPen(QPen(rim, 0.09))
    painter.drawEllipse(QPointF(), 1.0, 1.0)
    painter.setPen(QPen(see_through(rim, 0.6), 0.04))
    painter.drawEllipse(QPointF(), 0.83, 0.83)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(rim))
    if evolve:
        painter.drawPath(chevrons())
    else:
        painter.drawPath(shapes.star(4, 0.78, 0.2))
        painter.setBrush(QBrush(see_through(rim, 0.55)))
        painter.drawPath(shapes.star(4, 0.48, 0.16, 45))
    painter.restore()
