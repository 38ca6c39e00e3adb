"""Work is done whole and once, on any number of processes, also when one is killed."""

import os
import signal
import subprocess
import sys
from itertools import count
from multiprocessing import Pipe

import pytest

from svedesk.bot.apart import start_apart
from svedesk.lab.workers import TaskFailed, TaskKills, spread


def squared(number: int) -> int:
    return number * number


def test_one_worker_works_here_and_in_order():
    assert list(spread(lambda number: (number, os.getpid()), range(3), 1)) == [(n, (n, os.getpid())) for n in range(3)]


def test_nothing_to_do_is_done_at_once():
    assert not list(spread(squared, (), 1))
    assert not list(spread(squared, (), 2))


def test_endless_work_ends_when_told_to():
    done = []
    for place, _ in spread(squared, count(), 1, stopped=lambda: len(done) == 3):
        done.append(place)
    assert done == [0, 1, 2]


def test_what_a_task_raises_here_is_raised():
    with pytest.raises(ZeroDivisionError):
        list(spread(lambda number: 1 // number, (1, 0), 1))


@pytest.mark.slow
def test_processes_do_every_task_once():
    assert sorted(spread(squared, range(40), 2)) == [(number, number * number) for number in range(40)]


class PipeEnd:
    """The end of a pipe as Windows has it, which is no `Connection`."""

    def __init__(self, link):
        self.link = link

    def __getattr__(self, name):
        return getattr(self.link, name)


@pytest.mark.slow
def test_processes_are_heard_through_pipes_of_every_system(monkeypatch):
    def start(*given):
        process, link = start_apart(*given)
        return process, PipeEnd(link)

    monkeypatch.setattr("svedesk.lab.workers.start_apart", start)
    assert sorted(spread(squared, range(3), 2)) == [(0, 0), (1, 1), (2, 4)]


@pytest.mark.slow
def test_one_worker_may_be_a_process_of_its_own():
    ((_, there),) = spread(process_of, (1,), 1, apart=True)
    assert there != os.getpid()


def process_of(_: int) -> int:
    return os.getpid()


@pytest.mark.slow
def test_a_killed_process_costs_nothing(tmp_path):
    assert sorted(spread(killed_once, [(number, str(tmp_path)) for number in range(6)], 2)) == [
        (number, number) for number in range(6)
    ]
    assert (tmp_path / "3").exists()


def killed_once(task: tuple[int, str]) -> int:
    """Ends its process the first time it meets a 3."""
    number, folder = task
    if number == 3 and not os.path.exists(f"{folder}/3"):
        open(f"{folder}/3", "w").close()
        os.kill(os.getpid(), signal.SIGTERM)
    return number


ENDLESS = """
from itertools import count
from multiprocessing import Pipe
from svedesk.lab.workers import spread
if __name__ == "__main__":
    for _ in spread(abs, count(), 2):
        print("at work", flush=True)
"""


@pytest.mark.slow
def test_processes_end_with_the_program_that_started_them(tmp_path):
    """Each of them has its output open: it ends when the last of them has."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as program:
        assert program.stdout.readline().strip() == b"at work"
        program.kill()
        program.stdout.read()


@pytest.mark.slow
def test_a_process_that_ends_before_it_is_ready_costs_nothing(monkeypatch):
    """Windows keeps the far end of its pipe open here."""
    far = []

    def start(*given):
        process, link = start_apart(*given)
        if not far:
            process.kill()
            link, end = Pipe()
            far.append(end)
        return process, link

    monkeypatch.setattr("svedesk.lab.workers.start_apart", start)
    assert sorted(spread(squared, range(3), 2)) == [(0, 0), (1, 1), (2, 4)]
    far[0].close()


@pytest.mark.slow
def test_a_task_that_ends_every_process_is_given_up():
    with pytest.raises(TaskKills) as raised:
        list(spread(always_killed, range(2), 2))
    assert raised.value.place == 1


def always_killed(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGTERM)
    return number


@pytest.mark.slow
def test_what_a_task_raises_in_a_process_is_told_by_its_name():
    with pytest.raises(TaskFailed, match="ZeroDivisionError"):
        list(spread(fails, (1, 0), 2))


def fails(number: int) -> float:
    return 1 / number


@pytest.mark.slow
def test_closing_early_ends_the_processes():
    import multiprocessing

    working = spread(squared, count(), 2)
    next(working)
    assert multiprocessing.active_children()
    working.close()
    assert not multiprocessing.active_children()
