"""What a user can do with boards and moments of a game by key or menu (see `actions`). The modules are loaded when they
are wanted: the menu stands sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


def keep_board(window: MainWindow) -> None:
    """Keep the board that is open under a title."""
    from svedesk.gui.rooms.boards.boards import keep

    keep(window)


def same_decks(window: MainWindow) -> None:
    """The same decks, or the same board, and the same people once more."""
    window.rematch()


def bookmark(window: MainWindow) -> None:
    """Mark this moment of the game, to come back to it."""
    from svedesk.gui.table.bookmarks.bookmarks import add

    add(window)


def bookmarks(window: MainWindow) -> None:
    """List the moments that were marked."""
    from svedesk.gui.table.bookmarks.bookmarks import show

    show(window)


def put_cards(window: MainWindow) -> None:
    """Put cards by name anywhere, and say where the turn stands."""
    from svedesk.gui.rooms.boards.boards import put_cards as show

    show(window)
