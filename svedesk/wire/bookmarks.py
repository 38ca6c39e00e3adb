"""The file of a game's bookmarks: moments its players want to come back to, each by what was done until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from svedesk.documents.kinds import BOOKMARKS
from svedesk.engine.log import Entry
from svedesk.wire.reading import WireModel, sealed, unsealed
from svedesk.wire.saved import Digest, Log, Small, Whole, entry_fields

LONGEST_NAME = 60
MOST = 50
"""Bookmarks of one game."""


class Bookmark(NamedTuple):
    """A moment of a game: its name, its turn, the log entries until then, and which of them nobody gave by himself."""

    name: str
    turn: int
    log: tuple[Entry, ...]
    automatic: tuple[int, ...]


class BookmarkModel(WireModel):
    """A bookmark in its file."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    turn: Small
    log: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=50_000)]

    def record(self) -> Bookmark:
        return Bookmark(self.name, self.turn, tuple(entry.record() for entry in self.log), self.automatic)


class SavedBookmarks(WireModel):
    """The file."""

    check: Digest
    format: Literal["svedesk-bookmarks"]
    version: Literal[1]
    bookmarks: Annotated[tuple[BookmarkModel, ...], Field(max_length=MOST)]


def write_bookmarks(bookmarks: Sequence[Bookmark]) -> bytes:
    """The bytes of a file with these."""
    written = [{**one._asdict(), "log": [entry_fields(entry) for entry in one.log]} for one in bookmarks]
    return sealed(BOOKMARKS, {"bookmarks": written})


def read_bookmarks(data: bytes, file: str = "") -> tuple[Bookmark, ...]:
    """What a file holds. Raises `DamagedFile`. Whether they can be played is for the game to see."""
    return tuple(one.record() for one in unsealed(data, SavedBookmarks, BOOKMARKS, file).bookmarks)
