"""A card with its text, as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from svedesk.engine.game_table import CARD_RATIO
from svedesk.gui.look.theme import px

LEAST = 40
"""Logical pixels; a narrower card is not drawn at all."""


class BigCard(QWidget):
    """A card in the middle of the room there is; who inherits knows which card, and draws it with `draw_card`."""

    AROUND = 10
    """Logical pixels left free on each side, for the card's shadow."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(px(280), px(392))

    @classmethod
    def high(cls, width: int) -> int:
        """How high the widget is for a card as large as a width has room for."""
        return round((width - 2 * cls.AROUND) / CARD_RATIO) + 2 * cls.AROUND

    @classmethod
    def wide(cls, height: int) -> int:
        """How wide the widget is for a card as large as a height has room for."""
        return round((height - 2 * cls.AROUND) * CARD_RATIO) + 2 * cls.AROUND

    @property
    def place(self) -> QRectF:
        """Where the card lies: as high as there is room, in the middle."""
        around = 2 * self.AROUND
        width = float(int(min(self.width() - around, (self.height() - around) * CARD_RATIO)))
        return QRectF((self.width() - width) / 2, self.AROUND, width, width / CARD_RATIO)

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self.place
        if place.width() >= LEAST:
            painter = QPainter(self)
            self.draw_card(painter, place)
            painter.end()

    def draw_card(self, painter: QPainter, place: QRectF) -> None:
        """Draw the card there, and its shadow around it."""
        raise NotImplementedError
