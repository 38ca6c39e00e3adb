"""Piles show the card that lies on top: the newest."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt

from svedesk.cli.terminal.board import BoardText
from svedesk.engine.records import Place
from svedesk.gui.table import manual

PLAIN, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LAID = ("SD01-003", "SD01-017", "SD01-019")


@pytest.fixture
def person(sit: Callable[..., Person]) -> Person:
    """Somebody with the rules off and three cards in hand that have not been anywhere yet."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    for number in LAID:
        assert manual.create(person.page.table_seat, number, Place(person.view.seat, "ex"))
    return person


def lay(person: Person, zone: str) -> list[str]:
    """Drag the three to a pile, one after the other; their names in that order."""
    names = person.names("ex")[-3:]
    for name in names:
        person.drag(person.where(person.card(name, "ex").id), person.spot(zone))
    return names


def top(person: Person, zone: str) -> str:
    """What the mouse finds on a pile."""
    person.hover(person.spot(zone))
    shown = person.page.preview.card
    return person.name(shown) if shown is not None else ""


@pytest.mark.slow_after_first
@pytest.mark.parametrize("zone", ["cemetery", "banished"])
def test_a_pile_shows_its_newest_card(person: Person, zone: str) -> None:
    names = lay(person, zone)
    pile = person.page.scene.pile(Place(person.view.seat, zone))
    assert pile is not None
    assert pile.top is not None
    assert person.name(pile.top) == names[-1]
    assert top(person, zone) == names[-1]


@pytest.mark.slow_after_first
@pytest.mark.parametrize(("zone", "modifiers"), [("cemetery", PLAIN), ("banished", CTRL)])
def test_a_pile_is_laid_out_from_its_newest_card(person: Person, zone: str, modifiers: Qt.KeyboardModifier) -> None:
    names = lay(person, zone)
    person.click_at(person.spot(zone))
    tray = person.page.scene.tray
    assert tray is not None
    assert [person.name(card) for card in tray.content.cards] == names[::-1]
    left, *_, right = tray.spots
    assert left.centre.x() < right.centre.x()
    person.click_at(person.page.scene.layout.near.zones["leader"].topLeft())
    assert person.page.scene.tray is None
    person.key(Qt.Key.Key_F4, modifiers)
    assert person.page.scene.tray is not None
    assert [person.name(card) for card in person.page.scene.tray.content.cards] == names[::-1]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("zone", ["cemetery", "banished"])
def test_what_is_dragged_off_a_pile_is_what_it_shows(person: Person, zone: str) -> None:
    names = lay(person, zone)
    before = person.names("hand")
    person.drag(person.spot(zone), person.spot("hand"))
    assert sorted(person.names("hand")) == sorted([*before, names[-1]])
    assert top(person, zone) == names[-2]
    person.drag(person.spot(zone), person.spot("hand"))
    assert sorted(person.names("hand")) == sorted([*before, *names[-2:]])


@pytest.mark.slow
def test_an_evolve_deck_shows_its_newest_used_card_when_no_other_is_left(person: Person) -> None:
    place = Place(person.view.seat, "evolve_deck")
    pile = person.page.scene.pile(place)
    assert pile is not None
    deck = person.view.zone(*place).cards
    person.page.table_seat.act("flip", deck[:-1], text="up")
    assert pile.top is None, "one lies facedown on them"
    person.page.table_seat.act("flip", deck[-1:], text="up")
    assert pile.top is not None
    assert pile.top.id == deck[-1].id
    assert top(person, "evolve_deck") == person.name(deck[-1])


def test_the_terminal_tells_a_pile_from_its_newest_card(person: Person) -> None:
    names = lay(person, "cemetery")
    words = person.page.table_seat.words
    text = BoardText(words.table, words.of_game, words.seats).pile(person.view.zone(person.view.seat, "cemetery"))
    assert [text.index(name) for name in names[::-1]] == sorted(text.index(name) for name in names)


def test_the_count_of_a_pile_does_not_cover_the_name_of_its_card(person: Person) -> None:
    lay(person, "cemetery")
    pile = person.page.scene.pile(Place(person.view.seat, "cemetery"))
    assert pile is not None
    name_begins = pile.rect.top() + 0.66 * pile.rect.height()  # of a follower, above its attack
    assert pile.badge_y + pile.layout.px(10) <= name_begins
