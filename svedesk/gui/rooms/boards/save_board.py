"""Saves the open board after asking for a title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.desk.boards import Boards
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.boards.dialogs import TitleDialog
from svedesk.gui.rooms.boards.thumbnail import take_thumbnail

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.table.page import GamePage


def save_board(app: App, page: GamePage, desk: Desk) -> None:
    """Ask for a title and a note, and keep what is on the table among the boards."""
    board = desk.board()._replace(picture=take_thumbnail(page.view))

    def done(title: str, note: str) -> str:
        try:
            Boards(app.folders.boards).keep(board._replace(title=title, note=note))
        except DamagedFile as damaged:
            return damaged.in_words(app.lang)
        page.strip.notice(tr("Saved as “{0}”. Find it under Boards in the main menu.", title.strip()))
        return ""

    page.show_dialog(TitleDialog(app.theme, tr("Save position"), "", "", done, page))
