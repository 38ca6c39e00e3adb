"""Help in manual mode, by mouse and key: what is added, that one undo takes all back, and each switched off in the
middle of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt

from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.gui.table import manual
from svedesk.settings.store import HELPS, helps
from svedesk.settings.values import Settings

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    """Aiko's first main phase with the rules off, and three play points."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    manual.number_set(person.page.table_seat, 0, "max_play_points", 3)
    manual.number_set(person.page.table_seat, 0, "play_points", 3)
    return person


def done(person: Person) -> list[str]:
    log = person.page.table_seat.desk.session.log
    return [entry.name for entry in log if isinstance(entry, Operation)]


def stands(person: Person) -> tuple[object, int, int]:
    view = person.view
    return view.step[0], view.number(SHARED, "active"), view.number(SHARED, "turn")


def test_every_help_is_a_setting_and_all_but_damage_without_asking_are_usually_on() -> None:
    assert helps(Settings()) == frozenset(HELPS) - {"combat"}
    assert helps(Settings(help_combat=True)) == frozenset(HELPS)
    assert helps(Settings(help_draw=False, help_combat=True)) == frozenset(HELPS) - {"draw"}


@pytest.mark.slow
def test_n_goes_from_phase_to_phase_and_the_other_turn_begins_with_all_helps(hand: Person) -> None:
    before = hand.view.zone(1, "hand").count
    hand.key(Qt.Key.Key_N)
    assert stands(hand) == ("end", 0, 1)
    hand.key(Qt.Key.Key_N)
    assert stands(hand) == ("main", 1, 2)
    assert hand.view.number(1, "play_points") == hand.view.number(1, "max_play_points") == 1
    assert hand.view.zone(1, "hand").count == before + 1
    hand.key(Qt.Key.Key_Z, CTRL)
    assert stands(hand) == ("end", 0, 1)
    assert hand.view.zone(1, "hand").count == before


def test_the_button_on_the_table_does_what_n_does(hand: Person) -> None:
    hand.press("Next phase")
    assert stands(hand) == ("end", 0, 1)
    hand.press("Next phase")
    assert stands(hand) == ("main", 1, 2)
    hand.press("Manual mode")
    assert hand.page.go_on.text() == "End turn"


def test_ending_the_turn_stops_for_quick_first_where_that_is_wanted(hand: Person) -> None:
    hand.key(Qt.Key.Key_Return, CTRL)
    assert stands(hand) == ("end", 0, 1)
    assert hand.view.waits_kind == "quick"
    hand.key(Qt.Key.Key_Return, CTRL)
    assert stands(hand) == ("main", 1, 2)
    hand.window.app.settings.change(help_stop=False)
    hand.key(Qt.Key.Key_Return, CTRL)
    assert stands(hand) == ("main", 0, 3)


@pytest.mark.slow
def test_helps_are_switched_off_in_the_middle(hand: Person) -> None:
    for name in ("refresh", "points", "draw"):
        hand.window.app.settings.change(**{f"help_{name}": False})
    before = hand.view.zone(1, "hand").count
    hand.key(Qt.Key.Key_N)
    hand.key(Qt.Key.Key_N)
    assert stands(hand) == ("main", 1, 2)
    assert (hand.view.number(1, "play_points"), hand.view.zone(1, "hand").count) == (0, before)


def test_a_card_dropped_on_the_field_is_paid_for_and_one_undo_takes_both_back(hand: Person) -> None:
    table_seat = hand.page.table_seat
    manual.create(table_seat, "SD01-007", Place(0, "hand"))
    card = hand.card("Elf Metallurgist", "hand")
    hand.drag(hand.where(card.id), hand.spot("field"))
    assert done(hand)[-2:] == ["move", "number"]
    assert hand.view.number(0, "play_points") == 1
    hand.key(Qt.Key.Key_Z, CTRL)
    assert hand.view.number(0, "play_points") == 3
    assert "Elf Metallurgist" in hand.names("hand")
    hand.window.app.settings.change(help_cost=False)
    hand.drag(hand.where(hand.card("Elf Metallurgist", "hand").id), hand.spot("field"))
    assert hand.view.number(0, "play_points") == 3
    assert "Elf Metallurgist" in hand.names("field")


def test_with_the_rules_on_n_and_tab_leave_the_turn_alone_and_ctrl_enter_ends_it(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    for key in (Qt.Key.Key_N, Qt.Key.Key_Tab):
        person.key(key)
        assert person.view.waits_kind == "main"
    person.page.view.setFocus()
    person.key(Qt.Key.Key_Return, CTRL)
    assert person.view.waits_kind == "quick"
