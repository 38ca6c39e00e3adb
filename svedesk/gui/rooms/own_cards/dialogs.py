"""What is asked beside the page: what a pack is called, and which card a new one is to be like."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from svedesk.engine.facts import Facts
from svedesk.gui.app.card_finder import CardFinder
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.layouts import named
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.preview import type_line
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.own_cards.text_fields import EditorLineEdit, EditorTextEdit
from svedesk.gui.table.words import Words

LONGEST_NAME, LONGEST_NOTE = 200, 4_000
LISTED = 200
"""Cards that are listed at most; typing more brings others."""
_NUMBER = Qt.ItemDataRole.UserRole
_PAUSE = 120
"""Milliseconds after the last letter until cards are searched."""


class PackDialog(Dialog):
    """Asks what a pack is called, who made it, and what is to be said of it. `done` gets the three and returns why that
    can't be, "" when it was done; `removed` is called when the pack is to go."""

    def __init__(
        self,
        theme: Theme,
        texts: tuple[str, str, str],
        done: Callable[[str, str, str], str],
        removed: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(theme, tr("Pack details"), "", tr("Save"), parent)
        self._done = done
        self.name, self.author = (
            EditorLineEdit(tr("Name of the pack"), LONGEST_NAME),
            EditorLineEdit(tr("Author"), LONGEST_NAME),
        )
        self.note = EditorTextEdit(tr("Note"), LONGEST_NOTE)
        self.note.setMinimumHeight(px(110))
        self.name.put(texts[0])
        self.author.put(texts[1])
        self.note.put(texts[2])
        self.name.selectAll()
        self.ask((tr("Name"), self.name), (tr("Author"), self.author), (tr("Note"), self.note))
        self.remove = push_button(tr("Remove the pack"), "danger")
        self.remove.setAutoDefault(False)
        self.inside.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self.remove.clicked.connect(removed)
        self.remove.clicked.connect(self.reject)

    def accept(self) -> None:
        self.accept_unless(self._done(self.name.text(), self.author.text(), self.note.toPlainText()))


class DuplicateDialog(Dialog):
    """Asks which card the new one is to be like, of those that `finder` finds; `done` gets one."""

    def __init__(
        self,
        theme: Theme,
        words: Words,
        finder: CardFinder,
        done: Callable[[Facts], object],
        parent: QWidget,
    ) -> None:
        lead = tr("The new card starts with its details and script.")
        super().__init__(theme, tr("Duplicate a card"), lead, tr("Duplicate"), parent)
        self._words, self._finder, self._done = words, finder, done
        self.search = EditorLineEdit(tr("Search the cards"), 200)
        self.search.setPlaceholderText(tr("Name, text, cost<=3, trait:officer …"))
        self.list = named(QListWidget(), tr("Cards"))
        self.list.setMinimumHeight(px(320))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.note = labelled("", "quiet")
        for widget in (self.search, self.list, self.note):
            self.inside.addWidget(widget)
        self._soon = delayed(self, _PAUSE, self.show_found)
        self.search.textChanged.connect(self._soon.start)
        self.list.itemDoubleClicked.connect(self.accept)
        add_shortcut(self.search, Qt.Key.Key_Down, self.list.setFocus, Qt.ShortcutContext.WidgetShortcut)
        self._facts: dict[str, Facts] = {}
        self._waits = False
        finder.further.connect(self._go_on)
        self.show_found()

    def show_found(self) -> None:
        """Search now; while the search is made ready, as soon as it is."""
        self._soon.stop()
        finding = self._finder.find(self.search.text())
        self._waits = finding is None
        if finding is None:
            self.note.setText(tr("Preparing the cards …"))
            self.do.setEnabled(False)
            return
        matches = [entry.facts for card in finding.cards for entry in card.prints if not entry.facts.front]
        self._facts = {facts.number: facts for facts in matches[:LISTED]}
        self.list.clear()
        for facts in self._facts.values():
            line = type_line(FaceText(facts, (), self._words.lang))
            name = facts.name_ja if self._words.lang == "ja" else facts.name
            item = QListWidgetItem(f"{name} · {line} · {facts.number}")
            item.setData(_NUMBER, facts.number)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.note.setText(tr("The first {0} of {1} cards.", LISTED, len(matches)) if len(matches) > LISTED else "")
        self.do.setEnabled(bool(matches))

    def _go_on(self) -> None:
        if self._waits:
            self.show_found()

    def accept(self) -> None:
        if self._soon.isActive():
            self.show_found()
        if self.list.currentRow() >= 0 and self.do.isEnabled():
            super().accept()
            self._done(self._facts[self.list.currentItem().data(_NUMBER)])
