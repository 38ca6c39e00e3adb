"""Older versions of what is open, and what was removed: compared, and restored."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.difference_table import DifferenceTable
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px

_PLACE = Qt.ItemDataRole.UserRole


class OlderVersion(Protocol):
    """A version that was kept."""

    @property
    def when(self) -> float:
        """When it was replaced or removed, in seconds since 1970."""


Older = TypeVar("Older", bound=OlderVersion)


class HistoryTexts(NamedTuple):
    """What the dialog says: its title, the headings of both lists, the buttons, and when versions are kept."""

    title: str
    versions: str
    removed: str
    restore: str
    when_saved: str


class HistoryDialog(Dialog, Generic[Older]):
    """Lists older versions by date, then what was removed; beside them what the chosen one differs in.

    `restored` carries the version to go back to, `undeleted` the removed one to bring back.
    """

    restored = Signal(object)
    undeleted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        texts: HistoryTexts,
        versions: Sequence[Older],
        removed: Sequence[Older],
        table: DifferenceTable,
        lang: Lang,
        parent: QWidget,
    ) -> None:
        self._texts, self._older, self._versions = texts, (*versions, *removed), len(versions)
        self.lang = lang
        super().__init__(theme, texts.title, "", tr("Restore"), parent, leave=tr("Close"), width=820)
        self.list = named(QListWidget(), texts.title)
        self.list.setFixedWidth(px(300))
        self.differences = labelled("", "quiet", wrap=True)
        self.differences.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.table = table
        self.inside.addLayout(hbox(self.list, (vbox(self.differences, (self.table, 1)), 1), spacing=12), 1)
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self.accept)
        self._fill()

    @property
    def chosen(self) -> Older | None:
        """The chosen version."""
        place = self._place
        return self._older[place] if place >= 0 else None

    @property
    def restores(self) -> bool:
        """Whether an older version is chosen, not something that was removed."""
        return 0 <= self._place < self._versions

    @property
    def _place(self) -> int:
        place = self.list.currentIndex().data(_PLACE)
        return -1 if place is None else int(place)

    @abstractmethod
    def summary(self, older: Older, *, removed: bool) -> tuple[str, str]:
        """The name of a version, "" if it is called as now, and how many cards it has."""

    @abstractmethod
    def show_differences(self, older: Older) -> str:
        """Fill the table with what a version differs in. Returns what to say above it."""

    def _fill(self) -> None:
        groups = ((self._texts.versions, tr("None yet.")), (self._texts.removed, tr("None.")))
        for (heading, nothing), places in zip(
            groups, (range(self._versions), range(self._versions, len(self._older))), strict=True
        ):
            self._add(heading, heading=True)
            for place in places:
                self._add(self._line(place), place)
            if not places:
                self._add(nothing)
        first = (row for row in range(self.list.count()) if self.list.item(row).data(_PLACE) is not None)
        self.list.setCurrentRow(next(first, -1))
        self._show()

    def _line(self, place: int) -> str:
        older = self._older[place]
        name, cards = self.summary(older, removed=place >= self._versions)
        locale = QLocale(QLocale.Language.Japanese if self.lang == "ja" else QLocale.Language.English)
        when = locale.toString(QDateTime.fromSecsSinceEpoch(round(older.when)), QLocale.FormatType.ShortFormat)
        return " · ".join(filter(None, (name, when, cards)))

    def _add(self, text: str, place: int | None = None, *, heading: bool = False) -> None:
        item = QListWidgetItem(text)
        if place is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        if heading:
            bold = item.font()
            bold.setBold(True)
            item.setFont(bold)
        item.setData(_PLACE, place)
        self.list.addItem(item)

    def _show(self) -> None:
        older = self.chosen
        self.do.setEnabled(older is not None)
        self.do.setText(tr("Restore") if older is not None and not self.restores else self._texts.restore)
        self.differences.setText(self.show_differences(older) if older is not None else self._texts.when_saved)
        self.table.setVisible(self.table.rowCount() > 0)

    def accept(self) -> None:
        older = self.chosen
        if older is not None:
            (self.restored if self.restores else self.undeleted).emit(older)
            super().accept()
