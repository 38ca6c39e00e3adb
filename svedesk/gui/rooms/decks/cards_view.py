"""The list of cards: put into the deck by double click, drag, menu or keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.decks.card_keys import wish
from svedesk.gui.rooms.decks.cards_model import CARD, CardsModel, Index
from svedesk.gui.rooms.decks.face_delegate import FaceDelegate
from svedesk.gui.rooms.decks.sift import Listed


class CardsView(QListView):
    """Faces side by side. `wished` carries what is wanted of a card and its number (see `card_keys`), `pointed` the
    number of the one to be read, `menu_wanted` a number and where on the screen."""

    wished = Signal(str, str)
    pointed = Signal(str)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, model: CardsModel, delegate: FaceDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(400)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Cards"))
        self.doubleClicked.connect(lambda index: self.wished.emit("more", self._number(index)))
        self.entered.connect(lambda index: self.pointed.emit(self._number(index)))
        self.selectionModel().currentChanged.connect(lambda now, _: self.pointed.emit(self._number(now)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The card that keys are for is seen at once: Qt makes one current without marking it."""
        super().focusInEvent(event)
        self.setCurrentIndex(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number, wanted = self._number(self.currentIndex()), wish(event)
        if number and wanted:
            self.wished.emit(wanted, number)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if index.isValid():
            self.setCurrentIndex(index)
            at = event.globalPos() if by_mouse else self.viewport().mapToGlobal(self.visualRect(index).center())
            self.menu_wanted.emit(self._number(index), at)

    def _number(self, index: Index) -> str:
        card = index.data(CARD)
        return card.facts.number if isinstance(card, Listed) else ""
