"""Decks in the window: the page, the shelf they are kept on, and what is done with a deck beside building it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from svedesk.cards.entry import Entry
from svedesk.cards.joined import joined
from svedesk.cards.library import Library
from svedesk.cards.search import Search
from svedesk.decks import Deck
from svedesk.decks.editing import compared
from svedesk.decks.exchange import export
from svedesk.decks.shelf import all_decks
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.scripts import SCRIPTS
from svedesk.games.sve.setup import OPENING_HAND
from svedesk.games.sve.status import status
from svedesk.games.sve.text.cards import card_text
from svedesk.gui.deck_builder.dialogs import CompareDialog, HandDialog, ImportDialog, ShareDialog
from svedesk.gui.deck_builder.page import BuilderPage, OpenDeck
from svedesk.gui.tongue import tr

if TYPE_CHECKING:
    from svedesk.gui.window import MainWindow


class Builder(QObject):
    """What a window does with decks; it lives as long as the page it shows."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window, self._shelf = window, window.shelf

    def show(self) -> BuilderPage:
        """Show the decks of the user; without any a new one is begun."""
        window = self._window
        own = tuple(OpenDeck(one.deck, one.path) for one in self._shelf.decks())
        rules = window.rules
        self.page = page = BuilderPage(
            window.theme,
            window.words_for(("", "")),
            window.faces(("", "")),
            window.library,
            own or (OpenDeck(Deck(tr("New deck"), (), ()), None),),
            Finder(window.library, rules),
            lambda number: frozenset(rules.definition(number).keywords),
            lambda number: status(rules.definition(number)),
        )
        self.setParent(page)
        page.left.connect(self._leave)
        page.kept.connect(self._keep)
        page.asked.connect(self._do)
        window.show_page(page, tr("Decks"))
        return page

    def _leave(self) -> None:
        self.page.keep_now()
        self._window.decks = all_decks(self._shelf)
        self._window.show_menu()
        self._window.make_anew()

    def _keep(self, one: OpenDeck) -> None:
        deck = one.editing.deck
        if one.path is None and not deck.numbers() and not deck.note:
            return  # nothing of it is worth a file yet
        named = deck if deck.name.strip() else Deck(tr("Without a name"), *_rest(deck))
        try:
            one.path = self._shelf.keep(named, one.path)
        except DamagedFile as damaged:
            self.page.legal.setText(damaged.in_words(self._window.lang))

    def _do(self, word: str) -> None:
        page, library = self.page, self._window.library
        deck = page.open.editing.deck
        words = self._window.words_for(("", ""))
        if word == "new":
            page.put(Deck(tr("New deck"), (), ()))
        elif word == "copy":
            page.put(Deck(tr("{0} (copy)", deck.name)[:100], *_rest(deck)))
        elif word == "remove":
            self._remove()
        elif word == "import":
            ImportDialog(library, words, page.put, page).open()
        elif word == "share":
            ShareDialog(deck, lambda form: export(deck, form, library), page).open()
        elif word == "hand":
            chance = random.SystemRandom()
            HandDialog(lambda: _hand(deck, chance), self._window.faces(("", "")), page).open()
        else:
            others = {key: other for key, other in all_decks(self._shelf).items() if other != deck}
            CompareDialog(deck.name, others, lambda other: compared(deck, other), words.name, page).open()

    def _remove(self) -> None:
        gone = self.page.close_open()
        if gone.path is None:
            return
        try:
            self._shelf.remove(gone.path)
        except DamagedFile as damaged:
            self.page.legal.setText(damaged.in_words(self._window.lang))


class Finder:
    """Finds cards by what is typed. What it looks in is made when something is typed for the first time."""

    def __init__(self, library: Library, rules: Sve) -> None:
        self._library, self._rules = library, rules
        self._search: Search | None = None

    def __call__(self, typed: str) -> tuple[Facts, ...]:
        """The cards that have all of it, the likeliest first."""
        if not typed.strip():
            return tuple(self._library.values())
        if self._search is None:
            self._search = Search(joined(Entry(facts) for facts in self._library.values()), self._texts, self._status)
        return tuple(entry.facts for card in self._search.find(typed).cards for entry in card.prints)

    def _status(self, number: str) -> str:
        try:
            return status(self._rules.definition(number))
        except KeyError:
            return "by_hand"  # the library has learned of it since these rules were made

    def _texts(self, number: str) -> tuple[str, str]:
        if number not in SCRIPTS:
            return "", ""
        definition = self._rules.definition(number)
        return card_text(definition, "en"), card_text(definition, "ja")


def _rest(deck: Deck) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...], tuple[tuple[str, int], ...], str, str]:
    return deck.leaders, deck.main, deck.evolve, deck.format, deck.note


def _hand(deck: Deck, chance: random.Random) -> tuple[str, ...]:
    cards = deck.as_list().main
    return tuple(chance.sample(cards, min(OPENING_HAND, len(cards))))
