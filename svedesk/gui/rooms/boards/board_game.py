"""The table of a game begun from a board whose maker wrote something."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from svedesk.engine.message import Refused
from svedesk.gui.app.routes import BoardGameRoute, Route
from svedesk.gui.kit.input_dialogs import TextViewer
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.page import labelled, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import scaled
from svedesk.gui.rooms.table.table_controller import GameController

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class NoteBar(QFrame):
    """One line. The buttons `more` and `start_over` are for whoever makes it to connect."""

    def __init__(self, title: str, note: str) -> None:
        super().__init__()
        self._title, self._note = title, note
        self.setProperty("surface", "bar")
        self.title, self.note = labelled(""), labelled("")
        self.title.setStyleSheet(scaled("font-size: 14px; font-weight: 600;"))
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.more = side_button(tr("Read"))
        self.start_over = side_button(tr("Start over"))
        self.away = side_button(tr("Hide the note"))
        buttons = (self.more, self.start_over, self.away)
        hbox(self.title, (self.note, 1), *buttons, parent=self, margins=(14, 4, 10, 4), spacing=10)
        self.away.clicked.connect(self.hide)
        self.setAccessibleName(self.text)

    @property
    def text(self) -> str:
        """All of it."""
        return "\n\n".join(part for part in (self._title, self._note) if part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line = " ".join(self._note.split())
        title = self.title.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, self.width() // 3)
        self.title.setText(title)
        room = self.note.width()
        text = self.note.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room)
        self.note.setText(text)
        self.more.setVisible(text != line or title != self._title or "\n" in self._note)


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
