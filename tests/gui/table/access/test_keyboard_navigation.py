"""Where the keyboard can go on the page of a game, and that each key goes to what has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.keyboard import DOWN, ENTER, ESC, LEFT, RIGHT, UP, Typist
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from svedesk.engine.records import Place
from svedesk.gui.table import manual
from svedesk.gui.table.focus import Focus, Stop, Way

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WAYS: tuple[Way, ...] = ("left", "right", "up", "down")


@pytest.fixture
def typist(sit: Callable[..., Person]) -> Typist:
    """Aiko's first main phase."""
    person = sit()
    typist = Typist(person.qtbot, person.window)
    while typist.ask is not None and typist.ask.kind == "redraw":
        typist.press_key(ENTER)
    return typist


def reached(focus: Focus) -> set[Stop]:
    """Everything arrows lead to from where the keyboard begins."""
    focus.move("down")
    assert focus.at is not None
    open_, seen = [focus.at], {focus.at}
    while open_:
        here = open_.pop()
        for way in WAYS:
            focus.go_to(here)
            focus.move(way)
            if focus.at is not None and focus.at not in seen:
                seen.add(focus.at)
                open_.append(focus.at)
    return seen


def test_arrows_reach_every_card_and_zone(typist: Typist) -> None:
    table_seat = typist.page.table_seat
    table_seat.toggle_rules()
    for seat in (0, 1):
        manual.create(table_seat, "SD01-017", Place(seat, "field"), 5)
        manual.create(table_seat, "SD01-017", Place(seat, "ex"), 3)
        manual.mill(table_seat, seat, 2)
        manual.turn(table_seat, typist.view.zone(seat, "field").cards[2])
    scene = typist.page.scene
    cards = {item.key.card for item in scene.cards.values() if item.card is not None and item.key.card}
    zones = {key for key, item in scene.zone_items.items() if item.isVisible()}
    assert len(cards) > 20
    assert {(0, "deck"), (1, "cemetery"), (0, "play_points"), (1, "name")} <= zones
    assert (cards | zones) - reached(typist.page.mouse.focus) == set()


def test_enter_at_a_pile_lays_it_out_and_esc_puts_it_away(typist: Typist) -> None:
    typist.enter_on((0, "evolve_deck"))
    tray = typist.page.scene.tray
    assert tray is not None
    assert len(tray.content.cards) == 10
    typist.press_key(RIGHT)
    card = typist.page.mouse.focus.card
    assert card is not None
    assert card.zone == "evolve_deck"
    typist.press_key(ESC)
    assert typist.page.scene.tray is None


def test_the_menu_key_opens_the_menu_of_a_card_and_of_a_zone_at_its_first_entry(typist: Typist) -> None:
    typist.page.table_seat.toggle_rules()
    typist.go_to(typist.view.zone(0, "hand").cards[0].id)
    typist.press_key(Qt.Key.Key_Menu)
    menu = typist.menu
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0]
    item = typist.page.scene.item_of(typist.view.zone(0, "hand").cards[0].id)
    assert item is not None
    near = typist.page.view.viewport().mapToGlobal(typist.page.view.mapFromScene(item.home.centre))
    assert abs(menu.pos().x() - near.x()) < menu.width() + 4
    typist.press_key(ESC)
    typist.go_to((0, "deck"))
    typist.press_key(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = typist.menu
    assert isinstance(menu, QMenu)
    assert any("Shuffle" in action.text() for action in menu.actions())
    typist.press_key(ESC)


def test_f6_goes_round_the_parts_and_back(typist: Typist) -> None:
    page = typist.page
    assert page.view.hasFocus()
    parts = [page.go_on, page.talk.search, page.log, page.bar.rules, page.view]
    for part in parts:
        typist.press_key(Qt.Key.Key_F6)
        assert QApplication.focusWidget() is part
    for part in (*reversed(parts[:-1]), page.view):
        typist.press_key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is part


@pytest.mark.slow_after_first
@pytest.mark.parametrize("rounds", [1, 2, 3, 4], ids=["button", "search", "log", "bar"])
def test_tab_ends_the_turn_only_from_the_table(typist: Typist, rounds: int) -> None:
    digest = typist.page.table_seat.desk.session.digest()
    for _ in range(rounds):
        typist.press_key(Qt.Key.Key_F6)
    typist.press_key(Qt.Key.Key_Tab)
    assert typist.page.table_seat.desk.session.digest() == digest
    typist.press_key(ESC)
    assert typist.page.view.hasFocus()
    typist.press_key(Qt.Key.Key_Tab)
    assert typist.page.table_seat.desk.session.digest() != digest


def test_arrows_and_letters_in_the_log_are_the_logs(typist: Typist) -> None:
    typist.go_to(typist.view.zone(0, "hand").cards[0].id)
    at = typist.page.mouse.focus.at
    typist.page.log.setFocus()
    for key in (LEFT, RIGHT, UP, DOWN, Qt.Key.Key_E, Qt.Key.Key_Space):
        typist.press_key(key)
    assert typist.page.mouse.focus.at == at
    assert typist.page.log.hasFocus()


def test_a_card_in_the_log_is_shown_when_the_keyboard_comes_to_it(typist: Typist) -> None:
    page = typist.page
    page.table_seat.toggle_rules()
    manual.create(page.table_seat, "SD01-017", Place(0, "field"))
    page.log.setFocus()
    typist.press_key(Qt.Key.Key_Tab)
    assert page.preview.face.number == "SD01-017"


def test_enter_and_space_press_the_button_that_has_the_keyboard_and_no_other(sit: Callable[..., Person]) -> None:
    person = sit()
    typist = Typist(person.qtbot, person.window)
    redraw = next(button for button in typist.page.strip.buttons if button is not typist.page.strip.primary())
    typist.go_to_button(redraw)
    typist.press_key(Qt.Key.Key_Space)
    assert typist.ask is not None
    assert (typist.ask.kind, typist.ask.seat) == ("order", 0)
    assert typist.page.view.hasFocus(), "what was pressed is gone; the keyboard is on the table again"


def test_the_rules_are_turned_off_from_the_bar(typist: Typist) -> None:
    typist.page.bar.rules.setFocus()
    typist.press_key(ENTER)
    assert not typist.page.table_seat.rules_off, "one key is not enough"
    typist.press_key(DOWN)
    typist.pick_in_menu(lambda text: text == "Manual mode")
    assert typist.page.table_seat.rules_off
    assert typist.page.bar.rules.hasFocus(), "the bar stays where it was"
    typist.press_key(ENTER)
    assert not typist.page.table_seat.rules_off


def test_the_end_of_the_game_is_left_with_keys(typist: Typist) -> None:
    typist.press_key(Qt.Key.Key_F2)
    box = typist.page.opened
    assert box is not None
    typist.page.table_seat.concede()
    box.close()
    assert typist.page.banner.isVisible()
    typist.press_key(RIGHT)
    seen = []
    for _ in range(4):
        now = QApplication.focusWidget()
        assert now is not None
        seen.append(now.property("text"))
        typist.press_key(RIGHT)
    assert seen == ["Rematch", "Swap decks", "New game", "Main menu"]
    typist.press_key(LEFT)
    typist.press_key(ENTER)
    assert typist.window.app.router.table is None
    assert typist.window.stack.currentWidget() is typist.window.app.router.home.page


def test_a_folded_line_opens_with_enter(typist: Typist) -> None:
    page = typist.page
    page.table_seat.toggle_rules()
    manual.create(page.table_seat, "SD01-017", Place(0, "field"), 5)
    page.log.setFocus()
    lines = page.log.document().blockCount()
    typist.press_key(Qt.Key.Key_Tab)
    typist.press_key(ENTER)
    assert page.log.document().blockCount() == lines + 5
