"""What is painted, and when: only what a change moved, the table before all else, and the same as all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from gui.person import Person
from PySide6.QtCore import QEvent, QPointF, QRect
from PySide6.QtGui import QExposeEvent, QImage, QRegion
from PySide6.QtWidgets import QApplication

from svedesk.engine.records import Place
from svedesk.gui.table import manual
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.view import painted_areas
from svedesk.gui.table.zone_items import PileItem

ON_TABLE = "SD01-003"


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Counter[Place]:
    """How many cards and piles were painted, by where they lie."""
    counted: Counter[Place] = Counter()
    for kind in (CardItem, PileItem):
        paint = kind.paint

        def count(item: CardItem | PileItem, *rest: object, paint: Callable[..., None] = paint) -> None:
            counted[item.key.place if isinstance(item, CardItem) else item.place] += 1
            paint(item, *rest)

        monkeypatch.setattr(kind, "paint", count)
    return counted


@pytest.fixture
def person(painted: Counter[Place], sit: Callable[..., Person]) -> Person:
    """Somebody with the rules off and some cards on both fields and in both EX areas."""
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    for place in [Place(seat, zone) for seat in (0, 1) for zone in ("field", "ex")] * 3:
        assert manual.create(person.page.table_seat, ON_TABLE, place)
    settle(person)
    return person


def settle(person: Person) -> None:
    QApplication.processEvents()
    person.page.view.paint_now()


def drop(person: Person) -> None:
    lift(person)
    person.let_go(person.spot("field"))


def lift(person: Person) -> None:
    card = person.view.zone(0, "hand").cards[0]
    person.drag(person.where(card.id), person.spot("field"), drop=False)
    settle(person)


@pytest.mark.slow
def test_a_drop_and_its_undo_are_shown_at_once_and_paint_what_they_changed(
    person: Person, painted: Counter[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: list[Counter[Place]] = []
    follow = person.page.log.follow

    def write(*read: Any) -> None:
        frames.append(painted.copy())  # the log is written when the table has been painted
        follow(*read)

    monkeypatch.setattr(person.page.log, "follow", write)
    lift(person)
    for act in (lambda: person.let_go(person.spot("field")), person.page.table_seat.undo):
        painted.clear()
        frames.clear()
        act()
        assert frames[0][Place(0, "hand")]
        assert not [place for place in frames[0] if place.seat == 1], frames[0]
        settle(person)
    assert painted.total() <= frames[0].total() + 2, "after an undo nothing is painted twice"


@pytest.mark.slow
def test_what_changed_in_several_places_looks_as_all_of_it_painted_at_once(person: Person) -> None:
    for act in (lambda: drop(person), lambda: turn_all(person), person.page.table_seat.undo):
        act()
        settle(person)
        shown = picture(person)
        person.page.view.viewport().update()
        settle(person)
        assert picture(person) == shown


@pytest.mark.slow
def test_a_card_reaches_as_far_as_it_is_painted(person: Person) -> None:
    """What its light alone could reach is not painted again when the card is."""
    card = person.view.zone(0, "field").cards[1]
    item = person.page.scene.item_of(card.id)
    assert item is not None
    plain, margin = item.boundingRect(), person.page.scene.faces.margin(item.width)
    assert plain == item.face.adjusted(-margin, -margin, margin, margin)
    for on in (lambda: item.show_as(glow="can"), lambda: item.focus(True), lambda: item.select(True, "1")):
        on()
        assert item.boundingRect().contains(plain.adjusted(-1, -1, 1, 1))
        settle(person)
        lit = picture(person)
        person.page.view.viewport().update()
        settle(person)
        assert picture(person) == lit


@pytest.mark.slow
@pytest.mark.parametrize("by", ["window", "system"])
def test_a_card_that_moves_leaves_nothing_where_it_was(person: Person, by: str) -> None:
    """Windows may want a part painted after a card was moved, and before the scene has gone through it."""
    item = person.page.scene.item_of(person.view.zone(0, "field").cards[1].id)
    assert item is not None
    viewport = person.page.view.viewport()
    viewport.update(QRect(0, 0, 10, 10))
    item.setPos(item.pos() + QPointF(0, 150))
    if by == "window":
        QApplication.sendEvent(person.window, QEvent(QEvent.Type.UpdateRequest))
    else:
        QApplication.sendEvent(person.window.windowHandle(), QExposeEvent(QRect(0, 0, 300, 300)))
    settle(person)
    shown = picture(person)
    viewport.update()
    settle(person)
    assert picture(person) == shown


def turn_all(person: Person) -> None:
    for seat in (0, 1):
        for card in person.view.zone(seat, "field").cards:
            manual.turn(person.page.table_seat, card)


def picture(person: Person) -> QImage:
    """What the window shows, without anything being painted for it."""
    screen = person.window.screen()
    return screen.grabWindow(person.window.winId()).toImage()


def test_few_areas_cover_a_region() -> None:
    corners = [QRect(0, 0, 300, 300), QRect(1600, 700, 300, 300)]
    rows = [QRect(40 * nth, 400 + nth % 3, 90, 120) for nth in range(20)]
    region = QRegion()
    for rect in (*corners, *rows):
        region += rect
    areas = painted_areas(region)
    assert len(areas) == 3
    left = region
    for area in areas:
        left -= area
    assert left.isEmpty()
