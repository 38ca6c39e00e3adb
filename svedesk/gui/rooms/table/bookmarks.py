"""What a window does with bookmarks of the game that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from svedesk.desk.bookmarks import Bookmarks
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.bookmarks.dialog import BookmarksDialog
from svedesk.gui.table.state_words import turn_line

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.table.page import GamePage

NAME = "bookmarks.json"
"""The file beside a game's saves."""


def add(app: App, page: GamePage, desk: Desk) -> None:
    """Mark what is on the table now."""
    shown = _Shown.of(app, page, desk)
    if shown is not None and shown.do(shown.add):
        key = app.key_of("bookmarks")
        shown.page.strip.notice(tr("Bookmark “{0}” added. {1} lists all bookmarks.", shown.name(), key))


def show(app: App, page: GamePage, desk: Desk) -> BookmarksDialog | None:
    """List the bookmarks."""
    shown = _Shown.of(app, page, desk)
    return shown.open() if shown is not None else None


class _Shown:
    """The bookmarks of the game on a page, and the dialog while it is open."""

    def __init__(self, app: App, page: GamePage, desk: Desk, marks: Bookmarks) -> None:
        self.app, self.page, self.desk, self.marks = app, page, desk, marks
        self.dialog: BookmarksDialog | None = None

    @classmethod
    def of(cls, app: App, page: GamePage, desk: Desk) -> _Shown | None:
        if desk.autosave is None:
            return None
        try:
            return cls(app, page, desk, Bookmarks(desk.autosave.beside(NAME)))
        except DamagedFile as damaged:
            page.refuse(damaged.in_words(app.lang))
            return None

    def name(self) -> str:
        """What this moment is called until somebody says otherwise."""
        return turn_line(self.page.table_seat.view, self.page.table_seat.words)

    def add(self) -> None:
        self.marks.add(self.desk, self.name())

    def do(self, act: Callable[[], object]) -> bool:
        """Do something, or say why it can't be done."""
        if self.desk.autosave is not None:
            self.marks.path = self.desk.autosave.beside(NAME)  # the game may have become its own since they were read
        try:
            act()
        except DamagedFile as damaged:
            self._refuse(damaged.in_words(self.app.lang))
            return False
        except Refused as refused:
            self._refuse(self.page.table_seat.words.reason(refused.message))
            return False
        return True

    def _refuse(self, sentence: str) -> None:
        if self.dialog is not None:
            self.dialog.notice.say(sentence)
        else:
            self.page.refuse(sentence)

    def open(self) -> BookmarksDialog:
        self.dialog = dialog = BookmarksDialog(self.app.theme, self.page)
        dialog.gone_to.connect(self._go)
        dialog.named.connect(self._rename)
        dialog.removed.connect(lambda place: self._change(lambda: self.marks.remove(place), place))
        dialog.added.connect(lambda: self._change(self.add, len(self.marks.all)))
        self._list(len(self.marks.all) - 1)
        self.page.show_dialog(dialog)
        dialog.list.setFocus()
        return dialog

    def _change(self, act: Callable[[], object], chosen: int) -> None:
        self.do(act)
        self._list(chosen)

    def _rename(self, place: int, name: str) -> None:
        # Its row is being written in: the list is not made anew now.
        self.do(lambda: self.marks.rename(place, name))
        assert self.dialog is not None
        self.dialog.show_name(place, self.marks.all[place].name)

    def _list(self, chosen: int) -> None:
        assert self.dialog is not None
        where = {
            "here": tr("here"),
            "before": tr("earlier"),
            "after": tr("undone, can be redone"),
            "aside": tr("not in the current game"),
        }
        turns = [str(mark.turn) if mark.turn else tr("Preparation") for mark in self.marks.all]
        rows = [
            (mark.name, turn, where[self.marks.where(self.desk, mark)])
            for mark, turn in zip(self.marks.all, turns, strict=True)
        ]
        self.dialog.show_moments(rows, chosen)

    def _go(self, place: int) -> None:
        name = self.marks.all[place].name
        turn = self.page.table_seat.view.number(SHARED, "turn")
        leaving = tr("Before the jump, on turn {0}", turn) if turn else tr("Preparation, before the jump")
        if self.do(lambda: self.marks.go(self.desk, place, leaving=leaving)):
            assert self.dialog is not None
            self.dialog.accept()
            self.page.strip.notice(tr("Moved to “{0}”.", name))
