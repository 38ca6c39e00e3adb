"""Long work on the card library, beside the window: one at a time, with how far it is, stopped when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal

from svedesk.cards.card_lists import Listed
from svedesk.cards.report import Cancelled, Report, Watch
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.cards.beside import Beside
from svedesk.packs.model import Pack

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


class Outcome(NamedTuple):
    """What came of it: a sentence, whether something went `wrong`, the report of an import."""

    said: str = ""
    wrong: bool = False
    report: Report | None = None
    listed: tuple[Path, Listed] | None = None
    """A list that was read, for somebody to say which of its columns is what."""
    packs: bool = False
    """Whether it is about packs."""
    pack: tuple[Path, Pack] | None = None
    """A pack that was read, for somebody to say whether it is to be installed."""
    chosen: str = ""
    """The id of the pack it is about."""
    back: Callable[[], object] | None = None
    """Takes it back."""


class Job(NamedTuple):
    """Something to do: what it is called while it is done, how it is done in another thread, and what is made of that
    in the window's."""

    what: str
    do: Callable[[Watch], object]
    then: Callable[[object], Outcome]
    packs: bool = False
    """Whether it is about packs."""


class CardWork(Beside):
    """The work of one window, which goes on whatever page is shown. `begun` and `ended` tell that; `progressed` how
    much of how much is done."""

    begun = Signal()
    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.job: Job | None = None
        """What is done now."""
        self.folder = Path.home()
        """Where the last thing lay that was brought in."""
        self.outcome = Outcome()
        """What came of the last one."""
        self._cancel = Event()

    def begin(self, job: Job) -> bool:
        """Do something. False while something else is done."""
        if self.job is not None:
            return False
        self._cancel, self.job = Event(), job
        watch = Watch(self.progressed.emit, self._cancel.is_set)
        self.begun.emit()
        self.start(lambda: job.do(watch))
        return True

    def cancel(self) -> None:
        """Stop what is done; nothing has changed then."""
        self._cancel.set()

    def stop(self) -> None:
        self.cancel()

    def taken(self, done: Future[object]) -> None:
        job, self.job = self.job, None
        assert job is not None
        try:
            self.outcome = job.then(done.result())
        except Cancelled:
            self.outcome = Outcome(tr("Stopped. Nothing has changed."), packs=job.packs)
        except DamagedFile as damaged:
            self.outcome = Outcome(damaged.in_words(self.window.lang), wrong=True, packs=job.packs)
        finally:
            self.ended.emit()


def work_of(window: MainWindow) -> CardWork:
    """The work of a window."""
    found = window.findChild(CardWork)
    return found if isinstance(found, CardWork) else CardWork(window)
