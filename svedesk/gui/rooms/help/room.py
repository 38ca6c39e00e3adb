"""The help, over whatever page is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import HelpRoute, Route
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.help.page import HelpPage

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class HelpController(PageController):
    """Covers the page below, which goes on."""

    page: HelpPage

    def __init__(self, app: App, route: HelpRoute) -> None:
        super().__init__(app)
        self.title, self._route = tr("Help"), route
        self.page = page = HelpPage(app.theme, app.lang)
        page.left.connect(app.router.back)
        page.keys.clicked.connect(app.actions["keys"].trigger)

    def state(self) -> Route:
        page = self.page
        return HelpRoute(page.name, page.search.text(), page.text.verticalScrollBar().value())

    def opened(self) -> None:
        route, page = self._route, self.page
        page.search.setText(route.search)
        page.show_page(route.name)
        page.text.verticalScrollBar().setValue(route.scrolled)
        page.search.setFocus()

    def take(self, route: Route) -> bool:
        return isinstance(route, HelpRoute)
