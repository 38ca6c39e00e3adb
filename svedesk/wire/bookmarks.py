"""The file of a game's bookmarks: moments its players want to come back to, each by what was done until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from svedesk.documents.kinds import BOOKMARKS
from svedesk.wire.reading import sealed, unsealed
from svedesk.wire.records import MOST_ENTRIES, Digest, Log, Object, Small, Whole, file_form
from svedesk.wire.saved import entry_fields

LONGEST_NAME = 60
MOST = 50
"""Bookmarks of one game."""


class Bookmark(NamedTuple):
    """A moment of a game: its name, its turn, the log entries until then, and which of them nobody gave by himself."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    turn: Small
    log: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=MOST_ENTRIES)]


class _BookmarksFile(NamedTuple):
    bookmarks: Annotated[tuple[Object[Bookmark], ...], Field(max_length=MOST)]


_FORM = file_form(
    _BookmarksFile, check=(Digest, ...), format=(Literal["svedesk-bookmarks"], ...), version=(Literal[1], ...)
)


def write_bookmarks(bookmarks: Sequence[Bookmark]) -> bytes:
    """The bytes of a file with these. Raises `DamagedFile` where they are more than are read again."""
    written = [{**bookmark._asdict(), "log": entry_fields(bookmark.log)} for bookmark in bookmarks]
    return sealed(BOOKMARKS, {"bookmarks": written}, _FORM)


def read_bookmarks(data: bytes, file: str = "") -> tuple[Bookmark, ...]:
    """What a file holds. Raises `DamagedFile`. Whether they can be played is for the game to see."""
    return unsealed(data, _FORM, BOOKMARKS, file).bookmarks
