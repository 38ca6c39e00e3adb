"""A click that was meant for what stood there before does nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from pytestqt.qtbot import QtBot

from svedesk.gui.table import calm_button
from svedesk.gui.table.calm_button import CalmButton

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def button(qtbot: QtBot) -> CalmButton:
    made = CalmButton("Pass")
    qtbot.addWidget(made)
    made.show()
    QCursor.setPos(made.mapToGlobal(made.rect().center()))
    return made


def presses(button: CalmButton) -> list[bool]:
    """What is noted at each click that counts."""
    counted: list[bool] = []
    button.clicked.connect(lambda: counted.append(True))
    return counted


def test_what_has_just_come_below_the_mouse_waits_for_a_moment(
    qtbot: QtBot, button: CalmButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = presses(button)
    button.renew()
    qtbot.mouseClick(button, LEFT)
    assert not counted
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert len(counted) == 1, "a key is meant for what has the focus"
    monkeypatch.setattr(calm_button, "PAUSE", 0)
    qtbot.mouseClick(button, LEFT)
    assert len(counted) == 2


def test_what_comes_elsewhere_can_be_clicked_at_once(qtbot: QtBot, button: CalmButton) -> None:
    counted = presses(button)
    QCursor.setPos(button.mapToGlobal(button.rect().bottomRight()) * 3)
    button.renew()
    qtbot.mouseClick(button, LEFT)
    assert len(counted) == 1


def test_a_double_click_is_one_click(qtbot: QtBot, button: CalmButton) -> None:
    counted = presses(button)
    qtbot.mouseClick(button, LEFT)
    qtbot.mouseDClick(button, LEFT)
    assert len(counted) == 1
