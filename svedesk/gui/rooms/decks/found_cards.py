"""The cards of the deck builder that were found, each with the number of its copies in the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMimeData, QModelIndex, Qt

from svedesk.gui.kit.card_list import MIME, CardListModel, Index, drag_data
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.decks.filtering import ListedCard

CARD = Qt.ItemDataRole.UserRole


class FoundCards(CardListModel):
    """Cards, each once; `copies` counts all prints of one in the deck."""

    def __init__(self, words: Callable[[ListedCard], str], copies: Callable[[ListedCard], int]) -> None:
        super().__init__()
        self._words, self.copies = words, copies
        self.cards: tuple[ListedCard, ...] = ()

    def show_cards(self, cards: Sequence[ListedCard]) -> None:
        """Show other cards."""
        self.beginResetModel()
        self.cards = tuple(cards)
        self.endResetModel()

    def size(self) -> int:
        return len(self.cards)

    def number(self, row: int) -> str:
        return self.cards[row].facts.number

    def text(self, row: int, column: int) -> str:
        card = self.cards[row]
        count = self.copies(card)
        return self._words(card) + (f", {tr('{0} in the deck', count)}" if count else "")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == CARD:
            return self.cards[index.row()] if 0 <= index.row() < len(self.cards) else None
        return super().data(index, role) if role != Qt.ItemDataRole.ToolTipRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return drag_data(self.number(indexes[0].row()))
