"""Decks in the window: the page, the shelf they are kept on, and what is done with a deck beside building it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from svedesk.cards.library import Library
from svedesk.decks import Deck
from svedesk.decks.draft import read_list
from svedesk.decks.editing import compared
from svedesk.decks.exchange import export
from svedesk.decks.sheet import sheet_of
from svedesk.decks.shelf import OlderDeck, all_decks
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts
from svedesk.games.sve.setup import OPENING_HAND
from svedesk.gui.app import navigation
from svedesk.gui.app.card_finder import finder_of
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.decks.comparing import CompareDialog
from svedesk.gui.rooms.decks.hands import HandDialog
from svedesk.gui.rooms.decks.history import HistoryDialog
from svedesk.gui.rooms.decks.importing import ImportDialog
from svedesk.gui.rooms.decks.opened import OpenDeck, Sources, decks_changed, new_deck
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.decks.past import locale_of
from svedesk.gui.rooms.decks.sharing import ShareDialog

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.packs.owned import Owned


class Builder(QObject):
    """What a window does with decks; it lives as long as the page it shows."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window, self._shelf = window, window.shelf

    def show(self, path: Path | None = None, number: str = "") -> BuilderPage:
        """Show the decks of the user, without any a new one: the one in a file, if that is told, and a card among
        those to choose from."""
        window = self._window
        own = tuple(OpenDeck(one.deck, one.path) for one in self._shelf.decks())
        sources = Sources(
            window.library,
            finder_of(window),
            _origins(window.owned),
            lambda line: _meant(line, window.library),
        )
        decks = own or (OpenDeck(new_deck(), None),)
        self.page = page = BuilderPage(window.theme, window.faces(("", "")), decks, sources)
        self.setParent(page)
        page.left.connect(self._leave)
        page.kept.connect(self._keep)
        page.asked.connect(self._do)
        window.renewing.renewed.connect(self._show_anew)
        window.show_page(page, tr("Decks"), self._show_anew)
        at = next((at for at, one in enumerate(page.decks) if one.path == path), 0)
        if at:
            page.show_decks(at)
        if number:
            page.cards.filters.words.setText(number)
            page.read(number)
        return page

    def _show_anew(self) -> None:
        """The same page in other words or colours, or with other cards."""
        old = self.page
        if self._window.stack.currentWidget() is not old:
            return  # it is about to be deleted
        old.keep_now()
        again = Builder(self._window).show()
        again.go_on_from(old)

    def _leave(self) -> None:
        self.page.keep_now()
        decks_changed(self._window)
        self._window.show_menu()

    def _keep(self, one: OpenDeck) -> None:
        deck = one.editing.deck
        if one.path is None and not deck.numbers() and not deck.note:
            return  # nothing of it is worth a file yet
        try:
            one.keep(self._shelf)
        except DamagedFile as damaged:
            self._tell(damaged)

    def _do(self, word: str) -> None:
        page, library = self.page, self._window.library
        deck = page.open.editing.deck
        words = self._window.words_for(("", ""))
        if word == "new":
            page.put(new_deck())
        elif word == "copy":
            page.put(replace(deck, name=tr("{0} (copy)", deck.name)[:100]))
        elif word == "remove":
            self._remove()
        elif word == "history":
            self._show_history()
        elif word == "cards":
            self._leave()
            navigation.show_cards(self._window, partial(navigation.show_decks, self._window), page.open)
        elif word == "import":
            self._import().open()
        elif word == "share":
            ShareDialog(
                page.theme,
                self._window.lang,
                deck,
                lambda form: export(deck, form, library),
                lambda: self._print(deck),
                page,
            ).open()
        elif word == "hand":
            chance = random.SystemRandom()
            HandDialog(page.theme, lambda: _hand(deck, chance), self._window.faces(("", "")), page).open()
        else:
            page.keep_now()
            others = {key: other for key, other in all_decks(self._shelf).items() if other != deck}
            differs = partial(compared, deck)
            CompareDialog(page.theme, deck.name, others, differs, words.name, page).open()

    def _import(self) -> ImportDialog:
        page, window = self.page, self._window
        return ImportDialog(page.theme, window.library, window.words_for(("", "")), self._take, page)

    def _take(self, decks: Sequence[Deck]) -> None:
        """Decks that were brought in are among the user's."""
        self.page.bring(decks)
        if len(decks) > 1:
            self.page.notice.say(tr("{0} decks are among yours now.", len(decks)), wrong=False)

    def offer(self, *paths: Path) -> None:
        """Show what files hold, to be taken as decks."""
        dialog = self._import()
        dialog.read_files(paths)
        dialog.open()

    def _print(self, deck: Deck) -> None:
        from svedesk.gui.rooms.decks.sheet.dialog import SheetDialog  # Qt's printing is loaded when it is wanted

        sheet = sheet_of(deck, self._window.library)
        SheetDialog(sheet, self._window.theme, self._window.lang, self.page).open()

    def _remove(self) -> None:
        gone = self.page.close_open()
        if gone.path is None:
            return
        try:
            self._shelf.remove(gone.path)
        except DamagedFile as damaged:
            self._tell(damaged)
        else:
            said = tr("“{0}” is removed. History … brings it back.", gone.editing.deck.name)
            self.page.notice.say(said, wrong=False)

    def _show_history(self) -> None:
        page, window = self.page, self._window
        page.keep_now()
        path, deck = page.open.path, page.open.editing.deck
        versions = tuple(one for one in self._shelf.versions(path) if one.deck != deck) if path is not None else ()
        name_of = window.words_for(("", "")).name
        dialog = HistoryDialog(page.theme, deck, versions, self._shelf.removed(), locale_of(window.lang), name_of, page)
        dialog.picked = lambda older: page.restore(older.deck)
        dialog.brought = self._bring_back
        dialog.open()

    def _bring_back(self, older: OlderDeck) -> None:
        try:
            path = self._shelf.bring_back(older.path)
        except DamagedFile as damaged:
            self._tell(damaged)
        else:
            self.page.put(older.deck, path)

    def _tell(self, damaged: DamagedFile) -> None:
        self.page.notice.say(damaged.in_words(self._window.lang))


def _meant(line: str, library: Library) -> tuple[int, tuple[Facts, ...]]:
    """How many copies a line says, and the nearest cards; the card itself where an import has brought it since."""
    entries = read_list(line, library).entries
    if not entries:
        return 1, ()
    entry = entries[0]
    return entry.count, (library[entry.number],) if entry.number else entry.near


def _origins(owned: Owned | None) -> Callable[[str], str]:
    """Tells where a card is from that did not come with the program: the name of a pack, or that it was imported."""
    origins = owned.origins() if owned is not None else {}
    imported = tr("imported")
    said = {number: tr("Pack: {0}", one.name) if one.pack else imported for number, one in origins.items()}
    return lambda number: said.get(number, "")


def _hand(deck: Deck, chance: random.Random) -> tuple[str, ...]:
    cards = deck.as_list().main
    return tuple(chance.sample(cards, min(OPENING_HAND, len(cards))))
