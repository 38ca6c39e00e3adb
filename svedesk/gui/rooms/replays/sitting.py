"""Watching a replay: the table turns only when the viewer says so, and nobody is covered from anybody."""

from __future__ import annotations

from svedesk.gui.rooms.replays.desk import ReplayDesk
from svedesk.gui.table.sitting import Change, Sitting
from svedesk.gui.table.words import Words


class ReplaySitting(Sitting):
    """One viewer; `open_hands` shows what both seats know."""

    def __init__(self, desk: ReplayDesk, words: Words, *, seat: int = 0, open_hands: bool = False) -> None:
        super().__init__(desk, words, open_hands=open_hands, seat=seat)

    def start(self) -> None:
        """Draw the table as it was."""
        self.changed.emit(Change(self.view, (), True))

    def look_from(self, seat: int, *, both: bool) -> None:
        """Show the table as a seat saw it, or what both knew, with that seat at the bottom."""
        self.open_hands = both
        self.sit(seat)

    def _wanted_at_bottom(self) -> int:
        return self.bottom
