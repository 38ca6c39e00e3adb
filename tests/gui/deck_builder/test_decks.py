"""Several decks: kept by themselves, turned between, as they were before, removed and brought back."""

from __future__ import annotations

import os

import pytest
from gui.deck_builder.hands import click, dialog
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from svedesk.decks.files import load_deck
from svedesk.gui.asides import show_decks
from svedesk.gui.deck_builder.history import HistoryDialog
from svedesk.gui.deck_builder.page import BuilderPage
from svedesk.gui.window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key, Held = Qt.Key, Qt.KeyboardModifier


def test_a_deck_is_kept_by_itself_and_is_there_the_next_time(
    qtbot: QtBot, window: MainWindow, page: BuilderPage
) -> None:
    page.deck.name.setText("")
    qtbot.keyClicks(page.deck.name, "Fairies")
    page.deck.note.setPlainText("For Fridays.")
    page.add("SD01-011")
    qtbot.waitUntil(lambda: page.open.path is not None)
    assert page.open.path is not None
    kept = load_deck(page.open.path)
    assert (kept.name, kept.note, kept.main) == ("Fairies", "For Fridays.", (("SD01-011", 1),))
    show_decks(window)
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert again.open.editing.deck == kept
    assert again.deck.name.text() == "Fairies"


def test_nothing_is_kept_of_a_deck_with_nothing_in_it(window: MainWindow, page: BuilderPage) -> None:
    page.keep_now()
    assert not list(window.folder.glob("decks/*.json"))


def test_several_decks_are_open_each_a_tab(qtbot: QtBot, page: BuilderPage) -> None:
    page.add("SD01-011")
    click(qtbot, page.buttons["new"])
    page.add("SD02-001")
    bar = page.tabs.bar
    assert bar.count() == 2
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert page.open.editing.deck.main == (("SD01-011", 1),)
    click(qtbot, page.buttons["copy"])
    assert page.open.editing.deck.main == (("SD01-011", 1),)
    assert page.open.editing.deck.name == "New deck (copy)"
    click(qtbot, page.buttons["remove"])
    assert bar.count() == 2


def test_keys_and_a_menu_turn_between_decks(qtbot: QtBot, page: BuilderPage) -> None:
    for name in ("Ants & Bees", "Crows"):
        click(qtbot, page.buttons["new"])
        page.deck.name.selectAll()
        qtbot.keyClicks(page.deck.name, name)
    assert page.tabs.bar.tabText(1) == "Ants && Bees"
    qtbot.keyClick(page, Key.Key_PageDown, Held.ControlModifier)
    assert page.open.editing.deck.name == "New deck"
    qtbot.keyClick(page, Key.Key_PageUp, Held.ControlModifier)
    assert page.open.editing.deck.name == "Crows"
    click(qtbot, page.tabs.all)
    menu = page.tabs.menu
    assert [action.isChecked() for action in menu.actions()] == [False, False, True]
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    assert page.deck.name.text() == "Ants & Bees"


def test_a_deck_is_made_what_it_was_before(qtbot: QtBot, page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.set_copies("SD01-011", 3)
    page.keep_now()
    path = page.open.path
    assert path is not None
    os.utime(path, (1000, 1000))
    page.set_copies("SD01-011", 1)
    page.add("SD01-001")
    history = dialog(page, "history", HistoryDialog, monkeypatch)
    assert history.back.text() == "Make the deck this again"
    assert history.table.rows() == [
        ("Aria, Fairy Princess  (SD01-001)", "1", "–", "+1"),
        ("Water Fairy  (SD01-011)", "1", "3", "-2"),
    ]
    history.back.click()
    assert page.open.editing.deck.main == (("SD01-011", 3),)
    page.undo()
    assert dict(page.open.editing.deck.main) == {"SD01-011": 1, "SD01-001": 1}


def test_a_removed_deck_is_brought_back(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.set_copies("SD01-011", 3)
    page.keep_now()
    page.buttons["remove"].click()
    assert page.notice.text() == "“New deck” is removed. History … brings it back."
    assert page.open.editing.deck.main == ()
    history = dialog(page, "history", HistoryDialog, monkeypatch)
    assert history.back.text() == "Bring it back"
    history.back.click()
    assert page.open.editing.deck.main == (("SD01-011", 3),)
    assert page.open.path is not None
    assert load_deck(page.open.path).main == (("SD01-011", 3),)


def test_without_older_versions_the_history_says_so(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    history = dialog(page, "history", HistoryDialog, monkeypatch)
    assert not history.back.isEnabled()
    assert history.told.text() == "A version is kept by itself when a deck has not changed for a while."
    history.reject()
    QApplication.processEvents()


def test_the_page_made_anew_in_other_words_shows_the_same_deck(window: MainWindow, page: BuilderPage) -> None:
    page.set_copies("SD01-011", 3)
    page.buttons["new"].click()
    page.set_copies("SD01-006", 2)
    page.cards.filters.words.setText("fairy")
    page.show_decks(0)
    window.set_language("ja")
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert again is not page
    assert again.open.editing.deck.main == (("SD01-011", 3),)
    assert again.tabs.bar.count() == 2
    assert again.cards.filters.words.text() == "fairy"
    assert again.deck.legal.text().startswith("リーダー")
    window.set_language("en")
