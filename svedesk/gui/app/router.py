"""Opens pages, goes back, and builds them again from their state in another language, theme or size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from svedesk.documents.damaged import DamagedFile
from svedesk.gui.app.routes import Route, StartRoute
from svedesk.gui.kit.page_state import capture, restore

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
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


class Router(QObject):
    """Shows one page at a time on `stack`: the start page, which stays below, or another one over it; and over both the
    settings. What a page needs is loaded by `preload` or when it is first opened. `changed` tells that another page is
    shown."""

    changed = Signal()

    def __init__(self, app: App, stack: QStackedWidget) -> None:
        super().__init__(app)
        self._app, self._stack = app, stack
        self.current: PageController | None = None
        """What is open over the start page."""
        self.cover: PageController | None = None
        """What covers the page for a while."""
        self._outdated = False
        """Whether what is covered still looks as before."""
        self.home: PageController = self._make(StartRoute())
        stack.addWidget(self.home.page)

    # -- where one is -------------------------------------------------------------------------------------------------

    @property
    def shown(self) -> PageController:
        """The page before the user."""
        return self.cover or self.current or self.home

    @property
    def table(self) -> GamePage | None:
        """The table that is open, covered or not."""
        return self.current.table if self.current is not None else None

    @property
    def playing(self) -> bool:
        """Whether a table is before the user."""
        return self.cover is None and self.table is not None

    # -- going --------------------------------------------------------------------------------------------------------

    def open(self, route: Route) -> PageController:
        """Show a page in place of the one that is shown."""
        if isinstance(route, StartRoute):
            self.start()
            return self.home
        if self.cover is None and self.current is not None and self.current.take(route):
            return self.current
        self._close_cover()
        self._close(rebuilt=False)
        self.settle()
        return self._show(self._make(route))

    def start(self) -> None:
        """Show the start page; an open game stays saved."""
        self._close_cover()
        self._close(rebuilt=False)
        self.settle()
        self._stack.setCurrentWidget(self.home.page)
        self.home.opened()
        self.changed.emit()

    def open_over(self, route: Route) -> PageController:
        """Show a page for a while; the one below goes on."""
        if self.cover is not None and self.cover.take(route):
            return self.cover
        self._close_cover()
        self.cover = self._make(route)
        self._stack.addWidget(self.cover.page)
        self._stack.setCurrentWidget(self.cover.page)
        self.cover.opened()
        self.changed.emit()
        return self.cover

    def back(self) -> None:
        """Show again what is below."""
        if self.cover is None:
            return
        self._close_cover()
        if self._outdated:
            self._outdated = False
            self._rebuild_below()
        self._stack.setCurrentWidget(self.shown.page)
        self.shown.opened()
        self.changed.emit()

    # -- looking otherwise --------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Build what is shown again, in other colours, another language or another size. What is covered follows when
        it is seen again."""
        if self.cover is None:
            self._rebuild_below()
            self.changed.emit()
            return
        self._outdated = True
        old, self.cover = self.cover, None
        self.cover = self._make(old.state() or StartRoute())
        self._stack.addWidget(self.cover.page)
        self._stack.setCurrentWidget(self.cover.page)
        self.cover.opened()
        self._remove(old, rebuilt=True)
        self.changed.emit()

    def _rebuild_below(self) -> None:
        old, self.home = self.home, self._make(StartRoute())
        self._stack.insertWidget(0, self.home.page)
        self._remove(old, rebuilt=True)
        if self.current is None:
            self._stack.setCurrentWidget(self.home.page)
            self.home.opened()
            return
        route = self.current.state()
        if route is not None:
            held = capture(self.current.page) if self.current.keeps_input else None
            self._close(rebuilt=True)
            made = self._show(self._make(route))
            if held is not None:
                restore(made.page, held)

    # -- saying -------------------------------------------------------------------------------------------------------

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show why something could not be done, or what was done, on the page before the user."""
        self.shown.say(sentence, wrong=wrong)

    # -- closing ------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """The window is closed."""
        self._close_cover()
        self._close(rebuilt=False)

    def preload(self, route: type[Route]) -> None:
        """Load the modules of a page that is about to be opened, in the background."""
        self._app.tasks.start(partial(self._controller, route), queue="preload")

    def _controller(self, route: type[Route]) -> Callable[[App, Route], object]:
        module, name = route.controller.split(":")
        controller: Callable[[App, Route], object] = getattr(import_module(module), name)
        return controller

    def _make(self, route: Route) -> PageController:
        made = self._controller(type(route))(self._app, route)
        assert isinstance(made, PageController)
        return made

    def _show(self, made: PageController) -> PageController:
        self.current = made
        self._stack.addWidget(made.page)
        self._stack.setCurrentWidget(made.page)
        made.opened()
        self.changed.emit()
        return made

    def settle(self) -> None:
        """Work with the cards that were read last, unless a game is open."""
        self._app.cards.settle(playing=self.table is not None or self._app.linked)

    def _close_cover(self) -> None:
        cover, self.cover = self.cover, None
        if cover is not None:
            self._remove(cover, rebuilt=False)

    def _close(self, *, rebuilt: bool) -> None:
        current, self.current = self.current, None
        if current is not None:
            self._remove(current, rebuilt=rebuilt)

    def _remove(self, gone: PageController, *, rebuilt: bool) -> None:
        gone.leave(rebuilt=rebuilt)
        self._stack.removeWidget(gone.page)
        gone.page.deleteLater()
        gone.deleteLater()
