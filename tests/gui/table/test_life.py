"""What lives on a table while nobody acts: only where it is seen, and never while cards move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from gui.test_mouse import board
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from svedesk.gui.table.life import SoftLight


def lights(person: Person) -> list[QRectF]:
    return [item.boundingRect() for item in person.page.scene.items() if isinstance(item, SoftLight)]


def let_move(person: Person) -> None:
    person.window.app.settings.change(reduced_motion=False)


def at_name(person: Person, seat: int) -> bool:
    """Whether a light is around the name of a seat."""
    middle: QPointF = person.page.scene.side(seat).name.center()
    return any(light.contains(middle) for light in lights(person))


@pytest.fixture
def person(sit: Callable[..., Person]) -> Person:
    person = sit()
    let_move(person)
    person.page.motion.finish()
    return person


def test_the_table_breathes_while_the_person_is_to_act(person: Person) -> None:
    person.keep_hands()
    person.page.queue.hurry()
    life = person.page.life
    assert life.lives
    assert at_name(person, person.view.seat)
    line = person.page.scene.layout.middle.center().y()
    assert any(light.top() < line < light.bottom() for light in lights(person))
    shared = person.page.scene.layout.shared["resolution"]
    assert not any(light.intersects(shared.adjusted(2, 0, -2, 0)) for light in lights(person))


@pytest.mark.slow
def test_after_the_table_turned_it_is_at_the_name_of_who_acts(person: Person) -> None:
    person.keep_hands()
    was = person.view.seat
    person.end_turn()
    person.page.queue.hurry()
    assert person.view.seat != was
    assert at_name(person, person.view.seat)
    assert not at_name(person, was)


def test_with_reduced_motion_nothing_lives(person: Person) -> None:
    assert lights(person)
    person.window.app.settings.change(reduced_motion=True)
    assert not person.page.life.lives
    assert not lights(person)


def test_it_stands_still_while_cards_move(person: Person) -> None:
    life, motion = person.page.life, person.page.motion
    light = next(item for item in person.page.scene.items() if isinstance(item, SoftLight))
    motion.finish()
    motion.by_hand = True
    motion.add("something", 500, lambda share: None)
    life.beat()
    before = light.opacity()
    life.beat()
    assert light.opacity() == before
    motion.finish()
    life.beat()
    assert light.opacity() != before


def test_it_stands_still_while_nobody_sees_it(person: Person) -> None:
    life, view = person.page.life, person.page.view
    person.page.front.hide()
    assert not life.lives
    person.page.front.show()
    assert view.isVisible()
    assert life.lives


@pytest.mark.slow
def test_it_ends_with_the_game(person: Person) -> None:
    board(person)
    assert lights(person)
    person.page.table_seat.concede()
    person.page.queue.hurry()
    assert person.view.outcome is not None
    assert not lights(person)
    assert not person.page.life.lives


def test_it_stands_still_while_another_window_is_the_active_one(person: Person) -> None:
    life, qtbot = person.page.life, person.qtbot
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not person.window.isActiveWindow())
    assert not life.lives
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    assert life.lives
