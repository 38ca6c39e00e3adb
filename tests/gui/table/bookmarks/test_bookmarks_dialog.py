"""Bookmarks by key and mouse: set, listed, gone to, renamed, removed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.desk.autosave import Autosave
from svedesk.desk.bookmarks import Bookmarks
from svedesk.desk.desk import Desk
from svedesk.engine.records import SHARED
from svedesk.gui.table.bookmarks.dialog import BookmarksDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def person(sit: Callable[..., Person]) -> Person:
    person = sit()
    person.keep_hands()
    return person


def listed(person: Person) -> BookmarksDialog:
    person.key(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    dialog = person.page.opened
    assert isinstance(dialog, BookmarksDialog)
    return dialog


def rows(dialog: BookmarksDialog) -> list[tuple[str, ...]]:
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items if item is not None]


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isEnabled()
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())


def test_a_moment_is_marked_and_come_back_to_and_left_again(qtbot: QtBot, person: Person) -> None:
    person.key(Qt.Key.Key_F5)
    assert person.says == "Bookmark “Turn 1 · Aiko” added. Shift+F5 lists all bookmarks."
    held = person.names("hand", 0)
    person.end_turn()
    person.end_turn()
    assert person.view.number(SHARED, "turn") == 3
    dialog = listed(person)
    assert rows(dialog) == [("Turn 1 · Aiko", "1", "earlier")]
    click(qtbot, dialog.go)
    assert person.view.number(SHARED, "turn") == 1
    assert person.names("hand", 0) == held
    assert person.says == "Moved to “Turn 1 · Aiko”."
    dialog = listed(person)
    assert rows(dialog) == [
        ("Turn 1 · Aiko", "1", "here"),
        ("Before the jump, on turn 3", "3", "undone, can be redone"),
    ]
    click(qtbot, dialog.go)  # the newest is chosen
    assert person.view.number(SHARED, "turn") == 3


def test_a_moment_of_another_way_is_told_apart_and_reached(qtbot: QtBot, person: Person) -> None:
    person.key(Qt.Key.Key_F5)
    person.end_turn()
    person.key(Qt.Key.Key_F5)
    person.page.table_seat.undo()
    while person.view.number(SHARED, "turn") > 1 or (person.ask is not None and person.ask.kind != "main"):
        person.page.table_seat.undo()
    person.page.table_seat.toggle_rules()
    person.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    person.page.table_seat.toggle_rules()
    dialog = listed(person)
    assert [where for _, _, where in rows(dialog)] == ["earlier", "not in the current game"]
    click(qtbot, dialog.go)
    assert person.view.number(SHARED, "turn") == 2


def test_a_bookmark_is_renamed_and_removed(qtbot: QtBot, person: Person) -> None:
    dialog = listed(person)
    assert not dialog.empty.isHidden()
    assert not dialog.go.isEnabled()
    click(qtbot, dialog.add)
    assert rows(dialog) == [("Turn 1 · Aiko", "1", "here")]
    click(qtbot, dialog.name)
    field = dialog.list.findChild(QLineEdit)
    assert field is not None
    field.selectAll()
    qtbot.keyClicks(field, "The opening")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()  # the list takes what was written by a posted event
    assert rows(dialog) == [("The opening", "1", "here")]
    click(qtbot, dialog.away)
    dialog = listed(person)
    assert rows(dialog)[0][0] == "The opening"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert rows(dialog) == []


@pytest.mark.slow
def test_bookmarks_are_there_when_the_game_is_resumed(qtbot: QtBot, person: Person) -> None:
    person.key(Qt.Key.Key_F5)
    person.window.app.router.start()
    click(qtbot, person.window.app.router.home.page.resume)
    person.uncover()
    assert len(rows(listed(person))) == 1


def test_a_game_that_becomes_its_own_keeps_its_bookmarks_from_then_on(qtbot: QtBot, person: Person) -> None:
    """Another program goes on with the same game while the list is open."""
    person.key(Qt.Key.Key_F5)
    desk = person.page.table_seat.desk
    assert isinstance(desk, Desk)
    assert desk.autosave is not None
    before = desk.autosave.beside("bookmarks.json")
    dialog = listed(person)
    path = max(person.window.app.folders.saves.glob("*.svedesk"))
    Desk.load(path, desk.session.ruleset, autosave=Autosave.going_on(path)).close()
    desk.undo()
    click(qtbot, dialog.add)
    assert len(rows(dialog)) == 2
    assert len(Bookmarks(before).all) == 1
    assert before != desk.autosave.beside("bookmarks.json")
    assert len(Bookmarks(desk.autosave.beside("bookmarks.json")).all) == 2


def test_a_list_that_became_damaged_is_told_of(person: Person) -> None:
    person.key(Qt.Key.Key_F5)
    (file,) = person.window.app.folders.saves.glob("*.bookmarks.json")
    file.write_bytes(file.read_bytes()[:-9])
    person.key(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert person.page.opened is None
    assert person.says.endswith(".")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("spoken", ["en", "ja"])
def test_the_list_fits(qtbot: QtBot, person: Person, spoken: str) -> None:
    person.window.app.settings.change(lang=spoken)
    person.key(Qt.Key.Key_F5)
    dialog = listed(person)
    QApplication.processEvents()
    for button in dialog.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width(), button.text()
    assert dialog.width() <= 1000
    assert dialog.height() <= 600
    dialog.reject()
    person.window.app.settings.change(lang="en")
