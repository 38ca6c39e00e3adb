"""The bookmarks of a game as a list: go to one, call it something else, take it away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from svedesk.gui.kit.input_dialogs import AROUND
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import NoticeLabel, labelled
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px

NAME = 0
"""The column that can be written in."""


class BookmarkList(QTreeWidget):
    """The rows. `removing`: Del was pressed."""

    removing = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.removing.emit()
        else:
            super().keyPressEvent(event)


class BookmarksDialog(KeyDialog):
    """Only what is asked for is told, by place in the list: `gone_to`, `named` (and its new name), `removed`; `added`:
    what is on the table now is to be marked."""

    gone_to = Signal(int)
    named = Signal(int, str)
    removed = Signal(int)
    added = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Bookmarks"))
        self.list = named(BookmarkList(), tr("Bookmarks"))
        self.list.setHeaderLabels([tr("Name"), tr("Turn"), tr("Location")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.setStyleSheet("QTreeView::item { border-radius: 0; }")
        header = self.list.header()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for place in (1, 2):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        self.empty = labelled(tr("No bookmarks yet. Add one to come back to this point."), "quiet", wrap=True)
        self.notice = NoticeLabel(theme)
        self.go, self.name, self.remove, self.add, self.away = (
            QPushButton(label)
            for label in (tr("Go to this point"), tr("Rename"), tr("Remove"), tr("Add bookmark"), tr("Close"))
        )
        self.go.setProperty("kind", "primary")
        self.go.setDefault(True)
        row = hbox(self.add, self.name, self.remove, None, self.away, self.go)
        heading = labelled(tr("Bookmarks"), "heading")
        vbox(heading, (self.list, 1), self.empty, self.notice, row, parent=self, margins=AROUND, spacing=10)
        self.resize(px(640), px(380))
        self.go.clicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        self.name.clicked.connect(lambda: self.list.edit(self.list.currentIndex().siblingAtColumn(NAME)))
        self.remove.clicked.connect(self._remove)
        self.list.removing.connect(self._remove)
        self.add.clicked.connect(self.added)
        self.away.clicked.connect(self.reject)
        self.list.itemChanged.connect(self._named)

    def show_moments(self, moments: Sequence[tuple[str, str, str]], chosen: int) -> None:
        """Show these: name, turn, where each lies; one of them is chosen."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for texts in moments:
                item = QTreeWidgetItem(self.list, list(texts))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.empty.setVisible(not moments)
        for button in (self.go, self.name, self.remove):
            button.setEnabled(bool(moments))
        if moments:
            row = self.list.model().index(max(0, min(chosen, len(moments) - 1)), NAME)
            self.list.setCurrentIndex(row)

    def show_name(self, place: int, name: str) -> None:
        """Show what a bookmark is called now."""
        item = self.list.topLevelItem(place)
        if item is not None:
            with QSignalBlocker(self.list):
                item.setText(NAME, name)

    @property
    def chosen(self) -> int:
        """The place of the chosen row, -1 without one."""
        return self.list.currentIndex().row()

    def _go(self) -> None:
        if self.chosen >= 0:
            self.gone_to.emit(self.chosen)

    def _remove(self) -> None:
        if self.chosen >= 0:
            self.removed.emit(self.chosen)

    def _named(self, item: QTreeWidgetItem, column: int) -> None:
        if column == NAME:
            self.named.emit(self.list.indexOfTopLevelItem(item), item.text(NAME))
