"""Two players at one screen: the cover goes up between them, and takes along what a hidden hand left on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QToolTip

from svedesk.gui.table.state_words import turn_line

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage


class Handover:
    """Covers one page and uncovers it. While it is covered everything below is hidden: nothing there can be seen, come
    to with a key or read by an assistive client."""

    def __init__(self, page: GamePage) -> None:
        self._page = page

    def cover(self, seat: int) -> None:
        """Cover the table for the player at a seat; -1: that player looks at it now."""
        if seat < 0:
            self.uncover()
            return
        page, words = self._page, self._page.sitting.words
        self.forget_hand()
        page.cover.ask_for(words.seat(seat), words.seat(1 - seat), turn_line(page.sitting.view, words))
        page.front.hide()
        page.walk.aloud.tree.forget()

    def uncover(self) -> None:
        """Show the table."""
        page = self._page
        page.cover.hide()
        page.front.show()
        page.fit()
        page.view.setFocus()

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
        page.sitting.aim = 0
