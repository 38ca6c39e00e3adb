"""Two people at one screen: whose cards are at the bottom, and when the screen is covered for the other."""

from __future__ import annotations

from svedesk.desk.updates import Update
from svedesk.engine.records import SHARED
from svedesk.gui.table.prompts.strip import worth_seeing
from svedesk.gui.table.table_backend import TableBackend
from svedesk.gui.table.table_seat import Change, TableSeat
from svedesk.gui.table.words import Words


class Hotseat(TableSeat):
    """A game on one screen. With closed hands the screen is covered until the person who is asked sits before it."""

    def __init__(self, desk: TableBackend, words: Words, *, open_hands: bool, seat: int | None = None) -> None:
        super().__init__(desk, words, open_hands=open_hands, seat=seat)
        self._covered_for = -1

    def start(self) -> None:
        """Draw the table as it is, covered if the hand at the bottom is not for whoever looks."""
        if not self.open_hands and self.view.outcome is None:
            self._cover(self.view.waits_for if self.view.waits_for >= 0 else self.bottom)
        super().start()

    def hand_over(self) -> None:
        """Cover the screen for who is next."""
        if self.next_seat >= 0:
            self._cover(self.next_seat)

    def uncover(self) -> None:
        """Uncover the screen for the person it was covered for."""
        seat, self._covered_for = self._covered_for, -1
        if seat >= 0:
            self.covered.emit(-1)
            self.sit(seat)

    def turn_around(self) -> None:
        """Put the other side at the bottom; with closed hands its person has to sit down first."""
        if self.open_hands:
            super().turn_around()
        else:
            self._cover(1 - self.bottom)

    def _table_changed(self, update: Update) -> None:
        self._refresh()
        events = self._events(update)
        wanted, covered = self._wanted_at_bottom(), self._covered_for >= 0
        seen = covered or self.open_hands or not worth_seeing(events, self.words.table, self.bottom)
        waits = wanted != self.bottom and not seen
        self.next_seat = wanted if waits else -1
        self.changed.emit(Change(self.view, events))
        if wanted != self.bottom and self.open_hands:
            self.sit(wanted)
        elif wanted != self.bottom:
            if not waits:
                self._cover(wanted)
        elif covered and self.view.outcome is None:
            self._cover(wanted)  # undone or done again behind the cover: nobody has said yet who sits here
        elif covered:
            self._covered_for = -1
            self.covered.emit(-1)
        self._take_aim()

    def _wanted_at_bottom(self) -> int:
        """Who should be at the bottom: with closed hands who is asked; with open ones whose turn it is, so that the
        table turns once a turn."""
        view, asked = self.view, self.view.waits_for
        if asked < 0 or view.outcome is not None or self.rules_off:
            return self.bottom
        if self.open_hands and view.step and view.step[0] not in self.words.table.preparing:
            return view.number(SHARED, "active")
        return asked

    def _cover(self, seat: int) -> None:
        self._covered_for, self.next_seat = seat, -1
        self.covered.emit(seat)
