"""A process apart, with a pipe to it, that Ctrl+C does not reach."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess


def start_apart(serve: Callable[..., object], *given: object) -> tuple[BaseProcess, Connection]:
    """Start a process that calls `serve` with its end of a pipe and what is given; returns it, and this end. It ends
    with this process at the latest.

    The first thing it sends is `READY`: until then nothing may be sent to it, nor waited for without a look at
    `process.sentinel`, too (`wait_until_ready` does both). Windows lets it take up its end by itself, and if it ends
    before that, its end stays open in this process."""
    # "spawn": what this process has open (a display, threads) is nothing its copy should inherit.
    spawn = multiprocessing.get_context("spawn")
    link, end = spawn.Pipe()
    process = spawn.Process(target=_begin, args=(serve, end, *given), daemon=True)
    _start_deaf(process)
    end.close()  # so that the pipe ends with the process
    return process, link


READY = "ready"
"""What a process says of itself when it has taken up its end of the pipe: from now on the pipe ends with it."""


def wait_until_ready(process: BaseProcess, link: Connection) -> None:
    """Wait for `READY`. Raises `EOFError` or `OSError` if the process ends before."""
    if link not in wait([link, process.sentinel]):
        raise EOFError("the process ended before it was ready")
    link.recv()


def _begin(serve: Callable[..., object], end: Connection, *given: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever started it
    end.send(READY)
    serve(end, *given)


def _start_deaf(process: BaseProcess) -> None:
    """Ctrl+C reaches all processes of a terminal, and it takes one a second until it can say that it ignores that: the
    signal is blocked before it begins."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # which would unblock it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
