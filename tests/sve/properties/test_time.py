"""Undo, redo, fork, save and load at any answer of random games: the same table and the same question."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from sve.random_play import answers, played, random_game, some_points, steps

from svedesk.desk.desk import Desk
from svedesk.desk.settings import DeskSettings
from svedesk.engine.records import SPECTATOR
from svedesk.engine.session import Session
from svedesk.wire.live import encode

TESTS = Path(__file__).resolve().parents[2]


def state(session):
    """Everything of a session two of which must be equal: the table, what is asked, and what every seat sees."""
    ask = session.ask and session.ask._replace(serial=0)
    views = tuple(session.view(seat)._replace(ask=None) for seat in (0, 1, SPECTATOR))
    return session.digest(), ask, views


# -- undo and redo -----------------------------------------------------------------------------------------------------


def undoes_everywhere(seed):
    """After every answer: one back, one forward. At the end: all the way back by leaps, and forward again."""
    session = random_game(seed)
    states = [state(session)]
    for _ in steps(session, seed):
        states.append(state(session))
        session.undo()
        assert state(session) == states[-2]
        session.redo()
        assert state(session) == states[-1]
    chance = random.Random(seed)
    while session.log:
        session.undo(chance.randint(1, min(40, len(session.log))))
        assert state(session) == states[len(session.log)]
    while session.undone:
        session.redo()
        assert state(session) == states[len(session.log)]
    return len(states) - 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_undoing_any_answer_is_as_if_it_had_not_been_given(seed):
    undoes_everywhere(seed)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_undoing_any_answer_of_fifty_games():
    print(sum(undoes_everywhere(20_000 + seed) for seed in range(50)), "answers undone and redone")


def test_events_of_a_redo_are_those_of_the_answer():
    session = random_game(3)
    for events in steps(session, 3):
        session.undo()
        assert session.redo() == events


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(4))
def test_taking_back_what_is_not_paid_yet_is_as_if_it_had_not_begun(seed):
    session = random_game(seed)
    main, cancelled = state(session), 0
    for _ in steps(session, seed):
        if session.ask is None or not session.ask.cancel:
            main = state(session)
            continue
        fork, entries = session.fork(), len(session.log)
        fork.cancel()
        assert state(fork) == main
        assert len(fork.log) < entries
        cancelled += 1
    assert cancelled > 3


# -- save and load -----------------------------------------------------------------------------------------------------


EVERY_KIND = frozenset(
    {
        *("first", "redraw", "order", "target", "choose", "evolve_point", "select", "may", "keep", "pending"),
        *("ward", "discard", "number", "divide", "replacement"),
    }
)
"""So that the desk gives no answer by itself, and a save can be made at every one."""


def saves_and_loads(seed, folder, points=None):
    """Play at a desk; save to a file and load it again after each answer (or after the given ones)."""
    session = random_game(seed)
    desk = Desk(session, DeskSettings(ask_anyway=EVERY_KIND))
    choose, path, done = answers(session, seed), folder / f"{seed}.save", 0
    while session.ask is not None:
        if points is None or len(session.log) in points:
            desk.save(path)
            loaded = Desk.load(path, session.ruleset)
            assert state(loaded.session) == state(session)
            assert [loaded.lines(seat) for seat in (0, 1)] == [desk.lines(seat) for seat in (0, 1)]
            done += 1
        desk.answer(choose(session.ask))
    desk.save(path)
    assert state(Desk.load(path, session.ruleset).session) == state(session)
    assert done == (len(session.log) if points is None else len(points - {len(session.log)}))
    return done + 1


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(4))
def test_a_game_saved_at_any_answer_loads_to_the_same_table(seed, tmp_path):
    saves_and_loads(seed, tmp_path, some_points(seed, 10, len(played(seed).log)))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_saving_and_loading_at_every_answer_of_twenty_games(tmp_path):
    print(sum(saves_and_loads(30_000 + seed, tmp_path) for seed in range(20)), "saves loaded")


# -- forks -------------------------------------------------------------------------------------------------------------


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(6))
def test_a_fork_is_equal_and_goes_its_own_way(seed):
    session = random_game(seed)
    points = some_points(seed, 6, len(played(seed).log))
    for _ in steps(session, seed):
        if len(session.log) not in points:
            continue
        here = state(session)
        fork = session.fork()
        assert state(fork) == here
        fork.asked_anew()  # has the rules started there
        assert state(fork) == here
        for _ in steps(fork, seed + 1):
            pass
        assert fork.table.outcome is not None
        assert state(session) == here, "playing a fork on changed the session"
        again = session.fork()
        for entry in fork.log[len(session.log) :]:
            again.enter(entry)
        assert again.digest() == fork.digest()


def test_a_fork_is_left_alone_by_the_session():
    session = random_game(9)
    choose = answers(session, 9)
    for _ in range(20):
        session.answer(choose(session.ask))
    fork = session.fork()
    here = state(fork)
    for _ in steps(session, 10):
        pass
    assert state(fork) == here


# -- the same bytes everywhere -----------------------------------------------------------------------------------------

_SCRIPT = """
import hashlib
from sve.random_play import random_game, steps
from svedesk.wire.live import encode
from svedesk.wire.messages_codec import write_record
told = hashlib.sha256()
for seed in range(3):
    session = random_game(seed)
    for events in steps(session, seed):
        told.update(write_record(events) + encode(session.view(0)) + encode(session.view(1)))
    print(session.digest(), told.hexdigest())
"""


def test_games_are_the_same_under_every_hash_seed():
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)},
            cwd=TESTS.parent,
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("0", "1", "4711")
    ]
    told = [process.communicate(timeout=60)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert told[0].count("\n") == 3
    assert told[0] == told[1] == told[2]


def test_other_seeds_are_other_games():
    """Else the digests above would say nothing."""
    assert len({played(seed).digest() for seed in range(5)}) == 5
    assert encode(played(0).view(0)) != encode(played(1).view(0))


def test_a_session_from_the_same_setup_and_log_is_the_same_at_every_answer():
    session = random_game(5)
    again = Session(session.ruleset, session.setup)
    for events in steps(session, 5):
        assert again.enter(session.log[-1]) == events
        assert state(again) == state(session)
