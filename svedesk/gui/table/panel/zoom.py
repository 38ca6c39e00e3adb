"""A card as large as there is room, for as long as a key or button is held."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from svedesk.engine.view import CardView
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.panel.preview import BigFace, as_now
from svedesk.gui.table.table_seat import Change


class Zoom(BigFace):
    """The face in the middle over its parent; the mouse goes through it."""

    def __init__(self, faces: Faces, over: QWidget) -> None:
        super().__init__(faces)
        self.setParent(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_card(self, card: CardView | None) -> None:
        """Show a card (None, or one of which only the back is seen: nothing)."""
        self.card = card if card is not None and card.number else None
        if self.card is None:
            self.hide()
            return
        height = round(self._over.height() * 0.95)
        width = self.wide(height)
        self.setGeometry((self._over.width() - width) // 2, (self._over.height() - height) // 2, width, height)
        self.show()
        self.raise_()

    def follow(self, change: Change) -> None:
        """Show the card as it is after a change; nothing once it is out of sight."""
        if self.card is not None:
            self.show_card(as_now(self.card.id, change)[0])
