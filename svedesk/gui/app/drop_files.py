"""Files and texts that are dropped on the window: saved games and boards are opened, cards and decks lead to their
page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from svedesk.cards.file_kind import recognised
from svedesk.decks.file_kind import is_deck
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.app import open_game
from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.kit.file_dialogs import reporting

if TYPE_CHECKING:
    from svedesk.gui.app.context import App

BOARD_TEXT = "svedesk-board:"


class FileDrop(QObject):
    """Opens what is dropped, wherever on the window; not while another program holds the game."""

    def __init__(self, app: App, window: QWidget) -> None:
        super().__init__(window)
        self._app = app
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent):
            if self._possible(event.mimeData()):
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            if self._possible(event.mimeData()):
                event.acceptProposedAction()
                self._open(event.mimeData())
            return True
        return super().eventFilter(watched, event)

    def _possible(self, dropped: QMimeData) -> bool:
        return self._app.actions["load"].isEnabled() and (_file(dropped) is not None or BOARD_TEXT in dropped.text())

    def _open(self, dropped: QMimeData) -> None:
        app, file = self._app, _file(dropped)
        decks = [path for path in _files(dropped) if is_deck(path)]
        if len(decks) > 1:
            app.router.open(DecksRoute(offered=tuple(decks)))
            return
        cards = [path for path in _files(dropped) if path not in decks and recognised(path)]
        if len(cards) > 1:
            open_game.offer_cards(app, *cards)
            return
        if file is not None and open_game.offered(app, file):
            return
        if file is not None:
            self._begin(file)
            return
        if app.router.table is None:
            app.router.start()  # where an error can be shown
        with reporting(app.say, app.lang):
            open_game.load_text(app, dropped.text())

    def _begin(self, file: Path) -> None:
        """Open a game or a board. What is none is told where the user is, or on the start page."""
        app = self._app
        try:
            open_game.begin(app, file)
        except DamagedFile as damaged:
            if app.router.current is not None and app.router.current.refuse_file(file, damaged):
                return
            if app.router.table is None:
                app.router.start()
            app.show_error(damaged)


def _file(dropped: QMimeData) -> Path | None:
    """The first file of this PC among what is dropped."""
    return next(_files(dropped), None)


def _files(dropped: QMimeData) -> Iterator[Path]:
    return (Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile())
