"""Where the keyboard can go on the page of a game, and that each key goes to what has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.keyboard import DOWN, ENTER, ESC, LEFT, RIGHT, UP, Typist
from gui.person import Person
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from svedesk.engine.records import Place
from svedesk.gui.table import manual
from svedesk.gui.table.focus import Focus, Stop, Way

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


@pytest.mark.slow
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


def tabbed(typist: Typist, key: Qt.Key, modifiers: Qt.KeyboardModifier, most: int = 40) -> list[QWidget]:
    """What has the keyboard after each Tab, until it is on the table again."""
    seen: list[QWidget] = []
    for _ in range(most):
        typist.press_key(key, modifiers)
        now = QApplication.focusWidget()
        assert now is not None
        seen.append(now)
        if now is typist.page.view:
            break
    return seen


@pytest.mark.slow
def test_tab_goes_through_everything_and_ends_no_turn(typist: Typist) -> None:
    page = typist.page
    digest = page.table_seat.desk.session.digest()
    assert page.view.hasFocus()
    seen = tabbed(typist, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    assert seen[0] is page.go_on, "what answers the question comes first"
    assert seen[-1] is page.view
    assert {page.go_on, page.talk.search, page.log, page.bar.rules, page.bar.undo, page.bar.menu} <= set(seen)
    back = tabbed(typist, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert back[:-1] == list(reversed(seen[:-1]))
    assert page.table_seat.desk.session.digest() == digest
    assert page.table_seat.view.outcome is None


@pytest.mark.slow
def test_the_key_of_the_next_phase_is_for_games_by_hand(typist: Typist) -> None:
    page = typist.page
    digest = page.table_seat.desk.session.digest()
    typist.press_key(Qt.Key.Key_N)
    assert page.table_seat.desk.session.digest() == digest, "with the rules on no stray key ends a turn"
    page.table_seat.toggle_rules()
    step = page.table_seat.view.step
    typist.press_key(Qt.Key.Key_N)
    assert page.table_seat.view.step != step


def rings(typist: Typist) -> int:
    """How many things are marked as what has the keyboard."""
    page = typist.page
    now = QApplication.focusWidget()
    cards = sum(item.focused or item.glow == "asks" for item in page.scene.cards.values())
    on_table = cards or int(page.mouse.focus.ring)
    return on_table + int(now is not None and now is not page.view)


@pytest.mark.slow
def test_one_thing_at_a_time_is_marked_as_what_has_the_keyboard(typist: Typist) -> None:
    typist.go_to(typist.view.zone(0, "hand").cards[0].id)
    assert rings(typist) == 1
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, ESC, UP, UP, RIGHT, Qt.Key.Key_F6, Qt.Key.Key_F6, ESC, DOWN):
        typist.press_key(key)
        assert rings(typist) == 1, f"after {key}"


@pytest.mark.parametrize("key", [LEFT, RIGHT, UP, DOWN])
def test_an_arrow_never_leads_where_it_does_not_point(typist: Typist, key: Qt.Key) -> None:
    page = typist.page

    def where() -> QPoint:
        now = QApplication.focusWidget()
        assert now is not None
        if now is not page.view:
            return now.mapToGlobal(now.rect().center())
        centre = page.mouse.focus.centre
        assert centre is not None
        return page.view.viewport().mapToGlobal(page.view.mapFromScene(centre))

    starts: list[Callable[[], None]] = [
        lambda: typist.go_to((0, "deck")),
        lambda: typist.go_to((1, "cemetery")),
        page.go_on.setFocus,
        lambda: page.bar.undo.setFocus() if page.bar.undo.isEnabled() else page.bar.menu.setFocus(),
    ]
    typist.go_to(typist.view.zone(0, "hand").cards[0].id)
    for start in starts:
        start()
        for _ in range(5):
            before = where()
            typist.press_key(key)
            moved = where() - before
            along = {LEFT: -moved.x(), RIGHT: moved.x(), UP: -moved.y(), DOWN: moved.y()}[key]
            assert along >= 0, f"{key} led the other way by {-along}"


def test_up_from_the_button_at_the_end_of_the_middle_does_not_go_down_to_the_hand(typist: Typist) -> None:
    page = typist.page
    typist.go_to(typist.view.zone(0, "hand").cards[0].id)
    page.go_on.setFocus()
    typist.press_key(UP)
    assert page.view.hasFocus()
    centre = page.mouse.focus.centre
    assert centre is not None
    assert centre.y() < page.scene.layout.go_on.top()


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
    for _ in range(5):
        now = QApplication.focusWidget()
        assert now is not None
        seen.append(now.property("text"))
        typist.press_key(Qt.Key.Key_Tab)
    assert seen == ["Rematch", "Review", "Main menu", "Watch replay", "Swap decks"]
    typist.press_key(ENTER)
    assert typist.window.app.router.table is None
    assert typist.window.stack.currentWidget() is typist.window.app.router.home.page


def test_a_folded_line_opens_with_enter(typist: Typist) -> None:
    page = typist.page
    page.table_seat.toggle_rules()
    manual.create(page.table_seat, "SD01-017", Place(0, "field"), 4)
    manual.create(page.table_seat, "SD01-T01", Place(0, "field"), 1)
    for card in page.table_seat.view.zone(0, "field").cards:
        manual.turn(page.table_seat, card)
    page.table_seat.act("turn_all", side=0)
    page.log.setFocus()
    lines = page.log.document().blockCount()
    for _ in range(page.log.document().toHtml().count("<a href")):
        typist.press_key(Qt.Key.Key_Tab)
    typist.press_key(ENTER)
    assert page.log.document().blockCount() == lines + 5
