"""What the router opens: a page with whoever answers what it asks for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from svedesk.documents.damaged import DamagedFile

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.app.routes import Route
    from svedesk.gui.table.page import GamePage


class PageController(QObject):
    """One page of a room while it is open. A subclass makes `page` from its route and answers the page's signals."""

    page: QWidget
    title = ""
    """Stands before the name of the program in the window's title; "" for the name alone."""

    keeps_input = False
    """Whether what was typed and chosen in the widgets of the page is carried over when it is built again. Not for
    widgets that show what is kept elsewhere."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    @property
    def table(self) -> GamePage | None:
        """The page, if it is a table."""
        return None

    def state(self) -> Route | None:
        """The route that opens this page as it is now. None for a page that is not built again in another language,
        theme or size."""
        raise NotImplementedError

    def opened(self) -> None:
        """The page is shown now. The keyboard goes to its focus proxy; without one it is where the page put it."""
        if self.page.focusProxy() is not None:
            self.page.setFocus()

    def leave(self, *, rebuilt: bool) -> None:
        """Save what is to be kept, before the page goes. `rebuilt`: the same page comes in its place."""

    def take(self, route: Route) -> bool:
        """Show what a route of the same kind asks for on the page as it is; False when it is to be opened again."""
        return False

    def refuse_file(self, path: Path, damaged: DamagedFile) -> bool:
        """Tell what is wrong with a file that was dropped and is no game; False when this page has nothing to add."""
        return False

    def do(self, action: str) -> None:
        """Do one of the actions of `actions.ACTIONS` that belong to tables."""

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show why something could not be done, or, if nothing is `wrong`, what was done."""
        self.app.router.home.say(sentence, wrong=wrong)
