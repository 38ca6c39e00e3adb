"""After an answer the keyboard is at the table, and no single key of it switches the rules off."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from gui.keyboard import DOWN, ENTER, Typist
from gui.person import LEFT, Person
from gui.table.prompts.questions import QUESTIONS
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from sve.playing import Playing

from svedesk.desk.desk import Desk
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow

SPACE = Qt.Key.Key_Space


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Iterator[Callable[[Playing], Typist]]:
    rules = window.app.cards.rules

    def begin(t: Playing) -> Typist:
        assert isinstance(t.session.ruleset, Sve)
        window.app.cards.rules = t.session.ruleset
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        return Typist(qtbot, window)

    yield begin
    window.app.cards.rules = rules


def rules_still_on_after(person: Typist, *keys: Qt.Key) -> None:
    assert person.page.view.hasFocus(), f"the keyboard is at {QApplication.focusWidget()}"
    for key in keys:
        person.press_key(key)
        assert not person.page.table_seat.rules_off


@pytest.mark.slow_after_first
@pytest.mark.parametrize("about", ["two of four modes", "up to three modes", "a name"])
def test_a_click_in_the_floating_list_leaves_the_keyboard_at_the_table(
    sit_before: Callable[[Playing], Typist], about: str
) -> None:
    person = sit_before(QUESTIONS[about]())
    assert person.page.choices.isVisible()
    while person.page.choices.isVisible():
        ask = person.ask
        free = [button for button in person.page.choices.buttons if not button.isChecked()]
        picked = len(person.page.choices.buttons) - len(free)
        assert ask is not None
        if picked >= ask.low and person.page.strip.primary() is not None:
            person.press("Confirm")
        else:
            person.press_button(free[0])
    rules_still_on_after(person, SPACE)


def test_a_click_between_the_choices_leaves_the_keyboard_where_it_is(
    sit_before: Callable[[Playing], Typist],
) -> None:
    person = sit_before(QUESTIONS["two of four modes"]())
    choices = person.page.choices
    gap = choices.buttons[0].geometry().bottomLeft() + QPoint(4, 3)
    person.qtbot.mouseClick(choices.area.viewport(), LEFT, pos=gap)
    rules_still_on_after(person)


@pytest.mark.slow
def test_a_number_that_was_typed_and_confirmed_by_mouse(sit_before: Callable[[Playing], Typist]) -> None:
    person = sit_before(QUESTIONS["a loop that may be repeated"]())
    person.click(person.card("Pump", "field").id)
    person.choose_in_menu("Pump (repeat)")
    person.page.strip.number.setFocus()
    person.press_key(Qt.Key.Key_6)
    person.press("Confirm")
    assert not person.page.strip.number.isVisible()
    rules_still_on_after(person, SPACE)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("key", [ENTER, SPACE, Qt.Key.Key_Select])
def test_one_key_on_the_button_of_the_rules_opens_the_menu_and_switches_nothing(
    sit: Callable[..., Person], key: Qt.Key
) -> None:
    seen = sit()
    person = Typist(seen.qtbot, seen.window)
    person.keep_hands()
    person.page.bar.rules.setFocus()
    person.press_key(key)
    assert not person.page.table_seat.rules_off
    assert person.menu is not None
    person.press_key(DOWN)
    person.pick_in_menu(lambda text: text == "Manual mode")
    assert person.page.table_seat.rules_off
    person.page.bar.rules.setFocus()
    person.press_key(key)
    assert not person.page.table_seat.rules_off, "back on with one key"


def test_the_mouse_still_switches_them_with_one_click(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    assert person.page.table_seat.rules_off
    person.press("Manual mode")
    assert not person.page.table_seat.rules_off
