"""The cards of a window made anew when an import, or a pack of own cards, has changed them: without a restart."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from svedesk.cards.collection import origins, reprints, user_library, user_texts
from svedesk.cards.library import Library, starter_library
from svedesk.decks.shelf import all_decks
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.reprints import known_scripts
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.texts import SveTexts

if TYPE_CHECKING:
    from svedesk.gui.window import MainWindow


class Cards(NamedTuple):
    """All cards of this user, and the rules over them."""

    library: Library
    rules: Sve


def shipped_cards() -> Cards:
    """The cards that come with the program."""
    return Cards(starter_library(), Sve(starter_library()))


def cards_now() -> Cards:
    """The cards as they are on this machine now; in any thread (two seconds for 10,000 imported ones). Raises
    `DamagedFile` when those of the user can't be read."""
    library = user_library()
    if len(library) == len(starter_library()):
        return shipped_cards()
    return Cards(library, Sve(library, known_scripts(reprints()), user_texts(), origins(library)))


def renew_cards(window: MainWindow) -> None:
    """Give a window the cards as they are now; `window.renewing` tells when it has them. An open game keeps its own,
    and so do those begun from its table, until another page is shown."""
    window.renewing.begin()


class Renewing(QObject):
    """Makes the cards of a window anew, beside the window, and gives it them when no game is open. `made` tells that
    they are made, `renewed` that the window has them, `failed` that they could not be made (with the `DamagedFile`):
    then it still has those it had."""

    made = Signal()
    renewed = Signal()
    failed = Signal(object)
    _done = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._thread: ThreadPoolExecutor | None = None
        self._running = self._again = False
        self._waiting: Cards | None = None
        self._done.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether cards are being made."""
        return self._running

    def begin(self) -> None:
        """Make them anew, as they are from now on."""
        if self._running:
            self._again = True  # what has been read of them may be of before
            return
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "cards")
        self._running = True
        self._thread.submit(cards_now).add_done_callback(self._done.emit)

    def settle(self) -> None:
        """Give the window the cards that wait for it, unless a game is open."""
        window = self._window
        if self._waiting is None or window.page is not None or window.linked:
            return
        cards, self._waiting = self._waiting, None
        window.library, window.rules, window.texts = cards.library, cards.rules, SveTexts(cards.rules)
        window.decks = all_decks(window.shelf)
        window.menu_page.form.offer_decks(window.offered_decks())
        self.renewed.emit()

    def close(self) -> None:
        """Make nothing more: the window is closed."""
        if self._thread is not None:
            self._thread.shutdown(wait=True, cancel_futures=True)
            self._thread = None

    def _take(self, made: Future[Cards]) -> None:
        self._running = False
        if self._thread is None:
            return
        if self._again:
            self._again = False
            self.begin()
            return
        try:
            self._waiting = made.result()
        except DamagedFile as damaged:
            self._window.tell_damaged(damaged)
            self.failed.emit(damaged)
            return
        self.made.emit()
        self.settle()
