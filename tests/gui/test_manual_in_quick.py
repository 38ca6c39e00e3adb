"""In the middle of a Quick window: rules off, the board edited by hand, rules on, and the same window goes on from
what now lies there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import RIGHT, Person
from PySide6.QtCore import Qt

from svedesk.engine.records import Place
from svedesk.gui.table import manual

# The platform without a screen can't raise popups and says so.


def to_quick_window(person: Person) -> None:
    """Aiko ends her first turn, and Ren may use Quick in her end phase."""
    person.keep_hands()
    person.press("End turn")
    person.uncover()
    assert person.ask is not None
    assert person.ask.kind == "quick"


@pytest.mark.slow
def test_rules_off_edit_rules_on_and_the_window_goes_on(sit: Callable[..., Person]) -> None:
    person = sit(seed=7, open_hands=False)
    to_quick_window(person)
    seat, hand = person.view.seat, person.names("hand")
    assert person.ask is not None
    assert seat == 1
    assert [option.kind for option in person.ask.options] == ["pass"]

    person.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert person.page.table_seat.manual
    assert person.page.bar.rules.text() == "Manual mode"

    # A follower out of the hand to the opponent's field, one to the own, play points by the wheel's menu, a card drawn.
    follower = next(c for c in person.view.zone(seat, "hand").cards if c.shown.kind == "follower")
    name = person.name(follower)
    person.drag(person.where(follower.id), person.spot("field", far=True))
    assert name in person.names("field", 1 - seat)
    person.drag(person.page.scene.layout.near.zones["deck"].center(), person.spot("hand"))
    assert len(person.names("hand")) == len(hand)
    points = person.page.scene.layout.near.numbers["play_points"].center()
    person.click_at(points, RIGHT)
    person.choose_in_menu("Play points +1")
    assert person.view.number(seat, "play_points") == 1

    # Quick spells by name into the hand make the question, asked anew, offer more than it did.
    assert manual.create(person.page.table_seat, "SD01-019", Place(seat, "hand"))

    person.press("Rules on")
    assert not person.page.table_seat.manual
    ask = person.ask
    assert ask is not None
    assert ask.kind == "quick"
    assert ask.seat == seat
    assert "play" in [o.kind for o in ask.options], "the window is asked anew from what now lies on the table"

    # Angelic Snipe at the follower that was put there by hand: dropping the spell on it plays it and picks the target.
    victim = person.card(name, "field", 1 - seat)
    damage_before = victim.damage
    person.drag(person.where(person.card("Angelic Snipe", "hand").id), person.where(victim.id))
    left = [c for c in person.view.zone(1 - seat, "field").cards if c.number == victim.number]
    assert not left or left[0].damage == damage_before + 2
    assert "Angelic Snipe" not in person.names("hand", seat)
    assert any(line.endswith("(manual)") for line in person.page.log.lines)

    person.pass_on(0)
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat) == ("main", 1)


@pytest.mark.slow
def test_every_hand_move_can_be_undone(sit: Callable[..., Person]) -> None:
    person = sit(seed=7, open_hands=False)
    to_quick_window(person)
    before = person.page.table_seat.desk.session.digest()
    person.press("Rules on")
    card = person.view.zone(person.view.seat, "hand").cards[0]
    person.drag(person.where(card.id), person.spot("cemetery"))
    person.drag(person.page.scene.layout.near.zones["deck"].center(), person.spot("banished"))
    assert person.page.table_seat.desk.session.digest() != before
    person.press("Undo")
    person.press("Undo")
    assert person.page.table_seat.desk.session.digest() == before
