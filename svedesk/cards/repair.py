"""A damaged card library set aside, for a new one to begin: nothing of it is thrown away."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from svedesk.cards.database import Database
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.paths import damaged_name
from svedesk.documents.writing import moving, replace

_BESIDE = ("", "-journal", "-wal", "-shm")
"""What SQLite adds to the name of a database for its files beside it, which belong to it only."""


def damage(database: Database) -> DamagedFile | None:
    """What is wrong with a card library; None where it is whole or not there. Raises `DamagedFile` for one that can't
    be looked into now: another program has it, or a newer svedesk wrote it."""
    try:
        database.check()
        database.entries()
        database.imports()
    except DamagedFile as damaged:
        if damaged.message.key == "library-damaged":
            return damaged
        raise
    return None


def set_aside(database: Database, now: datetime) -> Path | None:
    """Give a card library that is damaged a name with the date, beside its place; returns that, or None where there is
    no damage and nothing was done. Raises `DamagedFile`."""
    if damage(database) is None:
        return None
    path = database.path
    aside = damaged_name(path, now)
    with moving(path.name):
        for more in reversed(_BESIDE):  # the library itself last: until then it is where it was
            beside = path.with_name(path.name + more)
            if beside.exists():
                replace(beside, aside.with_name(aside.name + more))
    return aside
