"""The first rows of a list: as they stand in the file, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem

from svedesk.cards.card_lists import ListTable
from svedesk.cards.draft import RowDraft
from svedesk.cards.report import Report, say
from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.mapping_fields import field_words

FIRST = 20
"""How many rows are shown."""
WIDEST = 220
"""Logical pixels a column is wide at most."""


class SampleRows(QTableWidget):
    """A few rows, for looking at only."""

    def __init__(self, called: str, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(called)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setDefaultSectionSize(px(26))
        self.verticalHeader().hide()

    def show_file(self, listed: ListTable) -> None:
        """The rows as the file has them."""
        rows = [[_worded(row.get(column)) for column in listed.columns] for _, row in listed.rows[:FIRST]]
        self._fill(listed.columns, rows)

    def mark(self, used: Iterable[str]) -> None:
        """Set off the columns something is taken from."""
        columns = set(used)
        for place in range(self.columnCount()):
            head = self.horizontalHeaderItem(place)
            if head is not None:
                letters = head.font()
                letters.setBold(head.data(Qt.ItemDataRole.UserRole) in columns)
                head.setFont(letters)
                quiet = head.data(Qt.ItemDataRole.UserRole) not in columns
                for row in range(self.rowCount()):
                    item = self.item(row, place)
                    if item is not None:
                        item.setForeground(QColor(self._theme.quiet_text if quiet else self._theme.text))

    def show_cards(self, drafts: Sequence[RowDraft], fields: Iterable[str], report: Report | None, lang: Lang) -> None:
        """What comes of them: what becomes of each row, then its fields."""
        called = field_words()
        shown = [field for field in called if field in set(fields)]
        rows = []
        fates = [_fate(draft, report, lang) for draft in drafts]
        for draft, (fate, _) in zip(drafts, fates, strict=True):
            rows.append([fate, *(_worded(draft.values.get(field)) for field in shown)])
        self._fill([tr("Row"), *(called[field] for field in shown)], rows)
        for row, (draft, (_, why)) in enumerate(zip(drafts, fates, strict=True)):
            item = self.item(row, 0)
            odd = _odd(draft, report, lang)
            if item is not None and (why or odd):
                item.setToolTip(why or odd)
                item.setForeground(QColor(self._theme.attack if why else self._theme.you_can))

    def _fill(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        at = self.horizontalScrollBar().value()
        self.clear()
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        for place, head in enumerate(heads):
            item = QTableWidgetItem(head)
            item.setData(Qt.ItemDataRole.UserRole, head)
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(place, item)
        for row, cells in enumerate(rows):
            for place, cell in enumerate(cells):
                item = QTableWidgetItem(" ".join(cell.split())[:200])
                item.setToolTip(cell[:1000])
                self.setItem(row, place, item)
        self.resizeColumnsToContents()
        for place in range(len(heads)):
            self.setColumnWidth(place, min(self.columnWidth(place), px(WIDEST)))
        self.horizontalScrollBar().setValue(at)


def _fate(draft: RowDraft, report: Report | None, lang: Lang) -> tuple[str, str]:
    """What becomes of a row, and why it is left out."""
    if report is None:
        return "…", ""
    places: Mapping[str, str] = {remark.place: say(remark.message, lang) for remark in report.remarks[::-1]}
    left = {remark.place: remark.what for remark in report.remarks if remark.what != "odd"}
    place = draft.place
    if place in left:
        return (tr("Refused") if left[place] == "refused" else tr("Unknown")), places[place]
    for word, numbers in ((tr("New"), report.new), (tr("Changed"), report.changed), (tr("Unchanged"), report.same)):
        if place in numbers:
            return word, ""
    return tr("Matched by name"), ""


def _odd(draft: RowDraft, report: Report | None, lang: Lang) -> str:
    """What is to be said of a row that comes in all the same, "" for nothing."""
    remarks = () if report is None else report.remarks
    return "\n".join(
        say(remark.message, lang) for remark in remarks if remark.what == "odd" and remark.place == draft.place
    )


def _worded(value: object) -> str:
    if value is None:
        return ""
    return " / ".join(map(_worded, value)) if isinstance(value, list | tuple) else str(value)
