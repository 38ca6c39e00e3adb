"""The page of the deck builder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QResizeEvent, QShowEvent

from svedesk.decks.model import LONGEST_NOTE, Deck
from svedesk.engine.facts import Facts
from svedesk.gui.kit.card_list import MIME, dragged_number
from svedesk.gui.kit.card_menu import MenuActions, add_action, card_menu, line_menu, pop_up
from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.open_deck import OpenDeck, change_copies, new_deck
from svedesk.gui.kit.page import NoticeLabel, Page
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.decks.card_data import CardData
from svedesk.gui.rooms.decks.card_reader import CardReader, LargeCardDialog
from svedesk.gui.rooms.decks.cards_panel import CardsPanel
from svedesk.gui.rooms.decks.deck_panel import DeckPanel, quiet_button
from svedesk.gui.rooms.decks.deck_tabs import DeckTabs
from svedesk.gui.rooms.decks.filtering import ListedCard
from svedesk.gui.table.faces import Faces

READING, READING_MOST = 166, 330
"""Logical pixels the card that is read is wide: at least, and where there is room."""
DECK, DECK_MOST = 354, 440
"""The same for the deck."""
SAVED_AFTER = 600
"""Milliseconds after the last change a deck is kept."""
HEAD = ("new", "copy", "remove", "history", "cards", "lab")
"""What is done with decks as a whole, by its word."""

_CONSIDERING = ("aside", "take in", "consider", "forget")
"""The commands for cards that are only considered."""


class BuilderPage(Page):
    """Cards on one side, the deck on the other. `changed` carries an `OpenDeck` that is to be written; `asked` what
    else is wanted of the deck that is open, by its word."""

    widest, whole = 3200, True

    changed = Signal(object)
    asked = Signal(str)

    def __init__(
        self, theme: Theme, faces: Faces, decks: tuple[OpenDeck, ...], sources: CardData, *, still: bool = False
    ) -> None:
        super().__init__(theme, tr("Back"), tr("Decks"), "")
        self._sources, self.library, self._faces = sources, sources.library, faces
        self.decks = list(decks)
        self._at = 0
        self.tabs, self.notice = DeckTabs(), NoticeLabel(theme)
        self.cards = CardsPanel(theme, faces, sources, self._copies, still=still)
        self.reading = CardReader(theme, faces, sources)
        self.deck = DeckPanel(theme, faces.words, sources)
        texts = tr("New"), tr("Copy"), tr("Remove"), tr("History …"), tr("More cards …"), tr("Lab …")
        self.buttons = dict(zip(HEAD, map(quiet_button, texts), strict=True)) | self.deck.buttons
        self._soon = delayed(self, SAVED_AFTER, self.keep_now)
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self.show_decks(0)

    @property
    def open(self) -> OpenDeck:
        """The deck that is built now."""
        return self.decks[self._at]

    # -- how it stands ------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards want all the room there is."""
        super().resizeEvent(event)
        self.reading.setFixedWidth(min(px(READING_MOST), max(px(READING), self.width() // 6)))
        self.deck.setFixedWidth(min(px(DECK_MOST), max(px(DECK), self.width() * 29 // 100)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.cards.filters.words.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever comes in its place, the last change is kept: when the window is closed, too."""
        if self._soon.isActive():
            self.keep_now()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        head = self.header.tools
        head.setSpacing(px(6))
        head.addWidget(self.tabs, 1)
        for word in HEAD:
            head.addWidget(self.buttons[word])
        self._column.insertWidget(0, self.notice)
        self.columns.setSpacing(px(12))
        add_all(self.columns, (self.cards, 1), self.reading, self.deck)

    def _connect(self) -> None:
        for cards in (self.cards.view, self.deck.list):
            cards.requested.connect(self.carry_out)
            cards.pointed.connect(self.read)
            cards.menu_requested.connect(self.show_card_menu)
        self.deck.list.dropped.connect(self._put_right)
        self.deck.list.line_requested.connect(self.show_line_menu)
        self.reading.print_chosen.connect(lambda number: self.choose_print(self.reading.number, number))
        self.tabs.bar.currentChanged.connect(self.show_decks)
        self._sources.finder.further.connect(self._show_status)
        self.deck.name.textEdited.connect(lambda name: self._change(replace(self.open.editing.deck, name=name)))
        self.deck.note.textChanged.connect(self._noted)
        self.buttons["undo"].clicked.connect(self.undo)
        self.buttons["redo"].clicked.connect(self.redo)
        for word in (*HEAD, "import", "share", "hand", "compare", "owned"):
            self.buttons[word].clicked.connect(lambda _=False, word=word: self.asked.emit(word))
        for key, act in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+F", self.cards.filters.words.setFocus),
            ("Ctrl+PgDown", lambda: self.tabs.turn(1)),
            ("Ctrl+PgUp", lambda: self.tabs.turn(-1)),
        ):
            add_shortcut(self, key, act)

    # -- cards of the deck --------------------------------------------------------------------------------------------

    def carry_out(self, wanted: str, number: str) -> None:
        """Carry out a command for a card (see `card_list`)."""
        if wanted == "read":
            LargeCardDialog(self.theme, self._faces, number, self).open()
        elif wanted in _CONSIDERING:
            self._consider(wanted, number)
        else:
            prints = self._sources.finder.prints(number)
            change_copies(self.open.editing, self.library, wanted, number, prints)
            self._changed()

    def _consider(self, wanted: str, number: str) -> None:
        """Carry out a command for a card that is only considered, or is to be."""
        editing, facts = self.open.editing, self.library.get(number)
        if wanted == "take in" and facts is not None:
            editing.take_in(facts)
        elif wanted == "aside":
            editing.set_aside(number)
        elif wanted in ("consider", "forget"):
            editing.consider(number, 1 if wanted == "consider" else -1)
        self._changed()

    def add(self, number: str) -> None:
        """One more of a card, where it belongs."""
        self.carry_out("more", number)

    def take_out(self, number: str) -> None:
        """One fewer of a card."""
        self.carry_out("fewer", number)

    def choose_print(self, number: str, other: str) -> None:
        """Show another print of a card, and have it in the deck in place of the one there."""
        facts = self.library.get(other)
        if facts is None:
            return
        self.cards.choose_print(number, other)
        if self.open.editing.copies(number):
            self.open.editing.change_print(number, facts)
            self._changed()
        self.read(other)

    def _put_right(self, number: str) -> None:
        facts = self.library.get(number)
        if facts is not None:
            self.open.editing.put_right(facts)
            self._changed()

    def show_card_menu(self, number: str, at: QPoint) -> None:
        """What can be done with a card."""
        facts = self.library.get(number)
        if facts is not None:
            does = MenuActions(
                lambda wanted: self.carry_out(wanted, number), lambda other: self.choose_print(number, other)
            )
            prints = self._sources.finder.prints(number)
            menu = card_menu(facts, prints, self.open.editing.copies, does, parent=self)
            editing = self.open.editing
            aside = tr("Move one to Maybe") if editing.copies(number) else tr("Add one to Maybe")
            add_action(menu, aside, "M", lambda: self.carry_out("aside", number))
            if number in dict(editing.deck.maybe):
                add_action(menu, tr("Move one from Maybe into the deck"), "", lambda: self.carry_out("take in", number))
            pop_up(menu, at)

    def show_line_menu(self, place: int, at: QPoint) -> None:
        """The menu of an unrecognized line."""
        count, near = self._sources.nearest(self.open.editing.deck.unknown[place][1])

        def settle(facts: Facts | None) -> None:
            self.open.editing.settle(place, facts, count)
            self._changed()

        pop_up(line_menu(near, self._faces.words.name, settle, parent=self), at)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A row of the deck that is dropped anywhere outside of it is a copy fewer."""
        if event.mimeData().hasFormat(MIME) and event.source() is self.deck.list:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if event.source() is self.deck.list:
            self.take_out(dragged_number(event.mimeData()))
            event.acceptProposedAction()

    # -- decks --------------------------------------------------------------------------------------------------------

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
        self.tabs.show_decks([deck.editing.deck.name for deck in self.decks], at)
        self.cards.begin(self.open.editing.deck)
        self._show(typed=False)

    def bring(self, decks: Iterable[Deck]) -> None:
        """Open and keep decks that were made elsewhere, and turn to the last; one that nothing was done with makes
        room."""
        self.keep_now()
        rules = self._sources.game.decks
        empty = new_deck(rules)
        self.decks = [deck for deck in self.decks if deck.path is not None or deck.editing.deck != empty]
        for deck in decks:
            self.decks.append(OpenDeck(deck, None, rules))
            self.changed.emit(self.decks[-1])
        self.show_decks(len(self.decks) - 1)

    def put(self, deck: Deck, path: Path | None = None) -> None:
        """Open another deck, and turn to it."""
        self.decks.append(OpenDeck(deck, path, self._sources.game.decks))
        self.show_decks(len(self.decks) - 1)
        self._soon.start()

    def restore(self, deck: Deck) -> None:
        """The deck that is open is this now; that can be undone as any change."""
        self._change(deck)
        self._show(typed=False)

    def close_open(self) -> OpenDeck:
        """Take the deck off the page; there is always one left."""
        self._soon.stop()
        gone = self.decks.pop(self._at)
        if not self.decks:
            self.decks.append(OpenDeck(new_deck(self._sources.game.decks), None, self._sources.game.decks))
        self.show_decks(min(self._at, len(self.decks) - 1))
        return gone

    def keep_now(self) -> None:
        """Have the deck written now."""
        self._soon.stop()
        self.changed.emit(self.open)

    def _change(self, deck: Deck) -> None:
        self.open.editing.change(deck)
        self._changed()

    def _noted(self) -> None:
        text = self.deck.note.toPlainText()[:LONGEST_NOTE]
        if text != self.open.editing.deck.note:
            self._change(replace(self.open.editing.deck, note=text))

    def _changed(self, *, typed: bool = True) -> None:
        self._soon.start()
        self.notice.say("")
        self._show(typed=typed)

    def show_owned(self) -> None:
        """Show how much of the deck is owned, after that has changed."""
        self._show(typed=True)

    def _show_status(self) -> None:
        """Show how much of the cards is executed, once that is known of all."""
        if self._sources.finder.whole:
            self._show(typed=True)

    def _show(self, *, typed: bool) -> None:
        self.deck.show_deck(self.open.editing, typed=typed)
        self.cards.built_for(self.open.editing.deck)
        self.tabs.rename(self._at, self.open.editing.deck.name)
        self.cards.model.refresh()

    # -- reading ------------------------------------------------------------------------------------------------------

    def read(self, number: str) -> None:
        """Show a card large."""
        facts, editing = self.library.get(number), self.open.editing
        if facts is not None:
            self.reading.show_card(facts, self._sources.finder.prints(number), editing.copies, editing.deck.format)

    def _copies(self, card: ListedCard) -> int:
        return sum(self.open.editing.copies(facts.number) for facts in card.prints)
