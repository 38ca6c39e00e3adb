"""The log with its filters above, and notices below it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QLineEdit,
    QMenu,
    QSizePolicy,
    QWidget,
)

from svedesk.documents.writing import save_file
from svedesk.gui.kit.file_dialogs import file_to_save, reporting
from svedesk.gui.kit.layouts import choice_box, hbox, named, vbox
from svedesk.gui.kit.page import push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.access.key_page import TypingGuard
from svedesk.gui.table.panel.log import LogPanel
from svedesk.gui.table.panel.log_entries import LogFilter
from svedesk.gui.table.words import Words


class LogColumn(QWidget):
    """The log and its tools. `done` tells what was done with it, `failed` why it was not; `left` that Esc was pressed
    in the search."""

    done = Signal(str)
    failed = Signal(str)
    left = Signal()

    def __init__(self, log: LogPanel, theme: Theme, words: Words) -> None:
        super().__init__()
        self._log, self._words = log, words
        self._below: list[QWidget] = []
        find = tr("Find in the log")
        self.search = named(QLineEdit(placeholderText=find, clearButtonEnabled=True), find)
        self.search.setMinimumWidth(px(80))
        # The panel is as wide as the page says; a splitter is wider where its contents would like to be.
        self.search.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.search.textChanged.connect(self._sift)
        typing = TypingGuard(self.search)
        typing.left.connect(self._leave)
        typing.entered.connect(log.setFocus)
        filters = (
            (LogFilter(), tr("All")),
            (LogFilter("turn"), tr("This turn")),
            (LogFilter("hand"), tr("Manual mode")),
            (LogFilter("chat"), tr("Chat")),
            *((LogFilter("seat", seat), name) for seat, name in enumerate(words.seats)),
        )
        self._filters = [chosen for chosen, _ in filters]  # Qt would hand out a tuple as a list
        self.only = choice_box(enumerate(label for _, label in filters), tr("Lines to show"))
        self.only.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.only.setFixedWidth(px(104))
        self.only.currentIndexChanged.connect(self._sift)
        self.more = named(push_button("", "quiet"), tr("Copy or save the log"))
        self.more.setIcon(icon("menu", theme))
        self.more.setFixedWidth(px(30))
        self.more.setToolTip(tr("Copy or save the log"))
        self.menu = QMenu(self)
        self.menu.addAction(tr("Copy"), self.copy)
        self.menu.addAction(tr("Save as text …"), self.ask_where)
        self.more.clicked.connect(lambda: self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        tools = hbox((self.search, 1), self.only, self.more, margins=0, spacing=4)
        self._column = vbox(tools, (log, 1), parent=self, margins=(10, 0, 10, 10), spacing=4)

    def add(self, widget: QWidget) -> None:
        """Put something below."""
        self._column.addWidget(widget)
        self._below.append(widget)

    @property
    def parts(self) -> list[QWidget]:
        """What the keyboard can be at in here: the search, the log, where one types below it."""
        fields = [field for widget in self._below for field in widget.findChildren(QLineEdit)]
        return [self.search, self._log, *fields]

    def copy(self) -> None:
        """The lines that are wanted now to the clipboard."""
        QGuiApplication.clipboard().setText(self._text())
        self.done.emit(tr("Log copied."))

    def ask_where(self) -> None:
        """Ask for the file the log is saved to."""
        file_to_save(self, tr("Save as text"), tr("Text (*.txt)"), "txt", self.save, name="log.txt").open()

    def save(self, path: Path) -> None:
        """Write the lines that are wanted now to a file."""
        with reporting(self.failed.emit, self._words.lang):
            save_file(path, self._text().encode())
            self.done.emit(tr("Saved as {0}.", path.name))

    def _text(self) -> str:
        return "\n".join(self._log.wanted) + "\n"

    def _sift(self) -> None:
        chosen = self._filters[max(0, self.only.currentIndex())]
        self._log.choose(chosen._replace(text=self.search.text().strip()))

    def _leave(self) -> None:
        self.search.clear()
        self.left.emit()
