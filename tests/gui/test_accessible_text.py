"""Cards in words, as those hear them who do not see the table: read through Qt's accessibility interface."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from svedesk.engine.records import Place
from svedesk.gui.table import manual


def heard(person: Person) -> str:
    """What an assistive client is told of the table."""
    interface = QAccessible.queryAccessibleInterface(person.page.view)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Table"
    return interface.text(QAccessible.Text.Description)


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    """The rules off, two Goblins on the own field, the second engaged, and one on the other."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    table_seat = person.page.table_seat
    manual.create(table_seat, "SD01-017", Place(0, "field"), 2)
    manual.create(table_seat, "SD01-017", Place(1, "field"))
    manual.turn(table_seat, person.view.zone(0, "field").cards[1])
    return person


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("seat", "nth", "said"),
    [
        (0, 0, "Goblin, follower, 2/2, reserved, your field 1 of 2"),
        (0, 1, "Goblin, follower, 2/2, engaged, your field 2 of 2"),
        (1, 0, "Goblin, follower, 2/2, reserved, opponent's field 1 of 1"),
    ],
)
def test_a_card_is_said_with_its_values_and_its_place(hand: Person, seat: int, nth: int, said: str) -> None:
    hand.hover(hand.where(hand.view.zone(seat, "field").cards[nth].id))
    assert heard(hand) == said


@pytest.mark.slow
def test_damage_and_counters_are_said(hand: Person) -> None:
    card = hand.view.zone(0, "field").cards[0]
    manual.damage(hand.page.table_seat, card, 1)
    hand.page.table_seat.act("counter", card, amount=3, text="charge")
    hand.hover(hand.where(card.id))
    assert heard(hand) == "Goblin, follower, 2/1, 1 damage, Charge 3, reserved, your field 1 of 2"


def test_the_keyboard_says_each_card_it_comes_to(hand: Person) -> None:
    said = []
    for _ in range(3):
        hand.key(Qt.Key.Key_Right)
        said.append(heard(hand))
    assert [text.rpartition(", ")[2] for text in said] == [f"your hand {n} of 4" for n in (1, 2, 3)]


@pytest.mark.slow
def test_in_japanese(hand: Person) -> None:
    hand.window.app.settings.change(lang="ja")
    hand.hover(hand.where(hand.view.zone(0, "field").cards[1].id))
    interface = QAccessible.queryAccessibleInterface(hand.page.view)
    assert interface is not None
    assert interface.text(QAccessible.Text.Description) == "ゴブリン, フォロワー, 2/2, アクト, 自分の場 2/2"
    hand.window.app.settings.change(lang="en")
