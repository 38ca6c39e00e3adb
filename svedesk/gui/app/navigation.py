"""Pages that are neither the menu nor a table, opened from the menu. Their modules are loaded when one is wanted: the
menu stands sooner."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import game_of, last_played

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.rooms.boards.page import BoardsPage
    from svedesk.gui.rooms.cards.library import CardLibrary
    from svedesk.gui.rooms.decks.opened import OpenDeck
    from svedesk.gui.rooms.try_deck.page import GoldfishPage


def show_boards(window: MainWindow) -> BoardsPage:
    """The boards that are kept, to be played from."""
    from svedesk.gui.rooms.boards.boards import BoardsShown

    return BoardsShown(window).page


def show_goldfish(window: MainWindow) -> GoldfishPage:
    """A deck to be tried alone."""
    from svedesk.gui.rooms.try_deck.goldfish import show

    return show(window)


def show_cards(
    window: MainWindow, back: Callable[[Path | None], object] | None = None, deck: OpenDeck | None = None
) -> CardLibrary:
    """The cards of the user, looked through and brought in. `back` is where it leads to, the menu without; it gets the
    file of the deck that cards are put into then, which is this `deck` at first."""
    from svedesk.gui.rooms.cards.library import CardLibrary

    return CardLibrary(window, back, deck)


def offer_cards(window: MainWindow, path: Path, *more: Path) -> None:
    """Ask on the page for the cards whether to bring in a file, and then the others, one after the other."""
    (library_shown(window) or show_cards(window, _to_game(window))).offer(path, *more)


def library_shown(window: MainWindow) -> CardLibrary | None:
    """The page for the cards, if it is the one that is shown."""
    shown = window.stack.currentWidget()
    from svedesk.gui.rooms.cards.library import CardLibrary

    return shown.findChild(CardLibrary) if shown is not None else None


def _to_game(window: MainWindow) -> Callable[[Path | None], object] | None:
    """What leads back to the game that is open, as long as it is not over; None where there is none."""
    desk = window.page.sitting.desk if window.page is not None else None
    autosave = desk.autosave if isinstance(desk, Desk) else None
    if autosave is None:
        return None

    def back(_: Path | None) -> None:
        newest = last_played(window.folder)
        if newest is not None and game_of(newest.path) == autosave.game:
            window.resume()
        else:
            window.show_menu()

    return back


def show_decks(window: MainWindow, path: Path | None = None, number: str = "") -> None:
    """The decks of the user, to be built: the one in a file, if that is told, with a card found to be put into it."""
    from svedesk.gui.rooms.decks.builder import Builder

    Builder(window).show(path, number)


def offer_decks(window: MainWindow, *paths: Path) -> None:
    """Show among the decks what files hold, to be taken."""
    shown = window.stack.currentWidget()
    from svedesk.gui.rooms.decks.builder import Builder

    builder = shown.findChild(Builder) if shown is not None else None
    if builder is None:
        builder = Builder(window)
        builder.show()
    builder.offer(*paths)


def show_own_cards(window: MainWindow, pack_id: str = "", number: str = "") -> None:
    """The packs of the user, to make cards of one's own; at one of them, if its id is given, and at a card of it."""
    from svedesk.gui.rooms.own_cards.own_cards import OwnCards

    own = OwnCards(window)
    if pack_id:
        own.show_pack(pack_id, number)
