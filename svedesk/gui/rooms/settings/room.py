"""The settings, over whatever page is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import Route, SettingsRoute
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.settings.page import SettingsPage

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class SettingsController(PageController):
    """Covers the page below; what is chosen acts on both."""

    page: SettingsPage

    def __init__(self, app: App, route: SettingsRoute) -> None:
        super().__init__(app)
        self.title, self._route = tr("Settings"), route
        self.page = page = SettingsPage(app, route.section)
        page.left.connect(app.router.back)
        page.put_back.connect(self._offer_back)
        app.table_style.changed.connect(page.show_files)

    def state(self) -> Route:
        page = self.page
        focus: QWidget | None = page.focusWidget()
        name, scrolled = focus.objectName() if focus is not None else "", page.area.verticalScrollBar().value()
        return SettingsRoute(page.section, page.search.text(), page.keys.chosen, name, scrolled)

    def opened(self) -> None:
        self.page.go_on_at(self._route)

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.say(sentence)

    def take(self, route: Route) -> bool:
        if not isinstance(route, SettingsRoute):
            return False
        if route.section:
            self.page.show_section(route.section)
        return True

    def _offer_back(self, before: dict[str, object]) -> None:
        """Offer to undo on the page that is shown now: in another theme or language it is built again."""
        shown = self.app.router.shown
        if isinstance(shown, SettingsController):
            shown.page.offer_back(before)
