"""The card that is pointed at: its face, its text in the user's list, its status, its prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from svedesk.engine.facts import Facts
from svedesk.gui.kit.card_menu import print_words
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.decks.card_data import CardData
from svedesk.gui.rooms.decks.deck_rows import SAID
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.panel.preview import Preview

LARGE = 420
"""Logical pixels a card that is read large is wide."""


class CardReader(QWidget):
    """`print_chosen` carries the number of another print of the card that is shown."""

    print_chosen = Signal(str)

    def __init__(self, theme: Theme, faces: Faces, sources: CardData) -> None:
        super().__init__()
        self._status, self._comes_from, self._words = sources.finder.status, sources.comes_from, faces.words
        self._restrictions, self._decks = sources.restrictions, sources.game.decks
        self.number = ""
        self.preview = Preview(theme, faces, tall=True)
        self.about = labelled("", "quiet", wrap=True)
        self.prints = named(QComboBox(), tr("Print"))
        self.prints.setToolTip(tr("Print to add to the deck"))
        self.prints.hide()
        vbox((self.preview, 1), parent=self, margins=0)
        for widget in (self.about, self.prints):
            self.preview.add_below_face(widget)
        self.prints.activated.connect(lambda _: self.print_chosen.emit(str(self.prints.currentData())))

    def show_card(self, facts: Facts, prints: Sequence[Facts], copies: Callable[[str], int], form: str) -> None:
        """Show a print of a card; `copies` tells how many of one are in the deck, built for the format `form`."""
        self.number = facts.number
        self.preview.show_number(facts.number)
        lines = [facts.number]
        both = facts.name if self._words.lang == "ja" else facts.name_ja
        if both and both != self._words.name(facts.number):
            lines.insert(0, both)
        if facts.kind != "leader":
            lines.append(tr(SAID[self._status(facts.number)]))
        if self._restrictions is not None and self._decks.section_of(facts) == self._decks.main_section:
            lines += map(self._words.of_game.sentence, self._restrictions.notes(facts, form))
        lines.append(self._comes_from(facts.number))
        self.about.setText(" · ".join(filter(None, lines)))
        with QSignalBlocker(self.prints):
            self.prints.clear()
            for print_ in prints:
                self.prints.addItem(print_words(print_, copies(print_.number)), print_.number)
            self.prints.setCurrentIndex(self.prints.findData(facts.number))
        self.prints.setVisible(len(prints) > 1)


class LargeCardDialog(KeyDialog):
    """One card as large as it is read well, with the text from the user's list beside it."""

    def __init__(self, theme: Theme, faces: Faces, number: str, parent: QWidget) -> None:
        super().__init__(parent)
        words = faces.words
        self.setWindowTitle(words.name(number))
        self.preview = Preview(theme, faces)
        self.preview.show_number(number)
        self.preview.printed.hide()
        face = self.preview.face
        face.setFixedSize(px(LARGE), face.high(px(LARGE)))
        self.text = labelled(words.texts.printed(number, words.lang), wrap=True)
        self.text.setMinimumWidth(px(280))
        leave = push_button(tr("Close"), "primary")
        leave.clicked.connect(self.accept)
        row = hbox(self.preview)
        if self.text.text():
            beside = vbox(labelled(tr("Text from your list"), "heading"), self.text, None)
            row.addLayout(beside, 1)
        below = hbox(None, leave)
        vbox(row, below, parent=self, margins=(18, 16, 18, 16))
