"""Watching a replay: the table turns only when the viewer says so. Nothing is covered, but for a game of two at one
screen that is not over: each of them is asked to look alone."""

from __future__ import annotations

from svedesk.gui.table.table_backend import TableBackend
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import Words


class ReplaySeat(TableSeat):
    """One viewer; `open_hands` shows what both seats know. `guarded`: hands are still secret from one another."""

    def __init__(
        self, desk: TableBackend, words: Words, *, open_hands: bool, seat: int | None = None, guarded: bool = False
    ) -> None:
        super().__init__(desk, words, open_hands=open_hands, seat=seat)
        self._guarded, self._covered_for = guarded, -1

    def start(self) -> None:
        """Draw the table, covered if the hand at the bottom is not for whoever looks."""
        self._cover(self.bottom)
        super().start()

    def look_from(self, seat: int, *, both: bool) -> None:
        """Show the table as a seat saw it, or what both knew, with that seat at the bottom."""
        self.open_hands = both
        self._cover(seat)
        if self._covered_for < 0:
            self.sit(seat)

    def uncover(self) -> None:
        """Uncover the table for the person it was covered for."""
        seat, self._covered_for = self._covered_for, -1
        if seat >= 0:
            self.covered.emit(-1)
            self.sit(seat)

    def _cover(self, seat: int) -> None:
        if self._guarded:
            self._covered_for = seat
            self.covered.emit(seat)
