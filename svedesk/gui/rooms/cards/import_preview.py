"""What an import would do, while the column mapping is still being changed, and how much of its texts is read: worked
out in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from svedesk.cards.card_lists import ListTable
from svedesk.cards.database import Database
from svedesk.cards.import_file import ImportTrial, try_list
from svedesk.cards.mapping import ColumnMapping
from svedesk.cards.report import ProgressWatch, Report
from svedesk.cards.text_coverage import CardText, TextCoverage, coverage
from svedesk.engine.script import Lang
from svedesk.games.registry import shipped_games
from svedesk.gui.kit.tasks import Task, Tasks

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class ReportReading(QObject):
    """Reads the texts of one report's cards at a time. `read` carries the `TextCoverage` of the last one wanted."""

    read = Signal(object)

    def __init__(self, app: App, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._task: Task | None = None

    def begin(self, report: Report) -> None:
        """Read the texts of these cards, and of no others any more. Those without a text are left out."""
        self.stop()
        owned, scripts = self._app.cards.owned, self._app.game.scripts
        if owned is None:
            return
        numbers = {*report.new, *report.changed, *report.same}
        cards = [
            CardText(entry.facts, entry.text or entry.text_ja, "en" if entry.text else "ja")
            for entry in owned.entries
            if entry.number in numbers and (entry.text or entry.text_ja)
        ]
        library = owned.library

        def work(watch: ProgressWatch) -> TextCoverage:
            watch.step(0, len(cards))
            reader = scripts.text_reader(library.values())
            return coverage(reader, cards, lambda done: watch.step(done, len(cards)))

        if cards:
            self._task = self._app.tasks.start_watched(
                work, done=self.read.emit, failed=lambda _: None, queue="report reading"
            )

    def stop(self) -> None:
        """Read nothing any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None


class ImportPreview(QObject):
    """Tries one mapping at a time; only the last that was wanted is told. `ready` carries its `ImportTrial`,
    or the `DamagedFile` for which there is none."""

    ready = Signal(object)

    def __init__(self, tasks: Tasks, database: Database, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self._database = tasks, database
        self._others = tuple(game for name, game in shipped_games().items() if name != database.game.name)
        self.facts = database.game.facts
        """The class of what is printed on the cards of the game they are for."""
        self._task: Task | None = None

    def begin(self, listed: ListTable, mapping: ColumnMapping, file: str) -> None:
        """Try this one, and no other any more."""
        if self._task is not None:
            self._task.cancel()

        def work(watch: ProgressWatch) -> ImportTrial:
            watch.step(0, 1)
            return try_list(listed, mapping, file, self._database, self._others, watch)

        task = self._tasks.start_watched(work, done=self._tell, failed=self._tell, queue="import preview")
        self._task = task

    def game_called(self, name: str, lang: Lang) -> str:
        """What another game is called."""
        return next((game.term("game", name, lang) for game in self._others if game.name == name), name)

    def stop(self) -> None:
        """Try nothing any more."""
        if self._task is not None:
            self._task.cancel()

    def _tell(self, preview: object) -> None:
        self.ready.emit(preview)
