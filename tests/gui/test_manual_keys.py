"""Keys of manual mode that ask for words or numbers, the zoom, the table in words, phases by hand, and changes until
the end of the turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import LEFT, RIGHT, Person
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from svedesk.engine.records import SHARED, Given, Place
from svedesk.gui.app.actions import ACTIONS
from svedesk.gui.kit.input_dialogs import NumberDialog, TextDialog, TextViewer
from svedesk.gui.table import manual

CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    """Aiko's first main phase with the rules off, and the keyboard at a Goblin on the field."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    manual.create(person.page.table_seat, "SD01-017", Place(0, "field"))
    person.hover(person.where(person.card("Goblin", "field").id))
    return person


def undo(person: Person) -> None:
    person.key(Qt.Key.Key_Z, CTRL)


def say(person: Person, text: str) -> None:
    """Type into the dialog that is open, and accept."""
    dialog = person.page.opened
    assert isinstance(dialog, TextDialog)
    dialog.field.setText(text)
    dialog.accept()


def test_mulligan_puts_the_hand_below_and_draws_as_many(hand: Person) -> None:
    held = [card.number for card in hand.view.zone(0, "hand").cards]
    hand.key(Qt.Key.Key_M, CTRL)
    assert hand.view.zone(0, "hand").count == len(held)
    table = hand.page.table_seat.desk.session.table
    assert [table.cards[card].number for card in table.zone(0, "deck")[-len(held) :]] == held
    undo(hand)
    assert [card.number for card in hand.view.zone(0, "hand").cards] == held
    assert hand.names("field") == ["Goblin"]


def test_the_card_created_last_is_created_again(hand: Person) -> None:
    hand.key(Qt.Key.Key_G, CTRL)
    assert hand.names("field") == ["Goblin", "Goblin"]
    undo(hand)
    assert hand.names("field") == ["Goblin"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize(("typed", "then"), [("5/6", (5, 6)), ("+2/-1", (4, 1)), ("1/7", (1, 7))])
def test_attack_and_defense_are_set_together(hand: Person, typed: str, then: tuple[int, int]) -> None:
    hand.key(Qt.Key.Key_P, CTRL)
    say(hand, typed)
    shown = hand.card("Goblin", "field").shown
    assert (shown.attack, shown.defense) == then
    undo(hand)
    shown = hand.card("Goblin", "field").shown
    assert (shown.attack, shown.defense) == (2, 2)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("typed", ["5", "5/6/7", "big/small"])
def test_what_are_not_two_numbers_changes_nothing(hand: Person, typed: str) -> None:
    before = hand.card("Goblin", "field")
    hand.key(Qt.Key.Key_P, CTRL)
    say(hand, typed)
    assert hand.card("Goblin", "field") == before
    assert hand.says == "Two numbers, such as 3/4."


def test_a_note_is_written_and_taken_off(hand: Person) -> None:
    hand.key(Qt.Key.Key_N, ALT)
    say(hand, "do not forget")
    assert manual.noted(hand.card("Goblin", "field")) == "do not forget"
    hand.key(Qt.Key.Key_N, ALT)
    say(hand, "")
    assert manual.noted(hand.card("Goblin", "field")) == ""
    undo(hand)
    assert manual.noted(hand.card("Goblin", "field")) == "do not forget"


def test_the_zoom_lasts_as_long_as_the_key_is_held(hand: Person) -> None:
    hand.page.view.setFocus()
    hand.key(Qt.Key.Key_Right)  # the keyboard is at a card now
    held = hand.page.mouse.focus.card
    hand.qtbot.keyPress(hand.page.view, Qt.Key.Key_Z)
    assert hand.page.zoom.isVisible()
    assert hand.page.zoom.card == held
    assert hand.page.zoom.height() > 0.9 * hand.page.view.height()
    hand.qtbot.keyRelease(hand.page.view, Qt.Key.Key_Z)
    assert not hand.page.zoom.isVisible()


def test_the_middle_button_zooms_the_card_below_it(hand: Person) -> None:
    card = hand.card("Goblin", "field")
    at = QPointF(hand.page.view.mapFromScene(hand.where(card.id)))
    port, middle = hand.page.view.viewport(), Qt.MouseButton.MiddleButton
    for kind, buttons in ((QEvent.Type.MouseButtonPress, middle), (QEvent.Type.MouseButtonRelease, LEFT & middle)):
        event = QMouseEvent(kind, at, at, middle, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)
        pressed = kind == QEvent.Type.MouseButtonPress
        assert hand.page.zoom.isVisible() is pressed
        assert hand.page.zoom.card == (card if pressed else None)


def test_the_board_is_said_in_words(hand: Person) -> None:
    hand.key(Qt.Key.Key_B, CTRL | SHIFT)
    dialog = hand.page.opened
    assert isinstance(dialog, TextViewer)
    said = dialog.text.toPlainText().splitlines()
    assert said[0] == "Turn 1 · Aiko"
    assert "  Goblin, follower, 2/2, reserved, your field 1 of 1" in said
    assert f"Hand: {hand.view.zone(1, 'hand').count}" in said
    assert dialog.text.isReadOnly()
    dialog.reject()


@pytest.mark.slow
def test_phases_go_on_by_hand_and_come_back(hand: Person) -> None:
    # A start phase has nothing to ask: it is done at once.
    for step, active, turn in (("end", 0, 1), ("main", 1, 2), ("end", 1, 2)):
        hand.key(Qt.Key.Key_Return, CTRL)
        assert hand.view.step[0] == step
        assert (hand.view.number(SHARED, "active"), hand.view.number(SHARED, "turn")) == (active, turn)
    for _ in range(3):
        undo(hand)
    assert (hand.view.step[0], hand.view.number(SHARED, "turn")) == ("main", 1)


def test_turn_and_phase_are_set_by_the_menu_of_a_seat(hand: Person) -> None:
    name = hand.page.scene.layout.far.name
    hand.click_at(name.center(), RIGHT)
    hand.choose_in_menu("Set turn")
    dialog = hand.page.opened
    assert isinstance(dialog, NumberDialog)
    dialog.field.setText("6")
    dialog.accept()
    assert (hand.view.number(SHARED, "turn"), hand.view.number(SHARED, "active")) == (6, 1)
    assert hand.view.step[0] == "main"
    undo(hand)
    assert (hand.view.number(SHARED, "turn"), hand.view.number(SHARED, "active")) == (1, 0)


@pytest.mark.slow
def test_a_change_until_the_end_of_the_turn_by_menu(hand: Person) -> None:
    hand.click(hand.card("Goblin", "field").id, RIGHT)
    menu = hand.page.opened
    assert isinstance(menu, QMenu)
    for within in ("More changes", "Until the end of the turn"):
        sub = next(action.menu() for action in menu.actions() if action.text() == within)
        assert isinstance(sub, QMenu)
        menu = sub
    next(action for action in sub.actions() if action.text() == "Attack +2").trigger()
    next(action for action in sub.actions() if action.text() == "Storm").trigger()
    hand.page.close_opened()
    goblin = hand.card("Goblin", "field")
    assert goblin.shown.attack == 4
    assert [(given.what, given.value, given.until) for given in goblin.given] == [
        ("attack", 2, "turn"),
        ("keyword", "storm", "turn"),
    ]
    assert all(isinstance(given, Given) for given in goblin.given)
    undo(hand)
    undo(hand)
    assert hand.card("Goblin", "field").given == ()


def test_the_key_list_names_every_key(hand: Person) -> None:
    hand.window.app.actions["keys"].trigger()
    dialog = hand.window.findChild(QDialog)
    assert dialog is not None
    keys = {key for action in ACTIONS for key in action.keys}
    assert {"Ctrl+M", "Ctrl+G", "Ctrl+P", "Alt+N", "Z", "Alt+L", "Ctrl+Shift+B"} <= keys
    dialog.close()
