"""Esc on the pages that the menu leads to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.page import Page

PAGES = "Decks", "Cards", "Own cards", "Boards", "Replays", "Try a deck", "Settings", "Host a network game"


def escape(qtbot: QtBot, field: QWidget) -> None:
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Escape)


def opened(window: MainWindow, button: str) -> Page:
    """The page behind a button of the start page, which is called by its text or by what it says aloud."""
    buttons = window.app.router.home.page.findChildren(QPushButton)
    next(one for one in buttons if button in (one.text(), one.accessibleName())).click()
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, Page)
    return page


@pytest.mark.slow
def test_esc_gives_up_what_is_written_then_leads_back_to_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    for name in PAGES:
        page = opened(window, name)
        for search in (one for one in page.findChildren(QLineEdit) if one.isClearButtonEnabled() and one.isVisible()):
            search.setText("fairy")
            escape(qtbot, search)
            assert search.text() == ""
        for field in (
            one
            for one in page.findChildren(QPlainTextEdit)
            if one.isVisible() and one.isEnabled() and not one.isReadOnly()
        ):
            escape(qtbot, field)
            assert window.stack.currentWidget() is page
        escape(qtbot, page.back)
        assert window.stack.currentWidget() is window.app.router.home.page, name
