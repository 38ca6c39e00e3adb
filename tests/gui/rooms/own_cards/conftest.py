"""The page own cards are made on, in a window with a data folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from user_folders import data_home

from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.own_cards.page import EditorPage


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where packs and drafts are kept."""
    folder = tmp_path / "data"
    for name, value in data_home(folder).items():
        monkeypatch.setenv(name, value)
    return folder / "svedesk"


@pytest.fixture
def click(qtbot: QtBot) -> Callable[[QWidget], None]:
    def clicked(widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())

    return clicked


@pytest.fixture
def opened(click: Callable[[QWidget], None]) -> Callable[[MainWindow], EditorPage]:
    """Open the page from the menu, by mouse."""

    def shown(window: MainWindow) -> EditorPage:
        click(next(one for one in window.app.router.home.page.findChildren(QPushButton) if one.text() == "Own cards"))
        page = window.stack.currentWidget()
        assert isinstance(page, EditorPage)
        QApplication.processEvents()
        return page

    return shown


@pytest.fixture
def page(window: MainWindow, opened: Callable[[MainWindow], EditorPage]) -> EditorPage:
    return opened(window)
