"""Below the list of cards: the deck they are put into, and what was done or can be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from svedesk.gui.kit.layouts import hbox, named
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px

WIDE = 210
"""Logical pixels of the list of decks."""


class DeckBar(QWidget):
    """`chosen` carries the place of a deck among those that are offered, -1 for none, their number for a new one."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.status = labelled("", "quiet", wrap=True)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.decks = named(QComboBox(), tr("Deck that cards are added to"))
        self.decks.setToolTip(tr("Deck that cards are added to"))
        self.decks.setFixedWidth(px(WIDE))
        hbox((self.status, 1), labelled(tr("Deck")), self.decks, parent=self, margins=0, spacing=8)
        self.decks.activated.connect(lambda at: self.chosen.emit(at - 1))

    def offer(self, names: Sequence[str], at: int) -> None:
        """Offer these decks, and a new one; the one at a place is open, none at -1."""
        self.decks.clear()
        self.decks.addItems([tr("No deck"), *(name or tr("Unnamed") for name in names), tr("New deck")])
        self.decks.setCurrentIndex(at + 1)

    def say(self, sentence: str) -> None:
        """Tell what was done; "" for what can be."""
        if not sentence and self.decks.currentIndex() > 0:
            sentence = tr(
                "Double-click or press + or Enter to add one to the deck. Press a number for that many; "
                "right-click for more."
            )
        elif not sentence:
            sentence = tr(
                "Double-click or press Enter to enlarge a card. Press + to add it to a deck; right-click for more."
            )
        self.status.setText(sentence)
        self.status.setToolTip(sentence)
