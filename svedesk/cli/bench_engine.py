"""What the engine takes for what it does all the time, on a game of the starter decks."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, median

from svedesk.bot.bot import Bot
from svedesk.bot.random_bot import RandomBot
from svedesk.cli import bench_crowded, bench_long, materials
from svedesk.cli.games import Series, play_all
from svedesk.decks.model import Deck
from svedesk.desk.desk import Desk
from svedesk.engine.session import Session

ROUNDS = 5
"""How often each thing is measured; the median counts."""


def start_up_ms() -> float:
    """From starting Python to a printed --version: what every command costs before it does anything."""
    command = [sys.executable, "-m", "svedesk", "--version"]
    return _median_ms(lambda: subprocess.run(command, check=True, capture_output=True), 1)


def games_per_s(decks: tuple[Deck, ...], games: int) -> float:
    """Random games from shuffling to winner, on one core."""
    seconds = [_seconds(partial(play_all, Series(round_, decks), games)) for round_ in range(ROUNDS)]
    return games / median(seconds)


def of_a_session(decks: tuple[Deck, ...]) -> dict[str, float]:
    """Snapshot, fork, undo and views at every question of one game: medians, for undo and fork the worst too. Of forks
    the mean: at half of the questions they cost a tenth, and a median would be either."""
    session, bots = _fresh(decks, 1)
    snapshots, forks, undos, views = [], [], [], []
    while session.ask is not None:
        snapshots.append(_seconds(session.table.snapshot, 20) / 20)
        forks.append(_seconds(session.fork))
        views.append(_seconds(partial(session.view, session.ask.seat)))
        session.answer(bots[session.ask.seat].answer(session.ask, partial(session.view, session.ask.seat)))
        undos.append(_seconds(session.undo))
        session.redo()
    return {
        "snapshot_us": 1e6 * median(snapshots),
        "fork_us": 1e6 * fmean(forks),
        "fork_worst_us": 1e6 * max(forks),
        "view_us": 1e6 * median(views),
        "undo_ms": 1e3 * median(undos),
        "undo_worst_ms": 1e3 * max(undos),
    }


def of_a_file(decks: tuple[Deck, ...]) -> dict[str, float]:
    """Saving a finished game to a file and loading it again, which plays it once more."""
    session, bots = _fresh(decks, 1)
    desk = Desk.new(session.setup, session.ruleset)
    while (ask := desk.session.ask) is not None:
        desk.answer(bots[ask.seat].answer(ask, partial(desk.view, ask.seat)))
    with tempfile.TemporaryDirectory(prefix="svedesk-bench-") as folder:
        path = Path(folder) / "game.svedesk"
        saving = _median_ms(partial(desk.save, path), 5)
        loading = _median_ms(partial(Desk.load, path, materials.rules()), 1)
        return {"save_ms": saving, "load_ms": loading, "save_kb": path.stat().st_size / 1000}


def _fresh(decks: tuple[Deck, ...], seed: int) -> tuple[Session, tuple[Bot, ...]]:
    return Session(materials.rules(), materials.setup(decks, seed)), (RandomBot(seed), RandomBot(seed + 1))


def _seconds(act: Callable[[], object], times: int = 1) -> float:
    begun = time.perf_counter()
    for _ in range(times):
        act()
    return time.perf_counter() - begun


def _median_ms(act: Callable[[], object], times: int) -> float:
    return 1e3 * median(_seconds(act, times) / times for _ in range(ROUNDS))


def parts(games: int) -> Iterator[tuple[str, Callable[[], dict[str, float]]]]:
    """What is measured of the engine, in order: what it is called, and names with their unit at the end and values."""
    decks = (materials.deck("SD01"), materials.deck("SD02"))
    yield "starting", lambda: {"start_up_ms": start_up_ms()}
    yield "random games", lambda: {"games_per_s": games_per_s(decks, games)}
    yield "snapshots, forks, views", partial(of_a_session, decks)
    yield "a saved game", partial(of_a_file, decks)
    yield "a long game", lambda: dict(bench_long.measure(decks))
    yield "crowded fields", lambda: dict(bench_crowded.measure(decks))
