"""The words a script may use: searched, read, and put in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QMenu, QPushButton, QVBoxLayout, QWidget

from svedesk.games.sve.source import Word
from svedesk.gui.card_editor.even import even_sheet
from svedesk.gui.card_editor.examples import EXAMPLES
from svedesk.gui.card_editor.fields import Line
from svedesk.gui.lobby.page import labelled
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.tongue import tr

_NAME = Qt.ItemDataRole.UserRole


class WordList(QWidget):
    """`wanted` carries the word to put in, `example` a ready text."""

    wanted = Signal(str)
    example = Signal(str)

    def __init__(self, words: Mapping[str, Word]) -> None:
        super().__init__()
        self._words = words
        self.search = Line(tr("Search the words"), 60)
        self.search.setPlaceholderText(tr("Search the words"))
        self.search.setClearButtonEnabled(True)
        self.examples = QPushButton(tr("Examples"))
        self.examples.setProperty("kind", "quiet")
        menu = QMenu(self)
        for name, script in EXAMPLES:
            menu.addAction(tr(name)).triggered.connect(lambda _=False, script=script: self.example.emit(script))
        self.examples.setMenu(menu)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Words of scripts"))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(scaled(even_sheet("QListView", 12, "QListView::item { padding: 2px 6px; }")))
        self.about = labelled("", wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setMinimumHeight(px(64))
        row = QHBoxLayout()
        row.setSpacing(px(4))
        row.addWidget(self.search, 1)
        row.addWidget(self.examples)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        column.addLayout(row)
        column.addWidget(self.list, 1)
        column.addWidget(self.about)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._take_first)
        self.list.itemActivated.connect(lambda item: self.wanted.emit(item.data(_NAME)))
        self.list.currentItemChanged.connect(lambda item: self.tell(item.data(_NAME) if item else ""))
        self._find("")

    def tell(self, name: str) -> None:
        """Say how a word is written and what it does."""
        word = self._words.get(name)
        self.about.setText(f"{word.signature}\n{word.doc}" if word is not None else "")

    def _find(self, typed: str) -> None:
        """Those that begin so, those that have everything typed in their name, those that have it in what they say."""
        parts = typed.casefold().split()
        begins: list[Word] = []
        named: list[Word] = []
        said: list[Word] = []
        for word in sorted(self._words.values(), key=_order):
            if all(part in word.name.casefold() for part in parts):
                (begins if word.name.casefold().lstrip(".").startswith(typed.casefold()) else named).append(word)
            elif all(part in f"{word.signature} {word.doc}".casefold() for part in parts):
                said.append(word)
        self.list.clear()
        for word in (*begins, *named, *said):
            item = QListWidgetItem(word.signature)
            item.setData(_NAME, word.name)
            item.setToolTip(f"{word.signature}\n{word.doc}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{word.name}. {word.doc}")
            self.list.addItem(item)
        if not self.list.count():
            self.about.setText(tr("No word says that."))

    def _take_first(self) -> None:
        if self.list.count():
            self.list.setCurrentRow(0)
            self.wanted.emit(self.list.item(0).data(_NAME))


def _order(word: Word) -> tuple[int, str]:
    """Words first, then what follows cards, then tokens and traits, which are many."""
    return (word.name.startswith(".") + 2 * word.name.isupper(), word.name.casefold())
