"""What a user can do by key about turns and tokens (see `actions`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.table.page import GamePage


def _page(window: MainWindow) -> GamePage:
    page = window.page
    assert page is not None, "the window offers these only with a game open"
    return page


def next_phase(window: MainWindow) -> None:
    """To the next phase; with the rules on, end the turn or pass."""
    _page(window).press_go_on()


def end_turn(window: MainWindow) -> None:
    """End the turn, or pass."""
    # The table's own modules are loaded when there is a game: the menu stands sooner.
    from svedesk.gui.table import turns

    turns.end_turn(_page(window))


def create_token(window: MainWindow) -> None:
    """Create the token of the card below the mouse."""
    from svedesk.gui.table.manual_help import helping

    page = _page(window)
    card = page.pointed_card()
    if card is not None:
        helping(page).create_of(card)
