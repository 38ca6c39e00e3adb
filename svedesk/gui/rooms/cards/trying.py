"""What an import would do, worked out beside the window while somebody still changes how a list is read."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from svedesk.cards.card_lists import Listed
from svedesk.cards.database import Database
from svedesk.cards.import_rows import tried
from svedesk.cards.mapping import ColumnMapping, drafts
from svedesk.cards.report import Cancelled, Report, Watch
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.rooms.cards.beside import Beside

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


class Trying(Beside):
    """Tries one mapping at a time; only the last that was wanted is told. `told` carries its `Report`, or the
    `DamagedFile` for which there is none."""

    told = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._cancel = Event()

    def begin(self, listed: Listed, mapping: ColumnMapping, file: str) -> None:
        """Try this one, and no other any more."""
        self._cancel.set()
        self._cancel = cancel = Event()
        watch = Watch(cancelled=cancel.is_set)

        def work() -> Report:
            watch.step(0, 1)
            return tried(Database(), file, drafts(listed, mapping, file), watch)

        self.start(work)

    def stop(self) -> None:
        """Try nothing any more."""
        self._cancel.set()

    def taken(self, done: Future[object]) -> None:
        try:
            self.told.emit(done.result())
        except Cancelled:
            return  # another was wanted
        except DamagedFile as damaged:
            self.told.emit(damaged)


def trying_of(window: MainWindow) -> Trying:
    """Who tries imports for a window."""
    found = window.findChild(Trying)
    return found if isinstance(found, Trying) else Trying(window)
