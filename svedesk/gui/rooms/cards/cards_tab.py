"""All cards, searched while typing: the list on one side, the chosen card on the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from svedesk.cards.prints import Joined
from svedesk.engine.game import Game
from svedesk.engine.game_scripts import Automation
from svedesk.engine.script import Lang
from svedesk.gui.kit.filter_chips import FilterChips
from svedesk.gui.kit.layouts import add_all, choice_box, hbox, named
from svedesk.gui.kit.page import Panel, labelled
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.card_catalogue import CardCatalogue
from svedesk.gui.rooms.cards.card_panel import CardPanel
from svedesk.gui.rooms.cards.cards_table import CardsTable, CardTableModel
from svedesk.gui.rooms.cards.row_icons import status_word
from svedesk.gui.table.faces import Faces

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


class CardsTab(QWidget):
    """Shows a catalogue; without one it says that it is being made."""

    def __init__(self, game: Game, theme: Theme, faces: Faces, lang: Lang) -> None:
        super().__init__()
        self._catalogue: CardCatalogue | None = None
        self._waits = True
        self._summary = ""
        """Whether what is searched for can't be told yet."""
        self.words = named(
            QLineEdit(
                placeholderText=game_word(
                    game, "example", "cards", lang, "Name, number, cost<=3, class:dragon, text:draw, rules:by_hand …"
                ),
                clearButtonEnabled=True,
            ),
            tr("Search the cards"),
        )
        statuses = ((status, status_word(status)) for status in get_args(Automation))
        self.rules = choice_box((("", tr("All rules")), *statuses), tr("Rules"))
        sources = (
            ("", tr("All sources")),
            ("shipped", tr("Shipped with svedesk")),
            ("import", tr("My imports")),
            ("pack", tr("Packs")),
        )
        self.source = choice_box(sources, tr("Source"))
        self.chips = FilterChips(theme, (self.rules, self.source), self.look, self.words)
        self.model = CardTableModel(game, theme, lang)
        self.table = CardsTable(self.model)
        self.count = labelled("", "quiet")
        self.count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.bar = DeckBar()
        self.panel = CardPanel(game, theme, faces, lang)
        self._lay_out()
        self.words.textChanged.connect(self.look)
        self.rules.activated.connect(self.look)
        self.source.activated.connect(self.look)
        self.table.pointed.connect(self._show_card)
        add_shortcut(self, "Ctrl+F", self._to_search)
        add_shortcut(self.words, Qt.Key.Key_Down, self._to_cards, Qt.ShortcutContext.WidgetShortcut)
        self.setFocusProxy(self.words)
        self.count.setText(tr("Preparing the cards …"))

    def _lay_out(self) -> None:
        left = Panel()
        left.column.setContentsMargins(px(14), px(12), px(14), px(10))
        row = hbox((self.words, 1), self.rules, self.source, spacing=6)
        add_all(left.column, row, self.chips, (self.table, 1), self.count, self.bar)
        hbox((left, 1), self.panel, parent=self, margins=0, spacing=12)

    @property
    def ready(self) -> bool:
        """Whether what is searched for is shown."""
        return not self._waits

    @property
    def card(self) -> Joined | None:
        """The chosen card."""
        row = self.table.currentIndex().row()
        return self.model.cards[row] if 0 <= row < len(self.model.cards) else None

    def show_catalogue(self, catalogue: CardCatalogue) -> None:
        """Look in this one from now on; the chosen card stays so if it is still there."""
        if self._catalogue is None or self._catalogue.finder is not catalogue.finder:
            catalogue.finder.further.connect(self._look_again)
            catalogue.finder.progressed.connect(self._tell_heard)
        self._catalogue = catalogue
        self.look()

    def look(self) -> None:
        """Show what is searched for; while that can't be told, what was shown before stays."""
        catalogue = self._catalogue
        self.chips.refresh()
        if catalogue is None:
            return
        matches = catalogue.finder.find(self.words.text(), rules=bool(self.rules.currentData()), by_number=True)
        self._waits = matches is None
        if matches is None:
            self.count.setText(tr("Preparing the cards …"))
            return
        before = self.card.first.number if self.card is not None else ""
        cards = matches.cards
        if self.rules.currentData() or self.source.currentData():
            cards = tuple(card for card in cards if self._fits(catalogue, card))
        self.model.show_cards(catalogue, cards)
        row = self.model.row_of(before) if before and not self.words.text() else 0
        if cards:
            self.table.setCurrentIndex(self.model.index(max(row, 0), 0))
        else:
            self._show_card()
        parts = [tr("1 card") if len(cards) == 1 else tr("{0} cards", len(cards))]
        if len(cards) > 1 and catalogue.finder.whole:
            status = Counter(catalogue.finder.status(card.first.number) for card in cards)
            parts.append(
                tr("{0} automated, {1} partly, {2} manual", status["executes"], status["partly"], status["by_hand"])
            )
        parts += [
            tr("Showing results for {1} instead of “{0}”.", typed, ", ".join(words[:3]))
            for typed, words in matches.corrections.items()
        ]
        parts += [tr("“{0}” has no meaning yet.", part) for part in matches.query.ignored]
        if not cards:
            parts.append(tr("No card matches."))
        self._summary = " · ".join(parts)
        self.count.setText(self._summary)
        self.count.setToolTip(self._summary)

    def _tell_heard(self, done: int, total: int) -> None:
        """Say how many texts have been read, until all have."""
        if not self._waits and self._catalogue is not None and not self._catalogue.finder.whole:
            self.count.setText(f"{self._summary} · {tr('Reading card texts: {0} of {1}', done, total)}")

    def _look_again(self) -> None:
        if self._waits or self.model.by_rules or (self._catalogue is not None and self._catalogue.finder.whole):
            self.look()

    def _fits(self, catalogue: CardCatalogue, card: Joined) -> bool:
        rules, source = self.rules.currentData(), self.source.currentData()
        return (not rules or catalogue.status(card.first.number) == rules) and (
            not source or any(catalogue.source(entry.number).what == source for entry in card.prints)
        )

    def _show_card(self) -> None:
        self.panel.show_card(self._catalogue, self.card)

    def _to_search(self) -> None:
        self.words.setFocus()
        self.words.selectAll()

    def _to_cards(self) -> None:
        self.table.setFocus()
