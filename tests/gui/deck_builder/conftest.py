"""The page decks are built on, opened from the menu."""

from __future__ import annotations

import pytest
from gui.deck_builder.hands import click
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from svedesk.gui.deck_builder.page import BuilderPage
from svedesk.gui.window import MainWindow


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> BuilderPage:
    button = next(one for one in window.menu_page.findChildren(QPushButton) if one.text() == "Decks")
    click(qtbot, button)
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    QApplication.processEvents()
    return page
