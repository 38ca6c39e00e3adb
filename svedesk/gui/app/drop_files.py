"""Files and texts that are dropped on the window: saved games and boards are opened, cards
and decks lead to their page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from svedesk.cards.file_kind import recognised
from svedesk.decks.file_kind import is_deck
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.app import navigation, open_game

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow

BOARD_TEXT = "svedesk-board:"


class Dropping(QObject):
    """Opens what is dropped, wherever on the window; not while another program holds the game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
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
        return self._window.shortcuts.actions["load"].isEnabled() and (
            _file(dropped) is not None or BOARD_TEXT in dropped.text()
        )

    def _open(self, dropped: QMimeData) -> None:
        window, file = self._window, _file(dropped)
        decks = [path for path in _files(dropped) if is_deck(path)]
        if len(decks) > 1:
            navigation.offer_decks(window, *decks)
            return
        cards = [path for path in _files(dropped) if path not in decks and recognised(path)]
        if len(cards) > 1:
            navigation.offer_cards(window, *cards)
            return
        if file is not None and open_game.offered(window, file):
            return
        if file is not None:
            self._begin(file)
            return
        if window.page is None:
            window.show_menu()  # where it can be told what is wrong
        from svedesk.gui.rooms.boards.boards import boards_of

        try:
            kept = boards_of(window).keep_text(dropped.text())
        except DamagedFile as damaged:
            window.tell_damaged(damaged)
        else:
            window.load(kept)

    def _begin(self, file: Path) -> None:
        """Open a game or a board. What is none is told where the user is, or on the menu."""
        window = self._window
        try:
            open_game.begin(window, file)
        except DamagedFile as damaged:
            library = navigation.library_shown(window)
            if library is not None:
                library.refuse(file, damaged)
                return
            if window.page is None:
                window.show_menu()
            window.tell_damaged(damaged)


def _file(dropped: QMimeData) -> Path | None:
    """The first file of this computer among what is dropped."""
    return next(_files(dropped), None)


def _files(dropped: QMimeData) -> Iterator[Path]:
    return (Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile())
