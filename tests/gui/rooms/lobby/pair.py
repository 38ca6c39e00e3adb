"""Two windows in one process that play with each other over real encrypted sockets, each with a person before it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from gui.person import LEFT, Person
from net.lan import QUICK
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_library

from svedesk.cards.library import Library
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.lobby.host_page import HostPage
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.gui.rooms.lobby.lobby_page import LobbyPage
from svedesk.gui.rooms.lobby.network_game import NetworkGame
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.settings.store import SettingsStore

TIMING = replace(QUICK, away=1.5, drop=4.0, hello=5.0, frame=5.0, connect=5.0)
"""As quick as tests are, and yet patient with a machine that does much else."""


class Player(Person):
    """A person at a network game."""

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.window.activateWindow()  # keys go to one window only
        self.qtbot.waitUntil(self.window.isActiveWindow)
        super().key(key, modifiers)

    def click_on(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        self.qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())

    def type_into(self, field: QWidget, text: str, *, enter: bool = False) -> None:
        field.setFocus()
        self.qtbot.keyClicks(field, text)
        if enter:  # through the window, which looks at what the key was for
            self.qtbot.keyClick(self.window.windowHandle(), Qt.Key.Key_Return)

    @property
    def host_page(self) -> HostPage:
        assert isinstance(network_of(self.window.app).page, HostPage)
        return network_of(self.window.app).page

    @property
    def join_page(self) -> JoinPage:
        assert isinstance(network_of(self.window.app).page, JoinPage)
        return network_of(self.window.app).page

    @property
    def lobby(self) -> LobbyPage:
        assert isinstance(network_of(self.window.app).page, LobbyPage)
        return network_of(self.window.app).page

    @property
    def in_lobby(self) -> bool:
        return isinstance(network_of(self.window.app).page, LobbyPage)

    @property
    def game(self) -> NetworkGame:
        assert network_of(self.window.app).game is not None
        return network_of(self.window.app).game

    @property
    def link(self):
        return network_of(self.window.app).link

    @property
    def plays(self) -> bool:
        return network_of(self.window.app).game is not None


class Pair:
    """Windows that belong together; `close` lets go of all."""

    about = ""
    """The game they are about, the first one unless said otherwise."""

    def __init__(self, qtbot: QtBot, folder: Path, *, scripts: bool = True) -> None:
        application_for(DARK)
        self.qtbot, self.folder, self.scripts = qtbot, folder, scripts
        self.players: list[Player] = []
        self.cards: dict[str, tuple[Library, Sve]] = {}
        """The cards of players who have others than come with the program."""

    def player(self, name: str) -> Player:
        saves = self.folder / name
        if name in self.cards:
            library, rules = self.cards[name]
            window = MainWindow(
                SVE,
                lambda: rules,
                folder=saves,
                settings=SettingsStore(this_run={"reduced_motion": True}),
                library=library,
            )
        elif self.scripts:
            window = make_window(saves=saves, game=self.about, reduced_motion=True)
        else:
            window = MainWindow(
                SVE,
                lambda: Sve(starter_library(), {}),
                folder=saves,
                settings=SettingsStore(this_run={"reduced_motion": True}),
            )
        window.resize(1280, 720)
        window.show()
        self.qtbot.waitExposed(window)
        network_of(window.app).timing = TIMING
        self.players.append(Player(self.qtbot, window))
        return self.players[-1]

    def host(self, name: str = "Aiko", **choices: int) -> Player:
        """A player whose table is open. `choices` are rows of the form's boxes by name."""
        player = self.player(name)
        player.click_on(player.window.app.router.home.page.host)
        page = player.host_page
        player.type_into(page.name, name)
        for box, row in choices.items():
            getattr(page, box).setCurrentIndex(row)
        player.click_on(page.start)
        assert player.in_lobby
        return player

    def guest(self, host: Player, name: str = "Ren", *, watch: bool = False) -> Player:
        """A player who has come into the lobby (or watches), and was told of the seats."""
        player = self.welcomed(host, name, watch=watch)
        self.qtbot.waitUntil(lambda: player.plays or player.link.lobby is not None)
        return player

    def welcomed(self, host: Player, name: str = "Ren", *, watch: bool = False) -> Player:
        """A player who was let in just now."""
        player = self.player(name)
        player.click_on(player.window.app.router.home.page.join)
        page = player.join_page
        player.type_into(page.name, name)
        page.code.setText(self.code(host))
        page.watch.setChecked(watch)
        player.click_on(page.join)
        self.qtbot.waitUntil(lambda: player.in_lobby or player.plays)
        return player

    def code(self, host: Player) -> str:
        hosting = network_of(host.window.app).hosting
        assert hosting is not None
        return hosting.host.code().at("127.0.0.1").text()

    def begin(self, host: Player, guest: Player) -> None:
        """Both are ready, and the table stands in both windows."""
        for player in (guest, host):
            self.qtbot.waitUntil(player.lobby.ready.isEnabled)
            player.click_on(player.lobby.ready)
        self.qtbot.waitUntil(lambda: host.plays and guest.plays)

    def asked(self, *players: Player) -> Player:
        """Whoever is asked now."""
        found: list[Player] = []

        def look() -> bool:
            found[:] = [player for player in players if player.ask is not None]
            return bool(found)

        self.qtbot.waitUntil(look)
        return found[0]

    def keep(self, *players: Player) -> tuple[Player, Player]:
        """Who goes first goes first, both keep their hands; who is asked in the main phase, then the other."""
        for said in ("Go first", "Keep this hand", "Keep this hand"):
            self.asked(*players).press(said)
        first = self.asked(*players)
        assert first.ask is not None
        assert first.ask.kind == "main"
        self.qtbot.waitUntil(lambda: all(player.view.step[0] == "main" for player in players))
        return first, next(player for player in players if player is not first)

    def table(self, *, rules: bool = True, **choices: int) -> tuple[Player, Player]:
        """Host and guest at the first main phase: who is asked, then the other. `rules` False: switched off."""
        host = self.host(**choices)
        guest = self.guest(host)
        self.begin(host, guest)
        first, other = self.keep(host, guest)
        if not rules:
            first.click_on(first.page.bar.rules)
            self.consent(other, "accept")
            self.qtbot.waitUntil(lambda: first.page.table_seat.rules_off and other.page.table_seat.rules_off)
        return first, other

    def consent(self, player: Player, say: str) -> None:
        """Answer the request that comes to a player."""
        buttons: list[QPushButton] = []

        def look() -> bool:
            rows = player.game.consent.rows
            buttons[:] = [row.buttons[say] for row in rows if say in row.buttons and row.buttons[say].isEnabled()]
            return bool(buttons)

        self.qtbot.waitUntil(look)
        player.click_on(buttons[0])

    def close(self) -> None:
        for player in reversed(self.players):
            player.window.close()
            player.window.deleteLater()
