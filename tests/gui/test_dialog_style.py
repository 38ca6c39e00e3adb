"""Every dialog in one style: what goes on stands at the right and is Enter's, what leaves beside it; giving up is
neither."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.dialog import Dialog, question_box
from svedesk.gui.kit.input_dialogs import NumberDialog, TextDialog
from svedesk.gui.rooms.boards.dialogs import PasteDialog


def buttons(dialog: QDialog) -> list[QPushButton]:
    """From left to right, as they stand."""
    found = [button for button in dialog.findChildren(QPushButton) if button.isVisible() and button.text()]
    return sorted(found, key=lambda button: button.mapTo(dialog, button.rect().topLeft()).x())


MAKE: dict[str, tuple[Callable[[MainWindow, list[object]], QDialog], list[str]]] = {
    "number": (lambda window, done: NumberDialog("Play points", 3, done.append, window), ["Cancel", "OK"]),
    "text": (lambda window, done: TextDialog("Note", "", done.append, window), ["Cancel", "OK"]),
    "board": (lambda window, done: Dialog(window.app.theme, "Board", "", "Keep", window), ["Cancel", "Keep"]),
}


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", MAKE)
def test_what_goes_on_is_at_the_right_and_enters(qtbot: QtBot, window: MainWindow, name: str) -> None:
    make, said = MAKE[name]
    done: list[object] = []
    dialog = make(window, done)
    dialog.open()
    qtbot.waitExposed(dialog)
    found = buttons(dialog)
    assert [button.text() for button in found] == said
    assert [button.isDefault() for button in found] == [False, True]
    if isinstance(dialog, TextDialog):
        qtbot.keyClicks(dialog.field, "mine")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isHidden() or name == "board"
    assert dialog.result() == QDialog.DialogCode.Accepted or name == "board"
    dialog.close()


def test_what_is_pasted_goes_into_the_text_and_tab_reaches_the_buttons_last(qtbot: QtBot, window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    pasted: list[str] = []
    dialog = PasteDialog(window.app.theme, lambda text: pasted.append(text) or "", window)  # type: ignore[func-returns-value]
    more = QPushButton("More")
    dialog.beside(more)
    dialog.open()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.focusWidget() is dialog.text
    qtbot.keyClicks(dialog.text, "svedesk")
    reached = []
    for _ in range(4):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    assert reached == [more, dialog.leave, dialog.do, dialog.text]
    qtbot.mouseClick(dialog.do, Qt.MouseButton.LeftButton)
    assert pasted == ["svedesk"]


def test_enter_does_not_give_up(qtbot: QtBot, window: MainWindow) -> None:
    conceded: list[object] = []
    box = question_box("Concede", "Concede as Aiko?", "Concede", "Play on", lambda *_: conceded.append(1), window)
    box.open()
    qtbot.waitExposed(box)
    assert [(button.text(), button.isDefault()) for button in buttons(box)] == [("Concede", False), ("Play on", True)]
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.isHidden()
    assert conceded == []


def test_giving_up_is_a_click_away(qtbot: QtBot, window: MainWindow) -> None:
    conceded: list[object] = []
    box = question_box("Concede", "Concede as Aiko?", "Concede", "Play on", lambda *_: conceded.append(1), window)
    box.open()
    qtbot.waitExposed(box)
    qtbot.mouseClick(buttons(box)[0], Qt.MouseButton.LeftButton)
    assert conceded == [1]


@pytest.mark.parametrize(
    "text", ["Concede as Aiko?", "The table closes for everyone. " * 4, "卓は全員に対して閉じられます。" * 6]
)
def test_a_question_is_read_to_its_end(qtbot: QtBot, window: MainWindow, text: str) -> None:
    box = question_box("Leave", text, "Leave the game", "Stay", lambda: None, window)
    box.open()
    qtbot.waitExposed(box)
    label = box.findChild(QLabel, "qt_msgbox_label")
    assert label.heightForWidth(label.width()) <= label.height()
    assert box.rect().contains(label.geometry())
