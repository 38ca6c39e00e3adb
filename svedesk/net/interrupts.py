"""Ctrl+C, and a polite end, as events of Qt's loop: heard between two others, never in the midst of one."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSocketNotifier

INTERRUPTED = 130
"""The exit status after Ctrl+C."""
_HEARD = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def interrupts(act: Callable[[int], object]) -> Iterator[None]:
    """While it lasts, `act` is told which signal came. It is told once: a second one ends the program at once, should
    it stand still.

    Qt's loop runs no Python while nothing happens, and a handler of Python's may run between any two of its steps, also
    while a page is half built: the number comes by a socket that the loop listens to."""
    here, there = socket.socketpair()
    here.setblocking(False)
    there.setblocking(False)
    notifier = QSocketNotifier(here.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: _tell(here.recv(1)[0], act))
    before = {number: signal.signal(number, _once) for number in _HEARD}
    woken = signal.set_wakeup_fd(there.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(woken)
        for number, handler in before.items():
            signal.signal(number, handler)
        notifier.setEnabled(False)
        here.close()
        there.close()


def _tell(number: int, act: Callable[[int], object]) -> None:
    if number in _HEARD:  # Python writes down others, too
        act(number)


def _once(number: int, _: object) -> None:
    signal.signal(number, signal.SIG_DFL)
