"""Hosting, joining, the lobby and the table of a network game, as pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import HostRoute, JoinRoute, LobbyRoute, NetworkTableRoute, Route
from svedesk.gui.kit.choices import QUICK
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.rooms.lobby.host_page import HostPage
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.gui.rooms.lobby.lobby_page import LobbyPage
from svedesk.gui.rooms.lobby.network import Network
from svedesk.gui.rooms.table.table_controller import TableController

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


def network_of(app: App) -> Network:
    """The network games of this program, made when the first one is wanted."""
    if not isinstance(app.network, Network):
        app.network = Network(app)
    return app.network


class _LobbyRoom(PageController):
    """A page before a network game."""

    page: HostPage | JoinPage | LobbyPage
    keeps_input = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.network = network_of(app)

    def leave(self, *, rebuilt: bool) -> None:
        self.network.page_closed(self.page)

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        if isinstance(self.page, HostPage | JoinPage):
            self.page.say(sentence, wrong=wrong)


class HostController(_LobbyRoom):
    """A network game is set up."""

    def __init__(self, app: App, route: HostRoute) -> None:
        super().__init__(app)
        self.title, self.page = tr("Host a network game"), self.network.host_page()

    def state(self) -> Route:
        return HostRoute()

    def do(self, action: str) -> None:
        if action == "resume":
            self.network.host_again()


class JoinController(_LobbyRoom):
    """A network game is looked for."""

    def __init__(self, app: App, route: JoinRoute) -> None:
        super().__init__(app)
        self.title, self.page = tr("Join a network game"), self.network.join_page(route.error)

    def state(self) -> Route | None:
        return None if self.network.linked else JoinRoute()

    def do(self, action: str) -> None:
        if action == "resume":
            self.network.go_back()


class LobbyController(_LobbyRoom):
    """Before the game. Not built again: somebody may be typing to the others."""

    def __init__(self, app: App, route: LobbyRoute) -> None:
        super().__init__(app)
        self.page = self.network.lobby_page()
        self.title = self.network.title

    def state(self) -> None:
        return None

    def opened(self) -> None:
        super().opened()
        self.network.lobby_shown()


class NetworkTableController(TableController):
    """The table of a network game."""

    def __init__(self, app: App, route: NetworkTableRoute) -> None:
        super().__init__(app)
        self.network = network_of(app)
        self.sit_down(*self.network.sit_down())
        self.foresee(app.edition)
        self.page.chat_wanted.connect(self.network.talk)

    def state(self) -> Route | None:
        return NetworkTableRoute() if self.network.linked else None

    def do(self, action: str) -> None:
        if action == "talk":
            self.network.talk()
        else:
            super().do(action)

    def add_to_menu(self, menu: QMenu) -> None:
        game = self.network.game
        if game is not None:
            game.fill_menu(menu)
            title = game_word(self.app.game, "setting", "passing", self.app.lang, "Responses")
            game.fill_responses(menu, title, tuple((policy, tr(label)) for policy, label in QUICK))
