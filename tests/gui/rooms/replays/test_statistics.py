"""How the user's games ended is remembered and counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.person import Person
from pytestqt.qtbot import QtBot

from svedesk.gui.app import results_file
from svedesk.gui.app.results_file import NAME, GameResult, ResultsOf
from svedesk.gui.app.routes import ReplaysRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.replays.statistics import StatisticsPanel
from svedesk.gui.rooms.start.new_game import NewGame

WON, LOST = GameResult(0, 0, ("Fairies", "Blades"), "regular"), GameResult(1, 1, ("Fairies", "Blades"), "strong")


def test_a_game_is_remembered_once_and_as_it_ended_last(tmp_path: Path) -> None:
    results_file.keep(tmp_path, "one", WON)
    results_file.keep(tmp_path, "two", LOST)
    results_file.keep(tmp_path, "one", LOST)
    assert results_file.read(tmp_path) == {"two": LOST, "one": LOST}


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"games": {"a": [1]}}', '{"games": {"a": [0, 0, "x", ""]}}'])
def test_a_damaged_file_is_as_if_it_were_not_there(tmp_path: Path, damage: str) -> None:
    (tmp_path / NAME).write_text(damage)
    assert results_file.read(tmp_path) == {}
    results_file.keep(tmp_path, "one", WON)
    assert results_file.read(tmp_path) == {"one": WON}


def test_wins_are_counted_by_who_went_first_and_by_deck(window: MainWindow, qtbot: QtBot) -> None:
    people = GameResult(1, 0, ("Blades", "Fairies"))
    panel = StatisticsPanel([WON, LOST, people])
    qtbot.addWidget(panel)
    assert panel.rows == [
        ("All games", ResultsOf(2, 1)),
        ("Going first", ResultsOf(1, 1)),
        ("Going second", ResultsOf(1, 0)),
        ("Fairies", ResultsOf(3, 2)),
        ("Blades", ResultsOf(1, 0)),
    ]


def test_a_game_that_ends_is_on_the_page_of_replays(window: MainWindow, qtbot: QtBot) -> None:
    app = window.app
    app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 1, True, 7, "pause"))
    person = Person(qtbot, window)
    person.page.table_seat.desk.concede(0)
    page = app.router.open(ReplaysRoute()).page
    names = [app.decks.by_key[key].name for key in ("SD01", "SD02")]
    assert dict(page.statistics.rows) == {names[0]: ResultsOf(1, 0), names[1]: ResultsOf(1, 1)}
