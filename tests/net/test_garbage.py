"""Qt objects in reference cycles are destroyed in their own thread, whichever thread makes garbage."""

import gc
import os
import subprocess
import sys
import threading

import pytest
from net.lan import local_table, play
from net.networks import needs_crashes
from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer

from svedesk.desk.autosave import Autosave
from svedesk.net.garbage import EVERY, Collector, collect_here
from svedesk.net.loop import Loop
from svedesk.net.room_plan import RoomPlan


class Round(QObject):
    """A Qt object in a reference cycle, with a timer that runs; notes the thread it is destroyed in."""

    def __init__(self, ends: list[bool]) -> None:
        super().__init__()
        self.me = self
        self.timer = QTimer(self)
        self.timer.start(1)
        self.guard = Guard(ends)


class Guard:
    """Goes with what holds it."""

    def __init__(self, ends: list[bool]) -> None:
        self.ends = ends

    def __del__(self) -> None:
        self.ends.append(threading.current_thread() is threading.main_thread())


def waste(often: int = 20) -> None:
    """Make as much garbage as Python needs to collect all generations several times."""
    for _ in range(often * 20_000):
        one = []
        one.append(one)


@pytest.fixture
def collector(qtbot):
    return collect_here(QCoreApplication.instance())


@pytest.mark.slow
def test_what_another_thread_wastes_destroys_nothing_of_qt_there(qtbot, collector):
    ends = []
    for _ in range(20):
        Round(ends)
    worker = threading.Thread(target=waste, args=(2,))
    worker.start()
    worker.join()
    assert ends == [], "nothing was collected in the worker"
    qtbot.waitUntil(lambda: len(ends) == 20)
    assert all(ends), "collected by the event loop, in its own thread"


def test_garbage_does_not_pile_up_while_the_loop_runs(qtbot, collector):
    waste(1)
    assert gc.get_count()[0] > 10_000
    qtbot.waitUntil(lambda: gc.get_count()[0] < 5_000, timeout=20 * EVERY)


def test_a_loop_collects_also_where_a_command_has_loaded_cards(qtbot, collector):
    """20,000 connections that said nothing cost a host 350 MB: what was left of them was no garbage yet."""
    often, loop = gc.get_threshold(), Loop()
    gc.set_threshold(200_000, 10, 10)
    try:
        loop.after(0, lambda: waste(1))
        loop.after(6 * EVERY / 1000, loop.stop)
        loop.run()
        assert gc.get_count()[0] < 5_000
        assert gc.get_threshold()[0] == 200_000
    finally:
        gc.set_threshold(*often)


@pytest.mark.slow
def test_all_there_is_is_looked_through_only_when_there_is_more_of_it(qapp, collector):
    """A library of ten thousand cards would be, again and again."""
    fresh = Collector(qapp)
    fresh.setParent(None)
    whole: list[dict[str, int]] = []
    gc.collect()
    gc.freeze()  # what other tests hold is not to be doubled, too
    kept: list[object] = [set() for _ in range(50_000)]

    def look() -> int:
        """So often all was looked through, of twenty times that it is due by the thresholds."""
        whole.clear()
        for _ in range(20):
            kept.extend(set() for _ in range(50))
            fresh.look()
        return len(whole)

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            whole.append(info)

    gc.callbacks.append(note)
    before = gc.get_threshold()
    gc.set_threshold(1, 1, 1)
    try:
        assert look() == 1
        assert look() == 0
        kept.extend(set() for _ in range(len(gc.get_objects()) // 2))
        assert look() == 1
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(note)


def test_there_is_one_collector(collector):
    application = QCoreApplication.instance()
    gc.enable()
    assert collect_here(application) is collector
    assert not gc.isenabled()
    assert application.findChildren(Collector) == [collector]
    assert collector.thread() is QThread.currentThread()


PROGRAM = """
import gc, sys, threading
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from svedesk.net.garbage import collect_here

application = QCoreApplication([])
if sys.argv[1] == "here":
    collect_here(application)

class Round(QObject):
    def __init__(self):
        super().__init__()
        self.me = self
        self.timer = QTimer(self)
        self.timer.start(1)

def waste():
    for _ in range(200_000):
        one = []
        one.append(one)

def step():
    Round()
    worker = threading.Thread(target=waste)
    worker.start()
    worker.join()

steps = QTimer()
steps.timeout.connect(step)
steps.start(1)
QTimer.singleShot(3000, application.quit)
application.exec()
"""


def program(how: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, how]
    env = {**os.environ, "QT_FORCE_STDERR_LOGGING": "1"}  # Windows else has Qt's warnings told to a debugger
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=env)


@pytest.mark.slow
def test_a_program_lives_that_would_crash_if_python_collected_by_itself():
    lives = program("here")
    assert (lives.returncode, lives.stderr) == (0, "")


@needs_crashes
@pytest.mark.slow
def test_a_program_crashes_if_python_collects_by_itself():
    """Timers of an object destroyed in another thread are called when the object is gone."""
    harmed = program("anywhere")  # Qt warns first, or the timer's call into the dead object ends the program at once
    assert "cannot be stopped from another thread" in harmed.stderr or harmed.returncode != 0


@pytest.mark.slow
def test_a_game_is_saved_without_collecting_in_the_thread_that_saves(qtbot, collector, tmp_path):
    threads = set()

    def note(phase: str, info: dict[str, int]) -> None:
        threads.add(threading.current_thread())

    class Keeper:
        def remember(self, kept) -> None:
            pass

        def add(self, game: bytes, signed) -> None:
            pass

        def autosave(self, game: bytes) -> Autosave:
            return Autosave(tmp_path, "game")

    gc.callbacks.append(note)
    before = gc.get_threshold()
    gc.set_threshold(5, 5, 5)  # any thread comes upon it at once
    try:
        room, links = local_table(RoomPlan("A game", "Host"), keeper=Keeper())
        play(links, 150)
        room.game.desk.autosave.flush()
        qtbot.waitUntil(lambda: bool(threads))
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
    room.close()
    assert threads == {threading.main_thread()}
    assert list(tmp_path.glob("game-*.svedesk"))


def test_what_a_program_begins_with_is_not_looked_through_while_it_runs(qapp):
    loop, looked_through = Loop(), []
    loop.after(0, lambda: looked_through.append(len(gc.get_objects())))
    loop.after(0, loop.stop)
    gc.unfreeze()  # as in a program that is no test
    try:
        loop.run()
        assert looked_through[0] < 1_000
        assert len(gc.get_objects()) > 10_000
    finally:
        gc.freeze()
