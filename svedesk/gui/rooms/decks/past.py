"""What was: older versions of what is open, and what was removed, to be looked at and had back."""

from __future__ import annotations

from abc import abstractmethod
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.decks.cells import Cells

_PLACE = Qt.ItemDataRole.UserRole


class Group(NamedTuple):
    """A heading, a line for each under it, and what is said when there is none."""

    heading: str
    lines: tuple[str, ...]
    nothing: str


class PastDialog(Dialog):
    """Lists them by date, the older versions first; beside them what the chosen one differs in, in `table`."""

    def __init__(
        self, theme: Theme, title: str, versions: Group, removed: Group, table: Cells, parent: QWidget
    ) -> None:
        super().__init__(theme, title, "", tr("Bring it back"), parent, leave=tr("Close"), width=820)
        self._groups = (versions, removed)
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setFixedWidth(px(300))
        self.told = labelled("", "quiet", wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.table = table
        beside = QVBoxLayout()
        beside.addWidget(self.told)
        beside.addWidget(self.table, 1)
        columns = QHBoxLayout()
        columns.setSpacing(px(12))
        columns.addWidget(self.list)
        columns.addLayout(beside, 1)
        self.inside.addLayout(columns, 1)
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self.accept)
        self._fill()

    @property
    def place(self) -> int:
        """The place of the chosen one: versions first, the newest before, then those removed; -1 for none."""
        row = self.list.currentRow()
        return int(self.list.item(row).data(_PLACE)) if row >= 0 and self._is_one(row) else -1

    @abstractmethod
    def show_place(self, place: int) -> None:
        """Show what the one at this place differs in; -1 for none."""

    @abstractmethod
    def take(self, place: int) -> None:
        """Have the one at this place back."""

    def is_version(self, place: int) -> bool:
        """Whether an older version is at this place."""
        return 0 <= place < len(self._groups[0].lines)

    def _fill(self) -> None:
        place = 0
        for group in self._groups:
            self._add(group.heading, heading=True)
            for line in group.lines:
                self._add(line, place)
                place += 1
            if not group.lines:
                self._add(group.nothing)
        self.list.setCurrentRow(next((row for row in range(self.list.count()) if self._is_one(row)), -1))
        self._show()

    def _add(self, said: str, place: int | None = None, *, heading: bool = False) -> None:
        item = QListWidgetItem(said)
        if place is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        if heading:
            bold = item.font()
            bold.setBold(True)
            item.setFont(bold)
        item.setData(_PLACE, place)
        self.list.addItem(item)

    def _is_one(self, row: int) -> bool:
        return self.list.item(row).data(_PLACE) is not None

    def _show(self) -> None:
        self.do.setEnabled(self.place >= 0)
        self.show_place(self.place)

    def accept(self) -> None:
        place = self.place
        if place >= 0:
            self.take(place)
            super().accept()


def when_said(when: float, locale: QLocale) -> str:
    """A time, in seconds since 1970, as it is written where the words are from."""
    return locale.toString(QDateTime.fromSecsSinceEpoch(round(when)), QLocale.FormatType.ShortFormat)


def locale_of(lang: Lang) -> QLocale:
    """How times are written beside words of this language."""
    return QLocale(QLocale.Language.Japanese if lang == "ja" else QLocale.Language.English)
