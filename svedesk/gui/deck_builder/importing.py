"""Bringing in a deck: whatever is pasted, or a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QLabel, QListWidget, QPlainTextEdit, QPushButton, QWidget

from svedesk.cards.library import Library
from svedesk.decks.draft import Draft
from svedesk.decks.exchange import read_any
from svedesk.decks.model import Deck, size
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK_LIST
from svedesk.documents.reading import read_file
from svedesk.gui.dialogs.frame import Dialog
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.tongue import tr
from svedesk.gui.words import Words

AT_ONCE = 0.03
"""Seconds that reading may take to be done at each letter that is typed."""
REST = 200
"""Milliseconds without a letter after which a text is read that takes longer."""


class ImportDialog(Dialog):
    """Reads whatever is pasted while it is pasted; `done` gets the deck."""

    def __init__(
        self, theme: Theme, library: Library, words: Words, done: Callable[[Deck], object], parent: QWidget
    ) -> None:
        super().__init__(theme, tr("Import a deck"), "", tr("Take this deck"), parent, width=560)
        self._library, self._words, self._done = library, words, done
        self.draft: Draft | None = None
        self.text = QPlainTextEdit()
        self.text.setPlaceholderText(tr("Paste a list, a share code, or the text of a deck file."))
        self.text.setAccessibleName(tr("The deck as text"))
        self.give_room(self.text, 200)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.unknown = QListWidget()
        self.unknown.setAccessibleName(tr("Lines nobody knows"))
        self.unknown.setMaximumHeight(px(130))
        self.file = QPushButton(tr("Open a file …"))
        self.beside(self.file)
        self.inside.addWidget(self.text, 1)
        self.inside.addWidget(self.told)
        self.inside.addWidget(self.unknown)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REST)
        self._soon.timeout.connect(self._read_text)
        self._took = 0.0
        """Seconds that reading took the last time."""
        self.text.textChanged.connect(self._typed)
        self.file.clicked.connect(self._ask_file)
        self.unknown.itemActivated.connect(lambda item: self.settle(self.unknown.row(item)))
        self._show()

    def _typed(self) -> None:
        """Read what is typed at once, or when typing rests where that takes long: many lines nobody knows."""
        if self._took > AT_ONCE:
            self._soon.start()
        else:
            self._read_text()

    def _read_text(self) -> None:
        self._soon.stop()
        began = perf_counter()
        self.read(self.text.toPlainText().encode())
        self._took = perf_counter() - began

    def read(self, data: bytes, file: str = "") -> None:
        """See what a text holds."""
        self.draft = None
        if not data.strip():
            self._show()
            return
        try:
            self.draft = read_any(data, self._library, file)
        except DamagedFile as damaged:
            self._show(damaged.in_words(self._words.lang))
        else:
            self._show()

    def read_file(self, path: Path) -> None:
        """See what a file holds."""
        try:
            data = read_file(path, DECK_LIST)
        except DamagedFile as damaged:
            self._show(damaged.in_words(self._words.lang))
            return
        self.read(data, path.name)

    def settle(self, row: int) -> None:
        """Take the nearest card for a line nobody knows."""
        if self.draft is not None:
            entry = self.draft.unknown[row]
            if entry.near:
                self.draft = self.draft.meant(entry.line, entry.near[0].number)
                self._show()

    def _show(self, wrong: str = "") -> None:
        draft = self.draft
        self.unknown.clear()
        self.do.setEnabled(draft is not None and any(entry.number for entry in draft.entries))
        if draft is None:
            self.told.setText(wrong)
        else:
            deck = draft.deck()
            counts = len(deck.leaders), size(deck.main), size(deck.evolve)
            said = tr("Leaders: {0}, main deck: {1}, evolve deck: {2}.", *counts)
            more = (
                tr("1 line nobody knows: double-click it to take the nearest card.")
                if len(draft.unknown) == 1
                else tr("{0} lines nobody knows: double-click one to take the nearest card.", len(draft.unknown))
            )
            self.told.setText(f"{said} {more}" if draft.unknown else said)
            for entry in draft.unknown:
                near = f" → {self._words.name(entry.near[0].number)}" if entry.near else ""
                self.unknown.addItem(f"{entry.said}{near}")
        self.unknown.setVisible(self.unknown.count() > 0)
        self.grow()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, tr("Open a deck"), str(Path.home()), tr("Decks (*.txt *.cod *.json);;All files (*)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.read_file(Path(name)))
        dialog.open()

    def accept(self) -> None:
        if self._soon.isActive():
            self._read_text()
        if self.draft is not None and self.do.isEnabled():
            self._done(self.draft.deck(self.draft.name or tr("Imported deck")))
            super().accept()
