"""A game against the computer, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import LEFT
from gui.table.computer.conftest import AgainstScript, least
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QMenu, QMessageBox
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_library

from svedesk.desk.kept_games import last_played
from svedesk.engine.records import Place
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app import open_game
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.replays.page import ReplayPage
from svedesk.gui.rooms.replays.room import watch
from svedesk.gui.rooms.table.computer_game import ComputerController
from svedesk.gui.table import manual
from svedesk.settings.store import SettingsStore

Against = Callable[..., AgainstScript]
COMPUTER = 1


def test_the_hand_at_the_bottom_is_always_the_persons(against: Against):
    person = against("play", "end", "attack")
    for _ in range(4):
        person.until_asked()
        assert (person.view.seat, person.page.table_seat.seat, person.page.cover.isVisible()) == (0, 0, False)
        assert len(person.names("hand")) == person.view.zone(0, "hand").count > 0
        assert person.names("hand", COMPUTER) == []
        person.end_turn()
    assert person.names("field", COMPUTER)


def test_while_it_thinks_the_strip_says_so_and_the_person_waits(against: Against):
    person = against()
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    assert person.says == "Computer (Strong) is thinking …"
    assert person.ask is None
    person.computer.say()
    person.until_asked()
    assert person.says != "Computer (Strong) is thinking …"


def shown(against: Against, *, pace: str = "slow") -> AgainstScript:
    """The computer's first card is shown large."""
    person = against("play", pace=pace)
    person.until(lambda: person.large)
    return person


@pytest.mark.slow
def test_its_card_is_shown_large_before_it_lies_on_the_table(against: Against):
    person = shown(against, pace="usual")
    card = person.large
    assert card is not None
    assert person.lying() == []
    person.qtbot.waitUntil(lambda: bool(person.lying()))
    assert person.large is None
    assert card.caption == f"Computer (Strong) plays {person.lying()[0]}"


def test_a_click_has_seen_enough(against: Against):
    person = shown(against)
    person.qtbot.mouseClick(person.page.view.viewport(), LEFT, pos=person.middle())
    assert len(person.lying()) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_so_has_a_key(against: Against, key: Qt.Key):
    person = shown(against)
    person.page.view.setFocus()
    person.key(key)
    assert len(person.lying()) == 1


@pytest.mark.slow
def test_the_mouse_on_the_card_keeps_it_there(against: Against):
    person = shown(against)
    person.hover(person.large.pos())  # type: ignore[union-attr]
    before = person.page.motion.now
    person.qtbot.wait(120)
    assert person.page.motion.now == before
    assert person.large is not None
    assert person.large.caption.endswith("paused")
    person.hover(QPointF(5, 5))
    person.qtbot.waitUntil(lambda: person.large is None)


@pytest.mark.slow
def test_it_waits_while_a_menu_or_a_dialog_is_open(against: Against):
    person = shown(against)
    person.key(Qt.Key.Key_F2)
    before = person.page.motion.now
    person.qtbot.wait(120)
    assert person.page.motion.now == before
    assert person.large is not None
    dialog = person.page.opened
    assert isinstance(dialog, QMessageBox)
    dialog.reject()
    person.qtbot.waitUntil(lambda: person.large is None)


def test_undo_goes_back_to_the_persons_own_decision_and_redo_on_from_it(against: Against):
    person = against("play", "play")
    person.until(lambda: person.names("field", COMPUTER))
    person.until_asked()
    turn, lines = person.page.bar.turn.text(), len(person.page.table_seat.desk.lines(0))
    person.press("Undo")
    assert person.page.bar.turn.text() != turn
    assert person.names("field", COMPUTER) == []
    person.press("Redo")
    assert (person.page.bar.turn.text(), len(person.page.table_seat.desk.lines(0))) == (turn, lines)
    assert person.ask is not None


def test_undo_while_it_thinks_lets_it_forget_the_question(against: Against):
    person = against()
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    asked = person.computer.asked
    assert asked is not None
    assert asked.ask is not None
    person.press("Undo")
    assert person.computer.asked is None
    person.computer.answered.emit(asked.ask.serial, (0,))  # too late
    assert person.page.bar.turn.text() == "Turn 1 · Your turn"


def test_undo_while_its_card_is_shown_takes_that_away(against: Against):
    person = shown(against)
    turn = person.page.bar.turn.text()
    person.press("Undo")
    assert person.large is None
    assert person.names("field", COMPUTER) == []
    assert person.page.bar.turn.text() != turn


def test_with_the_rules_off_it_waits(against: Against):
    person = against()
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    person.press_button(person.page.bar.rules)
    assert person.computer.asked is None
    person.press_button(person.page.bar.rules)
    assert person.computer.asked is not None
    person.computer.say()
    person.until_asked()


def test_seats_are_not_swapped(against: Against):
    person = against()
    person.until_asked()
    person.press_button(person.page.bar.rules)
    person.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert person.says == "Seats can't be swapped: the other hand is the computer's."
    assert person.view.seat == 0


def test_its_hidden_cards_are_told_nowhere(against: Against):
    person = against("play", "play", "play")
    for _ in range(3):
        person.until_asked()
        person.end_turn()
    person.until_asked()
    desk = person.page.table_seat.desk
    theirs, mine = desk.view(COMPUTER), desk.view(0)
    open_names = {person.name(card) for zone in mine.zones for card in zone.cards if card.number}
    hidden = {person.name(card) for card in theirs.zone(COMPUTER, "hand").cards} - open_names
    assert hidden
    told = [person.page.log.toPlainText(), person.says, person.page.preview.notes.text()]
    told += [thing.name for thing in person.page.navigation.announcer._things().values()]
    for name in hidden:
        assert not [text for text in told if name in text]


@pytest.mark.slow
def test_concede_then_rematch_then_swapped_decks(against: Against):
    person = against()
    person.until_asked()
    person.key(Qt.Key.Key_F2)
    dialog = person.page.opened
    assert isinstance(dialog, QMessageBox)
    assert dialog.text() == "Concede this game?"
    person.press_button(next(one for one in dialog.buttons() if one.text() == "Concede"))
    assert person.page.banner.title.text() == "Defeat"
    mine = person.view.zone(0, "leader").cards[0].number
    for button, again in (("Rematch", True), ("Swap decks", False)):
        person.press(button)
        person.until_asked()
        assert isinstance(person.window.app.router.current, ComputerController)
        assert (person.view.zone(0, "leader").cards[0].number == mine) is again
        person.page.table_seat.concede()


def test_a_game_that_is_resumed_goes_on_with_the_computer(against: Against):
    person = against("play")
    person.end_turn()
    person.until_asked()
    app = person.window.app
    app.router.start()
    open_game.resume(app)
    assert person.page.table_seat.words.seats == ("Aiko", "Computer (Strong)")
    person.until(lambda: person.names("field", COMPUTER))


@pytest.mark.slow
def test_in_another_language_it_goes_on_under_its_name_there(against: Against):
    person = against()
    person.until_asked()
    person.window.app.settings.change(lang="ja")
    assert person.page.table_seat.words.seats == ("Aiko", "コンピューター（上級）")
    person.window.app.settings.change(lang="en")


def test_leaving_the_table_lets_it_stop(against: Against, window: MainWindow):
    person = against()
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    before = person.computer.stopped
    window.app.router.start()
    assert (person.computer.stopped, person.computer.asked) == (before + 1, None)


def test_the_menu_has_how_fast_it_is(against: Against):
    person = against()
    person.until_asked()
    person.press_button(person.page.bar.menu)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    titles = [action.text() for action in menu.actions()]
    assert "Quick timing: Aiko" in titles
    assert "Quick timing: Computer (Strong)" not in titles
    paces = next(action.menu() for action in menu.actions() if action.text() == "Computer speed")
    assert isinstance(paces, QMenu)
    next(action for action in paces.actions() if action.text() == "Slow").trigger()
    assert person.window.app.settings.now.pace == "slow"
    menu.close()


def test_an_arrow_shows_whom_it_attacks(against: Against):
    person = against("play", "end", "attack", pace="fast")
    person.until(lambda: person.player.showing.arrows)
    life = person.view.number(0, "leader_defense")
    person.until(lambda: person.view.number(0, "leader_defense") < life)


@pytest.mark.slow
def test_while_the_game_may_go_on_its_replay_shows_the_persons_view_only(against: Against):
    person = against("play")
    person.until(lambda: person.names("field", COMPUTER))
    saves = person.window.app.folders.saves
    person.window.app.router.start()
    newest = last_played(saves)
    assert newest is not None
    watched = watch(person.window.app, newest.path)
    assert isinstance(watched.page, ReplayPage)
    watched.page.seek(watched.page.desk.replay.last)
    assert (watched.page.table_seat.bottom, watched.page.transport.seats.isEnabled()) == (0, False)
    assert person.names("hand", COMPUTER) == []


def test_a_text_that_is_resolved_by_hand_is_left_undone_and_that_is_said(
    qtbot: QtBot, tmp_path: Path, against: Against
):
    unscripted = MainWindow(SVE, lambda: Sve(starter_library(), {}), folder=tmp_path, settings=SettingsStore())
    qtbot.addWidget(unscripted)
    unscripted.show()
    person = against(*["play"] * 9, window=unscripted)
    said: list[str] = []
    person.page.strip.announced.connect(said.append)
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, "SD01-019", Place(COMPUTER, "hand"))
    manual.number_set(table_seat, COMPUTER, "play_points", 10)
    person.computer.waits = False
    table_seat.toggle_rules()
    person.until_asked()
    assert "Computer (Strong) skips Angelic Snipe: its text is resolved manually." in said


def test_a_bot_that_fails_is_asked_again_and_then_the_person_is_told_what_to_do(against: Against):
    person = against()
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    for _ in range(2):
        person.computer.asked = None
        person.computer.failed.emit("The computer player stopped unexpectedly and is starting again.")
        assert person.says == "The computer player stopped unexpectedly and is starting again."
        person.qtbot.waitUntil(lambda: person.computer.asked is not None)
    person.computer.failed.emit("The computer player stopped unexpectedly and is starting again.")
    assert (
        person.says == "Computer (Strong) doesn't know what to do. Undo, or turn the rules off and continue manually."
    )
    person.press("Undo")
    assert person.ask is not None


def test_an_answer_that_is_not_possible_is_asked_for_again(against: Against):
    person = against()
    person.until_asked()
    person.computer.waits = True
    person.end_turn()
    asked = person.computer.asked
    assert asked is not None
    assert asked.ask is not None
    person.computer.answered.emit(asked.ask.serial, (99,))
    person.computer.waits = False
    person.until_asked()


@pytest.mark.slow
def test_a_whole_game_against_the_real_one(window: MainWindow, qtbot: QtBot):
    """In a process of its own, from the button to the end of the game."""
    home = window.app.router.home.page
    window.app.settings.change(pace="at_once")
    qtbot.mouseClick(home.computer.start, LEFT)
    page = window.app.router.table
    assert page is not None

    def over() -> bool:
        ask = page.table_seat.ask
        if ask is not None:
            page.table_seat.answer(least(ask))
        return page.table_seat.view.outcome is not None

    qtbot.waitUntil(over, timeout=120_000)
    assert page.banner.title.text() == "Defeat"
