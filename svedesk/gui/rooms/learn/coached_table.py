"""A table at which somebody learns: what to do is said above it and pointed at, and what leads away is refused."""

from __future__ import annotations

from functools import partial

from svedesk.gui.app.routes import LearnRoute
from svedesk.gui.rooms.learn.coach_bar import CoachBar
from svedesk.gui.rooms.learn.pointer import LessonPointer
from svedesk.gui.rooms.table.table_controller import GameController
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import Words
from svedesk.learn.lesson_table import LEARNER, LessonTable

NOT_HERE = frozenset(
    ("rules", "resolve", "concede", "swap_seats", "put_cards", "bookmark", "bookmarks", "hint", "lethal")
)
"""Actions of a table that would lead away from what is learned."""


class CoachedController(GameController):
    """A lesson or a puzzle. A subclass makes `lesson_table` first, and `bar` with its buttons before `_coach`."""

    lesson_table: LessonTable
    bar: CoachBar

    def seated(self, words: Words) -> TableSeat:
        """The learner; the table never turns."""
        words.you = LEARNER
        return TableSeat(self.lesson_table, words, open_hands=False, seat=LEARNER)

    def _coach(self, name: str) -> None:
        """Put the bar above the table and tell it of whatever happens there; leaving leads to this name in the
        list."""
        page, bar = self.page, self.bar
        self.pointer = LessonPointer(page)
        page.add_above(bar)
        bar.back.connect(partial(self.app.router.open, LearnRoute(name)))
        bar.announced.connect(page.strip.announced)
        for shown in (page.table_seat.changed, page.scene.played):
            shown.connect(lambda *_: self._show())
        page.leave.disconnect(self.app.router.start)
        page.leave.connect(bar.back)
        self._show()

    def _show(self) -> None:
        """Say what is to be done now."""
        raise NotImplementedError
