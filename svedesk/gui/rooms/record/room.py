"""The match record: its page, notes, export, deletion."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.desk.kept_games import saves_in
from svedesk.desk.match_record import MatchRecord, as_csv
from svedesk.documents.writing import save_file
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import RecordRoute, ReplaysRoute, Route
from svedesk.gui.kit.file_dialogs import file_to_save, reporting
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.record.page import RecordPage
from svedesk.gui.rooms.replays.room import watch
from svedesk.wire.match_record import RecordedGame

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class RecordController(PageController):
    """How the user's games ended."""

    page: RecordPage

    def __init__(self, app: App, route: RecordRoute) -> None:
        super().__init__(app)
        self.title = tr("Match record")
        self._record = MatchRecord(app.folders.saves)
        self._restore: Callable[[], None] = lambda: None
        self._saves = saves_in(app.folders.saves)
        self.page = page = RecordPage(app.theme, self._saves.keys(), app.decks.title)
        page.narrow(route.opponents, route.days, route.matchup)
        page.left.connect(lambda: app.router.open(ReplaysRoute()))
        page.noted.connect(self._note)
        page.removed.connect(self._remove)
        page.watched.connect(self._watch)
        page.undo.clicked.connect(self._undo_removal)
        page.export.clicked.connect(self._ask_where)
        self._show()

    def state(self) -> Route:
        page = self.page
        return RecordRoute(page.opponents.currentData(), page.days.currentData(), page.matchup)

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.say(sentence, wrong=wrong)

    def export(self, path: Path) -> None:
        """Write the games that are listed for a spreadsheet."""
        rows = self.page.rows()
        with reporting(self.say, self.app.lang):
            save_file(path, as_csv(self.page.heads(), rows))
            several = tr("{0} games exported as {1}.", len(rows), path.name)
            self.page.say(tr("1 game exported as {0}.", path.name) if len(rows) == 1 else several, wrong=False)

    def _show(self) -> None:
        games: dict[str, RecordedGame] = {}
        with reporting(self.say, self.app.lang):
            games = self._record.games()
        self.page.show_games({name: game for name, game in games.items() if game.game == self.app.game.name})

    def _note(self, name: str, notes: str) -> None:
        with reporting(self.say, self.app.lang):
            self._record.note(name, notes)
            self.page.say("")

    def _remove(self, names: tuple[str, ...]) -> None:
        with reporting(self.say, self.app.lang):
            self._restore = self._record.remove(names)
            self.page.say(tr("Game deleted from the record."), wrong=False, undo=True)
        self._show()

    def _undo_removal(self) -> None:
        with reporting(self.say, self.app.lang):
            self._restore()
            self.page.say("")
        self._show()

    def _watch(self, name: str) -> None:
        with reporting(self.say, self.app.lang):
            watch(self.app, self._saves[name][0])

    def _ask_where(self) -> None:
        kinds = tr("Spreadsheets (*.csv)")
        file_to_save(
            self.page, tr("Export the match record"), kinds, "csv", self.export, name="svedesk-record.csv"
        ).open()
