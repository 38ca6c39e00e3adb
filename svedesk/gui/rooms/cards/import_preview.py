"""Works out in the background what an import would do, while the column mapping is still being changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from svedesk.cards.card_lists import ListTable
from svedesk.cards.database import Database
from svedesk.cards.import_rows import tried
from svedesk.cards.mapping import ColumnMapping, drafts, ignored
from svedesk.cards.report import ProgressWatch, Report
from svedesk.gui.kit.tasks import Task, Tasks


class ImportPreview(QObject):
    """Tries one mapping at a time; only the last that was wanted is told. `ready` carries its `Report`, or the
    `DamagedFile` for which there is none."""

    ready = Signal(object)

    def __init__(self, tasks: Tasks, database: Database, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self._database = tasks, database
        self.facts = database.game.facts
        """The class of what is printed on the cards of the game they are for."""
        self._task: Task | None = None

    def begin(self, listed: ListTable, mapping: ColumnMapping, file: str) -> None:
        """Try this one, and no other any more."""
        if self._task is not None:
            self._task.cancel()

        def work(watch: ProgressWatch) -> Report:
            watch.step(0, 1)
            rows = drafts(listed, mapping, file, self.facts)
            return tried(self._database, file, rows, watch, remarks=ignored(listed, mapping))

        task = self._tasks.start_watched(work, done=self._tell, failed=self._tell, queue="import preview")
        self._task = task

    def stop(self) -> None:
        """Try nothing any more."""
        if self._task is not None:
            self._task.cancel()

    def _tell(self, preview: object) -> None:
        self.ready.emit(preview)
