"""Sample hands of a deck."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import height
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.try_deck.hand import GAP, WIDEST, SampleHandView
from svedesk.gui.table.faces import Faces


class HandDialog(Dialog):
    """Hands as a game would deal them, again and again."""

    def __init__(self, theme: Theme, deal: Callable[[], tuple[str, ...]], faces: Faces, parent: QWidget) -> None:
        wide = 4 * (WIDEST + GAP)
        super().__init__(theme, tr("Sample hands"), "", tr("Deal again"), parent, leave=tr("Close"), width=wide)
        self._deal = deal
        self.cards = SampleHandView(faces)
        self.cards.setMinimumHeight(px(round(height(WIDEST)) + 20))
        self.inside.addWidget(self.cards)
        self.accept()

    def accept(self) -> None:
        """Another hand."""
        self.cards.show_cards(self._deal())
