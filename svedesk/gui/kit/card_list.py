"""What every list of cards has: a model asked only for visible rows, keys, a menu, a card to read, dragging."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QKeyCombination,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    _View = QAbstractItemView
else:
    _View = object

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
NUMBER = _ROLE.UserRole + 1
"""The card number of a row, "" for a row that is no card."""
MIME = "application/x-svedesk-card"
"""A dragged card: its number, in UTF-8."""

COPY_KEYS: Mapping[QKeyCombination, str] = {
    QKeyCombination(key): command
    for key, command in (
        (Qt.Key.Key_Return, "open"),
        (Qt.Key.Key_Enter, "open"),
        (Qt.Key.Key_Plus, "more"),
        (Qt.Key.Key_Minus, "fewer"),
        (Qt.Key.Key_Delete, "fewer"),
        (Qt.Key.Key_Backspace, "fewer"),
        (Qt.Key.Key_0, "0"),
        (Qt.Key.Key_1, "1"),
        (Qt.Key.Key_2, "2"),
        (Qt.Key.Key_3, "3"),
        (Qt.Key.Key_4, "4"),
        (Qt.Key.Key_Space, "read"),
    )
}
"""Keys that change the copies in a deck: "more", "fewer", or that many ("0" to "4"); and those that "open" a card (as
a double click does) or "read" it."""
DECK_KEYS = {**COPY_KEYS, QKeyCombination(Qt.Key.Key_M): "aside"}
"""The same beside a deck that keeps cards which are only considered: a copy goes "aside", or comes from there."""
_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class CardListModel(QAbstractTableModel):
    """Cards in rows; only visible rows are asked for."""

    COLUMNS = 1

    @abstractmethod
    def size(self) -> int:
        """How many cards there are."""

    @abstractmethod
    def number(self, row: int) -> str:
        """The card number of a row."""

    @abstractmethod
    def text(self, row: int, column: int) -> str:
        """The text of a cell."""

    def spoken(self, row: int, column: int) -> str:
        """What a screen reader says of a cell."""
        return self.text(row, column)

    def refresh(self) -> None:
        """The same cards, but what is said of them may differ."""
        if self.size():
            self.dataChanged.emit(self.index(0, 0), self.index(self.size() - 1, self.COLUMNS - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else self.size()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else self.COLUMNS

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        row, column = index.row(), index.column()
        if not 0 <= row < self.size():
            return None
        if role == NUMBER:
            return self.number(row)
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return self.text(row, column)
        return self.spoken(row, column) if role == _ROLE.AccessibleTextRole else None


class CardList(_View):
    """Mixed into a Qt view whose rows have a `NUMBER`; call `watch_cards` once its model is set.

    `requested` carries a command (see `KEYS`) and the number of the card, `pointed` the number of the card to show,
    `menu_requested` a number and a position on the screen.
    """

    requested = Signal(str, str)
    pointed = Signal(str)
    menu_requested = Signal(str, QPoint)

    KEYS: ClassVar[Mapping[QKeyCombination, str]] = COPY_KEYS
    MENU_COLUMN = 0
    """The menu opens in this column when a key asked for it."""

    def watch_cards(self, *, hover: bool = False) -> None:
        """Tell which card is current; with `hover`, also which one is under the mouse."""
        self.doubleClicked.connect(lambda index: self.command("open", index))
        self.selectionModel().currentChanged.connect(self._current_changed)
        if hover:
            self.setMouseTracking(True)
            self.entered.connect(self._point)

    def number_at(self, index: Index) -> str:
        """The card number of a row."""
        return str(index.data(NUMBER) or "")

    def command(self, command: str, index: Index) -> bool:
        """Request something for the card of a row. False if there is nothing to do."""
        number = self.number_at(index)
        if number:
            self.requested.emit(command, number)
        return bool(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = QKeyCombination(event.modifiers() & ~_IGNORED, Qt.Key(event.key()))
        command, index = self.KEYS.get(keys), self.currentIndex()
        if command is None or not index.isValid() or not self.command(command, index):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        number = self.number_at(index)
        if number:
            self.setCurrentIndex(index)
            inside = self.visualRect(index.siblingAtColumn(self.MENU_COLUMN)).center()
            self.menu_requested.emit(number, event.globalPos() if by_mouse else self.viewport().mapToGlobal(inside))

    def _current_changed(self, current: Index, previous: Index) -> None:
        if current.row() != previous.row():
            self._point(current)

    def _point(self, index: Index) -> None:
        number = self.number_at(index)
        if number:
            self.pointed.emit(number)


def drag_data(number: str) -> QMimeData:
    """The data of a dragged card."""
    data = QMimeData()
    data.setData(MIME, number.encode())
    return data


def dragged_number(data: QMimeData) -> str:
    """The number of a dragged card, "" if something else is dragged."""
    return bytes(data.data(MIME).data()).decode("utf-8", "replace")
