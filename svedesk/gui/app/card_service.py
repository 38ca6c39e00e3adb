"""The cards of this user and the rules over them: found, and loaded again when an import or a pack has changed them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Lock, RLock
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from svedesk.cards.database import Database
from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import Library, shipped_library
from svedesk.cards.query import fields_of
from svedesk.cards.report import ProgressWatch
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game import CardRules, Game
from svedesk.gui.app import card_finder
from svedesk.gui.app.card_finder import CardFinder
from svedesk.gui.app.text_readings import KeptScriptTexts, read_texts
from svedesk.gui.kit.tasks import Task, Tasks
from svedesk.gui.table.words import GameTexts
from svedesk.packs.owned import Owned, all_readable, owned
from svedesk.packs.shelf import Packs


class LoadedCards(NamedTuple):
    """All cards of this user of one game, and the rules over them."""

    owned: Owned
    rules: CardRules


class CardService(QObject):
    """The cards of a game the window works with. An open game keeps its own; the others are taken when no game is open.

    The rules are made when they are first needed, by `prepare` in the background: to import them takes a quarter of a
    second, which the first page can do without.

    `first_loaded` tells that the cards were read for the first time, `loaded` that they were read again, `changed` that
    the window works with them now, `failed` that they could not be read (with the `DamagedFile`): then it still has
    those it had.
    """

    first_loaded = Signal()
    loaded = Signal()
    changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        game: Game,
        rules: Callable[[], CardRules] | None,
        library: Library | None,
        tasks: Tasks,
        parent: QObject,
        read: Callable[[Game], Owned] | None = None,
    ) -> None:
        """`read` finds the user's cards when they are first needed; without it there are those of `library`, without
        that those that ship. Without `rules` they are made over what is found."""
        super().__init__(parent)
        self._finding, self._making = Lock(), RLock()
        self._tasks = tasks
        self._reading: Task | None = None
        self._running = self._again = False
        self._begin(game, rules, library, read)

    def _begin(
        self,
        game: Game,
        rules: Callable[[], CardRules] | None,
        library: Library | None,
        read: Callable[[Game], Owned] | None,
    ) -> None:
        self.game = game
        self.database, self.packs = Database(game), Packs(game)
        self._library, self._read_first, self._make_rules = library, read, rules
        self._owned: Owned | None = None
        self._texts: GameTexts | None = None
        self._rules: CardRules | None = None
        self._script_texts: KeptScriptTexts | None = None
        self._finder: CardFinder | None = None
        self._waiting: LoadedCards | None = None
        self.stale = False
        """Whether other cards are kept by now than the window works with."""

    def turn_to(self, game: Game) -> None:
        """Work with the cards of another game from now on, while none is open."""
        if self._reading is not None:
            self._reading.cancel()
        self._again = self._running  # what is being read are cards of the game before
        with self._finding, self._making:
            self._begin(game, None, None, self._read_first or all_readable)
        self.changed.emit()

    @property
    def library(self) -> Library:
        """The cards as they are printed."""
        self._find()
        assert self._library is not None
        return self._library

    @property
    def owned(self) -> Owned | None:
        """What is known of the cards beside what is printed on them; None where only shipped cards were read."""
        self._find()
        return self._owned

    def _find(self) -> None:
        """Read the cards, if they never were: after the window is shown, which does not wait for them."""
        with self._finding:
            if self._library is not None:
                return
            if self._read_first is None:
                self._library = shipped_library(self.game)
                return
            self._owned = self._read_first(self.game)
            self._library = self._owned.library
        self.first_loaded.emit()

    @property
    def rules(self) -> CardRules:
        """The rules over these cards."""
        with self._making:
            if self._rules is None:
                owned = self.owned
                if self._make_rules is not None:
                    self._rules = self._make_rules()
                else:
                    assert owned is not None
                    self._rules = owned.rules()
                self._script_texts = KeptScriptTexts(self.game)
            return self._rules

    @rules.setter
    def rules(self, rules: CardRules) -> None:
        with self._making:  # or those being made in the background would take their place
            self._rules, self._texts = rules, None

    @property
    def texts(self) -> GameTexts:
        """The texts of these cards."""
        if self._texts is None:
            self._texts = GameTexts(self.game, self.rules)
        return self._texts

    @property
    def ready(self) -> bool:
        """Whether the rules are there."""
        return self._rules is not None

    def prepare(self, done: Callable[[], object]) -> None:
        """Make the rules in the background, then call `done`; then read what lists tell of cards with a script, which
        the finder would read in the window's thread."""

        def made(rules: CardRules) -> None:
            done()
            owned = self.owned
            if owned is not None and owned.texts:
                self._tasks.start_watched(partial(_read_told, rules, tuple(owned.texts)))

        self._tasks.start(lambda: self.rules, done=made)

    @property
    def finder(self) -> CardFinder:
        """Finds cards among those there are now."""
        if self._finder is None:
            shipped = map(LibraryEntry, self.library.values())
            entries = self.owned.entries if self.owned is not None else tuple(shipped)
            others = (entry.number for entry in entries if not entry.shipped)
            awaited = tuple(others) if self.owned is not None and len(entries) > card_finder.FEW else ()
            rules = self.rules
            self._finder = CardFinder(entries, rules, self, awaited, fields_of(self.game), self._script_texts)
            self._finder.further.connect(self._keep_texts)
            if awaited:
                self._read_texts(self._finder, awaited)
        return self._finder

    def _keep_texts(self) -> None:
        """Write the texts of scripts for the next start, once all cards are found by theirs."""
        if self._script_texts is not None and self._finder is not None and self._finder.ready:
            self._tasks.start(self._script_texts.save, queue="script texts")

    def _read_texts(self, finder: CardFinder, numbers: tuple[str, ...]) -> None:
        """Read the texts of cards in the background: thousands take some seconds, but for those read before."""
        if self._reading is not None:
            self._reading.cancel()
        work = partial(read_texts, self.game, self.library, self.rules, numbers)
        self._reading = self._tasks.start_watched(work, done=finder.learned, queue="texts")
        self._reading.progressed.connect(finder.progressed)

    @property
    def busy(self) -> bool:
        """Whether cards are being read."""
        return self._running

    def reload(self) -> None:
        """Read the cards again, in the background: a tenth of a second for 3,000 imported ones."""
        self.stale = False
        if self._running:
            self._again = True  # what is being read may be what was there before
            return
        self._running = True
        self._tasks.start_watched(self._read, done=self._take, failed=self._give_up, queue="cards")

    def settle(self, *, playing: bool) -> None:
        """Work with the cards that were read, unless a game is open."""
        if self.stale:
            self.reload()
        if self._waiting is None or playing:
            return
        cards, self._waiting = self._waiting, None
        self._library, self._owned, self.rules = cards.owned.library, cards.owned, cards.rules
        self._finder = None
        self.changed.emit()

    def _read(self, watch: ProgressWatch) -> LoadedCards:
        cards = owned(self.game, self.database, self.packs)
        loaded = LoadedCards(cards, cards.rules())
        _read_told(loaded.rules, tuple(cards.texts), watch)
        return loaded

    def _take(self, cards: LoadedCards) -> None:
        if not self._read_again():
            self._waiting = cards
            self.loaded.emit()

    def _give_up(self, error: DamagedFile) -> None:
        if not self._read_again():
            self.failed.emit(error)

    def _read_again(self) -> bool:
        """What was read may be outdated: read again then. Returns whether it does."""
        again, self._running, self._again = self._again, False, False
        if again:
            self.reload()
        return again


def _read_told(rules: CardRules, numbers: tuple[str, ...], watch: ProgressWatch) -> None:
    """Read these cards where they have a script: rules remember what lines say, by which what scripts leave to the hand
    may be read."""
    for place, number in enumerate(numbers):
        if rules.scripted(number):
            rules.reading(number)
            watch.step(place, len(numbers))
