"""The table of a game begun from a board whose maker wrote something."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from svedesk.engine.message import Refused
from svedesk.gui.app.routes import BoardGameRoute, Route
from svedesk.gui.kit.text_viewer import TextViewer
from svedesk.gui.rooms.boards.note_bar import NoteBar
from svedesk.gui.rooms.table.table_controller import GameController

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class BoardGameController(GameController):
    """A game with the board's note above the table, and the way back to the board."""

    route: BoardGameRoute

    def __init__(self, app: App, route: BoardGameRoute) -> None:
        super().__init__(app, route)
        self.bar = bar = NoteBar(route.title, route.note)
        bar.more.clicked.connect(lambda: self.page.show_dialog(TextViewer(route.title, bar.text, self.page)))
        bar.start_over.clicked.connect(self._start_over)
        self.page.add_above(bar)
        bar.setHidden(route.hidden)

    def state(self) -> Route:
        return replace(self.route, hidden=self.bar.isHidden())

    def _start_over(self) -> None:
        try:
            self.route.desk.return_to(self.route.start, consent=True)
        except Refused as refused:
            self.page.refuse(self.page.table_seat.words.reason(refused.message))
