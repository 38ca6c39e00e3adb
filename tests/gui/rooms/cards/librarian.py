"""Somebody with a mouse before the page for the cards."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from svedesk.cards.database import Database
from svedesk.gui.app import open_game
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.rooms.cards.mapping_dialog import MappingDialog
from svedesk.gui.rooms.cards.page import CardsPage

LEFT = Qt.MouseButton.LeftButton
NUMBERS = tuple(f"XX01-{n:03}" for n in range(1, 14))
"""The cards of a file that tests import."""


def prints(database: Database) -> list[str]:
    """The numbers of all prints that are kept."""
    return [str(row["number"]) for row in database.rows()]


class Librarian:
    """Somebody with a mouse before the page for the cards."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def page(self) -> CardsPage:
        page = self.window.stack.currentWidget()
        assert isinstance(page, CardsPage)
        return page

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        self.qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())
        QApplication.processEvents()

    def dialog(self) -> Dialog:
        """What is asked now."""
        return [one for one in self.page.findChildren(Dialog) if one.isVisible()][-1]

    def done(self) -> None:
        """Wait for what is done, and for the cards to be there."""
        work = self.window.app.card_work
        self.qtbot.waitUntil(lambda: work.job is None and not self.window.app.cards.busy, timeout=30_000)
        self.ready()

    def ready(self) -> None:
        self.qtbot.waitUntil(lambda: self.page.cards.ready, timeout=30_000)

    def type(self, words: str) -> list[str]:
        """What is found by these words, once the cards are ready to be searched; also by how they execute."""
        self.qtbot.waitUntil(lambda: self.window.app.cards.finder.whole, timeout=30_000)
        self.page.cards.words.setText(words)
        return self.found()

    def found(self) -> list[str]:
        """The prints that stand for the cards that are found."""
        return [card.first.number for card in self.page.cards.model.cards]

    def bring(self, path: Path) -> None:
        """Import a file, saying yes."""
        open_game.load(self.window.app, path)
        self.click(self.allowed().do)
        self.done()

    def asked(self) -> None:
        """Wait for a dialog."""
        self.qtbot.waitUntil(lambda: any(one.isVisible() for one in self.page.findChildren(Dialog)), timeout=30_000)

    def allowed(self) -> Dialog:
        """Wait for a dialog that says what it would do, and lets it."""
        self.asked()
        self.qtbot.waitUntil(self.dialog().do.isEnabled, timeout=30_000)
        return self.dialog()

    def columns(self, path: Path) -> MappingDialog:
        """Choose a list, and wait for what is asked about its columns."""
        open_game.load(self.window.app, path)
        self.asked()
        dialog = self.dialog()
        assert isinstance(dialog, MappingDialog)
        return dialog
