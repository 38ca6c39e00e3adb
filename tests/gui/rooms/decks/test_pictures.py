"""The user's own pictures of cards in the builder: in the list, and of the card that is read; shown when they are
there."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.rooms.decks.builder import ready
from PIL import Image
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.decks.page import BuilderPage


class Seen(QObject):
    """Looks at the middle of a card whenever the window draws it."""

    def __init__(self, widget: QWidget, x: int, y: int) -> None:
        super().__init__(widget)
        self._widget, self._at = widget, (x, y)
        self.looks = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.looks += event.type() == QEvent.Type.Paint
        return False

    def is_red(self) -> bool:
        looks = self.looks
        red = self._widget.grab().toImage().pixelColor(*self._at).name() == "#ff0000"
        self.looks = looks  # this look is not the window's
        return red


@pytest.mark.slow
def test_pictures_are_shown_in_the_list_and_read_as_soon_as_they_are_there(
    qtbot: QtBot, window: MainWindow, page: BuilderPage, tmp_path: Path
) -> None:
    Image.new("RGB", (630, 880), "red").save(tmp_path / "SD01-011.png")
    ready(page).cards.filters.words.setText("SD01-011")
    view, face = page.cards.view, page.reading.preview.face
    view.setCurrentIndex(page.cards.model.index(0, 0))
    middle = view.visualRect(page.cards.model.index(0, 0)).center()
    seen = Seen(view.viewport(), middle.x(), middle.y()), Seen(face, face.width() // 2, face.height() // 2)
    qtbot.waitUntil(lambda: all(one.looks for one in seen))
    assert not any(one.is_red() for one in seen)
    window.app.settings.change(card_pictures=str(tmp_path))
    qtbot.waitUntil(lambda: all(one.is_red() for one in seen))
    for one in seen:
        one.looks = 0
    window.app.table_style.changed.emit()
    qtbot.waitUntil(lambda: all(one.looks for one in seen))
