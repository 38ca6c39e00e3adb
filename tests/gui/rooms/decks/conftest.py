"""The page decks are built on, opened from the menu."""

from __future__ import annotations

import pytest
from gui.rooms.decks.builder import click
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.decks.page import BuilderPage


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> BuilderPage:
    button = next(one for one in window.app.router.home.page.findChildren(QPushButton) if one.text() == "Decks")
    click(qtbot, button)
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    QApplication.processEvents()
    return page
