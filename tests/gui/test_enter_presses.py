"""Enter presses what has the focus, as Space does: on every page, and in dialogs also beside the button that is
Enter's."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from gui.test_escape import PAGES, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

import svedesk.gui
from svedesk.gui.app.routes import JoinRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.input_dialogs import NumberDialog
from svedesk.gui.rooms.lobby.join_page import JoinPage

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def test_enter_begins_the_game_the_start_button_offers(qtbot: QtBot, window: MainWindow) -> None:
    home = window.app.router.home.page
    start = home.against["computer"]
    qtbot.waitUntil(start.hasFocus)
    qtbot.keyClick(start, Qt.Key.Key_Return)
    assert window.app.router.table is not None


def test_enter_in_a_field_does_not_press_what_gets_the_focus_by_that(qtbot: QtBot, window: MainWindow) -> None:
    """While a host is looked for the fields rest, and Paste has the focus: it would write over the code."""
    page = window.app.router.open(JoinRoute()).page
    assert isinstance(page, JoinPage)
    QApplication.clipboard().setText("something else")
    page.code.setText("127.0.0.1:4")
    page.code.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)  # goes to what has the focus, and on from there
    qtbot.waitUntil(lambda: "127.0.0.1 answers, but hosts no game" in page.trouble.text())
    assert page.code.text() == "127.0.0.1:4"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", PAGES)
def test_enter_on_the_way_back_leaves_a_page(qtbot: QtBot, window: MainWindow, name: str) -> None:
    page = opened(window, name)
    page.back.setFocus()
    qtbot.keyClick(page.back, Qt.Key.Key_Return)
    assert window.stack.currentWidget() is window.app.router.home.page


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_tick_is_set_by_each_of_the_keys(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    page = opened(window, "Settings")
    tick = next(box for box in page.findChildren(QCheckBox) if box.isVisible() and box.isEnabled())
    was = tick.isChecked()
    tick.setFocus()
    qtbot.keyClick(tick, key)
    assert tick.isChecked() != was


@pytest.mark.parametrize("key", KEYS)
def test_a_box_of_choices_opens_by_each_of_the_keys(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    window.app.router.home.page.show_form("computer")
    box = window.app.router.home.page.sheet.shown.decks[0]
    assert isinstance(box, QComboBox)
    box.setFocus()
    qtbot.keyClick(box, key)
    qtbot.waitUntil(box.view().isVisible)
    box.hidePopup()


@pytest.mark.parametrize("key", KEYS)
def test_in_a_dialog_the_button_with_the_focus_goes_before_the_one_that_is_enters(
    qtbot: QtBot, window: MainWindow, key: Qt.Key
) -> None:
    done: list[int] = []
    for dialog in (
        Dialog(window.app.theme, "Board", "", "Keep", window),
        NumberDialog("Play points", 3, done.append, window),
    ):
        dialog.accepted.connect(lambda: done.append(-1))
        dialog.open()
        qtbot.waitExposed(dialog)
        cancel = next(one for one in dialog.findChildren(QPushButton) if one.text() == "Cancel")
        cancel.setFocus()
        qtbot.keyClick(cancel, key)
        assert not dialog.isVisible()
    assert done == []


@pytest.mark.slow
def test_every_dialog_of_the_program_is_one_of_those() -> None:
    found = [
        f"{path.name}: {node.name}"
        for path in Path(svedesk.gui.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and node.name != "KeyDialog"
        and any(isinstance(base, ast.Name) and base.id == "QDialog" for base in node.bases)
    ]
    assert found == [], "derive it from KeyDialog"
