"""Pages that are neither the menu nor a table, opened from the menu. Their modules are loaded when one is wanted: the
menu stands sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from svedesk.gui.boards.page import BoardsPage
    from svedesk.gui.goldfish.page import GoldfishPage
    from svedesk.gui.window import MainWindow


def show_boards(window: MainWindow) -> BoardsPage:
    """The boards that are kept, to be played from."""
    from svedesk.gui.boards.boards import BoardsShown

    return BoardsShown(window).page


def show_goldfish(window: MainWindow) -> GoldfishPage:
    """A deck to be tried alone."""
    from svedesk.gui.goldfish.goldfish import show

    return show(window)


def show_decks(window: MainWindow) -> None:
    """The decks of the user, to be built."""
    from svedesk.gui.deck_builder.builder import Builder

    Builder(window).show()
