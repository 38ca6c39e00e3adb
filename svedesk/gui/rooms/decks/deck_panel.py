"""The deck being built: name, list, charts, what the rules say, notes and commands."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from svedesk.decks.editing import DeckEditing, curve, kinds
from svedesk.decks.restrictions import deck_problems
from svedesk.decks.sheet import heading
from svedesk.gui.kit.layouts import add_all, hbox, named
from svedesk.gui.kit.page import Panel, labelled, retone, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.decks.card_data import CardData
from svedesk.gui.rooms.decks.charts import Bars, CostCurve, Shares
from svedesk.gui.rooms.decks.deck_list import DeckListWidget
from svedesk.gui.table.words import Words


class DeckPanel(Panel):
    """Shows a deck that is being built. Its buttons are in `buttons` by their words."""

    def __init__(self, theme: Theme, words: Words, sources: CardData) -> None:
        super().__init__()
        self._words, self._library, self._status = words, sources.library, sources.finder.status
        self._game, self._decks, self._rules = sources.game, sources.game.decks, sources.rules
        self._restrictions = sources.restrictions
        self._owned_words = sources.owned_words
        self.buttons: dict[str, QPushButton] = {}
        self.list = DeckListWidget(theme)
        self.curve = CostCurve(theme)
        self.types = Bars(theme, tr("Types"))
        self.executed, self.executes = Shares(theme, tr("Status")), labelled("", "quiet")
        self.legal = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        date = sources.restrictions.date if sources.restrictions is not None else ""
        self.checked_by = labelled(
            tr("Checked against the restriction list of {0}.", date) if date else tr("No restriction list is used."),
            "quiet",
        )
        self.owned = labelled("", "quiet")
        """How much of the deck is owned."""
        self.name = named(QLineEdit(maxLength=100, placeholderText=tr("Name of the deck")), tr("Name of the deck"))
        self.note = named(
            QPlainTextEdit(placeholderText=tr("Notes: game plan, what to try next …"), tabChangesFocus=True),
            tr("Notes"),
        )
        self.note.setFixedHeight(px(48))
        self._lay_out()

    def _lay_out(self) -> None:
        self.column.setContentsMargins(px(14), px(12), px(14), px(12))
        self.column.setSpacing(px(6))
        add_all(
            self.column,
            _row(self.name, self._button("undo", tr("Undo")), self._button("redo", tr("Redo"))),
            (self.list, 1),
        )
        charts = hbox((self.curve, 3), (self.types, 2), spacing=14)
        add_all(
            self.column,
            charts,
            self.executed,
            self.executes,
            self.legal,
            self.checked_by,
            _row(self.owned, self._button("owned", tr("Owned …"))),
            self.note,
            _row(
                self._button("import", tr("Import …")),
                self._button("share", tr("Share …")),
                self._button("hand", tr("Hand …")),
                self._button("compare", tr("Compare …")),
            ),
        )

    def _button(self, word: str, text: str) -> QPushButton:
        self.buttons[word] = quiet_button(text)
        return self.buttons[word]

    def show_deck(self, editing: DeckEditing, *, typed: bool) -> None:
        """Show a deck; with `typed`, a name that is being typed is left alone."""
        deck = editing.deck
        numbers = (*deck.numbers(), *dict(deck.maybe))
        names = {number: self._words.name(number) for number in numbers if number in self._library}
        drawn, lang = deck[self._decks.main_section], self._words.lang
        self.list.show_deck(deck, self._library, partial(heading, self._game, lang=lang), names, self._status)
        self.curve.show_bars(curve(drawn, self._library))
        counted = kinds(drawn, self._library, self._decks)
        term = self._words.of_game.term
        self.types.show_rows(tuple((term("kind", kind).capitalize(), count) for kind, count in counted))
        self._show_executed(deck.numbers())
        problems = deck_problems(self._game, deck.as_list(), deck.format, self._library, self._restrictions)
        retone(self.legal, "tone", "attack" if problems else "heal")
        sentences = [self._words.reason(message) for message in problems]
        more = tr("And {0} more.", len(sentences) - 2) if len(sentences) > 2 else ""
        self.legal.setText("\n".join((*sentences[:2], *((more,) if more else ()))) or tr("This deck is legal."))
        self.legal.setToolTip("\n".join(sentences))
        if not typed or self.name.text() != deck.name:
            self.name.setText(deck.name)
        if self.note.toPlainText() != deck.note:
            self.note.setPlainText(deck.note)
        self.buttons["undo"].setEnabled(editing.can_undo)
        self.buttons["redo"].setEnabled(editing.can_redo)
        self.buttons["hand"].setEnabled(bool(drawn))
        self.buttons["share"].setEnabled(bool(deck.numbers()))
        self.buttons["owned"].setEnabled(bool(deck.numbers()))
        self.owned.setText(self._owned_words(deck) if deck.numbers() else "")

    def _show_executed(self, numbers: tuple[str, ...]) -> None:
        automation = self._decks.automation(numbers, self._rules, self._status)
        sentence = self._words.of_game.sentence(automation.message) if sum(automation) else ""
        self.executes.setText(sentence)
        self.executes.setVisible(bool(sentence))
        self.executed.show_parts(tuple(automation), sentence)
        self.executed.setVisible(bool(sentence))


def quiet_button(text: str) -> QPushButton:
    """A small button among others."""
    button = side_button(text, "quiet")
    button.setStyleSheet(scaled("QPushButton { padding-left: 8px; padding-right: 8px; }"))
    return button


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = hbox(spacing=6)
    for widget in widgets:
        row.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
    return row
