"""A sample hand as drawn cards, in the order they were drawn."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import height
from svedesk.gui.look.theme import px
from svedesk.gui.table.faces import Faces

WIDEST, GAP = 150, 10
"""Logical pixels a card is wide at most, and between two."""


class SampleHandView(QWidget):
    """Cards beside each other, smaller when there are more. `picked` carries the number of a card that was clicked."""

    picked = Signal(str)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self.numbers: tuple[str, ...] = ()
        self.setMouseTracking(True)
        self.setMinimumHeight(px(120))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cards(self, numbers: tuple[str, ...]) -> None:
        """Show these cards."""
        self.numbers = numbers
        names = ", ".join(self._faces.words.name(number) for number in numbers)
        self.setAccessibleName(tr("Hand: {0}", names))
        self.update()

    def places(self) -> list[QRectF]:
        """Where the cards lie: in one row, or in two when they are larger then."""
        count, gap = max(1, len(self.numbers)), px(GAP)
        sizes = {}
        for rows in (1, 2):
            beside = ceil(count / rows)
            high = (self.height() - (rows - 1) * gap) / rows - px(8)
            sizes[rows] = min(px(WIDEST), (self.width() - (beside - 1) * gap) / beside, high * 63 / 88)
        rows = max(sizes, key=lambda rows: sizes[rows])
        wide, beside = float(max(24, int(sizes[rows]))), ceil(count / rows)
        top = max(0.0, (self.height() - rows * (height(wide) + gap) + gap) / 2)
        return [
            QRectF(place % beside * (wide + gap), top + place // beside * (height(wide) + gap), wide, height(wide))
            for place in range(len(self.numbers))
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._faces.ratio = self.devicePixelRatioF()
        for number, place in zip(self.numbers, self.places(), strict=True):
            face = self._faces.small(number, place.width())
            around = self._faces.margin(place.width())
            painter.drawPixmap(QPointF(place.left() - around, place.top() - around), face)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if number else Qt.CursorShape.ArrowCursor)
        words = self._faces.words
        self.setToolTip(f"{words.name(number)}\n{words.rules(number)}".strip() if number else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position())
        if number:
            self.picked.emit(number)

    def _at(self, at: QPointF) -> str:
        numbers = (number for number, place in zip(self.numbers, self.places(), strict=True) if place.contains(at))
        return next(numbers, "")
