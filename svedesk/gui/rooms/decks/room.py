"""The deck builder: its page, the shelf of decks, and commands for a deck."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.cards.library import Library
from svedesk.cards.owned_copies import WantedCard
from svedesk.decks import Deck
from svedesk.decks.draft import read_list
from svedesk.decks.editing import compared
from svedesk.decks.exchange import export, read_deck_file
from svedesk.decks.model import one_by_one
from svedesk.decks.sheet import sheet_of
from svedesk.decks.shelf import OlderDeck, all_decks, own_key
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game, GameDecks
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import CardsRoute, DecksRoute, LabRoute, Route
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.open_deck import OpenDeck, new_deck
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.decks.card_data import CardData
from svedesk.gui.rooms.decks.compare_dialog import CompareDialog
from svedesk.gui.rooms.decks.history import DeckHistoryDialog, HandDialog
from svedesk.gui.rooms.decks.import_dialog import ImportDialog
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.decks.share_dialog import ShareDeckDialog
from svedesk.gui.rooms.decks.wanted_dialog import WantedDialog, owned_words

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.packs.owned import Owned


class DecksController(PageController):
    """The deck builder, and what is done with a deck beside building it."""

    page: BuilderPage

    def __init__(self, app: App, route: DecksRoute) -> None:
        super().__init__(app)
        self.title, self._shelf = tr("Decks"), app.decks.shelf
        sources = CardData(
            app.game,
            app.cards.rules,
            app.cards.library,
            app.cards.finder,
            _origins(app.cards.owned),
            lambda line: _named_cards(line, app.cards.library, app.game.decks),
            lambda deck: owned_words(self._wanted(deck)) if app.owned_copies else "",
            app.restrictions,
        )
        rules = app.game.decks
        decks = route.opened or tuple(OpenDeck(entry.deck, entry.path, rules) for entry in self._shelf.decks())
        decks = decks or (OpenDeck(new_deck(rules), None, rules),)
        self.page = page = BuilderPage(app.theme, app.faces(), decks, sources, still=app.reduced_motion)
        page.left.connect(app.router.start)
        page.changed.connect(self._keep)
        page.asked.connect(self._do)
        app.cards.changed.connect(self._cards_changed)
        shown = (
            next((at for at, deck in enumerate(page.decks) if deck.path == route.path), 0) if route.path else route.at
        )
        if shown:
            page.show_decks(shown)
        self._route = route

    def state(self) -> Route:
        self.page.keep_now()
        page = self.page
        search = page.cards.filters.words.text()
        return DecksRoute(opened=tuple(page.decks), at=page.decks.index(page.open), search=search)

    def opened(self) -> None:
        route, self._route = self._route, DecksRoute()
        if route.search:
            self.page.cards.filters.words.setText(route.search)
        if route.number:
            self.page.cards.filters.words.setText(route.number)
            self.page.read(route.number)
        if route.offered:
            self.offer(*route.offered)

    def take(self, route: Route) -> bool:
        if isinstance(route, DecksRoute) and route.offered:
            self.offer(*route.offered)
            return True
        return False

    def leave(self, *, rebuilt: bool) -> None:
        self.page.keep_now()
        if not rebuilt:
            self.app.decks.reload()

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.notice.say(sentence, wrong=wrong)

    def _cards_changed(self) -> None:
        """Show the same page with other cards."""
        if self.app.router.current is self:
            self.app.router.rebuild()

    def _keep(self, opened: OpenDeck) -> None:
        deck = opened.editing.deck
        if opened.path is None and not deck.numbers() and not deck.note:
            return  # nothing of it is worth a file yet
        with reporting(self.page.notice.say, self.app.lang):
            opened.keep(self._shelf)

    def _do(self, word: str) -> None:
        page, library = self.page, self.app.cards.library
        deck = page.open.editing.deck
        words = self.app.words()
        if word == "new":
            page.put(new_deck(self.app.game.decks))
        elif word == "copy":
            page.put(replace(deck, name=tr("{0} (copy)", deck.name)[:100]))
        elif word == "remove":
            self._remove()
        elif word == "history":
            self._show_history()
        elif word == "cards":
            self.app.router.open(CardsRoute(back=DecksRoute(page.open.path), deck=page.open))
        elif word == "lab":
            self._test()
        elif word == "import":
            self._import().open()
        elif word == "share":
            ShareDeckDialog(
                page.theme,
                self.app.lang,
                deck,
                lambda form: export(deck, form, library, self.app.game),
                lambda: self._print(deck),
                page,
            ).open()
        elif word == "owned":
            self._show_owned()
        elif word == "hand":
            chance = random.SystemRandom()
            rules = self.app.game.decks
            cards, dealt = one_by_one(deck[rules.main_section]), rules.opening_hand
            HandDialog(page.theme, lambda: _hand(cards, dealt, chance), self.app.faces(), page).open()
        else:
            page.keep_now()
            others = {key: other for key, other in all_decks(self._shelf).items() if other != deck}
            differs = partial(compared, deck)
            names = {key: self.app.decks.title(other.name) for key, other in others.items()}
            CompareDialog(page.theme, deck.name, others, names, differs, words.name, page).open()

    def _wanted(self, deck: Deck) -> tuple[WantedCard, ...]:
        """The cards of a deck with what is owned of them."""
        finder = self.app.cards.finder
        every = ((number, count) for section in deck for number, count in deck[section])
        return self.app.owned_copies.wanted(every, lambda number: (facts.number for facts in finder.prints(number)))

    def _show_owned(self) -> None:
        page, app = self.page, self.app
        deck = page.open.editing.deck
        dialog = WantedDialog(
            page.theme,
            deck.name,
            lambda: self._wanted(deck),
            lambda copies: self._own(copies, dialog.notice.say),
            lambda path: self._bring_owned(path, dialog.notice.say),
            app.words().name,
            page,
        )
        if app.owned_copies.damaged is not None:
            dialog.notice.say(app.owned_copies.damaged.in_words(app.lang))
        dialog.finished.connect(page.show_owned)
        dialog.open()

    def _own(self, copies: Mapping[str, int], say: Callable[[str], object]) -> None:
        """Keep how many copies are owned of cards: those of their other prints are part of it."""
        finder, owned = self.app.cards.finder, self.app.owned_copies
        changed: dict[str, int] = {}
        for number, count in copies.items():
            others = [facts.number for facts in finder.prints(number) if facts.number != number]
            if count < owned.of(*others):
                changed |= dict.fromkeys(others, 0)
            changed[number] = count if count < owned.of(*others) else count - owned.of(*others)
        with reporting(say, self.app.lang):
            owned.set(changed)

    def _bring_owned(self, path: Path, say: Callable[[str], object]) -> None:
        """Take over what a list says is owned, and tell of lines that nobody knows."""
        app = self.app
        with reporting(say, app.lang):
            draft = read_deck_file(path, app.cards.library, app.game)
            copies: Counter[str] = Counter()
            for entry in draft.entries:
                copies[entry.number] += entry.count
            del copies[""]
            app.owned_copies.set(copies)
            if draft.unknown:
                first = draft.unknown[0].text
                say(tr("{0} lines were not recognized, such as “{1}”.", len(draft.unknown), first))

    def _test(self) -> None:
        """The lab, with the deck that is open."""
        self.page.keep_now()
        self.app.decks.reload()
        path = self.page.open.path
        self.app.router.open(LabRoute(deck=own_key(path) if path is not None else ""))

    def _other_games(self) -> Iterator[Game]:
        return (game for name, game in self.app.games.items() if name != self.app.game.name)

    def _import(self) -> ImportDialog:
        page, app = self.page, self.app
        return ImportDialog(
            page.theme, app.cards.library, app.game, app.cards.rules, app.words(), self._take, page, self._other_games
        )

    def _take(self, decks: Sequence[Deck]) -> None:
        """Decks that were brought in are among the user's."""
        self.page.bring(decks)
        if len(decks) > 1:
            self.page.notice.say(tr("{0} decks were imported.", len(decks)), wrong=False)

    def offer(self, *paths: Path) -> None:
        """Show what files hold, to be taken as decks."""
        dialog = self._import()
        dialog.read_files(paths)
        dialog.open()

    def _print(self, deck: Deck) -> None:
        from svedesk.gui.rooms.decks.sheet.dialog import SheetDialog  # Qt's printing is loaded when it is wanted

        sheet = sheet_of(deck, self.app.cards.library, self.app.game, self.app.lang)
        SheetDialog(sheet, self.app.theme, self.app.lang, self.page).open()

    def _remove(self) -> None:
        gone = self.page.close_open()
        if gone.path is None:
            return
        with reporting(self.page.notice.say, self.app.lang):
            self._shelf.remove(gone.path)
            sentence = tr("“{0}” removed. Restore it with History …", gone.editing.deck.name)
            self.page.notice.say(sentence, wrong=False)

    def _show_history(self) -> None:
        page, app = self.page, self.app
        page.keep_now()
        path, deck = page.open.path, page.open.editing.deck
        versions = (
            tuple(version for version in self._shelf.versions(path) if version.deck != deck) if path is not None else ()
        )
        name_of = app.words().name
        rules = app.game.decks
        dialog = DeckHistoryDialog(page.theme, rules, deck, versions, self._shelf.removed(), app.lang, name_of, page)
        dialog.restored.connect(lambda older: page.restore(older.deck))
        dialog.undeleted.connect(self._bring_back)
        dialog.open()

    def _bring_back(self, older: OlderDeck) -> None:
        with reporting(self.page.notice.say, self.app.lang):
            path = self._shelf.bring_back(older.path)
            self.page.put(older.deck, path)


def _named_cards(line: str, library: Library, rules: GameDecks) -> tuple[int, tuple[Facts, ...]]:
    """How many copies a line says, and the nearest cards; the card itself where an import has brought it since."""
    entries = read_list(line, library, rules).entries
    if not entries:
        return 1, ()
    entry = entries[0]
    return entry.count, (library[entry.number],) if entry.number else entry.near


def _origins(owned: Owned | None) -> Callable[[str], str]:
    """Tells where a card is from that did not come with the program: the name of a pack, or that it was imported."""
    origins = owned.origins() if owned is not None else {}
    imported = tr("imported")
    labels = {number: tr("Pack: {0}", origin.name) if origin.pack else imported for number, origin in origins.items()}
    return lambda number: labels.get(number, "")


def _hand(cards: Sequence[str], dealt: int, chance: random.Random) -> tuple[str, ...]:
    return tuple(chance.sample(cards, min(dealt, len(cards))))
