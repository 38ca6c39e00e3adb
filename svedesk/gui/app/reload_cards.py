"""The cards of a window made anew when an import, or a pack of own cards, has changed them: without a restart."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from svedesk.cards.library import Library
from svedesk.decks.shelf import all_decks
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.card_finder import finder_of
from svedesk.gui.table.card_texts import SveTexts
from svedesk.packs.owned import Owned, owned

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


class Cards(NamedTuple):
    """All cards of this user, and the rules over them."""

    owned: Owned
    rules: Sve

    @property
    def library(self) -> Library:
        """What is printed on them."""
        return self.owned.library


def cards_now() -> Cards:
    """The cards as they are on this machine now; in any thread (a tenth of a second for 3,000 imported ones). Raises
    `DamagedFile` when the imported ones can't be read."""
    found = owned()
    return Cards(found, found.rules())


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
        self.behind = False
        """Whether the window has other cards than are kept, and they are made anew when another page is shown."""
        self._done.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether cards are being made."""
        return self._running

    def begin(self) -> None:
        """Make them anew, as they are from now on."""
        self.behind = False
        if self._running:
            self._again = True  # what has been read of them may be of before
            return
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "cards")
        self._running = True
        self._thread.submit(cards_now).add_done_callback(self._done.emit)

    def settle(self) -> None:
        """Give the window the cards that wait for it, unless a game is open; see to those it is behind with."""
        window = self._window
        if self.behind:
            self.begin()
        if self._waiting is None or window.page is not None or window.linked:
            return
        cards, self._waiting = self._waiting, None
        window.library, window.rules, window.texts = cards.library, cards.rules, SveTexts(cards.rules)
        window.owned = cards.owned
        finder_of(window)  # it is made before somebody asks for it
        window.wearing.wardrobe.wear_packs(cards.owned.pictures)
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
        if self._waiting.owned.damaged:
            self._window.tell_damaged(self._waiting.owned.damaged[0])
        self.settle()
