"""One svedesk at a time, for what is read, changed and written again: of two that do it at once one would write over
what the other has just written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from svedesk.documents.damaged import DamagedFile, readable

TIMEOUT = 10.0
"""Seconds to wait for another svedesk."""


@contextmanager
def alone(lock: Path, refused: Callable[[str], DamagedFile]) -> Iterator[None]:
    """Hold the lock in this file, which ends with the process at the latest. Raises what `refused` makes
    of the reason when another svedesk keeps it.

    SQLite locks files the same way on every system; nothing is written to the database.
    """
    import sqlite3  # a start that changes nothing does without

    try:
        with closing(sqlite3.connect(lock, timeout=TIMEOUT, isolation_level=None)) as connection:
            connection.execute("begin exclusive")
            yield
    except sqlite3.Error as error:
        raise refused(readable(str(error))) from error
