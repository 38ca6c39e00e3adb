"""A table of differences, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.plain_labels import tip_of
from svedesk.gui.look.theme import px


class DifferenceTable(QTableWidget):
    """Four columns; the first takes the remaining width."""

    COLUMNS = 4

    def __init__(self) -> None:
        super().__init__(0, self.COLUMNS)
        self.setAccessibleName(tr("Differences"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # numbers are at the end
        self.verticalHeader().hide()
        self.setTabKeyNavigation(False)
        self.setMinimumHeight(px(280))

    def show_cells(self, headings: Sequence[str], rows: Sequence[Iterable[str]]) -> None:
        """Show rows of `COLUMNS` cells under headings."""
        self.setHorizontalHeaderLabels(list(headings))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMaximumSectionSize(px(170))
        self.setRowCount(len(rows))
        for place, cells in enumerate(rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(tip_of(text))  # for what is cut
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(place, column, item)

    def rows(self) -> list[tuple[str, ...]]:
        """What is shown, row by row."""
        cells = ([self.item(row, column) for column in range(self.COLUMNS)] for row in range(self.rowCount()))
        return [tuple(cell.text() for cell in row if cell is not None) for row in cells]
