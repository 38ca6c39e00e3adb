"""Tables of the lab: a model of one, and how its shares are drawn: a number over a bar that tells how certain it is."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.gui.kit.table_rows import ROLE, show_rows
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import write
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, px
from svedesk.lab.report import Rate, RateDifference
from svedesk.lab.tables import Average, CardCell, Cell, LabTable, ShareCell, explained, heading, in_words, row_name

_Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
ROW, SHARE, NUMBER, HEAD, NAME = 40, 108, 60, 22, 140
"""Logical pixels a row is high, a share with its bar wide, a number wide; those beside the words of a heading; and what
names have at least."""
_SHARES = {
    *("won", "first", "second", "hand-kept", "hand-redrawn", "keeping"),
    *("with-it", "without", "opened", "list-1", "list-2", "with-1", "with-2", "better"),
}
"""Columns of shares with bars."""
NO_TABLE = LabTable(Message("lab-all-decks"), (), ())


class LabTableModel(QAbstractTableModel):
    """One table of the lab, its rows as they come or by a column; those of all decks together stay last."""

    def __init__(self, lang: Lang, name: Name) -> None:
        super().__init__()
        self.lang, self._name = lang, name
        self.table = NO_TABLE
        self._by: tuple[int, bool] | None = None
        self.shown: list[tuple[Cell, ...]] = []

    def show_table(self, table: LabTable) -> None:
        """Show another one, or this one with other numbers."""
        same = table.columns == self.table.columns and len(table.rows) == len(self.shown)
        if not same:
            self.beginResetModel()
            self._by = None if table.columns != self.table.columns else self._by
        self.table = table
        self._order()
        if same:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.shown) - 1, len(table.columns) - 1))
        else:
            self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By a column; below 0 as they come."""
        self.beginResetModel()
        self._by = (column, order == Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self._order()
        self.endResetModel()

    def _order(self) -> None:
        self.shown = list(self.table.rows)
        if self._by is None:
            return
        column, falling = self._by
        parts: tuple[list[tuple[Cell, ...]], list[tuple[Cell, ...]]] = ([], [])
        for row in self.shown:
            parts[row[0] is None or row[column] is None].append(row)
        parts[0].sort(key=lambda row: self._value(row[column]), reverse=falling)
        self.shown = parts[0] + parts[1]

    def _value(self, cell: Cell) -> tuple[float, str]:
        match cell:
            case CardCell(number):
                return 0, self._name(number)
            case Rate(share) | ShareCell(share) | Average(share) | RateDifference(share):
                return share, ""
            case int():
                return cell, ""
            case _:
                return 0, str(cell)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self.table.columns)

    def text(self, row: int, column: int) -> str:
        """What is in a cell, in words."""
        cell = self.shown[row][column]
        return row_name(cell, self.lang, self._name) if column == 0 else in_words(cell, self.lang, self._name)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> object:
        row, column = index.row(), index.column()
        if role == _Role.DisplayRole:
            return self.text(row, column)
        if role == ROLE:
            return self.shown[row][column]
        if role == _Role.TextAlignmentRole:
            return _side(column)
        if role == _Role.ToolTipRole:
            return self._tip(row, column)
        if role == _Role.AccessibleTextRole:
            return f"{heading(self.table.columns[column], self.lang)}: {self.text(row, column)}"
        return None

    def _tip(self, row: int, column: int) -> str:
        cell = self.shown[row][column]
        text = explained(self.table.columns[column], self.lang)
        if isinstance(cell, Rate):
            low, high = (f"{end * 100:.1f}" for end in cell.interval)
            return f"{text}\n{tr('{0} games; 95 %: {1} to {2} %', cell.games, low, high)}"
        if isinstance(cell, RateDifference):
            low, high = (f"{end * 100:+.1f}" for end in cell.interval)
            return f"{text}\n{tr('95 %: {0} to {1}', low, high)}"
        return self.text(row, column) if column == 0 else text

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= len(self.table.columns):
            return None
        if role == _Role.DisplayRole:
            return heading(self.table.columns[section], self.lang)
        if role == _Role.TextAlignmentRole:
            return _side(section)
        return explained(self.table.columns[section], self.lang) if role == _Role.ToolTipRole else None


def _side(column: int) -> Qt.AlignmentFlag:
    """Where the text of a column and of its heading stands."""
    side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    return Qt.AlignmentFlag.AlignVCenter | side


class ShareDelegate(QStyledItemDelegate):
    """Draws shares with their bars; all else is drawn as it is everywhere."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(ROLE)
        if not isinstance(cell, Rate | RateDifference):
            super().paint(painter, option, index)
            return
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        theme, rect = self._theme, QRectF(option.rect)
        if chosen:
            painter.fillRect(rect, QColor(theme.info))
        inside = rect.adjusted(px(8), px(4), -px(8), -px(5))
        ink = theme.on_mark if chosen else theme.text
        number, _, reach = str(index.data()).partition("±")
        side = Qt.AlignmentFlag.AlignTop
        write(painter, inside, side | Qt.AlignmentFlag.AlignLeft, number.strip(), 13, SEMIBOLD, ink)
        quiet = theme.on_mark if chosen else theme.quiet_text
        write(painter, inside, side | Qt.AlignmentFlag.AlignRight, f"±{reach}", 11, REGULAR, quiet)
        _bar(painter, inside, cell, theme, plain=chosen)


def _bar(painter: QPainter, inside: QRectF, cell: Rate | RateDifference, theme: Theme, *, plain: bool) -> None:
    """Where a share lies: a line from none to all with a mark in the middle, a bar for the interval, a dot."""
    at, low, high = (
        (cell.share, *cell.interval)
        if isinstance(cell, Rate)
        else (cell.by + 0.5, max(0.0, cell.interval.low + 0.5), min(1.0, cell.interval.high + 0.5))
    )
    colour = QColor(theme.heal if low > 0.5 else theme.attack if high < 0.5 else theme.info)
    quiet = QColor(theme.on_mark if plain else theme.quiet_text)
    colour = quiet if plain else colour
    y, left, wide = inside.bottom() - px(4), inside.left(), inside.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(quiet if plain else theme.line), 1))
    painter.drawLine(QPointF(left, y), QPointF(left + wide, y))
    painter.setPen(QPen(quiet, 1))
    painter.drawLine(QPointF(left + wide / 2, y - px(4)), QPointF(left + wide / 2, y + px(4)))
    painter.setPen(Qt.PenStyle.NoPen)
    faint = QColor(colour)
    faint.setAlphaF(0.4)
    painter.setBrush(faint)
    painter.drawRoundedRect(QRectF(left + low * wide, y - px(3), max(2.0, (high - low) * wide), px(6)), 2, 2)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(left + min(1.0, max(0.0, at)) * wide, y), px(3), px(3))
    painter.restore()


class LabTableView(QTableView):
    """A table of the lab, sorted by a click on a heading."""

    def __init__(self, theme: Theme, lang: Lang, name: Name, title: str, *, fits: bool = False) -> None:
        """With `fits` it is no higher than its rows."""
        super().__init__()
        self._fits = fits
        self.cells = LabTableModel(lang, name)
        self.setModel(self.cells)
        self._delegate = ShareDelegate(theme)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(title)
        show_rows(self, px(ROW))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        header.setSortIndicatorClearable(True)
        header.setHighlightSections(False)
        self.setSortingEnabled(True)

    def show_table(self, table: LabTable) -> None:
        """Show another one, or this one with other numbers; what is chosen and how it is sorted stays."""
        fresh = table.columns != self.cells.table.columns
        self.cells.show_table(table)
        if fresh:
            header = self.horizontalHeader()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            for column in range(1, len(table.columns)):
                least = px(SHARE if table.columns[column] in _SHARES else NUMBER)
                # Without the room that Qt leaves for the sign of the order in each: it is in one of them.
                words = header.fontMetrics().horizontalAdvance(heading(table.columns[column], self.cells.lang))
                header.resizeSection(column, max(least, words + px(HEAD)))
        self._give_room_to_names()
        if self._fits:
            lines = len(table.rows) * self.verticalHeader().defaultSectionSize()
            header = self.horizontalHeader()
            bar = self.horizontalScrollBar().sizeHint().height() if header.length() > self.viewport().width() else 0
            self.setMaximumHeight(header.sizeHint().height() + lines + bar + 2 * self.frameWidth() + px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room_to_names()

    def _give_room_to_names(self) -> None:
        """The first column has what is left, and never less than names need: then there is something to scroll."""
        header = self.horizontalHeader()
        others = sum(header.sectionSize(column) for column in range(1, header.count()))
        header.resizeSection(0, max(px(NAME), self.viewport().width() - others))
