"""The cards to choose from, face by face: double-click, drag, the menu or a key adds one to the deck."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from svedesk.gui.kit.card_list import DECK_KEYS, CardList, Index
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.decks.face_delegate import FaceDelegate
from svedesk.gui.rooms.decks.found_cards import FoundCards


class CardGrid(CardList, QListView):
    """Faces side by side."""

    KEYS = DECK_KEYS

    def __init__(self, model: FoundCards, delegate: FaceDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate)
        delegate.setParent(self)  # faces that still wait to be drawn go with the view
        self.drawn = delegate
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(400)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Cards"))
        self.watch_cards(hover=True)
        delegate.to_come.changed.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(delegate.to_come.forget)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.drawn.prepare(self._lying_in(event.rect()), self.devicePixelRatioF())
        super().paintEvent(event)

    def _lying_in(self, rect: QRect) -> Iterator[Index]:
        """The cards in a rectangle: they lie row by row."""
        model = self.model()
        rows = range(model.rowCount())
        first = bisect_left(rows, rect.top(), key=lambda row: self.visualRect(model.index(row, 0)).bottom())
        for row in rows[first:]:
            index = model.index(row, 0)
            if self.visualRect(index).top() > rect.bottom():
                break
            yield index

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        room = self.maximumViewportSize().width() - bar.sizeHint().width()
        self.drawn.fill(room - 1)  # Qt begins another row where one is full to the last pixel
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Mark the current card: Qt makes one current without marking it."""
        super().focusInEvent(event)
        self.setCurrentIndex(self.currentIndex())
