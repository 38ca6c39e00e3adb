"""The packs of the user and the cards of the one that is open, with what can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QSizePolicy

from svedesk.gui.kit.layouts import add_all, named
from svedesk.gui.kit.page import Panel, labelled, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.own_cards.card_list import PackCardDelegate, PackCardList, PackCardRow, PackCardsModel
from svedesk.packs.draft import PackDraft

PACK_WORDS = (
    ("about", "Name, author …"),
    ("history", "History …"),
    ("pack", "New pack"),
    ("give", "Export …"),
)
CARD_WORDS = (
    ("card", "New card"),
    ("like", "Duplicate from …"),
    ("copy", "Copy"),
    ("remove", "Remove the card"),
    ("evolved-card", "Its evolved card"),
    ("back", "Back face"),
    ("up", "Up"),
    ("down", "Down"),
)


KEYS = {"card": "Ctrl+N", "up": "Alt+↑", "down": "Alt+↓", "remove": "Del"}
"""What does the same; all but the first in the list of cards."""


class PackPanel(Panel):
    """`asked` carries the word for what is wanted."""

    asked = Signal(str)

    def __init__(
        self, theme: Theme, shown: Callable[[int], PackCardRow], face: Callable[[int, float, float], QPixmap]
    ) -> None:
        super().__init__()
        self.column.setContentsMargins(px(12), px(10), px(12), px(12))
        self.column.setSpacing(px(6))
        self.which = named(QComboBox(), tr("Pack"))
        self.which.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.buttons: dict[str, QPushButton] = {}
        self.model = PackCardsModel(shown)
        self.list = PackCardList(self.model, PackCardDelegate(theme, face))
        self.list.requested.connect(lambda command, _: self.asked.emit(command))
        self.empty: QLabel = labelled(tr("No cards yet. Create one, or duplicate another card."), "empty", wrap=True)
        self.empty.setStyleSheet(scaled("padding: 12px;"))
        self.column.addWidget(self.which)
        packs = self._grid(PACK_WORDS)
        packs.addWidget(self._button("install", tr("Install a pack …")), len(PACK_WORDS) // 2, 0, 1, 2)
        add_all(self.column, packs, (self.list, 1), (self.empty, 1), self._grid(CARD_WORDS))

    def _grid(self, words: Sequence[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(px(4))
        for place, (word, text) in enumerate(words):
            grid.addWidget(self._button(word, tr(text)), place // 2, place % 2)
        return grid

    def _button(self, word: str, text: str) -> QPushButton:
        button = side_button(text)
        button.setStyleSheet(scaled("QPushButton { padding: 3px 4px; font-size: 12px; }"))
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.asked.emit(word))
        if word in KEYS:
            button.setToolTip(f"{text} ({KEYS[word]})")
        self.buttons[word] = button
        return button

    def show_packs(self, names: Sequence[str], at: int) -> None:
        """The packs there are, and which is open."""
        if [self.which.itemText(place) for place in range(self.which.count())] != list(names):
            self.which.clear()
            self.which.addItems(list(names))
        self.which.setCurrentIndex(at)

    def show_pack(self, pack: PackDraft, at: int) -> None:
        """Show the cards of the open pack, and which of them is shown beside."""
        self.model.show_pack(pack)
        self.list.setVisible(bool(pack.cards))
        self.empty.setVisible(not pack.cards)
        if pack.cards:
            self.list.turn_to(at)
        for word in ("copy", "remove", "evolved-card", "back"):
            self.buttons[word].setEnabled(bool(pack.cards))
        is_back = bool(pack.cards) and bool(pack.cards[at].front)
        self.buttons["back"].setText(tr("Front face") if is_back else tr("Back face"))
        self.buttons["up"].setEnabled(at > 0)
        self.buttons["down"].setEnabled(at < len(pack.cards) - 1)
        self.buttons["give"].setEnabled(bool(pack.cards))
