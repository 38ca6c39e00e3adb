"""Work in the background: threads with progress and cancel, whose results arrive in Qt's thread; long work in slices,
and what waits until typing rests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from time import perf_counter
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from svedesk.cards.report import Cancelled, ProgressWatch
from svedesk.documents.damaged import DamagedFile

SLICE = 0.005
"""Seconds spent on it before other events are handled. A thread would make them wait longer: Python's threads wait for
each other, and a page is drawn with hundreds of short calls."""


class Slices(QObject):
    """Takes `steps` one after the other. `advanced` is emitted after each slice."""

    advanced = Signal()

    def __init__(self, steps: Iterator[None], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self.done = False
        self._timer = delayed(self, 0, self._go_on)

    def start(self) -> None:
        """Begin once other events are handled."""
        self._timer.start()

    def step(self) -> None:
        """Take one step now."""
        self.done = self.done or next(self._steps, self) is self

    def _go_on(self) -> None:
        until = perf_counter() + SLICE
        while not self.done and perf_counter() < until:
            self.step()
        if not self.done:
            self._timer.start()
        self.advanced.emit()


def delayed(parent: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """A timer that acts once, so long after it was started last."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer


T = TypeVar("T")
THREADS = 4
"""As many tasks run at once at most."""


class Task(QObject):
    """One piece of work. `progressed` tells how much of how much is done; `ended` that it is over, however it ended."""

    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, work: Callable[[], Any], title: str, cancel: Event, parent: QObject) -> None:
        super().__init__(parent)
        self.title = title
        """What is done, for the person who waits; "" for what nobody waits for."""
        self.work = work
        self.future: Future[Any] | None = None
        self._cancel = cancel

    def cancel(self) -> None:
        """Stop soon; what is done then is what the work says."""
        self._cancel.set()

    @property
    def cancelled(self) -> bool:
        """Whether it was told to stop."""
        return self._cancel.is_set()


class Tasks(QObject):
    """Runs them, those of one queue one after the other. Ends with the window: what runs is told to stop, what waits is
    dropped, and nothing arrives any more."""

    _over = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads: ThreadPoolExecutor | None = None
        self._queues: dict[str, deque[Task]] = {}
        self._ends: dict[Task, tuple[Callable[[Any], object], Callable[[DamagedFile], object], Callable[[], object]]]
        self._ends = {}
        self._closed = False
        self._over.connect(self._end, Qt.ConnectionType.QueuedConnection)

    def start(
        self,
        work: Callable[[], T],
        *,
        done: Callable[[T], object] = lambda result: None,
        failed: Callable[[DamagedFile], object] = lambda error: None,
        stopped: Callable[[], object] = lambda: None,
        title: str = "",
        queue: str = "",
    ) -> Task:
        """Do `work` in another thread, after what is in the same queue ("" for no queue); then one of the three is
        called in this thread: `done` with its result, `failed` with the `DamagedFile` it raised, `stopped` when it was
        cancelled. Any other exception is a mistake of the program and is raised here."""
        return self._add(Task(work, title, Event(), self), done, failed, stopped, queue)

    def start_watched(
        self,
        work: Callable[[ProgressWatch], T],
        *,
        done: Callable[[T], object] = lambda result: None,
        failed: Callable[[DamagedFile], object] = lambda error: None,
        stopped: Callable[[], object] = lambda: None,
        title: str = "",
        queue: str = "",
    ) -> Task:
        """The same for work that tells how far it is, and asks whether to stop."""
        cancel = Event()
        task = Task(lambda: None, title, cancel, self)
        watch = ProgressWatch(task.progressed.emit, cancel.is_set)
        task.work = lambda: work(watch)
        return self._add(task, done, failed, stopped, queue)

    def close(self) -> None:
        """The window is closed: end what is done soon."""
        self._closed = True
        for task in list(self._ends):
            task.cancel()
        self._queues.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)
            self._threads = None
        self._ends.clear()

    def _add(
        self,
        task: Task,
        done: Callable[[Any], object],
        failed: Callable[[DamagedFile], object],
        stopped: Callable[[], object],
        queue: str,
    ) -> Task:
        if self._closed:
            return task  # nobody is there any more for what comes of it
        self._ends[task] = (done, failed, stopped)
        task.setObjectName(queue)
        if queue:
            waiting = self._queues.setdefault(queue, deque())
            waiting.append(task)
            if len(waiting) > 1:
                return task
        self._run(task)
        return task

    def _run(self, task: Task) -> None:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, "tasks")
        task.future = self._threads.submit(task.work)
        task.future.add_done_callback(lambda _: self._over.emit(task))

    def _end(self, task: Task) -> None:
        if self._closed or task.future is None:
            return
        waiting = self._queues.get(task.objectName())
        if waiting is not None:
            waiting.popleft()
            if waiting:
                self._run(waiting[0])
            else:
                del self._queues[task.objectName()]
        done, failed, stopped = self._ends.pop(task)
        try:
            result = task.future.result()
        except Cancelled:
            stopped()
        except DamagedFile as damaged:
            failed(damaged)
        else:
            done(result)
        finally:
            task.ended.emit()
            task.deleteLater()
