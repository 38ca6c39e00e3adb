"""What is to be played: the deck, what it is compared with, the decks against it, how often, by whom."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QWidget,
)

from svedesk.bot.plan import LEVELS
from svedesk.cards.library import Library
from svedesk.decks.model import Deck
from svedesk.decks.shelf import offered_as
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, choice_box, choose
from svedesk.gui.kit.page import Panel, big, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.table.words import Words
from svedesk.messages import PROGRAM

GAMES = (20, 100, 400, 1_000, 2_000, 5_000, 10_000)
WIDE = 264
"""Logical pixels the form is wide."""
_NOTHING, _SWAP = "", "swap"


class LabRequest(NamedTuple):
    """What was chosen: decks by their keys; with `out` that card of the deck is swapped for `into` and the two lists
    are compared, as with the deck `other` where there is one."""

    deck: str
    other: str
    out: str
    into: str
    against: tuple[str, ...]
    games: int
    level: str
    without_text: bool


class LabForm(Panel):
    """`started` carries a `LabRequest`."""

    started = Signal(object)

    def __init__(self, decks: Mapping[str, Deck], game: Game, library: Library, words: Words, lang: Lang) -> None:
        super().__init__()
        self.setFixedWidth(px(WIDE))
        self._decks, self._game, self._library, self._words = decks, game, library, words
        self.deck, self.other = (
            QComboBox(),
            choice_box(((_NOTHING, tr("Nothing")), (_SWAP, tr("Same deck, one card swapped")))),
        )
        self.games = choice_box((number, f"{number:,}") for number in GAMES)
        self.level = choice_box((level, PROGRAM[lang].words["level"][level]) for level in LEVELS)
        self.out, self.into = QComboBox(), QComboBox()
        self.against = QListWidget()
        self.against.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.against.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for key, deck in decks.items():
            name = offered_as(key, game.term("deck", deck.name, lang))
            self.deck.addItem(name, key)
            self.other.addItem(name, key)
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, key)
            item.setToolTip(name)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.against.addItem(item)
        self.games.setCurrentIndex(1)
        choose(self.level, "regular")
        self.without_text = QCheckBox(tr("Ignore texts resolved manually"))
        self.without_text.setToolTip(tr("Cards whose text is resolved manually are played without it."))
        self.start = big(tr("Start"), primary=True)
        self._lay_out()
        self.deck.currentIndexChanged.connect(self._deck_chosen)
        self.other.currentIndexChanged.connect(self._other_chosen)
        self.start.clicked.connect(self._start)
        self._deck_chosen()
        self.play_against(tuple(decks)[1:6])

    def _lay_out(self) -> None:
        column = self.column
        column.setContentsMargins(px(16), px(12), px(16), px(14))
        column.setSpacing(px(4))
        self.swap = QWidget()
        swap = QFormLayout(self.swap)
        swap.setContentsMargins(0, px(2), 0, px(2))
        swap.setHorizontalSpacing(px(8))
        swap.setVerticalSpacing(px(4))
        self.into.setEditable(True)
        self.into.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.into.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        for box in (self.deck, self.other, self.out, self.into):
            box.setMinimumContentsLength(6)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for name, box in ((tr("Out"), self.out), (tr("In"), self.into)):
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            swap.addRow(labelled(name, "quiet"), box)
        line = self.into.lineEdit()
        if line is not None:
            line.setPlaceholderText(tr("Name of a card"))
        self.swap.hide()
        for name, widget in (
            (tr("Deck"), self.deck),
            (tr("Compare with"), self.other),
            ("", self.swap),
            (tr("Against"), self.against),
        ):
            if name:
                column.addWidget(labelled(name, "quiet"))
                widget.setAccessibleName(name)
            column.addWidget(widget, 1 if widget is self.against else 0)
        self.out.setAccessibleName(tr("Card out"))
        self.into.setAccessibleName(tr("Card in"))
        heads, boxes = QHBoxLayout(), QHBoxLayout()
        for name, widget in ((tr("Games against each"), self.games), (tr("Computer players"), self.level)):
            heads.addWidget(labelled(name, "quiet"), 1)
            widget.setAccessibleName(name)
            boxes.addWidget(widget, 1)
        add_all(column, heads, boxes, self.without_text, 4, self.start)

    def choose(self, key: str) -> None:
        """Choose a deck by its key, if it is there."""
        self.deck.setCurrentIndex(max(0, self.deck.findData(key)))

    def play_against(self, keys: Collection[str]) -> None:
        """Tick these decks and no others."""
        for item in self._items():
            ticked = item.data(Qt.ItemDataRole.UserRole) in keys
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The keys of the decks that are ticked."""
        checked = (item for item in self._items() if item.checkState() == Qt.CheckState.Checked)
        return tuple(str(item.data(Qt.ItemDataRole.UserRole)) for item in checked)

    def _items(self) -> list[QListWidgetItem]:
        return [self.against.item(row) for row in range(self.against.count())]

    def _deck_chosen(self) -> None:
        deck, rules = self._decks[str(self.deck.currentData())], self._game.decks
        self.out.clear()
        for number, _ in deck[rules.main_section]:
            self.out.addItem(self._words.name(number), number)
        self._offer_cards(deck)

    def _offer_cards(self, deck: Deck) -> None:
        """The cards that may come in: of the main section, and such as fit the deck."""
        self.into.clear()
        if self.swap.isHidden():
            return  # thousands of cards that nobody asks for
        rules = self._game.decks
        fits = rules.fitting(deck.as_list(), deck.format, self._library)
        named: dict[str, str] = {}
        for facts in self._library.values():
            if rules.section_of(facts) == rules.main_section and fits(facts):
                named.setdefault(self._words.name(facts.number), facts.number)
        for name in sorted(named, key=str.casefold):
            self.into.addItem(name, named[name])
        self.into.setCurrentIndex(-1)

    def _other_chosen(self) -> None:
        self.swap.setVisible(self.other.currentData() == _SWAP)
        self._offer_cards(self._decks[str(self.deck.currentData())])

    def _start(self) -> None:
        other = str(self.other.currentData())
        is_swap = other == _SWAP
        into = self.into.findText(self.into.currentText(), Qt.MatchFlag.MatchFixedString)
        self.started.emit(
            LabRequest(
                str(self.deck.currentData()),
                "" if is_swap else other,
                str(self.out.currentData()) if is_swap else "",
                str(self.into.itemData(into)) if is_swap and into >= 0 else "",
                self.chosen,
                int(self.games.currentData()),
                str(self.level.currentData()),
                self.without_text.isChecked(),
            )
        )
