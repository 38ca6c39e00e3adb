"""In the middle of a game with the rules on: a wrong prompt, an effect the program cannot do, a mistaken click. Each is
put right without leaving the game. And the three ways the rules are handled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from gui.table.manual.manual_person import CTRL, SHIFT, Hands
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from svedesk.engine.records import Place
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.input_dialogs import ListDialog
from svedesk.gui.table import manual


@pytest.fixture
def game(qtbot: QtBot, window: MainWindow, sit: Callable[..., Person]) -> Hands:
    """Aiko's main phase, the rules on, with Angelic Snipe in hand and two cards of Ren's to aim at."""
    sit(open_hands=True)
    person = Hands(qtbot, window)
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    for number, place in (
        ("SD01-017", Place(1, "field")),
        ("SD02-012", Place(1, "field")),
        ("SD01-019", Place(0, "hand")),
    ):
        manual.create(table_seat, number, place)
    manual.number_set(table_seat, 0, "max_play_points", 3)
    manual.number_set(table_seat, 0, "play_points", 3)
    table_seat.toggle_rules()
    return person


def asks_for_a_target(person: Hands) -> None:
    person.double_click(person.card("Angelic Snipe", "hand").id)
    assert person.ask is not None
    assert person.ask.kind == "target"


def mode(person: Hands) -> str:
    return person.page.bar.rules.text()


@pytest.mark.slow
def test_a_wrong_prompt_is_put_right_and_asked_again(game: Hands) -> None:
    asks_for_a_target(game)
    assert game.ask is not None
    assert len(game.ask.options) == 2
    game.key(Qt.Key.Key_R, CTRL | SHIFT)
    assert mode(game) == "Resolving manually"
    asked = "Angelic Snipe: Select an enemy follower on the field and deal it 2 damage."
    assert game.says.endswith(f"The question was: {asked}")
    by_name = game.card("Quickblader", "field", 1)
    game.drag(game.where(by_name.id), game.spot("cemetery", far=True))
    game.press("Done, ask again")
    assert mode(game) == "Rules on"
    assert game.view.number(0, "play_points") == 3 or "Angelic Snipe" not in game.names("hand")
    while game.ask is not None and game.ask.kind == "target":
        game.click(game.ask.options[0].card)
    assert game.ask is not None
    assert game.ask.kind == "main"
    assert game.names("field", 1) == [], "the spell found the one target that was left"
    assert "Angelic Snipe" in game.names("cemetery")


@pytest.mark.slow
def test_a_wrong_prompt_is_dropped(game: Hands) -> None:
    asks_for_a_target(game)
    game.key(Qt.Key.Key_R, CTRL | SHIFT)
    game.press("Skip the question")
    assert mode(game) == "Rules on"
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("main", 0)
    assert game.names("field", 1) == ["Goblin", "Quickblader"]
    game.undo()
    assert game.page.table_seat.desk.session.ask is not None
    assert game.page.table_seat.desk.session.ask.kind == "target"


@pytest.mark.slow
def test_an_effect_the_program_cannot_do_is_done_by_hand(game: Hands) -> None:
    """The card's text as the players know it: Ren discards two, and Aiko's leader heals. None of it is a rule here."""
    game.key(Qt.Key.Key_R, CTRL | SHIFT)
    held = game.count("hand", 1)
    for _ in range(2):
        game.seat_menu("Hand", "Random card to the cemetery", far=True)
    game.key(Qt.Key.Key_F12)
    game.press("Done, ask again")
    assert mode(game) == "Rules on"
    assert game.count("hand", 1) == held - 2
    assert game.view.number(0, "leader_defense") == 21
    assert game.ask is not None
    assert game.ask.kind == "main"
    game.play("Angelic Snipe")
    assert game.ask is not None
    assert game.ask.kind == "target", "the rules go on from what lies there"


@pytest.mark.slow
def test_a_mistaken_click_is_taken_back(game: Hands) -> None:
    before = game.page.table_seat.desk.session.digest()
    asks_for_a_target(game)
    game.click(game.card("Goblin", "field", 1).id)
    assert game.page.table_seat.desk.session.digest() != before
    while game.page.table_seat.desk.session.digest() != before:
        game.press("Undo")
        assert mode(game) == "Rules on"
    assert "Angelic Snipe" in game.names("hand")
    asks_for_a_target(game)
    game.click(game.card("Quickblader", "field", 1).id)
    assert game.names("field", 1) == ["Goblin"]


@pytest.mark.slow
def test_what_the_rules_would_not_allow_is_listed_on_going_on(game: Hands) -> None:
    game.key(Qt.Key.Key_R, CTRL | SHIFT)
    for _ in range(6):
        manual.create(game.page.table_seat, "SD01-017", Place(0, "field"))
    game.press("Done, ask again")
    dialog = game.page.opened
    assert isinstance(dialog, ListDialog)
    assert dialog.list.count() >= 1
    dialog.reject()


def test_the_three_ways_by_the_menu_of_the_mode(game: Hands) -> None:
    button = game.page.bar.rules
    for label, said in (
        ("Resolve this question manually", "Resolving manually"),
        ("Manual mode", "Manual mode"),
        ("Resolve this question manually", "Resolving manually"),
        ("Rules on", "Rules on"),
        ("Manual mode", "Manual mode"),
    ):
        button.customContextMenuRequested.emit(button.rect().center())
        menu = game.page.opened
        assert isinstance(menu, QMenu)
        assert len([action for action in menu.actions() if action.isChecked()]) == 1
        game.choose(label)
        assert mode(game) == said
        assert game.page.table_seat.rules_off == (said != "Rules on")


@pytest.mark.slow
def test_a_right_click_on_the_mode_opens_its_menu(game: Hands) -> None:
    button = game.page.bar.rules
    at = button.rect().center()
    QApplication.sendEvent(button, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, button.mapToGlobal(at)))
    assert isinstance(game.page.opened, QMenu)
    game.choose("Resolve this")
    assert mode(game) == "Resolving manually"


@pytest.mark.slow
def test_resolving_at_a_quick_window(game: Hands) -> None:
    game.press("End turn")
    assert game.view.waits_kind == "quick"
    game.key(Qt.Key.Key_R, CTRL | SHIFT)
    game.key(Qt.Key.Key_F11)
    game.key(Qt.Key.Key_R, CTRL | SHIFT)
    assert mode(game) == "Rules on"
    assert game.view.waits_kind == "quick"
