"""The person before the screen, with a computer at the other seat: the table never turns."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.table_backend import TableBackend
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import Words


class AgainstComputer(TableSeat):
    """One person; the other seat is a computer's."""

    def __init__(self, desk: TableBackend, words: Words, computer: int) -> None:
        self.computer = computer
        super().__init__(desk, words, open_hands=False, seat=1 - computer)

    def turn_around(self) -> None:
        """The other hand is not for the person before the screen."""
        self.refused.emit(tr("Seats can't be swapped: the other hand is the computer's."))

    @property
    def thinks(self) -> int:
        view = self.view
        asked = view.waits_for == self.computer and view.waits_kind != "by_hand"
        return self.computer if asked and view.outcome is None and not self.rules_off else -1

    def waiting(self) -> str:
        """What is said while this seat has nothing to answer."""
        if self.thinks >= 0:
            return tr("{0} is thinking …", self.words.seat(self.computer))
        return super().waiting()
