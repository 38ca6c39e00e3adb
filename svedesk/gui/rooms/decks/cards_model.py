"""The cards that are found, as a list that is asked only for what is seen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.decks.sift import Listed

MIME = "application/x-svedesk-card"
"""A card that is dragged: its number, in UTF-8."""
CARD = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class CardsModel(QAbstractListModel):
    """Cards, each once; `copies` tells how many of one are in the deck, in whatever print."""

    def __init__(self, words: Callable[[Listed], str], copies: Callable[[Listed], int]) -> None:
        super().__init__()
        self._words, self.copies = words, copies
        self.cards: tuple[Listed, ...] = ()

    def show_cards(self, cards: Sequence[Listed]) -> None:
        """These are found now."""
        self.beginResetModel()
        self.cards = tuple(cards)
        self.endResetModel()

    def refresh(self) -> None:
        """The deck has changed."""
        if self.cards:
            self.dataChanged.emit(self.index(0), self.index(len(self.cards) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.cards):
            return None
        card = self.cards[index.row()]
        if role == CARD:
            return card
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            count = self.copies(card)
            return self._words(card) + (f", {tr('{0} in the deck', count)}" if count else "")
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return dragged(self.cards[indexes[0].row()].facts.number)


def dragged(number: str) -> QMimeData:
    """What is carried when a card is dragged."""
    data = QMimeData()
    data.setData(MIME, number.encode())
    return data


def number_in(data: QMimeData) -> str:
    """The number of the card that is dragged, "" when it is something else."""
    return bytes(data.data(MIME).data()).decode("utf-8", "replace")
