"""Help in manual mode that is seen: tokens at the card below the mouse, phases in the bar."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import LEFT, NONE, Person
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from svedesk.engine.records import SHARED, Place
from svedesk.gui.look.theme import BOLD, font, px
from svedesk.gui.table import manual
from svedesk.gui.table.manual_help import TokenButtons

FAIRIES = "SD01-005"
"""Waltzing Fairy, which puts a Fairy into the EX area."""


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    for number in (FAIRIES, "SD02-019"):
        manual.create(person.page.table_seat, number, Place(0, "field"))
    return person


def buttons(person: Person) -> list[QPushButton]:
    found = person.page.findChild(TokenButtons)
    assert isinstance(found, TokenButtons)
    return [button for button in found.findChildren(QPushButton) if button.isVisible()]


def over(person: Person, name: str) -> None:
    person.hover(person.where(person.card(name, "field").id))


def tokens_of(person: Person, name: str) -> list[tuple[str, str]]:
    words = person.page.table_seat.words
    found = person.page.manual_help.tokens(person.card(name, "field"))
    return [(words.name(number), zone) for number, zone in found]


@pytest.mark.slow
def test_the_tokens_of_the_card_below_the_mouse_are_one_click_away(hand: Person) -> None:
    ((name, zone),) = tokens_of(hand, "Waltzing Fairy")
    before = len(hand.view.zone(0, zone).cards)
    over(hand, "Waltzing Fairy")
    (button,) = buttons(hand)
    assert button.text() == f"+ {name}"
    rect = hand.page.scene.item_of(hand.card("Waltzing Fairy", "field").id).sceneBoundingRect()  # type: ignore[union-attr]
    at = hand.page.view.mapFromScene(rect).boundingRect()
    assert at.contains(button.parentWidget().geometry().center()), "it stands at its card"
    hand.press_button(button)
    assert [hand.name(card) for card in hand.view.zone(0, zone).cards][-1] == name
    assert len(hand.view.zone(0, zone).cards) == before + 1
    assert buttons(hand) == []
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hand.view.zone(0, zone).cards) == before


@pytest.mark.slow
def test_they_go_with_the_mouse_with_the_rules_and_when_not_wanted(hand: Person) -> None:
    over(hand, "Waltzing Fairy")
    over(hand, "Fighter")
    assert buttons(hand) == []
    over(hand, "Waltzing Fairy")
    assert buttons(hand)
    hand.window.app.settings.change(help_tokens=False)
    over(hand, "Fighter")
    over(hand, "Waltzing Fairy")
    assert buttons(hand) == []
    hand.window.app.settings.change(help_tokens=True)
    hand.press("Manual mode")
    over(hand, "Fighter")
    over(hand, "Waltzing Fairy")
    assert buttons(hand) == []


@pytest.mark.slow
def test_a_key_creates_them_too(hand: Person) -> None:
    ((name, zone),) = tokens_of(hand, "Waltzing Fairy")
    over(hand, "Waltzing Fairy")
    hand.key(Qt.Key.Key_T)
    assert hand.name(hand.view.zone(0, zone).cards[-1]) == name
    over(hand, "Fighter")
    hand.key(Qt.Key.Key_T)
    assert hand.says == "Fighter creates no token."


@pytest.mark.slow
def test_where_there_are_several_a_menu_asks(hand: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand.page.manual_help, "tokens", lambda card: (("SD01-T01", "ex"), ("SD02-T01", "field")))
    over(hand, "Fighter")
    assert [button.text() for button in buttons(hand)] == ["+ Fairy", "+ Knight"]
    hand.key(Qt.Key.Key_T)
    assert isinstance(hand.page.opened, QMenu)
    hand.choose_in_menu("Knight")
    assert hand.names("field")[-1] == "Knight"


def attack(person: Person, attacker: int, target: int) -> None:
    """A drag with Shift, by the mouse."""
    view, scene = person.page.view, person.page.scene
    start, end = (QPointF(view.mapFromScene(person.where(card))) for card in (attacker, target))
    person.qtbot.mousePress(view.viewport(), LEFT, Qt.KeyboardModifier.ShiftModifier, start.toPoint())
    for share in (0.5, 1.0):
        point = start + (end - start) * share
        event = QMouseEvent(
            QEvent.Type.MouseMove, point, QPointF(view.mapToGlobal(point.toPoint())), NONE, LEFT, Qt.KeyboardModifier(0)
        )
        QApplication.sendEvent(view.viewport(), event)
    assert scene.aiming
    person.qtbot.mouseRelease(view.viewport(), LEFT, pos=end.toPoint())


@pytest.mark.slow
def test_a_drag_with_shift_is_an_attack_that_deals_damage_both_ways(hand: Person) -> None:
    hand.window.app.settings.change(help_combat=True)
    manual.create(hand.page.table_seat, "SD02-T02", Place(1, "field"))
    fighter, knight = hand.card("Fighter", "field"), hand.card("Steelclad Knight", "field", 1)
    before = hand.page.table_seat.desk.session.digest()
    attack(hand, fighter.id, knight.id)
    fought, hit = hand.view.card(fighter.id), hand.view.card(knight.id)
    assert fought is not None
    assert hit is not None
    assert (fought.zone, fought.sideways, fought.damage, hit.damage) == ("field", True, 2, 2)
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand.page.table_seat.desk.session.digest() == before
    hand.window.app.settings.change(help_combat=False)
    attack(hand, fighter.id, knight.id)
    hand.press("Attack only")
    hit = hand.view.card(knight.id)
    assert hit is not None
    assert hit.damage == 0, "it is only said"
    assert hand.page.table_seat.desk.session.digest() == before


def test_an_attack_by_hand_offers_the_damage_both_ways_as_one_step(hand: Person) -> None:
    page, desk = hand.page, hand.page.table_seat.desk
    manual.create(page.table_seat, "SD02-T02", Place(1, "field"))
    fighter, knight = hand.card("Fighter", "field"), hand.card("Steelclad Knight", "field", 1)
    before, entries = desk.session.digest(), len(desk.session.log)
    attack(hand, fighter.id, knight.id)
    box = page.strip.box
    assert box.isVisible()
    assert box.sentence.text() == "Fighter attacks Steelclad Knight. Deal combat damage, too?"
    assert [button.text() for button in box.buttons] == ["Deal 2 and take 2", "Attack only", "Cancel"]
    assert page.scene.attack.isVisible(), "who attacks whom is drawn"
    assert len(desk.session.log) == entries, "nothing is done yet"
    hand.press("Deal 2 and take 2")
    fought, hit = hand.view.card(fighter.id), hand.view.card(knight.id)
    assert fought is not None
    assert hit is not None
    assert (fought.sideways, fought.damage, hit.damage) == (True, 2, 2)
    assert not box.isVisible()
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.digest() == before, "one step"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["button", "key", "right click", "another deed"])
def test_an_offered_attack_is_given_up(hand: Person, how: str) -> None:
    page, desk = hand.page, hand.page.table_seat.desk
    fighter, leader = hand.card("Fighter", "field"), hand.view.zone(1, "leader").cards[0]
    before = desk.session.digest()
    attack(hand, fighter.id, leader.id)
    assert page.strip.box.buttons[0].text() == "Deal 2 damage"
    if how == "button":
        hand.press("Cancel")
    elif how == "key":
        hand.key(Qt.Key.Key_Escape)
    elif how == "right click":
        hand.click_at(hand.spot("ex"), Qt.MouseButton.RightButton)
    else:
        hand.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert not page.strip.box.isVisible()
    assert page.table_seat.offer is None
    assert not page.scene.attack.isVisible()
    assert page.table_seat.rules_off
    assert (desk.session.digest() == before) == (how != "another deed")


def test_an_offered_attack_is_taken_with_keys_alone(hand: Person) -> None:
    fighter, leader = hand.card("Fighter", "field"), hand.view.zone(1, "leader").cards[0]
    defense = hand.view.number(1, "leader_defense")
    attack(hand, fighter.id, leader.id)
    hand.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is hand.page.strip.box.buttons[0]
    hand.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert hand.view.number(1, "leader_defense") == defense - 2


def test_a_leader_that_is_attacked_loses_defense_and_an_own_card_is_no_target(hand: Person) -> None:
    fighter, leader = hand.card("Fighter", "field"), hand.view.zone(1, "leader").cards[0]
    entries = len(hand.page.table_seat.desk.session.log)
    attack(hand, fighter.id, hand.card("Waltzing Fairy", "field").id)
    assert len(hand.page.table_seat.desk.session.log) == entries
    defense = hand.view.number(1, "leader_defense")
    hand.window.app.settings.change(help_combat=True)
    attack(hand, fighter.id, leader.id)
    assert hand.view.number(1, "leader_defense") == defense - 2


def click_phase(person: Person, place: int) -> None:
    track = person.page.bar.phases
    person.qtbot.mouseClick(track, LEFT, pos=QPoint(round(track.width() * (place + 0.5) / 4), track.height() // 2))


def test_a_long_caption_of_a_phase_has_as_much_room_around_it_as_a_short_one(hand: Person) -> None:
    track, captions = hand.page.bar.phases, hand.page.table_seat.words.of_game
    metrics = QFontMetricsF(font(px(12), BOLD))
    free = [
        end - begin - metrics.horizontalAdvance(captions.caption("phase", label))
        for label, (begin, end) in zip(track.labels, track.spans, strict=True)
        if label != track.response
    ]
    assert free == pytest.approx([free[0]] * len(free))
    assert free[0] > px(24)
    assert track.spans[-1][1] <= track.width() + 0.01


def test_a_click_on_a_phase_goes_there(hand: Person) -> None:
    click_phase(hand, 2)
    assert hand.view.step[0] == "end"
    click_phase(hand, 3)  # the Quick window stands before the end phase's own place is left
    click_phase(hand, 1)
    assert (hand.view.step[0], hand.view.number(SHARED, "active")) == ("main", 0)
    click_phase(hand, 0)
    assert (hand.view.step[0], hand.view.number(SHARED, "active"), hand.view.number(SHARED, "turn")) == ("main", 1, 2)


def test_with_the_rules_on_phases_are_only_shown(hand: Person) -> None:
    hand.press("Manual mode")
    entries = len(hand.page.table_seat.desk.session.log)
    for place in range(4):
        click_phase(hand, place)
    assert len(hand.page.table_seat.desk.session.log) == entries
