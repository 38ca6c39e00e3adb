"""Two players at one screen: the cover goes up between them, takes along what a hidden hand left on the screen, and
tells the next player what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QToolTip

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.state_words import turn_line

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage

MOST_TOLD = 8
"""Lines of the log the cover shows."""


class Handover:
    """Covers one page and uncovers it. While it is covered everything below is hidden: nothing there can be seen, come
    to with a key or read by an assistive client."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self._seen: dict[int, int] = {}
        """How many lines of the log each seat has seen happen."""

    def seen(self) -> None:
        """The player before the screen has seen all that happened so far."""
        log, bottom = self._page.log, self._page.table_seat.bottom
        # At the beginning nobody has missed anything; what was undone did not happen.
        self._seen = {seat: min(self._seen.get(seat, log.read_to), log.read_to) for seat in (0, 1)}
        if not self._page.front.isHidden():
            self._seen[bottom] = log.read_to

    def cover(self, seat: int) -> None:
        """Cover the table for the player at a seat; -1: that player looks at it now."""
        if seat < 0:
            self.uncover()
            return
        page, view, words = self._page, self._page.table_seat.view, self._page.table_seat.words
        page.queue.hurry()
        self.forget_hand()
        name, other = words.seat(seat), words.seat(1 - seat)
        responds = view.waits_kind in words.table.responses
        title = tr("{0}: your response", name) if responds else tr("{0}: your turn", name)
        look_away = tr("Take the mouse. {0}, please look away.", other)
        page.cover.ask_for(title, f"{turn_line(view, words)}\n{look_away}", self._recap(seat))
        page.cover.offer_redo(offered=page.table_seat.desk.can_redo)
        page.front.hide()
        page.navigation.announcer.tree.forget()

    def uncover(self) -> None:
        """Show the table."""
        page = self._page
        page.queue.hurry()  # what is still shown of the other hand is gone before the table is seen again
        page.cover.hide()
        page.front.show()
        page.fit()
        page.view.setFocus()

    def _recap(self, seat: int) -> str:
        """What happened since a seat looked last; of much only the end. The log names only what everyone may know."""
        page, desk = self._page, self._page.table_seat.desk
        if seat not in self._seen:
            return ""
        lines = page.log.recap(desk.lines, desk.view(seat), self._seen[seat])
        if not lines:
            return ""
        earlier = [tr("{0} earlier entries", len(lines) - MOST_TOLD)] if len(lines) > MOST_TOLD else []
        return "\n".join((tr("What happened:"), *earlier, *lines[-MOST_TOLD:]))

    def forget_hand(self) -> None:
        """Take away every trace of a card that the next player may not see. A new part of the page that can show a
        card, or keep its name, is emptied here."""
        page = self._page
        page.close_opened()
        QToolTip.hideText()
        page.mouse.forget()
        page.preview.show_card(None)
        page.view.setAccessibleDescription("")
        page.strip.settle()
        page.talk.search.clear()
        page.table_seat.aim = 0
