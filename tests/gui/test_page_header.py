"""One header for all pages: the same place, the same height, the way back first."""

from __future__ import annotations

import pytest
from gui.person import resize
from gui.test_escape import PAGES, opened
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.page import HEADER, WIDEST
from svedesk.gui.look.theme import px
from svedesk.gui.rooms.cards.cards_tab import DeckBar


@pytest.mark.slow
def test_every_page_has_the_same_header_at_the_same_place(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1000, 600)
    places = set()
    for name in (*PAGES, "Lab", "Help"):
        page = opened(window, name)
        header = page.header
        assert header.geometry().getRect() == (0, 0, page.width(), px(HEADER)), name
        places.add((page.back.x(), page.back.y(), page.back.height(), page.title.x() - page.back.geometry().right()))
        assert page.title.text(), name
        assert page.title.width() >= page.title.fontMetrics().horizontalAdvance(page.title.text()), name
        page.left.emit()
    assert len(places) == 1, places


@pytest.mark.slow
def test_lists_use_a_large_screen_and_texts_stay_narrow(qtbot: QtBot, window: MainWindow) -> None:
    resize(qtbot, window, (2400, 1000))
    for name, wide in (("Boards", True), ("Learn", True), ("Decks", True), ("Help", False), ("Settings", False)):
        page = opened(window, name)
        QApplication.processEvents()
        across = page.columns.geometry().width()
        assert across > 0.9 * page.width() if wide else across <= px(WIDEST) + 1, (name, across)
        page.left.emit()


@pytest.mark.slow
def test_what_can_be_done_with_cards_is_not_cut_in_a_small_window(window: MainWindow) -> None:
    window.resize(1000, 600)
    page = opened(window, "Cards")
    told = page.findChild(DeckBar).status
    QApplication.processEvents()
    assert told.text().endswith("right-click for more.")
    assert told.height() >= told.heightForWidth(told.width())
    assert told.wordWrap() or told.width() >= told.fontMetrics().horizontalAdvance(told.text())
