"""Lists whose rows are sheets, and tables of whole rows that are sorted by a click on a heading."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
)

from svedesk.gui.kit.layouts import named
from svedesk.gui.look.painting import write
from svedesk.gui.look.theme import SEMIBOLD, Theme, px

ROLE = Qt.ItemDataRole.UserRole
"""What a row is about."""


class RowDelegate(QStyledItemDelegate):
    """Draws the frame of a row; a subclass draws what is in it. `height` is in logical pixels."""

    def __init__(self, theme: Theme, height: int = 58) -> None:
        super().__init__()
        self.theme, self._height = theme, height

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(200), px(self._height))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self.theme
        rect = QRectF(option.rect).adjusted(px(4), px(3), -px(4), -px(3))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 2 if chosen else 1))
        painter.setBrush(QColor(theme.raised if chosen or hovered else theme.panel))
        painter.drawRoundedRect(rect, 7, 7)
        self.draw(painter, rect, index.data(ROLE))
        painter.restore()

    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        """Draw what is in the frame of a row."""
        raise NotImplementedError


def write_title(painter: QPainter, rect: QRectF, text: str, colour: str) -> None:
    """Write the title of a row at its top left."""
    write(painter, rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text, 15, SEMIBOLD, colour)


BEGIN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_KEY = Qt.ItemDataRole.UserRole
_SORTED = Qt.ItemDataRole.UserRole + 1


def show_rows(table: QTableView, height: int) -> None:
    """Make a table one of whole rows of this height in pixels: one is selected at a time, Tab leaves it."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(height)


class TableCell(QTableWidgetItem):
    """A cell that is sorted by its number where it has one. Screen readers say the `head` of its column, too."""

    head = ""

    def __init__(self, text: str, order: float | None = None) -> None:
        super().__init__(text)
        self.setData(_SORTED, order)
        self.setFlags(Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled)
        if order is not None:
            self.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def data(self, role: int) -> Any:  # noqa: ANN401 - as Qt has it
        return f"{self.head}: {self.text()}" if role == Qt.ItemDataRole.AccessibleTextRole else super().data(role)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        own, others = self.data(_SORTED), other.data(_SORTED)
        return own < others if own is not None and others is not None else self.text() < other.text()


def rows_table(name: str, heads: Sequence[str], wide: Collection[int]) -> QTableWidget:
    """A table with these headings; the columns at `wide` have the room that is left."""
    table = named(QTableWidget(0, len(heads)), name)
    table.setHorizontalHeaderLabels(list(heads))
    show_rows(table, px(28))
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSortingEnabled(True)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSortIndicatorClearable(True)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setDefaultAlignment(BEGIN)
    for column in wide:
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    return table


def fill_rows(table: QTableWidget, rows: Sequence[tuple[TableCell, ...]], keys: Sequence[object]) -> None:
    """Show these rows, each known by its key; a heading stands over what is below it."""
    table.setSortingEnabled(False)  # rows would move while they are filled
    table.clearContents()
    table.setRowCount(len(rows))
    for at, (row, key) in enumerate(zip(rows, keys, strict=True)):
        for column, cell in enumerate(row):
            head = table.model().headerData(column, Qt.Orientation.Horizontal)
            cell.head = str(head)
            table.setItem(at, column, cell)
            if at == 0:
                side = Qt.AlignmentFlag(cell.textAlignment()) or BEGIN
                table.model().setHeaderData(column, Qt.Orientation.Horizontal, side, Qt.ItemDataRole.TextAlignmentRole)
        row[0].setData(_KEY, key)
    table.setSortingEnabled(True)


def row_key(table: QTableWidget, row: int) -> Any:  # noqa: ANN401 - whatever `fill_rows` was handed
    """The key of a row; None where there is no such row."""
    item = table.item(row, 0)
    return item.data(_KEY) if item is not None else None
