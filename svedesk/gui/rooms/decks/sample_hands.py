"""Sample hands of a deck."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.faces import Faces


class DealtHand(QWidget):
    """Cards side by side."""

    WIDTH = 150

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self.numbers: tuple[str, ...] = ()

    def sizeHint(self) -> QSize:
        return QSize(4 * px(self.WIDTH + 14), px(round(self.WIDTH * 88 / 63) + 20))

    def show_cards(self, numbers: tuple[str, ...]) -> None:
        """Show these."""
        self.numbers = numbers
        self.setAccessibleName(", ".join(self._faces.words.name(number) for number in numbers))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._faces.ratio = self.devicePixelRatioF()
        width = float(px(self.WIDTH))
        margin = self._faces.margin(width)
        for place, number in enumerate(self.numbers):
            face = self._faces.small(number, width)
            painter.drawPixmap(QPointF(px(7) + place * px(self.WIDTH + 14) - margin, px(8) - margin), face)
        painter.end()


class HandDialog(Dialog):
    """Hands as a game would deal them, again and again."""

    def __init__(self, theme: Theme, deal: Callable[[], tuple[str, ...]], faces: Faces, parent: QWidget) -> None:
        wide = 4 * (DealtHand.WIDTH + 14)
        super().__init__(theme, tr("Sample hands"), "", tr("Deal again"), parent, leave=tr("Close"), width=wide)
        self._deal = deal
        self.cards = DealtHand(faces)
        self.inside.addWidget(self.cards)
        self.accept()

    def accept(self) -> None:
        """Another hand."""
        self.cards.show_cards(self._deal())
