"""An event loop without windows, for programs in a terminal: network, time, and lines somebody types."""

from __future__ import annotations

import gc
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from svedesk.net.garbage import USUAL, collect_here
from svedesk.net.interrupts import INTERRUPTED, interrupts

_Result = TypeVar("_Result")


class _Threads(QObject):
    """What other threads hand over."""

    came = Signal(object)
    done = Signal(object)


class Loop:
    """Runs until stopped. An interrupt from the keyboard or a polite end stops it, too."""

    def __init__(self) -> None:
        self._app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        collect_here(self._app)  # games are saved, and lines read, by other threads
        self._lines = _Threads()
        self._lines.done.connect(lambda act: act(), Qt.ConnectionType.QueuedConnection)
        self._status: int | None = None

    def run(self) -> int:
        """Run until stopped, not at all where a connection failed at once and stopped it before. Returns the status it
        was stopped with."""
        # What is there when a program begins, the cards above all, is there to stay. To look through it for garbage
        # takes the time of ten acts. Whoever has set it aside already wants it to stay so.
        sets_aside, often = gc.get_freeze_count() == 0, gc.get_threshold()
        if sets_aside:
            gc.freeze()
        gc.set_threshold(*USUAL)  # commands raise it while they load
        try:
            with interrupts(lambda number: self.stop(INTERRUPTED if number == signal.SIGINT else 0)):
                if self._status is None:
                    self._app.exec()
        finally:
            gc.set_threshold(*often)
            if sets_aside:
                gc.unfreeze()
        return self._status or 0

    def stop(self, status: int = 0) -> None:
        """End the loop."""
        self._status = status
        self._app.quit()

    def after(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something later."""
        QTimer.singleShot(int(seconds * 1000), self._lines, act)

    def drain(self, done: Callable[[], bool], seconds: float) -> None:
        """Go on until something is done, at most so long: a connection that is closed needs the loop to tell the other
        end."""
        timer = QTimer()
        timer.setInterval(20)
        timer.timeout.connect(lambda: self._app.quit() if done() else None)
        timer.start()
        QTimer.singleShot(int(seconds * 1000), timer, self._app.quit)
        if not done():
            self._app.exec()
        timer.stop()

    def read_lines(self, on_line: Callable[[str | None], None]) -> None:
        """Hear every line of standard input, None at its end."""
        self._lines.came.connect(on_line, Qt.ConnectionType.QueuedConnection)
        threading.Thread(target=self._read, name="typed", daemon=True).start()

    def in_background(self, work: Callable[[], _Result], done: Callable[[_Result], object]) -> None:
        """Do something that takes long in another thread; `done` hears in this one what came of it."""
        thread = threading.Thread(
            target=lambda: self._lines.done.emit(partial(done, work())), name="works", daemon=True
        )
        thread.start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.came.emit(line)
        self._lines.came.emit(None)
