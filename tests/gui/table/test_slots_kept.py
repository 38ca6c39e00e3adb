"""Cards lie in the same places of a field when a game is resumed, replayed, or its page is made again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import LEFT, Person
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from svedesk.engine.records import Place
from svedesk.gui.app.sidecar_files import SLOTS
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.replays.room import watch
from svedesk.gui.table import manual


def lying(person: Person) -> dict[str, float]:
    """Where each card of the own field lies across it, as a share of the table."""
    layout = person.page.scene.layout
    return {person.name(card): round(person.where(card.id).x() / layout.size.width(), 2) for card in own(person)}


def own(person: Person):
    return person.view.zone(0, "field").cards


@pytest.fixture
def placed(sit: Callable[..., Person]) -> Person:
    """A game in which one card was dropped at the left end of the field and another came by itself."""
    person = sit(open_hands=True)
    person.keep_hands()
    seat = person.page.table_seat
    seat.toggle_rules()
    manual.create(seat, "SD01-017", Place(0, "hand"))
    made = max(card.id for card in person.view.zone(0, "hand").cards)
    field = person.page.scene.layout.near.zones["field"]
    person.drag(person.where(made), QPointF(field.left() + 20, field.center().y()))
    manual.create(seat, "SD01-003", Place(0, "field"))
    manual.create(seat, "SD01-019", Place(0, "field"))
    assert min(lying(person).values()) < 0.3
    return person


@pytest.mark.slow
def test_they_lie_there_after_resuming(qtbot: QtBot, window: MainWindow, placed: Person) -> None:
    before = lying(placed)
    window.app.router.start()
    qtbot.mouseClick(window.app.router.home.page.resume, LEFT)
    assert lying(placed) == before


@pytest.mark.slow
def test_they_lie_there_in_the_replay_and_when_it_is_played_on(window: MainWindow, placed: Person) -> None:
    before = lying(placed)
    window.app.router.start()
    path = max(window.app.folders.saves.glob("*-*.svedesk"))
    replay = watch(window.app, path)
    replay.page.seek(replay.page.desk.replay.last)
    assert lying(placed) == pytest.approx(before, abs=0.03)
    replay.page.transport.branch.click()
    assert lying(placed) == before


def test_a_file_that_says_nothing_sensible_costs_no_more_than_the_places(tmp_path: Path) -> None:
    path = tmp_path / "game.slots.json"
    for text in ("", "[1]", '{"a": 1}', '{"1": -4, "2": 999}', "[" * 100_000):
        path.write_text(text, encoding="utf-8")
        assert SLOTS.read(path) == {}
    SLOTS.write(path, {5: 2})
    assert SLOTS.read(path) == {5: 2}
