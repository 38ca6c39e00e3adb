"""Hours of manual play in the window: memory does not grow. `-m soak` runs it all; a few turns run always."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from svedesk.engine.records import SHARED
from svedesk.gui.bench import _play
from svedesk.gui.bench._play import play_turns, settle
from svedesk.gui.bench._table import BenchTable, resident

TURNS, EVERY, WARM = 2_000, 100, 400
MOST_GROWTH = 25.0
"""Megabytes from turn `WARM` on, measured at the same turn of games of 100 turns each. Pixmaps are kept up to a budget
of 24 MB, most of which is full by then: what grows no more than that in 1,600 turns is no leak."""
GAMES, MOST_OF_GAMES = 500, 30.0
"""Games begun, played a little and conceded in one window; megabytes from the tenth on."""


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[BenchTable]:
    table = BenchTable(tmp_path, (1280, 720))
    refused: list[str] = []
    table.table_seat.refused.connect(refused.append)
    yield table
    assert refused == [], "nothing the machine does is refused"
    table.window.close()
    table.window.deleteLater()
    settle()


@pytest.mark.slow
def test_turns_of_automated_play_do_what_they_say(table: BenchTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six turns in two games: the second begins where the first has had its turns."""
    monkeypatch.setattr(_play, "TURNS_OF_A_GAME", 3)
    play_turns(table, 3)
    assert table.table_seat.view.number(SHARED, "turn") == 4
    assert len(table.table_seat.desk.lines(0)) > 60
    play_turns(table, 3)
    assert table.table_seat.view.number(SHARED, "turn") == 4


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_two_thousand_turns_of_manual_play_leave_memory_as_it_was(table: BenchTable) -> None:
    found = {}
    for turn in range(EVERY, TURNS + 1, EVERY):
        play_turns(table, EVERY)
        settle()
        found[turn] = resident()
        print(f"turn {turn}: {found[turn]:.1f} MB", flush=True)
    if not found[TURNS]:
        pytest.skip("this system does not say how much memory a process has")
    assert max(found[turn] for turn in found if turn >= WARM) - found[WARM] < MOST_GROWTH, found


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_five_hundred_games_in_one_window_leave_memory_as_it_was(table: BenchTable) -> None:
    found = {}
    for game in range(1, GAMES + 1):
        table.new_game(seed=game)
        play_turns(table, 1)
        table.table_seat.concede()
        table.paint()
        settle()
        if game == 10 or game % 50 == 0:
            found[game] = resident()
            print(f"game {game}: {found[game]:.1f} MB", flush=True)
    if not found[GAMES]:
        pytest.skip("this system does not say how much memory a process has")
    assert max(found.values()) - found[10] < MOST_OF_GAMES, found
