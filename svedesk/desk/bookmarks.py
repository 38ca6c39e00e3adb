"""Moments of a game to come back to, from wherever it went on: kept in a file beside the game's saves."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from svedesk.desk.desk import Desk
from svedesk.documents.kinds import BOOKMARKS
from svedesk.documents.reading import read_file
from svedesk.documents.writing import save_file
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SHARED
from svedesk.wire.bookmarks import LONGEST_NAME, MOST, Bookmark, read_bookmarks, write_bookmarks

Where = Literal["here", "before", "after", "aside"]
"""Where a moment lies beside what is on the table: it is this; it came before; it was undone and would come again; the
game took another way since."""


class Bookmarks:
    """The bookmarks of one game, oldest first, read once. Changes are written at once; they raise `DamagedFile` when
    that fails, and then nothing has changed."""

    def __init__(self, path: Path) -> None:
        """`path` need not exist; changes are written to whatever it is then. Raises `DamagedFile`."""
        self.path = path
        self.all: tuple[Bookmark, ...] = read_bookmarks(read_file(path, BOOKMARKS), path.name) if path.exists() else ()

    def add(self, desk: Desk, name: str) -> Bookmark:
        """Mark what is on the table now. Raises `Refused` when there are too many."""
        if len(self.all) >= MOST:
            raise Refused(Message("too-many-bookmarks", (MOST,)))
        automatic = tuple(place for place, record in enumerate(desk.records[1:]) if record.automatic)
        turn = desk.session.table.number(SHARED, "turn")
        made = Bookmark(_fitting(name), turn, tuple(desk.session.log), automatic)
        self._write((*self.all, made))
        return made

    def rename(self, place: int, name: str) -> None:
        """Call a bookmark something else; an empty name leaves it."""
        if name.strip():
            self._write((*self.all[:place], self.all[place]._replace(name=_fitting(name)), *self.all[place + 1 :]))

    def remove(self, place: int) -> None:
        """Take a bookmark away."""
        self._write((*self.all[:place], *self.all[place + 1 :]))

    def where(self, desk: Desk, bookmark: Bookmark) -> Where:
        """Where its moment lies."""
        log = tuple(desk.session.log)
        if log == bookmark.log:
            return "here"
        if log[: len(bookmark.log)] == bookmark.log:
            return "before"
        again = (*log, *reversed(desk.session.undone))
        return "after" if again[: len(bookmark.log)] == bookmark.log else "aside"

    def go(self, desk: Desk, place: int, *, leaving: str) -> None:
        """Go to a bookmark's moment. What is left is marked as `leaving`, unless it is marked already, so that there is
        a way back. Raises `Refused` for a moment that can't be played, and then nothing has changed."""
        wanted = self.all[place]
        before = Bookmark("", 0, tuple(desk.session.log), ())
        if wanted.log == before.log:
            return
        marked = any(bookmark.log == before.log for bookmark in self.all)
        bookmarks = self.all
        if not marked:
            self.add(desk, leaving)
        try:
            desk.go_to(wanted.log, frozenset(wanted.automatic), consent=True)
        except Refused:
            self._write(bookmarks)
            raise

    def _write(self, bookmarks: tuple[Bookmark, ...]) -> None:
        save_file(self.path, write_bookmarks(bookmarks))
        self.all = bookmarks


def _fitting(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME]
