"""Work shared out to processes of this machine: results as they come, and what a killed process had in hand is done
again by another."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, NamedTuple, TypeVar

from svedesk.bot.apart import READY, start_apart

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

TRIES = 3
"""So often a task is begun: one that ends its process each time would go on for ever."""
_LOOKS = 0.2
"""Seconds between two looks whether to stop."""
_LEFT_OF_TEN_GAMES = 10_000
"""So many objects are not freed by themselves when as many games of the starter decks end."""


class TaskFailed(Exception):
    """A task raised an error in its process; the text tells which."""


class TaskKills(Exception):
    """The process that does a task ended, again and again; `place` is the task's."""

    def __init__(self, place: int) -> None:
        super().__init__(f"the process of task {place} ended {TRIES} times")
        self.place = place


def never() -> bool:
    """Nobody wants to stop."""
    return False


def nothing() -> None:
    """There is nothing to get ready."""


def spread(
    work: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
    workers: int,
    *,
    prepare: Callable[[], object] = nothing,
    stopped: Callable[[], bool] = never,
    apart: bool = False,
) -> Generator[tuple[int, _Result], None, None]:
    """Do the work of all tasks; yields the zero-based place of each in `tasks` with its result, as they are done.

    One worker is this process, and does them in order, unless it is to be `apart`; several are as many processes of
    their own, so that `work`, `prepare`, tasks and results must be such as can be sent to one. Tasks are drawn as
    workers get free: there may be endlessly many. `prepare` is called once before the first task (in each process): it
    loads what all need, and what is there then is never looked through for garbage. Ends early, leaving what is not
    done, once `stopped` says so or the generator is closed. Raises `TaskFailed` and `TaskKills`; alone in this process,
    whatever `work` raises.
    """
    if workers == 1 and not apart:
        yield from _alone(work, tasks, prepare, stopped)
        return
    crew = _Crew(work, prepare)
    try:
        yield from crew.through(tasks, workers, stopped)
    finally:
        crew.dismiss()


def _alone(
    work: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
    prepare: Callable[[], object],
    stopped: Callable[[], bool],
) -> Iterator[tuple[int, _Result]]:
    often = gc.get_threshold()
    _get_ready(prepare)
    try:
        for place, task in enumerate(tasks):
            if stopped():
                return
            yield place, work(task)
    finally:
        gc.set_threshold(*often)
        gc.unfreeze()


def _get_ready(prepare: Callable[[], object]) -> None:
    """Look for garbage once in some ten games: next to nothing of one is garbage before it is over. What is loaded
    before the first never is."""
    prepare()
    gc.freeze()
    gc.set_threshold(_LEFT_OF_TEN_GAMES)


class _InHand(NamedTuple, Generic[_Task]):
    """A task that a process does, at its place; `tries` counts how often it was begun."""

    place: int
    task: _Task
    tries: int = 1


class _Worker(NamedTuple, Generic[_Task]):
    """A process, and what it does."""

    process: BaseProcess
    hand: _InHand[_Task]


class _Crew(Generic[_Task, _Result]):
    """Processes by their ends of the pipes, each with one task in hand."""

    def __init__(self, work: Callable[[_Task], _Result], prepare: Callable[[], object]) -> None:
        self._work, self._prepare = work, prepare
        self._workers: dict[Connection, _Worker[_Task]] = {}

    def through(
        self, tasks: Iterable[_Task], workers: int, stopped: Callable[[], bool]
    ) -> Iterator[tuple[int, _Result]]:
        """Do them all."""
        waiting = (_InHand(place, task) for place, task in enumerate(tasks))
        for hand in islice(waiting, workers):
            self._hire(hand)
        while self._workers and not stopped():
            sentinels = [worker.process.sentinel for worker in self._workers.values()]
            signs = wait([*self._workers, *sentinels], _LOOKS)
            for link, worker in list(self._workers.items()):
                if link not in signs and worker.process.sentinel not in signs:
                    continue
                del self._workers[link]
                try:
                    if link not in signs:
                        raise EOFError  # it ended before it was ready
                    message = link.recv()
                except (EOFError, OSError):
                    self._lost(link, worker)
                    continue
                if message == READY:
                    self._give(link, worker.process, worker.hand)
                    continue
                error, result = message
                if error:
                    self._workers[link] = worker
                    raise TaskFailed(error)
                following = next(waiting, None)
                if following is None:
                    _part(link, worker)
                else:
                    self._give(link, worker.process, following)
                yield worker.hand.place, result

    def dismiss(self) -> None:
        """End all processes, whatever they do."""
        for worker in self._workers.values():
            worker.process.kill()
        for link, worker in self._workers.items():
            worker.process.join()
            link.close()
        self._workers.clear()

    def _hire(self, hand: _InHand[_Task]) -> None:
        process, link = start_apart(_serve, self._work, self._prepare)
        self._workers[link] = _Worker(process, hand)  # it is given the task once it is ready

    def _give(self, link: Connection, process: BaseProcess, hand: _InHand[_Task]) -> None:
        self._workers[link] = _Worker(process, hand)
        with suppress(OSError):  # if it has ended, that is told when its link is read
            link.send(hand.task)

    def _lost(self, link: Connection, worker: _Worker[_Task]) -> None:
        """A process ended with its task in hand: another one begins it anew."""
        link.close()
        worker.process.join()
        if worker.hand.tries == TRIES:
            raise TaskKills(worker.hand.place)
        self._hire(worker.hand._replace(tries=worker.hand.tries + 1))


def _part(link: Connection, worker: _Worker[_Task]) -> None:
    """There is nothing left to do for a process: its link is closed, so that it ends by itself."""
    link.close()
    worker.process.join()


def _serve(link: Connection, work: Callable[[_Task], object], prepare: Callable[[], object]) -> None:
    """What a process does until nobody has a task for it any more."""
    ready = False
    while True:
        try:
            task = link.recv()
        except (EOFError, OSError):
            return
        try:
            if not ready:
                _get_ready(prepare)
                ready = True
            done = "", work(task)
        except Exception as error:
            done = f"{type(error).__name__}: {error}", None
        try:
            link.send(done)
        except OSError:
            return
