"""Work shared out to a Dask cluster: what `workers.spread` does, past one machine.

Dask is installed by `svedesk[cluster]`; nothing else needs it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from svedesk import __version__
from svedesk.lab.workers import TRIES, TaskFailed, TaskKills, never, nothing

if TYPE_CHECKING:
    from distributed import Client, Future

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

_AHEAD = 3
"""Tasks at the cluster for each thread of its workers: none waits for us while it is on its way."""
_LOOKS = 0.2
"""Seconds between two looks whether to stop."""
_CONNECTING = 10
"""Seconds that a scheduler may take to answer."""


class ClusterError(Exception):
    """The cluster can't be used, or no more; the text is a sentence."""


def spread_to_cluster(
    work: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
    scheduler: str,
    *,
    prepare: Callable[[], object] = nothing,
    stopped: Callable[[], bool] = never,
    alone: Callable[[], object] = nothing,
) -> Iterator[tuple[int, _Result]]:
    """As `workers.spread`, by the workers of the cluster whose scheduler has this address. A worker may end or come at
    any time: what it had in hand is done by another, and while there is none we wait, which `alone` is told. Raises
    `ClusterError`, `TaskFailed` and `TaskKills`."""
    client = _connected(scheduler)
    try:
        yield from _through(client, partial(_at_worker, work, prepare, __version__), tasks, scheduler, stopped, alone)
    except (OSError, CancelledError) as error:  # whatever the network has against it, also while we wait
        raise _gone(scheduler) from error
    finally:
        client.close()


@contextmanager
def local_cluster(workers: int) -> Iterator[str]:
    """A cluster of this machine alone, with so many processes; its address."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def _connected(scheduler: str) -> Client:
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterError(
            f"Clusters need Dask, which is not installed. Install it with: {sys.executable} -m pip install distributed"
        ) from error
    try:
        return Client(scheduler, timeout=_CONNECTING)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterError(
            f"There is no Dask scheduler at {scheduler}. Start one (dask scheduler), and workers that join it"
            f" (dask worker {scheduler}), or check the address."
        ) from error


def _through(
    client: Client,
    work: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
    scheduler: str,
    stopped: Callable[[], bool],
    alone: Callable[[], object],
) -> Iterator[tuple[int, _Result]]:
    from distributed import wait

    waiting = enumerate(tasks)
    at_work: dict[Future, tuple[int, _Task, int]] = {}

    def send(place: int, task: _Task, tries: int) -> None:
        at_work[client.submit(work, task, pure=False)] = place, task, tries

    threads = 1
    while not stopped():
        before, threads = threads, sum(client.nthreads().values())
        if before and not threads:
            alone()
        room = max(1, _AHEAD * threads) - len(at_work)
        for place, task in islice(waiting, max(0, room)):
            send(place, task, 1)
        if not at_work:
            return
        try:
            done = wait(list(at_work), timeout=_LOOKS, return_when="FIRST_COMPLETED").done
        except TimeoutError:
            continue
        for future in done:
            place, task, tries = at_work.pop(future)
            if future.status == "finished":
                yield place, future.result()
            elif future.status in ("cancelled", "lost"):
                raise _gone(scheduler)
            elif type(error := future.exception()).__name__ != "KilledWorker":
                raise TaskFailed(_in_words(error))
            elif tries == TRIES:
                raise TaskKills(place)
            else:
                send(place, task, tries + 1)


def _gone(scheduler: str) -> ClusterError:
    return ClusterError(f"The cluster at {scheduler} is gone.")


def _in_words(error: BaseException | None) -> str:
    if isinstance(error, OtherProgram):
        return str(error)
    return f"{type(error).__name__}: {error}"


class OtherProgram(Exception):
    """A worker has another version of svedesk."""


def _at_worker(
    work: Callable[[_Task], _Result],
    prepare: Callable[[], object],
    version: str,
    task: _Task,
) -> _Result:
    if version != __version__:
        raise OtherProgram(f"a worker has svedesk {__version__}, here it is {version}")
    _get_ready(prepare)
    return work(task)


@cache
def _get_ready(prepare: Callable[[], object]) -> None:
    """Once in each process of a worker."""
    prepare()
