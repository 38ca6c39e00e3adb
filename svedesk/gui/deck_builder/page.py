"""The page decks are built on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from svedesk.decks.editing import Editing, curve, kinds, pile_of
from svedesk.decks.files import LONGEST_NOTE
from svedesk.decks.model import Deck
from svedesk.decks.validate import problems
from svedesk.engine.facts import Facts
from svedesk.games.sve.text.terms import TERMS
from svedesk.gui.deck_builder.cards_model import CardsModel, CardsView, FaceDelegate
from svedesk.gui.deck_builder.charts import CostCurve
from svedesk.gui.deck_builder.deck_list import DeckList
from svedesk.gui.deck_builder.filters import Filters
from svedesk.gui.deck_builder.sift import Keywords, Status, sift
from svedesk.gui.lobby.page import Page, Panel, labelled, retone
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme
from svedesk.gui.panel.preview import Preview
from svedesk.gui.table.faces import Faces
from svedesk.gui.tongue import tr
from svedesk.gui.words import Words

WIDEST = 1720
"""Logical pixels the page is spread over at most."""
SAVED_AFTER = 600
"""Milliseconds after the last change a deck is kept."""


Find = Callable[[str], Iterable[Facts]]


class OpenDeck:
    """A deck on the page: how it is being built, and the file it is kept in (None: it never was)."""

    def __init__(self, deck: Deck, path: Path | None) -> None:
        self.editing, self.path = Editing(deck), path


class BuilderPage(Page):
    """Cards on one side, the deck on the other. `kept` carries an `OpenDeck` that is to be written; `asked` what else
    is wanted of the deck that is open, by its word."""

    kept = Signal(object)
    asked = Signal(str)

    def __init__(
        self,
        theme: Theme,
        words: Words,
        faces: Faces,
        library: Mapping[str, Facts],
        decks: tuple[OpenDeck, ...],
        find: Find,
        keywords: Keywords,
        status: Status,
    ) -> None:
        """`find` gives the cards that have everything typed, all of them when nothing is."""
        super().__init__(theme, tr("Back"), tr("Decks"), "")
        self.lead.hide()
        self.words, self.library = words, library
        self.decks = list(decks)
        self._search, self._keywords, self._status = find, keywords, status
        self._names = {number: words.name(number) for number in library}
        self._at = 0
        every = {word for number in library for word in keywords(number)}
        self.filters = Filters(library.values(), every, words.lang)
        self.model = CardsModel(self._worded, self._copies)
        self.cards = CardsView(self.model, FaceDelegate(faces, theme, self.model))
        self.found = labelled("", "quiet")
        self.preview = Preview(theme, faces)
        self.list = DeckList(theme)
        self.curve = CostCurve(theme)
        self.types = labelled("", "quiet")
        self.legal = QLabel()
        self.legal.setWordWrap(True)
        self.legal.setTextFormat(Qt.TextFormat.PlainText)
        self.which = QComboBox()
        self.which.setAccessibleName(tr("Deck"))
        self.name = QLineEdit()
        self.name.setMaxLength(100)
        self.name.setAccessibleName(tr("Name of the deck"))
        self.note = QPlainTextEdit()
        self.note.setPlaceholderText(tr("Notes"))
        self.note.setAccessibleName(tr("Notes"))
        self.note.setTabChangesFocus(True)
        self.note.setFixedHeight(px(44))
        self.buttons: dict[str, QPushButton] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SAVED_AFTER)
        self._soon.timeout.connect(self.keep_now)
        self._lay_out()
        self._connect()
        self.show_decks(0)
        self._find()

    @property
    def open(self) -> OpenDeck:
        """The deck that is built now."""
        return self.decks[self._at]

    # -- how it stands ------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards want all the room there is."""
        super().resizeEvent(event)
        side = max(px(20), (self.width() - px(WIDEST)) // 2)
        self._column.setContentsMargins(side, px(8), side, px(16))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.filters.words.setFocus()

    def _lay_out(self) -> None:
        self.title.setStyleSheet(scaled("font-size: 18px; font-weight: 700;"))
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        self._column.insertLayout(0, head)
        left = Panel()
        left.column.setContentsMargins(px(14), px(12), px(14), px(12))
        left.column.addWidget(self.filters)
        left.column.addWidget(self.cards, 1)
        left.column.addWidget(self.found)
        middle = QVBoxLayout()
        middle.addWidget(self.preview, 1)
        self.preview.setFixedWidth(px(214))
        right = Panel()
        right.column.setContentsMargins(px(14), px(12), px(14), px(12))
        right.column.setSpacing(px(6))
        right.setFixedWidth(px(372))
        right.column.addLayout(
            self._row(
                self.which,
                self._button("new", tr("New")),
                self._button("copy", tr("Copy")),
                self._button("remove", tr("Remove")),
            )
        )
        right.column.addLayout(self._row(self.name, self._button("undo", tr("Undo")), self._button("redo", tr("Redo"))))
        right.column.addWidget(self.list, 1)
        right.column.addWidget(self.curve)
        right.column.addWidget(self.types)
        right.column.addWidget(self.legal)
        right.column.addWidget(self.note)
        right.column.addLayout(
            self._row(
                self._button("import", tr("Import …")),
                self._button("share", tr("Share …")),
                self._button("hand", tr("Hand …")),
                self._button("compare", tr("Compare …")),
            )
        )
        self.columns.setSpacing(px(12))
        self.columns.addWidget(left, 1)
        self.columns.addLayout(middle)
        self.columns.addWidget(right)

    @staticmethod
    def _row(*widgets: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(6))
        for widget in widgets:
            row.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
        return row

    def _button(self, word: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("kind", "quiet")
        button.setStyleSheet(scaled("QPushButton { padding-left: 8px; padding-right: 8px; }"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons[word] = button
        return button

    def _connect(self) -> None:
        self.filters.changed.connect(self._find)
        self.cards.wanted.connect(self.add)
        self.cards.unwanted.connect(self.take_out)
        self.cards.pointed.connect(self._read)
        self.list.more.connect(self.add)
        self.list.fewer.connect(self.take_out)
        self.list.pointed.connect(self._read)
        self.which.activated.connect(self.show_decks)
        self.name.textEdited.connect(lambda name: self._change(replace(self.open.editing.deck, name=name)))
        self.note.textChanged.connect(self._noted)
        self.buttons["undo"].clicked.connect(self.undo)
        self.buttons["redo"].clicked.connect(self.redo)
        for word in ("new", "copy", "import", "share", "hand", "compare", "remove"):
            self.buttons[word].clicked.connect(lambda _=False, word=word: self.asked.emit(word))
        for key, act in (("Ctrl+Z", self.undo), ("Ctrl+Y", self.redo), ("Ctrl+F", self.filters.words.setFocus)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # -- the deck -----------------------------------------------------------------------------------------------------

    def add(self, number: str) -> None:
        """One more of a card, where it belongs."""
        facts = self.library.get(number)
        if facts is not None and pile_of(facts) is not None:
            self.open.editing.add(facts)
            self._changed()

    def take_out(self, number: str) -> None:
        """One fewer of a card."""
        self.open.editing.take_out(number)
        self._changed()

    def undo(self) -> None:
        """Take the last change of this deck back."""
        self.open.editing.undo()
        self._changed(typed=False)

    def redo(self) -> None:
        """Make it again."""
        self.open.editing.redo()
        self._changed(typed=False)

    def show_decks(self, at: int) -> None:
        """Turn to a deck."""
        if self._soon.isActive():
            self.keep_now()
        self._at = at
        self.which.clear()
        for one in self.decks:
            self.which.addItem(one.editing.deck.name or tr("Without a name"))
        self.which.setCurrentIndex(at)
        self._show(typed=False)

    def put(self, deck: Deck) -> None:
        """Open another deck, and turn to it."""
        self.decks.append(OpenDeck(deck, None))
        self.show_decks(len(self.decks) - 1)
        self._soon.start()

    def close_open(self) -> OpenDeck:
        """Take the deck off the page; there is always one left."""
        self._soon.stop()
        gone = self.decks.pop(self._at)
        if not self.decks:
            self.decks.append(OpenDeck(Deck(tr("New deck"), (), ()), None))
        self.show_decks(min(self._at, len(self.decks) - 1))
        return gone

    def keep_now(self) -> None:
        """Have the deck written now."""
        self._soon.stop()
        self.kept.emit(self.open)

    def _change(self, deck: Deck) -> None:
        self.open.editing.change(deck)
        self._changed()

    def _noted(self) -> None:
        text = self.note.toPlainText()[:LONGEST_NOTE]
        if text != self.open.editing.deck.note:
            self._change(replace(self.open.editing.deck, note=text))

    def _changed(self, *, typed: bool = True) -> None:
        self._soon.start()
        self._show(typed=typed)

    def _show(self, *, typed: bool) -> None:
        """Show the deck; what is being typed into is left alone."""
        editing = self.open.editing
        deck = editing.deck
        self.list.show_deck(deck, self.library, self._names)
        self.curve.show_bars(curve(deck, self.library))
        named = TERMS[self.words.lang]["kind"]
        counted = kinds(deck, self.library)
        self.types.setText(" · ".join(f"{named.get(kind, kind).capitalize()} {count}" for kind, count in counted))
        found = problems(deck, self.library)
        retone(self.legal, "tone", "attack" if found else "heal")
        said = [self.words.reason(message) for message in found]
        more = tr("And {0} more.", len(said) - 2) if len(said) > 2 else ""
        self.legal.setText("\n".join((*said[:2], *((more,) if more else ()))) or tr("This deck may be played."))
        self.legal.setToolTip("\n".join(said))
        if not typed or self.name.text() != deck.name:
            self.name.setText(deck.name)
        if self.note.toPlainText() != deck.note:
            self.note.setPlainText(deck.note)
        self.which.setItemText(self._at, deck.name or tr("Without a name"))
        self.buttons["undo"].setEnabled(editing.can_undo)
        self.buttons["redo"].setEnabled(editing.can_redo)
        self.model.refresh()

    # -- the cards ----------------------------------------------------------------------------------------------------

    def _find(self) -> None:
        wanted = self.filters.wanted
        cards = sift(self._search(wanted.words), wanted, self._keywords, self._status)
        self.model.show_cards(cards)
        self.found.setText(tr("{0} cards. Double-click, drag or press Enter to add; − takes out.", len(cards)))

    def _read(self, number: str) -> None:
        if number:
            self.preview.show_number(number)

    def _copies(self, number: str) -> int:
        return self.open.editing.copies(number)

    def _worded(self, facts: Facts) -> str:
        parts = [self._names.get(facts.number, facts.name), facts.number]
        if facts.cost is not None:
            parts.append(tr("Cost {0}", facts.cost))
        return ", ".join(parts)
