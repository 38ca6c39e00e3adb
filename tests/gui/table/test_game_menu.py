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


def test_an_entry_too_long_for_the_window_ends_early_and_is_whole_in_its_tip(sit: Callable[..., Person]) -> None:
    page = sit().page
    long = "Fanfare: " + "Deal 3 damage to an enemy follower and draw a card. " * 8
    menu = QMenu(page)
    entry, more = menu.addAction(f"{long}\tCtrl+J"), menu.addMenu("More")
    within, short = more.addAction(long), menu.addAction("Attack")
    page.popup(menu, page.mapToGlobal(page.rect().topLeft()))
    assert menu.width() < page.width() * 0.75
    assert more.sizeHint().width() < page.width() * 0.75
    assert entry.text().startswith("Fanfare: Deal 3 damage")
    assert entry.text().endswith("…\tCtrl+J")
    assert entry.toolTip() == within.toolTip() == long
    assert menu.toolTipsVisible()
    assert short.text() == "Attack"
    menu.close()
