"""Keyword badges: a shape, a colour and a letter for each keyword, so that colour is never the only sign."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from svedesk.engine.script import Lang
from svedesk.gui.look import shapes
from svedesk.gui.look.colour import ink_on, mix
from svedesk.gui.look.game_art import all_art
from svedesk.gui.look.theme import BOLD, font


@dataclass(frozen=True, slots=True)
class KeywordBadge:
    """How a keyword looks. `letter` and `letter_ja` are the first sign of its word (Aura's is U: Assail has the A)."""

    keyword: str
    word: str
    word_ja: str
    letter: str
    letter_ja: str
    colour: str
    shape: str


@cache
def all_badges() -> Mapping[str, KeywordBadge]:
    """The keywords a card may have by their names in `Shown.keywords`, in the order in which badges stand."""
    return {keyword: KeywordBadge(keyword, *looks) for keyword, looks in all_art("badges").items()}


def badge_path(shape: str) -> QPainterPath:
    """A badge's outline around the origin, within a circle of radius 1."""
    match shape:
        case "shield":
            return shapes.heater(1.62, 1.84).translated(0, 0.04)
        case "burst":
            return shapes.star(8, 0.98, 0.72)
        case "arrow":
            return shapes.polygon([(-0.92, -0.78), (0.34, -0.78), (0.96, 0), (0.34, 0.78), (-0.92, 0.78), (-0.62, 0)])
        case "diamond":
            return shapes.regular(4, 1.02)
        case "pentagon":
            return shapes.regular(5, 1.02).translated(0, 0.06)
        case "drop":
            return QTransform().translate(0, 0.84).map(shapes.leaf(1.86, 1.5))
        case "octagon":
            return shapes.regular(8, 0.98, 22.5)
        case _:
            return shapes.disc(0.92)


def draw_badge(painter: QPainter, keyword: str, centre: QPointF, radius: float, lang: Lang = "en") -> None:
    """The badge of a keyword. Raises KeyError for one that has none."""
    badge = all_badges()[keyword]
    colour = QColor(badge.colour)
    painter.save()
    painter.translate(centre)
    painter.save()
    painter.scale(radius, radius)
    shade = QLinearGradient(0, -1, 0, 1)
    shade.setColorAt(0, mix(colour, QColor("#FFFFFF"), 0.28))
    shade.setColorAt(1, mix(colour, QColor("#000000"), 0.12))
    painter.setPen(
        QPen(QColor("#0D1116"), 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(QBrush(shade))
    painter.drawPath(badge_path(badge.shape))
    if badge.shape == "ring":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(mix(colour, QColor("#FFFFFF"), 0.75), 0.12))
        painter.drawEllipse(QPointF(), 0.76, 0.76)
    painter.restore()
    painter.setPen(ink_on(colour))
    japanese = lang == "ja"
    wide = badge.letter in "MW"
    size = radius * (1.1 if japanese else 1.12 if wide else 1.34)
    letters = font(16, BOLD)
    painter.setFont(letters)
    painter.scale(size / 16, size / 16)
    drop = 1.4 if badge.shape == "drop" else 0.0
    painter.drawText(
        QRectF(-16, -16 + drop, 32, 32), Qt.AlignmentFlag.AlignCenter, badge.letter_ja if japanese else badge.letter
    )
    painter.restore()


def draw_quick(painter: QPainter, centre: QPointF, radius: float) -> None:
    """The mark of Quick: a bolt on a dark coin."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(QPen(QColor("#F7D774"), 0.14))
    painter.setBrush(QBrush(QColor("#1B1408")))
    painter.drawEllipse(QPointF(), 0.92, 0.92)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor("#FFD95A")))
    painter.drawPath(shapes.bolt(1.42))
    painter.restore()
