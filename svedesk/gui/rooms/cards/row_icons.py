"""Icons in the list of cards: how much of a card is automated, and its class."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from svedesk.engine.game_scripts import Automation
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.craft import craft_of, draw_craft
from svedesk.gui.look.theme import THEMES

SIZE = 18
"""Logical pixels of a sign."""
_SHARP = 2
"""Device pixels to each."""


def status_word(automation: Automation) -> str:
    """How far a card executes, in a word."""
    return {"executes": tr("Automated"), "partly": tr("Partly"), "by_hand": tr("Manual")}[automation]


@cache
def status_icon(automation: Automation, theme: str) -> QPixmap:
    """A disc that is full (with a tick), half full or empty, as much of a card executes."""
    colours = THEMES[theme]
    pixmap, painter = _begin()
    rect = QRectF(2.5, 2.5, SIZE - 5, SIZE - 5)
    colour = QColor({"executes": colours.legal, "partly": colours.you_can, "by_hand": colours.quiet_text}[automation])
    painter.setPen(QPen(colour, 1.6))
    if automation == "executes":
        painter.setBrush(colour)
        painter.drawEllipse(rect)
        painter.setPen(QPen(QColor(colours.sunk), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([QPointF(5.6, 9.3), QPointF(8.1, 11.8), QPointF(12.5, 6.6)])
    else:
        painter.drawEllipse(rect)
        if automation == "partly":
            painter.setBrush(colour)
            painter.drawPie(rect, 90 * 16, 180 * 16)
    painter.end()
    return pixmap


@cache
def class_icon(classes: tuple[str, ...]) -> QPixmap:
    """The shape of a class on a disc of its colour."""
    pixmap, painter = _begin()
    draw_craft(painter, craft_of(classes), QPointF(SIZE / 2, SIZE / 2), SIZE / 2 - 0.5)
    painter.end()
    return pixmap


def _begin() -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(SIZE * _SHARP, SIZE * _SHARP)
    pixmap.setDevicePixelRatio(_SHARP)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
