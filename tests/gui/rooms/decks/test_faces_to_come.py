"""Faces that have to be drawn first appear together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from svedesk.gui.kit.card_list import NUMBER
from svedesk.gui.rooms.decks import faces_to_come
from svedesk.gui.rooms.decks.faces_to_come import FADE, FacesToCome
from svedesk.gui.rooms.decks.page import BuilderPage

NUMBERS = ("SD01-001", "SD01-002", "SD01-003")


class Clock:
    """Time that passes when a face is drawn, and when the test says so."""

    def __init__(self) -> None:
        self.now, self.each = 100.0, 0.001
        self.drawn: list[str] = []

    def draw(self, number: str, width: float) -> None:
        self.drawn.append(number)
        self.now += self.each


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(faces_to_come, "perf_counter", lambda: clock.now)
    return clock


@pytest.fixture
def parent(qapp: object) -> Iterator[QObject]:
    parent = QObject()
    yield parent
    parent.deleteLater()


def shares(faces: FacesToCome) -> list[float]:
    return [faces.share(number, 96.0) for number in NUMBERS]


def test_those_that_are_drawn_quickly_are_seen_at_once(clock: Clock, parent: QObject) -> None:
    faces = FacesToCome(clock.draw, parent, still=False)
    faces.prepare(NUMBERS, 96.0)
    assert shares(faces) == [1.0, 1.0, 1.0]
    faces.prepare(NUMBERS, 96.0)
    assert clock.drawn == [*NUMBERS], "each is drawn once"


@pytest.mark.parametrize("still", [False, True])
def test_those_that_take_long_wait_for_each_other_and_fade_in(clock: Clock, parent: QObject, still: bool) -> None:
    clock.each = 0.02
    faces = FacesToCome(clock.draw, parent, still=still)
    told: list[list[float]] = []
    faces.changed.connect(lambda: told.append(shares(faces)))
    faces.prepare(NUMBERS, 96.0)
    faces.go_on()
    assert shares(faces) == [0.0, 0.0, 0.0]
    assert not told, "nothing is painted again before there is more to see"
    faces.go_on()
    clock.now += FADE / 2
    faces.go_on()
    clock.now += FADE / 2
    faces.go_on()
    half = 1.0 if still else pytest.approx(0.5)
    assert told[0] == ([1.0] * 3 if still else [0.0] * 3)
    assert shares(faces) == [1.0, 1.0, 1.0]
    assert still or told[1] == [half] * 3


def test_what_is_no_longer_looked_at_is_not_drawn(clock: Clock, parent: QObject) -> None:
    clock.each = 0.02
    faces = FacesToCome(clock.draw, parent, still=False)
    faces.prepare(NUMBERS, 96.0)
    faces.forget()
    faces.go_on()
    assert clock.drawn == [NUMBERS[0]]
    assert not faces.waits


@pytest.mark.slow
def test_the_cards_of_the_page_appear_together(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: BuilderPage
) -> None:
    monkeypatch.setattr(faces_to_come, "AT_ONCE", 0.0)
    monkeypatch.setattr(faces_to_come, "LONGEST", 60.0)
    grid = page.cards.view
    qtbot.waitUntil(lambda: grid.model().rowCount() > 20)
    seen: list[set[bool]] = []

    def look() -> None:
        there = [grid.model().index(row, 0) for row in range(20)]
        found = (
            str(index.data(NUMBER)) for index in there if grid.visualRect(index).intersects(grid.viewport().rect())
        )
        seen.append({grid.drawn.to_come.share(number, float(grid.drawn.width)) > 0 for number in found})

    grid.drawn.to_come.changed.connect(look)
    page.cards.filters.words.setText("e")
    qtbot.waitUntil(lambda: seen[-1:] == [{True}])
    assert all(len(one) == 1 for one in seen), "some are there, and some are not"
