"""Games and boards from files: the one played last, and those the user names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.desk.autosave import Autosave, resumable
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.gui import seats_file
from svedesk.gui.tongue import tr
from svedesk.settings.for_desk import desk_settings

if TYPE_CHECKING:
    from svedesk.gui.window import MainWindow


def resume(window: MainWindow) -> None:
    """Go on with the game that was played last."""
    games = resumable(window.folder)
    if not games:
        window.menu_page.say(tr("There is no unfinished game."))
        return
    path = games[0].path
    seats = seats_file.read(seats_file.path_for(path))
    _open(window, path, Autosave.going_on(path, on_trouble=window.save_failed.emit), seats)


def load(window: MainWindow, path: Path) -> None:
    """Open a saved game, or begin one from a saved board."""
    seats = seats_file.Seats((tr("Player 1"), tr("Player 2")))
    _open(window, path, Autosave.fresh(window.folder, on_trouble=window.save_failed.emit), seats)


def _open(window: MainWindow, path: Path, autosave: Autosave, seats: seats_file.Seats) -> None:
    """A game that today's rules play otherwise is opened up to where they still agree with it, and says so."""
    settings = desk_settings(window.settings.now)
    try:
        desk = Desk.open(path, window.rules, settings=settings, autosave=autosave, up_to_where_it_replays=True)
    except DamagedFile as damaged:
        autosave.close()
        window.tell_damaged(damaged)
        return
    window.sit_down(desk, seats.names, open_hands=seats.open_hands)
    if desk.cut_short is not None:
        window.tell_damaged(desk.cut_short)
