"""Long work on the card library and the packs: one job at a time, in the background, with progress and cancel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from svedesk.cards.report import ProgressWatch, Report
from svedesk.engine.script import Lang
from svedesk.gui.kit.tasks import Task, Tasks
from svedesk.gui.kit.translate import tr
from svedesk.packs.model import Pack

if TYPE_CHECKING:
    from svedesk.cards.card_lists import ListTable
    from svedesk.cards.import_file import ImportTrial


class JobResult(NamedTuple):
    """What came of it: a sentence, whether something went `wrong`, the report of an import."""

    sentence: str = ""
    wrong: bool = False
    report: Report | None = None
    listed: tuple[Path, ListTable] | None = None
    """A list that was read, for somebody to say which of its columns is what."""
    tried: tuple[Path, ImportTrial] | None = None
    """An import that was tried, for somebody to say whether it is to be kept."""
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
    do: Callable[[ProgressWatch], object]
    then: Callable[[object], JobResult]
    packs: bool = False
    """Whether it is about packs."""


class CardWork(QObject):
    """The work on the library and the packs, which goes on whatever page is shown; one job at a time. `begun` and
    `ended` tell that; `progressed` how much of how much is done."""

    begun = Signal()
    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, tasks: Tasks, lang: Callable[[], Lang], parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self._lang = tasks, lang
        self._task: Task | None = None
        self.job: Job | None = None
        """What is done now."""
        self.folder = Path.home()
        """Where the last file was that was imported."""
        self.outcome = JobResult()
        """What came of the last one."""

    def begin(self, job: Job) -> bool:
        """Do something. False while something else is done."""
        if self.job is not None:
            return False
        self.job = job
        self.begun.emit()
        self._task = self._tasks.start_watched(
            job.do,
            done=lambda result: self._end(job.then(result)),
            failed=lambda damaged: self._end(JobResult(damaged.in_words(self._lang()), wrong=True, packs=job.packs)),
            stopped=lambda: self._end(JobResult(tr("Stopped. Nothing has changed."), packs=job.packs)),
            title=job.what,
        )
        self._task.progressed.connect(self.progressed)
        return True

    def cancel(self) -> None:
        """Stop what is done; nothing has changed then."""
        if self._task is not None:
            self._task.cancel()

    def _end(self, outcome: JobResult) -> None:
        self.job = self._task = None
        self.outcome = outcome
        self.ended.emit()
