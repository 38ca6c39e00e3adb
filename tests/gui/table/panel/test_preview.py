"""The card in the panel is shown as it is now, whatever happened to it since the mouse was there."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

import pytest
from gui.person import Person
from gui.test_mouse import board
from PySide6.QtCore import Qt

from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.table import manual
from svedesk.gui.table.table_seat import Change

GOBLIN, QUICKBLADER, FAIRY = "SD01-017", "SD02-012", "SD01-T01"


def shown(person: Person) -> CardView:
    card = person.page.preview.card
    assert card is not None
    return card


def notes(person: Person) -> str:
    return unescape(person.page.preview.notes.text())


@pytest.fixture
def fight(sit: Callable[..., Person]) -> tuple[Person, CardView, CardView]:
    """Aiko's Quickblader, which may attack at once, before Ren's Goblin, which has more defense and is engaged; the
    panel shows the Goblin."""
    person = sit()
    board(person, mine=(QUICKBLADER,))
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, GOBLIN, Place(1, "field"))
    table_seat.act("stats", person.card("Goblin", "field", 1), text="+0/+5")
    manual.turn(table_seat, person.card("Goblin", "field", 1))
    table_seat.toggle_rules()
    mine, theirs = person.card("Quickblader", "field", 0), person.card("Goblin", "field", 1)
    person.hover(person.where(theirs.id))
    assert shown(person) == theirs
    return person, mine, theirs


def attack(person: Person, mine: CardView, theirs: CardView) -> None:
    person.drag(person.where(mine.id), person.where(theirs.id))
    while person.ask is not None and person.ask.kind == "quick":
        person.press("Pass")


@pytest.mark.slow
def test_after_combat_the_panel_shows_the_damage(fight: tuple[Person, CardView, CardView]) -> None:
    person, mine, theirs = fight
    attack(person, mine, theirs)
    now = person.view.card(theirs.id)
    assert now is not None
    assert now.damage == mine.shown.attack
    assert shown(person) == now
    assert "1 damage" in notes(person)
    assert f"{now.shown.attack}/{now.shown.defense}" in person.page.view.accessibleDescription()


@pytest.mark.slow
def test_undo_shows_it_as_it_was(fight: tuple[Person, CardView, CardView]) -> None:
    person, mine, theirs = fight
    attack(person, mine, theirs)
    assert "1 damage" in notes(person)
    while (now := person.view.card(theirs.id)) is not None and now.damage:
        person.press("Undo")
    assert shown(person) == person.view.card(theirs.id)
    assert "damage" not in notes(person)


@pytest.mark.slow
def test_a_card_held_large_is_shown_as_it_is_now(fight: tuple[Person, CardView, CardView]) -> None:
    person, _, theirs = fight
    person.page.mouse.zoom(person.where(theirs.id))
    assert person.page.zoom.card == theirs
    person.page.table_seat.toggle_rules()
    manual.damage(person.page.table_seat, theirs, 2)
    assert person.page.zoom.card == person.view.card(theirs.id) != theirs


@pytest.mark.slow
def test_a_card_that_died_is_shown_where_it_is_now(fight: tuple[Person, CardView, CardView]) -> None:
    person, mine, theirs = fight
    person.hover(person.where(mine.id))
    attack(person, mine, theirs)
    buried = person.card("Quickblader", "cemetery", 0)
    assert shown(person) == buried
    assert "In your cemetery" in notes(person)
    person.hover(person.spot("cemetery"))
    assert shown(person) == buried
    assert "Now:" not in notes(person), "who points at a cemetery knows where the card is"


@pytest.fixture
def by_hand(sit: Callable[..., Person]) -> Person:
    """The rules are off; a Goblin and a Fairy token are on the field."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    for number in (GOBLIN, FAIRY):
        manual.create(person.page.table_seat, number, Place(person.view.seat, "field"))
    return person


@pytest.mark.slow_after_first
@pytest.mark.parametrize("how", ["turned", "given"])
def test_by_hand_the_panel_follows(by_hand: Person, how: str) -> None:
    goblin = by_hand.card("Goblin", "field")
    by_hand.hover(by_hand.where(goblin.id))
    if how == "turned":
        by_hand.key(Qt.Key.Key_Space)
    else:
        by_hand.page.table_seat.act("stats", goblin, text="+2/+3")
    now = by_hand.view.card(goblin.id)
    assert now != goblin
    assert shown(by_hand) == now


@pytest.mark.slow_after_first
@pytest.mark.parametrize("zone", ["deck", "banished", "hand", "ex"])
def test_a_card_moved_away_says_where_it_is(by_hand: Person, zone: str) -> None:
    goblin = by_hand.card("Goblin", "field")
    by_hand.hover(by_hand.where(goblin.id))
    by_hand.drag(by_hand.where(goblin.id), by_hand.spot(zone))
    assert f"In your {'EX area' if zone == 'ex' else zone}" in notes(by_hand)
    face = by_hand.page.preview.face
    if zone == "deck":
        assert (face.card, face.number) == (None, GOBLIN), "where nobody sees it it is shown as printed"
    else:
        assert shown(by_hand) == by_hand.view.card(shown(by_hand).id)
        assert shown(by_hand).zone == zone


@pytest.mark.slow
def test_a_token_that_is_gone_says_so(by_hand: Person) -> None:
    fairy = by_hand.card("Fairy", "field")
    by_hand.hover(by_hand.where(fairy.id))
    by_hand.page.table_seat.act("remove", fairy)
    assert by_hand.page.preview.card is None
    assert "It was removed from the game." in notes(by_hand)


@pytest.mark.slow
def test_what_was_taken_back_leaves_the_panel(by_hand: Person) -> None:
    goblin = by_hand.card("Goblin", "field")
    by_hand.drag(by_hand.where(goblin.id), by_hand.spot("cemetery"))
    by_hand.hover(by_hand.spot("cemetery"))
    assert shown(by_hand).zone == "cemetery"
    by_hand.press("Undo")
    assert by_hand.page.preview.card is None
    assert "Point at a card" in notes(by_hand)


# -- while nothing is pointed at ---------------------------------------------------------------------------------------


def drawn(person: Person) -> str:
    """The number of the card in the panel, "" for a back."""
    face = person.page.preview.face
    return face.card.number if face.card is not None else face.number


@pytest.mark.slow
def test_the_panel_begins_with_ones_own_leader_and_then_shows_what_is_played(sit: Callable[..., Person]) -> None:
    person = sit()
    leader = person.view.zone(person.view.seat, "leader").cards[0]
    assert drawn(person) == leader.number
    assert "Point at a card" in notes(person)
    assert person.page.preview.card is None, "what nobody points at is not what keys are for"
    board(person, hand=(QUICKBLADER,), points=3)
    assert drawn(person) == leader.number
    quickblader = person.card("Quickblader", "hand")
    person.page.table_seat.answer((play_option(person, quickblader),))
    assert drawn(person) == QUICKBLADER
    assert "Played last" in notes(person)
    while person.view.zone(0, "hand").cards[-1].number != QUICKBLADER:
        person.press("Undo")
    assert drawn(person) == leader.number, "it was not played"


@pytest.mark.slow
def test_at_another_moment_of_a_replay_nothing_was_played_last(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, hand=(QUICKBLADER,), points=3)
    person.page.table_seat.answer((play_option(person, person.card("Quickblader", "hand")),))
    page = person.page
    page.preview.follow(Change(person.view, ()))
    assert drawn(person) == QUICKBLADER
    page.preview.follow(Change(person.view._replace(step=("end",)), ()))
    assert drawn(person) == person.view.zone(0, "leader").cards[0].number


def play_option(person: Person, card: CardView) -> int:
    assert person.ask is not None
    return next(nth for nth, option in enumerate(person.ask.options) if option.card == card.id)


@pytest.mark.slow
def test_what_is_played_does_not_take_the_place_of_what_is_pointed_at(sit: Callable[..., Person]) -> None:
    person = sit()
    board(person, mine=(GOBLIN,), hand=(QUICKBLADER,), points=3)
    goblin = person.card("Goblin", "field")
    person.hover(person.where(goblin.id))
    person.page.table_seat.answer((play_option(person, person.card("Quickblader", "hand")),))
    assert shown(person) == goblin


@pytest.mark.slow
def test_with_closed_hands_the_next_player_finds_the_own_leader(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    person.uncover()
    assert drawn(person) == person.view.zone(person.view.seat, "leader").cards[0].number
    was = person.view.seat
    person.hover(person.where(person.view.zone(was, "hand").cards[0].id))
    person.page.table_seat.turn_around()
    assert not drawn(person)
    person.uncover()
    assert person.view.seat != was
    assert drawn(person) == person.view.zone(person.view.seat, "leader").cards[0].number
