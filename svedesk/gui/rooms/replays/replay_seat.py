"""Watching a replay: the table turns only when the viewer says so, and nothing is covered."""

from __future__ import annotations

from svedesk.gui.table.table_seat import TableSeat


class ReplaySeat(TableSeat):
    """One viewer; `open_hands` shows what both seats know."""

    def look_from(self, seat: int, *, both: bool) -> None:
        """Show the table as a seat saw it, or what both knew, with that seat at the bottom."""
        self.open_hands = both
        self.sit(seat)
