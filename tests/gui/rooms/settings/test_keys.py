"""Keys of one's own: found, pressed, taken from another action, put back; and what they do then."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from gui.rooms.settings.conftest import CTRL, Chooser
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel

from svedesk.gui.app.actions import ACTIONS
from svedesk.gui.app.shortcuts import DEFAULT_KEYS, conflicts, in_force, portable, with_keys
from svedesk.gui.rooms.help.keys_dialog import KeysDialog
from svedesk.gui.rooms.settings.key_list import KeyList
from svedesk.settings.form import checked
from svedesk.settings.values import Binding

SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
RETURN, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def keys(chooser: Chooser) -> KeyList:
    """The list, opened as F1 leads to it, with the keyboard in it."""
    chooser.window.app.actions["keys"].trigger()
    dialog = chooser.window.findChild(KeysDialog)
    assert dialog is not None
    chooser.click(dialog.change)
    chooser.come_back()
    keys = chooser.page.keys
    assert keys.isVisible()
    keys.tree.setFocus()
    return keys


def pick(chooser: Chooser, keys: KeyList, name: str) -> None:
    """Click on an action."""
    item = keys.items[name]
    keys.tree.scrollToItem(item)
    rect = keys.tree.visualItemRect(item)
    chooser.click(keys.tree.viewport(), QPoint(rect.left() + 40, rect.center().y()))
    assert keys.chosen == name


@pytest.mark.slow
def test_every_action_is_in_the_list_with_its_keys(chooser: Chooser, keys: KeyList) -> None:
    assert list(keys.items) == [action.name for action in ACTIONS]
    assert keys.items["undo"].text(1) == "Ctrl+Z"
    assert keys.items["redo"].text(1) == "Ctrl+Y,  Ctrl+Shift+Z"
    assert keys.items["save_board"].text(1) == "–"


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("key", "modifiers", "portable_words"),
    [
        (Qt.Key.Key_Backspace, CTRL, "Ctrl+Backspace"),
        (Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier, "F7"),
        (Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier, "Q"),
        (Qt.Key.Key_Tab, CTRL, "Ctrl+Tab"),
        (Qt.Key.Key_Backtab, SHIFT, "Shift+Tab"),
        (Qt.Key.Key_Question, SHIFT, "?"),
        (Qt.Key.Key_PageUp, CTRL | SHIFT | ALT, "Ctrl+Alt+Shift+PgUp"),
    ],
)
def test_another_key_by_pressing_it(
    chooser: Chooser, keys: KeyList, key: Qt.Key, modifiers: Qt.KeyboardModifier, portable_words: str
) -> None:
    pick(chooser, keys, "undo")
    chooser.click(keys.press)
    assert keys.capture.hasFocus()
    assert keys.capture.text() == "Press a key for “Undo”. Esc cancels."
    chooser.key(Qt.Key.Key_Control, CTRL)  # alone it is no key
    chooser.key(key, modifiers)
    assert not keys.capture.isVisible()
    assert chooser.kept.keys == (Binding("undo", (portable_words,)),)
    assert chooser.window.shortcuts.actions["undo"].shortcuts() == [QKeySequence(portable_words)]
    assert keys.items["undo"].text(2) == "changed"
    assert keys.tree.hasFocus()


@pytest.mark.slow
def test_by_keyboard_alone(chooser: Chooser, keys: KeyList) -> None:
    keys.choose("redo")
    chooser.key(Qt.Key.Key_Up)
    assert keys.chosen == "undo"
    chooser.key(RETURN)
    chooser.key(Qt.Key.Key_F7)
    assert in_force(chooser.kept)["undo"] == ("F7",)
    chooser.key(Qt.Key.Key_Delete)
    assert in_force(chooser.kept)["undo"] == ()


@pytest.mark.slow
def test_esc_leaves_the_key_as_it_is(chooser: Chooser, keys: KeyList) -> None:
    pick(chooser, keys, "undo")
    chooser.key(RETURN)
    chooser.key(ESC)
    assert not keys.capture.isVisible()
    assert chooser.kept.keys == ()
    assert chooser.window.app.router.cover.page is not None, "it did not close the page"


@pytest.mark.slow
def test_one_more_key(chooser: Chooser, keys: KeyList) -> None:
    pick(chooser, keys, "undo")
    chooser.click(keys.add)
    chooser.key(Qt.Key.Key_F7)
    assert in_force(chooser.kept)["undo"] == ("Ctrl+Z", "F7")
    for key in (Qt.Key.Key_F8, Qt.Key.Key_F10):
        chooser.click(keys.add)
        chooser.key(key)
    assert not keys.add.isEnabled(), "four are enough"


@pytest.mark.slow
def test_a_key_of_another_action_is_taken_only_when_one_says_so(chooser: Chooser, keys: KeyList) -> None:
    pick(chooser, keys, "redo")
    chooser.click(keys.press)
    chooser.key(Qt.Key.Key_Z, CTRL)
    assert keys.asking.text.text() == "Ctrl+Z is already used for “Undo” and can't also be used for “Redo”."
    assert chooser.kept.keys == ()
    chooser.click(keys.asking.leave)
    assert chooser.kept.keys == ()
    chooser.click(keys.press)
    chooser.key(Qt.Key.Key_Z, CTRL)
    assert keys.asking.act.text() == "Move it from “Undo”"
    assert keys.asking.act.hasFocus()
    chooser.key(Qt.Key.Key_Space)
    kept = in_force(chooser.kept)
    assert (kept["undo"], kept["redo"]) == ((), ("Ctrl+Z",))
    assert conflicts(kept) == {}


@pytest.mark.slow
def test_the_usual_keys_of_one_action_come_back_also_from_another(chooser: Chooser, keys: KeyList) -> None:
    chooser.window.app.settings.change(keys=(Binding("undo", ("F7",)), Binding("redo", ("Ctrl+Z",))))
    pick(chooser, keys, "undo")
    chooser.click(keys.defaults)
    assert "“Redo”" in keys.asking.text.text()
    chooser.click(keys.asking.act)
    kept = in_force(chooser.kept)
    assert (kept["undo"], kept["redo"]) == (("Ctrl+Z",), ())
    assert [binding.action for binding in chooser.kept.keys] == ["redo"]


@pytest.mark.slow
def test_all_usual_keys_come_back_and_that_is_undone(chooser: Chooser, keys: KeyList) -> None:
    mine = (Binding("undo", ("F7",)), Binding("evolve", ()))
    chooser.window.app.settings.change(keys=mine, theme="light")
    chooser.click(chooser.page.reset)
    assert chooser.kept.keys == ()
    assert chooser.kept.theme == "light"
    assert chooser.page.keys.items["undo"].text(1) == "Ctrl+Z"
    chooser.click(chooser.page.notice.act)
    assert chooser.kept.keys == mine


@pytest.mark.slow
def test_conflicts_in_a_file_are_shown_with_both_names(chooser: Chooser, keys: KeyList) -> None:
    chooser.window.app.settings.change(keys=(Binding("evolve", ("Ctrl+Z",)),))
    assert keys.items["undo"].text(2) == "also: Evolve the card under the mouse"
    assert keys.items["evolve"].text(2) == "also: Undo"


@pytest.mark.slow
def test_the_list_is_searched(chooser: Chooser, keys: KeyList) -> None:
    chooser.page.search.setFocus()
    chooser.type("counter")
    assert [name for name, item in keys.items.items() if not item.isHidden()] == ["counter_up", "counter_down"]
    chooser.page.search.clear()
    chooser.page.search.setFocus()
    chooser.type("ctrl+y")
    assert [name for name, item in keys.items.items() if not item.isHidden()] == ["redo"]


@pytest.mark.slow
def test_the_new_key_acts_and_the_old_does_not(chooser: Chooser, keys: KeyList, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    chooser.open_by_key()
    chooser.page.show_section("keys")
    pick(chooser, chooser.page.keys, "rules")
    chooser.click(chooser.page.keys.press)
    chooser.key(Qt.Key.Key_J)
    chooser.page.search.setFocus()
    chooser.key(ESC)
    assert person.page.bar.rules.toolTip().endswith("(J)")
    person.key(Qt.Key.Key_M, CTRL | SHIFT)
    assert not person.page.table_seat.rules_off
    person.key(Qt.Key.Key_J)
    assert person.page.table_seat.rules_off


def test_a_refusal_names_the_key_in_force(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    chooser.window.app.settings.change(keys=(Binding("rules", ("F7",)),))
    person.key(Qt.Key.Key_D, CTRL)
    assert person.says == "Draw 1: turn the rules off first. (F7)"


@pytest.mark.slow
def test_the_zoom_has_another_key(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    chooser.window.app.settings.change(keys=(Binding("zoom", ("Ctrl+K",)),))
    view = person.page.view
    view.setFocus()
    person.key(Qt.Key.Key_Right)
    chooser.qtbot.keyClick(view, Qt.Key.Key_Z)
    assert not person.page.zoom.isVisible()
    chooser.qtbot.keyPress(view, Qt.Key.Key_K, CTRL)
    assert person.page.zoom.isVisible()
    chooser.qtbot.keyRelease(view, Qt.Key.Key_K)  # Ctrl was let go of first
    assert not person.page.zoom.isVisible()


def test_f1_shows_the_keys_in_force(chooser: Chooser) -> None:
    chooser.window.app.settings.change(keys=(Binding("undo", ("F7",)), Binding("evolve", ())))
    chooser.window.app.actions["keys"].trigger()
    dialog = chooser.window.findChild(KeysDialog)
    assert dialog is not None
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert said[said.index("Undo") - 1] == "F7"
    assert "Evolve the card under the mouse" not in said
    dialog.close()


@pytest.mark.slow
def test_letters_act_only_when_nothing_is_typed(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    chooser.window.app.settings.change(keys=(Binding("rules", ("J",)), Binding("undo", ("K",))))
    person.page.table_seat.toggle_rules()
    person.page.ask_text("A note", "", lambda text: None)
    dialog = person.page.opened
    assert dialog is not None
    chooser.qtbot.keyClicks(QApplication.focusWidget(), "jkhx")
    assert person.page.table_seat.rules_off
    dialog.close()
    person.page.strip.number.show()
    person.page.strip.number.setFocus()
    chooser.qtbot.keyClick(person.page.strip.number, Qt.Key.Key_J)
    assert person.page.table_seat.rules_off, "a number is typed there"
    person.page.view.setFocus()
    person.key(Qt.Key.Key_J)
    assert not person.page.table_seat.rules_off


def test_what_no_keyboard_has_is_left_out() -> None:
    settings = checked({"keys": (Binding("undo", ("Hyper+Fn+Zz", "F7", "Ctrl+K, Ctrl+U")),)})
    assert in_force(settings)["undo"] == ("F7",)
    assert portable("") == ""


def test_choices_of_actions_of_another_version_stay() -> None:
    other = Binding("teleport", ("F7",))
    settings = checked({"keys": (other,)})
    assert in_force(settings) == dict(DEFAULT_KEYS)
    assert with_keys(settings, "undo", ("F8",)) == (other, Binding("undo", ("F8",)))
    assert with_keys(settings, "undo", DEFAULT_KEYS["undo"]) == (other,)
