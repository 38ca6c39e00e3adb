"""Commands for packs and decks on the page of the card library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.facts import Facts
from svedesk.gui.app.card_work import JobResult
from svedesk.gui.app.routes import DecksRoute, OwnCardsRoute
from svedesk.gui.kit.card_menu import MenuActions, add_action, card_menu, pop_up
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.open_deck import OpenDeck, change_copies, new_deck
from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.cards.confirm import InstallDialog, export_dialog, pack_dialog
from svedesk.gui.rooms.cards.pack_jobs import export_job, install_job, read_pack_job, remove_job, restore_job
from svedesk.gui.rooms.decks.card_reader import LargeCardDialog
from svedesk.packs.model import Pack

if TYPE_CHECKING:
    from svedesk.gui.rooms.cards.room import CardsController


class PackCommands(QObject):
    """There as long as the page is."""

    def __init__(self, library: CardsController) -> None:
        super().__init__(library)
        self._library, self._app = library, library.app
        self._tab = tab = library.page.packs
        tab.install.clicked.connect(self._ask_which)
        tab.export_wanted.connect(self._ask_where)
        tab.remove_wanted.connect(self._remove)
        tab.restore.clicked.connect(self._restore_removed)
        tab.edit_wanted.connect(self._edit)
        self.show()

    def show(self) -> None:
        """Show the packs that are there."""
        packs = self._app.cards.packs.load()
        self._tab.show_packs(packs.packs, packs.damaged)

    def tell(self, outcome: JobResult) -> None:
        """Something that was done with packs is over."""
        if outcome.pack is not None:
            self._offer(*outcome.pack)
            return
        self.show()
        self._tab.choose(outcome.chosen)
        self._tab.say(outcome.sentence, wrong=outcome.wrong, undo=outcome.back is not None)

    def _offer(self, path: Path, pack: Pack) -> None:
        page, app = self._library.page, self._app
        dialog = InstallDialog(
            page.theme, app.lang, pack, lambda: self._library.begin(install_job(app, path, pack.id)), page
        )
        dialog.rejected.connect(self._library.offer_next)
        dialog.open()

    def _ask_which(self) -> None:
        pack_dialog(self._library.page, lambda path: self._library.begin(read_pack_job(self._app, path))).open()

    def _ask_where(self, pack: Pack) -> None:
        export_dialog(
            self._library.page, pack.name, lambda path: self._library.begin(export_job(self._app, pack, path))
        ).open()

    def _remove(self, pack: Pack) -> None:
        self._library.begin(remove_job(self._app, pack))

    def _restore_removed(self) -> None:
        outcome = self._app.card_work.outcome
        if outcome.back is not None:
            self._library.begin(restore_job(self._app, outcome.back, outcome.chosen))

    def _edit(self, pack: Pack) -> None:
        self._app.router.open(OwnCardsRoute(pack.id))


BUILDER, EDITOR, NUMBER, NAME = "Ctrl+B", "Ctrl+E", "Ctrl+C", "Ctrl+Shift+C"
"""Keys for a card of the list, beside those that change how many are in the deck."""


class DeckCommands(QObject):
    """There as long as the page is. `deck` is the one that cards are put into, None while none is chosen."""

    def __init__(self, library: CardsController, deck: OpenDeck | None) -> None:
        super().__init__(library)
        self._app, self._page = library.app, library.page
        self._tab = tab = library.page.cards
        self.deck = deck
        self._offered: list[OpenDeck] = []
        tab.bar.chosen.connect(self._choose)
        tab.table.requested.connect(lambda command, _: self._carry_out(command))
        tab.table.pointed.connect(lambda _: tab.bar.say(""))
        tab.table.menu_requested.connect(lambda _, at: self._show_menu(at))
        tab.panel.face.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tab.panel.face.customContextMenuRequested.connect(lambda at: self._show_menu(tab.panel.face.mapToGlobal(at)))
        for key, act in (
            (BUILDER, self._build),
            (EDITOR, self._edit),
            (NUMBER, self._copy_number),
            (NAME, self._copy_name),
            ("Ctrl+Z", lambda: self._go(back=True)),
            ("Ctrl+Y", lambda: self._go(back=False)),
            ("Ctrl+Shift+Z", lambda: self._go(back=False)),
        ):
            add_shortcut(tab.table, key, act, Qt.ShortcutContext.WidgetShortcut)
        self._offer()

    @property
    def path(self) -> Path | None:
        """The file of the deck that cards are put into."""
        return self.deck.path if self.deck is not None else None

    # -- decks --------------------------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """Offer the decks there are; the one that is open is among them, kept or not."""
        decks = [OpenDeck(entry.deck, entry.path, self._app.game.decks) for entry in self._app.decks.shelf.decks()]
        deck = self.deck
        self._offered = [deck if deck is not None and other.path == deck.path else other for other in decks]
        if deck is not None and deck not in self._offered:
            self._offered.append(deck)
        at = self._offered.index(deck) if deck is not None else -1
        self._tab.bar.offer([deck.editing.deck.name for deck in self._offered], at)
        self._tab.bar.say("")
        self._tab.panel.count(deck.editing.copies if deck is not None else lambda number: 0)

    def _choose(self, at: int) -> None:
        """Put cards into another deck from now on."""
        if at < len(self._offered):
            self.deck = self._offered[at] if at >= 0 else None
        else:
            self.deck = OpenDeck(new_deck(self._app.game.decks), None, self._app.game.decks)
        self._offer()

    # -- the card -----------------------------------------------------------------------------------------------------

    @property
    def _card(self) -> Facts | None:
        """The print that is shown."""
        return self._app.cards.library.get(self._tab.panel.number)

    def _section(self, card: Facts) -> str | None:
        return self._app.game.decks.section_of(card)

    @property
    def _prints(self) -> tuple[Facts, ...]:
        card = self._tab.card
        return tuple(entry.facts for entry in card.prints) if card is not None else ()

    def _carry_out(self, wanted: str) -> None:
        """Carry out a command (see `card_list`) for the card that is shown."""
        facts, deck = self._card, self.deck
        if facts is None:
            return
        if wanted == "read" or (wanted == "open" and (deck is None or self._section(facts) is None)):
            LargeCardDialog(self._page.theme, self._app.faces(), facts.number, self._page).open()
        elif self._section(facts) is None:
            self._tab.bar.say(tr("“{0}” can't be put into a deck.", self._name(facts)))
        elif deck is None:
            table = self._tab.table
            at = table.viewport().mapToGlobal(table.visualRect(table.currentIndex()).bottomLeft())
            if wanted not in ("fewer", "0"):
                pop_up(self._decks_menu(self._page, wanted), at)
        else:
            change_copies(deck.editing, self._app.cards.library, wanted, facts.number, self._prints)
            self._changed(deck, facts)

    def _choose_print(self, number: str) -> None:
        """Show another print of the card, and have it in the deck in place of the one there."""
        facts, other, deck = self._card, self._app.cards.library.get(number), self.deck
        self._tab.panel.show_print(number)
        if facts is not None and other is not None and deck is not None and deck.editing.copies(facts.number):
            deck.editing.change_print(facts.number, other)
            self._changed(deck, other)

    def _go(self, *, back: bool) -> None:
        """Take the last change of the deck back, or make it again."""
        facts, deck = self._card, self.deck
        if deck is not None and facts is not None:
            if back:
                deck.editing.undo()
            else:
                deck.editing.redo()
            self._changed(deck, facts)

    def _changed(self, deck: OpenDeck, facts: Facts) -> None:
        """Keep the deck, and tell how many of a card are in it now."""
        fresh = deck.path is None
        with reporting(self._app.say, self._app.lang):
            deck.keep(self._app.decks.shelf)
            self._app.decks.reload()
            if fresh:
                self._offer()
            self._tab.panel.count(deck.editing.copies)
            here = sum(deck.editing.copies(facts.number) for facts in self._prints)
            self._tab.bar.say(tr("{0}: {1} in “{2}”.", self._name(facts), here, deck.editing.deck.name))

    def _name(self, facts: Facts) -> str:
        return self._app.words().name(facts.number)

    # -- elsewhere ----------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        facts = self._card
        if facts is not None:
            self._app.router.open(DecksRoute(self.path, facts.number))

    def _edit(self) -> None:
        facts = self._card
        pack = self._pack_of(facts) if facts is not None else ""
        if facts is not None and pack:
            self._app.router.open(OwnCardsRoute(pack, facts.number))

    def _pack_of(self, facts: Facts) -> str:
        """The id of the pack a card is of, "" for one of none."""
        packs = self._app.cards.owned.packs if self._app.cards.owned is not None else ()
        return next((pack.id for pack in packs if facts.number in pack.numbers), "")

    def _copy_number(self) -> None:
        facts = self._card
        if facts is not None:
            self._copy(facts.number)

    def _copy_name(self) -> None:
        facts = self._card
        if facts is not None:
            self._copy(self._name(facts))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._tab.bar.say(tr("“{0}” copied.", text))

    # -- menus --------------------------------------------------------------------------------------------------------

    def _show_menu(self, at: QPoint) -> None:
        """What can be done with the card."""
        facts, deck = self._card, self.deck
        if facts is None:
            return
        fits = self._section(facts) is not None
        copies = deck.editing.copies if deck is not None and fits else None
        menu = card_menu(
            facts, self._prints, copies, MenuActions(self._carry_out, self._choose_print), parent=self._page
        )
        if fits:
            before = (
                menu.actions()[0]
                if copies is None
                else next(action for action in menu.actions() if action.isSeparator())
            )
            menu.insertMenu(before, self._decks_menu(menu))
            _add(menu, tr("Open in the deck builder"), BUILDER, self._build)
        if self._pack_of(facts):
            _add(menu, tr("Edit"), EDITOR, self._edit)
        menu.addSeparator()
        _add(menu, tr("Copy the number"), NUMBER, self._copy_number)
        _add(menu, tr("Copy the name"), NAME, self._copy_name)
        pop_up(menu, at)

    def _decks_menu(self, parent: QWidget, wanted: str = "more") -> QMenu:
        """The decks in which a card may be wanted, and a new one."""
        menu = QMenu(tr("Add to a deck") if self.deck is None else tr("Add to another deck"), parent)
        for at, deck in enumerate(self._offered):
            if deck is not self.deck:
                name = deck.editing.deck.name or tr("Unnamed")
                self._add_deck(menu, name.replace("&", "&&"), at, wanted)
        if self._offered:
            menu.addSeparator()
        self._add_deck(menu, tr("New deck"), len(self._offered), wanted)
        return menu

    def _add_deck(self, menu: QMenu, text: str, at: int, wanted: str) -> None:
        def put() -> None:
            self._choose(at)
            self._carry_out(wanted)

        menu.addAction(text).triggered.connect(put)


def _add(menu: QMenu, text: str, key: str, act: Callable[[], object]) -> None:
    add_action(menu, text, QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText), act)
