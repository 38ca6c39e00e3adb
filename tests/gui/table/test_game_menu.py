"""The menu of a game has room in a low window."""

from __future__ import annotations

from collections.abc import Callable

from gui.person import Person
from PySide6.QtWidgets import QMenu


def test_the_menu_of_a_game_has_one_column_in_a_low_window(sit: Callable[..., Person]) -> None:
    person = sit()
    person.press_button(person.page.bar.menu)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    assert menu.sizeHint().height() < 720 - 42
    columns = {menu.actionGeometry(action).left() for action in menu.actions()}
    assert len(columns) == 1
    menu.close()
