"""One svedesk at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from svedesk.documents.damaged import DamagedFile, readable

TIMEOUT = 10.0
"""Seconds to wait for another svedesk."""


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Hold this lock, which ends with the process at the latest. Raises `DamagedFile` when another svedesk keeps it.

    SQLite locks files the same way on every system; nothing is written to the database.
    """
    import sqlite3  # a start that changes no packs does without

    try:
        with closing(sqlite3.connect(file, timeout=TIMEOUT, isolation_level=None)) as connection:
            connection.execute("begin exclusive")
            yield
    except sqlite3.Error as error:
        raise DamagedFile("packs-stuck", readable(str(error)), file=file.parent.name) from error
