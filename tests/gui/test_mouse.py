"""What the mouse does on the table with the rules on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import RIGHT, Person
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton

from svedesk.engine.records import SHARED, Place
from svedesk.gui.table import manual
from svedesk.gui.table.mouse import LARGER


def board(
    person: Person,
    *,
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    points: int = 0,
) -> None:
    """Aiko's main phase with these cards laid out by hand, then the rules on again. Her cards may attack (they lie
    there since before)."""
    person.keep_hands()
    person.end_turn()
    person.end_turn()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    seat = table_seat.seat
    assert seat == 0
    for number in mine:
        manual.create(table_seat, number, Place(seat, "field"))
    for number in theirs:
        manual.create(table_seat, number, Place(1 - seat, "field"))
    for number in hand:
        manual.create(table_seat, number, Place(seat, "hand"))
    if points:
        manual.number_set(table_seat, seat, "max_play_points", points)
        manual.number_set(table_seat, seat, "play_points", points)
    table_seat.toggle_rules()


@pytest.mark.slow
def test_a_card_dragged_from_the_hand_to_the_field_is_played(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=("SD01-017",), points=1)
    person.play("Goblin")
    assert "Goblin" in person.names("field")
    assert person.view.number(0, "play_points") == 0


@pytest.mark.slow
def test_a_card_too_dear_says_why_while_it_is_dragged_and_goes_home(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=("SD01-001",), points=1)
    aria = person.card("Aria, Fairy Princess", "hand")
    home = person.where(aria.id)
    person.drag(home, person.spot("field"), drop=False)
    hint = person.page.scene.hint
    assert hint.isVisible()
    assert "play points" in hint.text.lower()
    person.let_go(person.spot("field"))
    assert not hint.isVisible()
    assert "play points" in person.says.lower()
    assert person.where(aria.id) == home
    assert "Aria, Fairy Princess" in person.names("hand")


def test_escape_and_the_right_button_let_go_of_what_is_dragged(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=("SD01-017",), points=1)
    goblin = person.card("Goblin", "hand")
    home = person.where(goblin.id)
    for cancel in ("escape", "right"):
        person.drag(home, person.spot("field"), drop=False)
        assert person.where(goblin.id) != home
        if cancel == "escape":
            person.key(Qt.Key.Key_Escape)
        else:
            person.click_at(person.spot("field"), RIGHT)
        person.let_go(person.spot("field"))
        assert person.where(goblin.id) == home
        assert "Goblin" not in person.names("field")


@pytest.mark.slow
def test_legal_places_glow_while_a_card_is_dragged(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=("SD01-017",), points=1)
    goblin = person.card("Goblin", "hand")
    person.drag(person.where(goblin.id), person.spot("field"), drop=False)
    drag = person.page.mouse.drag
    assert drag is not None
    lit = {(target.seat, target.zone): glow.legal for target, _, glow in drag.glows}
    assert lit == {(0, "field"): True, (0, "ex"): True}
    assert [glow.under_mouse for target, _, glow in drag.glows] == [True, False]
    person.let_go(person.spot("hand"))
    assert person.page.mouse.drag is None


@pytest.mark.slow
def test_a_follower_dragged_onto_the_leader_attacks_with_an_arrow(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, mine=("SD02-012",))
    follower = person.card("Quickblader", "field")
    leader = person.view.zone(1, "leader").cards[0]
    before = person.view.number(1, "leader_defense")
    person.drag(person.where(follower.id), person.where(leader.id), drop=False)
    drag = person.page.mouse.drag
    assert drag is not None
    assert drag.arrow is not None
    assert not drag.arrow.faint
    person.let_go(person.where(leader.id))
    assert person.view.waits_kind == "quick"
    assert person.page.scene.attack.isVisible(), "the arrow stays while the attack goes on"
    passes = [one for one in person.page.findChildren(QPushButton) if one.text() == "Pass" and one.isVisible()]
    assert passes == [person.page.go_on], "one button, where the turn is ended, too"
    assert person.page.navigation.enter()
    assert person.view.number(1, "leader_defense") == before - 1
    assert not person.page.scene.attack.isVisible()


@pytest.mark.slow
def test_an_attack_the_rules_refuse_says_why(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, mine=("SD01-017",), theirs=("SD01-017",))
    mine, theirs = person.card("Goblin", "field"), person.card("Goblin", "field", 1)
    person.drag(person.where(mine.id), person.where(theirs.id))
    assert person.ask is not None
    assert person.ask.kind == "main"
    assert person.page.strip.text != "Your main phase. Play a card, attack, use an ability, or end your turn."
    assert person.view.number(SHARED, "attacker") == 0


@pytest.mark.slow
def test_targets_are_marked_and_clicked_and_the_rest_is_dimmed(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, theirs=("SD01-017", "SD02-012"), hand=("SD01-019",), points=3)
    person.double_click(person.card("Angelic Snipe", "hand").id)
    assert person.ask is not None
    assert person.ask.kind == "target"
    scene = person.page.scene
    goblin, quick = person.card("Goblin", "field", 1), person.card("Quickblader", "field", 1)
    marked = {scene.item_of(card.id).glow for card in (goblin, quick)}  # type: ignore[union-attr]
    assert marked == {"target"}
    assert all(item.dimmed for item in scene.cards.values() if item.key.place == Place(0, "hand"))
    person.click(quick.id)
    assert "Quickblader" not in person.names("field", 1)
    assert "Angelic Snipe" in person.names("cemetery")


@pytest.mark.slow
def test_a_spell_dropped_on_its_target_needs_no_second_click(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, theirs=("SD01-017", "SD02-012"), hand=("SD01-019",), points=3)
    spell, goblin = person.card("Angelic Snipe", "hand"), person.card("Goblin", "field", 1)
    person.drag(person.where(spell.id), person.where(goblin.id))
    assert person.names("field", 1) == ["Quickblader"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("how", ["button", "escape", "right"])
def test_a_play_not_paid_for_can_be_taken_back(sit: Callable[..., Person], how: str) -> None:
    person = sit()
    board(person, theirs=("SD01-017", "SD02-012"), hand=("SD01-019",), points=3)
    hand = person.names("hand")
    person.play("Angelic Snipe")
    assert person.ask is not None
    assert person.ask.cancel
    if how == "button":
        person.press("Cancel")
    elif how == "escape":
        person.key(Qt.Key.Key_Escape)
    else:
        person.click_at(person.spot("field"), RIGHT)
    assert person.ask is not None
    assert person.ask.kind == "main"
    assert person.names("hand") == hand
    assert person.view.number(0, "play_points") == 3


@pytest.mark.slow_after_first
@pytest.mark.parametrize("how", ["drag", "key", "menu"])
def test_a_follower_evolves_by_drag_key_or_menu(sit: Callable[..., Person], how: str) -> None:
    person = sit()
    board(person, mine=("SD01-003",), theirs=("SD01-017",), points=3)
    follower = person.card("Rose Gardener", "field")
    if how == "drag":
        person.drag(person.page.scene.layout.near.zones["evolve_deck"].center(), person.where(follower.id))
    elif how == "key":
        person.hover(person.where(follower.id))
        person.key(Qt.Key.Key_E)
    else:
        person.click(follower.id)
        person.choose_in_menu("Evolve")
    while person.ask is not None and person.ask.kind != "main":
        if person.page.strip.buttons and person.ask.kind in ("evolve_point", "may"):
            person.press_button(person.page.strip.buttons[0])
        else:
            person.click(person.ask.options[0].card)
    assert person.view.zone(0, "evolve").count == 1
    item = person.page.scene.item_of(person.card("Rose Gardener", "field").id)
    assert item is not None
    assert item.card is not None
    assert item.card.shown.printed == "SD01-004", "the evolved face lies on top"


def test_pointing_at_a_card_shows_it_large_and_lifts_it_in_the_hand(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    card = person.view.zone(0, "hand").cards[0]
    home = person.where(card.id)
    person.hover(home)
    assert person.page.preview.card == card
    item = person.page.scene.item_of(card.id)
    assert item is not None
    assert item.scale() == pytest.approx(LARGER)
    lowest = item.mapToScene(item.face).boundingRect().bottom()
    assert lowest == pytest.approx(home.y() + item.height / 2 - person.page.scene.layout.px(10)), "it grows upwards"
    person.hover(person.where(card.id) + QPointF(0, 50))
    assert person.where(card.id).y() < home.y(), "the lifted card does not fall from under the mouse"
    person.hover(person.spot("field"))
    assert person.where(card.id) == home


def test_a_card_of_the_opening_hand_stays_in_front_while_it_is_pointed_at(sit: Callable[..., Person]) -> None:
    person = sit()
    person.uncover()
    assert person.ask is not None
    assert person.ask.kind == "redraw"
    card = person.view.zone(0, "hand").cards[0]
    item = person.page.scene.item_of(card.id)
    assert item is not None
    home, height = item.pos(), item.zValue()
    person.hover(home)
    assert person.page.preview.card == card
    assert (item.pos(), item.zValue(), item.scale()) == (home, height, 1.0), "it lies before the darkened table"


def test_the_cemetery_opens_on_a_click_and_closes_beside_it(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, theirs=("SD02-012",), hand=("SD01-019",), points=3)
    person.play("Angelic Snipe")  # its only target is picked by itself
    person.click_at(person.page.scene.layout.near.zones["cemetery"].center())
    tray = person.page.scene.tray
    assert tray is not None
    assert tray.content.title == "Aiko: cemetery · 1"
    assert [person.name(card) for card in tray.content.cards] == ["Angelic Snipe"]
    person.click_at(QPointF(4, 4))
    assert person.page.scene.tray is None


@pytest.mark.slow
def test_undo_and_redo_bring_the_table_back_and_forth(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=("SD01-017",), points=1)
    desk = person.page.table_seat.desk
    before = desk.session.digest()
    person.play("Goblin")
    after = desk.session.digest()
    person.press("Undo")
    assert desk.session.digest() == before
    assert "Goblin" in person.names("hand")
    person.press("Redo")
    assert desk.session.digest() == after
    assert "Goblin" in person.names("field")


@pytest.mark.slow
def test_a_card_of_the_ex_area_moved_about_in_it_is_not_played(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=(), points=3)
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, "SD01-T01", Place(0, "ex"))
    table_seat.toggle_rules()
    fairy = person.card("Fairy", "ex")
    person.drag(person.where(fairy.id), person.spot("ex"))
    assert person.names("ex") == ["Fairy"]
    person.drag(person.where(fairy.id), person.spot("field"))
    assert person.names("field") == ["Fairy"]
