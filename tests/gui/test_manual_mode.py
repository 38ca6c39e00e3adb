"""Manual mode by mouse and menu: everything a hand does, and that it is one step of the log each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import RIGHT, Person
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_library

from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.run import application_for
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.input_dialogs import CardDialog, NumberDialog, counted
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.table import manual
from svedesk.gui.table.tray import TrayItem
from svedesk.settings.store import SettingsStore


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    """Aiko's first main phase with the rules off and two followers on the field."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    for number in ("SD01-003", "SD01-017"):
        manual.create(person.page.table_seat, number, Place(0, "field"))
    return person


def test_a_double_click_engages_and_refreshes(hand: Person) -> None:
    for engaged in (True, False):
        card = hand.card("Goblin", "field")
        hand.double_click(card.id)
        assert hand.card("Goblin", "field").sideways is engaged
        item = hand.page.scene.item_of(card.id)
        assert item is not None
        assert item.rotation() == (90.0 if engaged else 0.0)


def test_any_card_can_be_dragged_anywhere(hand: Person) -> None:
    layout = hand.page.scene.layout
    for zone, rect in (
        ("cemetery", layout.near.zones["cemetery"]),
        ("banished", layout.near.zones["banished"]),
        ("ex", layout.near.zones["ex"]),
    ):
        goblin = next(
            card for place in ("field", "ex") for card in hand.view.zone(0, place).cards if hand.name(card) == "Goblin"
        )
        before = hand.view.zone(0, zone).count
        hand.drag(hand.where(goblin.id), QPointF(rect.right() - 8, rect.center().y()))
        assert hand.view.zone(0, zone).count == before + 1
        manual.create(hand.page.table_seat, "SD01-017", Place(0, "field"))


def test_control_goes_with_a_drag_to_the_other_field_and_the_card_stays_the_same(hand: Person) -> None:
    goblin = hand.card("Goblin", "field")
    hand.drag(hand.where(goblin.id), hand.spot("field", far=True))
    assert [card.id for card in hand.view.zone(1, "field").cards] == [goblin.id]


def test_the_top_of_the_deck_is_dragged_off_and_the_evolved_card_out_of_its_tray(hand: Person) -> None:
    layout = hand.page.scene.layout
    deck, held = hand.view.zone(0, "deck").count, hand.view.zone(0, "hand").count
    hand.drag(layout.near.zones["deck"].center(), hand.spot("hand"))
    hand.drag(layout.near.zones["deck"].center(), layout.near.zones["cemetery"].center())
    assert hand.view.zone(0, "deck").count == deck - 2
    assert hand.view.zone(0, "hand").count == held + 1
    gardener = hand.card("Rose Gardener", "field")
    hand.hover(hand.where(gardener.id))
    hand.key(Qt.Key.Key_E)
    assert hand.view.zone(0, "evolve").cards[0].on == gardener.id
    assert hand.card("Rose Gardener", "field").shown.printed == "SD01-004"


def test_the_menu_of_a_card_changes_it_and_chips_show_it(hand: Person) -> None:
    goblin = hand.card("Goblin", "field")
    manual.damage(hand.page.table_seat, goblin, 1)
    hand.page.table_seat.act("counter", goblin, amount=2, text="charge")
    hand.page.table_seat.act("stat", goblin, amount=3, text="attack")
    hand.page.table_seat.act("keyword", goblin, text="ward")
    card = hand.card("Goblin", "field")
    assert (card.shown.attack, card.shown.defense, card.damage) == (5, 1, 1)
    assert "ward" in card.shown.keywords
    from svedesk.gui.table.faces import chips_of

    chips = [chip.label for chip in chips_of(card, hand.page.table_seat.words.facts(card.number))]
    assert chips == ["−1", "+3", "charge 2"]
    hand.click(card.id, RIGHT)
    hand.choose_in_menu("Move to", "To the hand")
    assert "Goblin" in hand.names("hand")


@pytest.mark.slow
def test_searching_the_deck_is_announced_and_its_cards_can_be_taken(hand: Person) -> None:
    hand.click_at(hand.page.scene.layout.near.zones["deck"].center(), RIGHT)
    hand.choose_in_menu("Search the deck")
    tray = hand.page.scene.tray
    assert isinstance(tray, TrayItem)
    assert len(tray.content.cards) == hand.view.zone(0, "deck").count
    assert any("looks at" in line for line in hand.page.log.lines)
    wanted = tray.content.cards[5]
    hand.drag(tray.spots[5].centre, hand.spot("hand"), drop=False)
    assert not tray.isVisible(), "the tray is out of the way while its card is dragged"
    hand.let_go(hand.spot("hand"))
    assert tray.isVisible()
    assert wanted.number in {card.number for card in hand.view.zone(0, "hand").cards}
    assert hand.page.scene.tray is tray, "the tray stays open for the next one"
    assert len(tray.content.cards) == hand.view.zone(0, "deck").count
    hand.key(Qt.Key.Key_Escape)
    assert hand.page.scene.tray is None
    assert not hand.view.zone(0, "deck").cards, "looking ends when the tray is put away"


def test_the_wheel_changes_the_number_below_it(hand: Person) -> None:
    view = hand.page.view
    for point, name in (
        (hand.page.scene.layout.near.zones["leader"].center(), "leader_defense"),
        (hand.page.scene.layout.near.numbers["play_points"].center(), "play_points"),
        (hand.page.scene.layout.near.numbers["evolution_points"].center(), "evolution_points"),
    ):
        before = hand.view.number(0, name)
        at = QPointF(view.mapFromScene(point))
        wheel = QWheelEvent(
            at,
            QPointF(view.viewport().mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), wheel)
        assert hand.view.number(0, name) == before + 1


@pytest.mark.slow
def test_numbers_are_typed_with_signs(hand: Person) -> None:
    hand.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    dialog = hand.page.opened
    assert isinstance(dialog, NumberDialog)
    dialog.field.setText("-3")
    hand.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert hand.view.number(0, "leader_defense") == 17


def test_what_is_no_change_is_typed_without_signs(hand: Person) -> None:
    asked: list[int] = []
    hand.page.ask_number("Reveal until a cost of", 1, asked.append, changes=False)
    dialog = hand.page.opened
    assert isinstance(dialog, NumberDialog)
    assert not dialog.wrong.isVisible()
    dialog.field.setText("+2")
    hand.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.wrong.text() == "Type a number, such as 7."
    dialog.field.setText("2")
    hand.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert asked == [2]


@pytest.mark.parametrize(
    ("text", "value"), [("7", 7), ("=7", 7), ("+2", 12), ("-3", 7), (" − 3", 7), ("", None), ("x", None), ("1.5", None)]
)
def test_what_a_typed_number_means(text: str, value: int | None) -> None:
    assert counted(text, 10) == value


def test_a_token_is_created_by_name(hand: Person) -> None:
    hand.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialog = hand.page.opened
    assert isinstance(dialog, CardDialog)
    dialog.field.setText("steelclad")
    hand.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert "Steelclad Knight" in hand.names("field")


def test_everything_is_one_step_that_undo_takes_back(hand: Person) -> None:
    desk = hand.page.table_seat.desk
    before, entries = desk.session.digest(), len(desk.session.log)
    for key, modifier in (
        (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier),
    ):
        hand.key(key, modifier)
    new = desk.session.log[entries:]
    assert [entry.name for entry in new if isinstance(entry, Operation)] == ["draw", "mill", "shuffle", "number", "die"]
    for _ in new:
        hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.digest() == before


def test_an_effect_without_a_script_is_resolved_by_hand_with_the_rules_on(qtbot: QtBot, tmp_path: Path) -> None:
    application_for(DARK)
    window = MainWindow(
        SVE,
        lambda: Sve(starter_library(), {}),
        folder=tmp_path,
        settings=SettingsStore(this_run={"reduced_motion": True}),
    )
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, True, 5))
    person = Person(qtbot, window)
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, "SD01-017", Place(1, "field"))
    manual.create(table_seat, "SD01-019", Place(0, "hand"))
    manual.number_set(table_seat, 0, "play_points", 1)
    table_seat.toggle_rules()
    person.drag(person.where(person.card("Angelic Snipe", "hand").id), person.spot("field"))
    assert person.ask is not None
    assert person.ask.kind == "by_hand"
    assert not table_seat.rules_off
    goblin = person.card("Goblin", "field", 1)
    person.drag(person.where(goblin.id), person.page.scene.layout.far.zones["cemetery"].center())
    assert "Goblin" in person.names("cemetery", 1)
    person.press("Done")
    assert person.ask is not None
    assert person.ask.kind == "main"
    assert "Angelic Snipe" in person.names("cemetery", 0)


def test_what_chance_brings_is_said(hand: Person) -> None:
    hand.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert hand.says == hand.page.log.lines[-1].removesuffix(" (manual)") or hand.says == hand.page.log.lines[-1]
    assert any(digit in hand.says for digit in "123456")


def test_the_menu_of_a_card_is_short_and_shows_the_keys(hand: Person) -> None:
    hand.click(hand.card("Goblin", "field").id, RIGHT)
    menu = hand.page.opened
    assert isinstance(menu, QMenu)
    entries = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert len(entries) <= 13
    assert entries[0] == "Engage\tSpace"
    assert "Counter +1\t+" in entries
    moves = next(action.menu() for action in menu.actions() if action.text() == "Move to")
    assert isinstance(moves, QMenu)
    assert "To the hand\tH" in [action.text() for action in moves.actions()]
    hand.choose_in_menu("Counter +1")
    assert hand.card("Goblin", "field").counters == (("counter", 1),)


def test_dice_coin_and_cards_are_one_click_away(hand: Person) -> None:
    told = len(hand.page.log.lines)
    hand.press("Die")
    hand.press("Coin")
    assert len(hand.page.log.lines) == told + 2
    hand.press("Card …")
    assert isinstance(hand.page.opened, CardDialog)


def test_the_bare_table_has_a_menu(hand: Person) -> None:
    bare = hand.page.scene.layout.middle.topLeft() + QPointF(4, 4)
    hand.click_at(bare, RIGHT)
    menu = hand.page.opened
    assert isinstance(menu, QMenu)
    assert {"Roll a die", "Toss a coin", "Create a card …", "Rules on / off"} <= {one.text() for one in menu.actions()}
    hand.choose_in_menu("Rules on / off")
    assert not hand.page.table_seat.rules_off
    hand.click_at(bare, RIGHT)
    menu = hand.page.opened
    assert isinstance(menu, QMenu)
    assert "Hint" in {one.text() for one in menu.actions()}
    menu.close()


def test_a_coin_of_a_game_that_goes_on_decides_nobodys_turn(hand: Person) -> None:
    hand.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert hand.says in ("Aiko tosses a coin: heads.", "Aiko tosses a coin: tails.")


@pytest.mark.slow
def test_who_concedes_with_the_rules_off_is_told_once_what_can_be_done_now(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    page = person.page
    person.press("Rules on")
    page.table_seat.concede()
    page.motion.finish()
    assert page.banner.isVisible()
    page.banner.hide()
    manual.draw(page.table_seat, page.table_seat.seat)
    page.motion.finish()
    assert not page.banner.isVisible(), "people who go on are left alone"
