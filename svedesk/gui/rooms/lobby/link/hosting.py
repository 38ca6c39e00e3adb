"""A game that this program hosts for its own window: room, door, answers to those who look for games, the own seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer

from svedesk.decks.network_decks import stops_by_hand, this_program
from svedesk.decks.restrictions import RestrictionList, deck_problems
from svedesk.desk.autosave import OnTrouble
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.net.certificate import credentials
from svedesk.net.code import JoinCode
from svedesk.net.discovery import Announcer
from svedesk.net.host import PORT, Host
from svedesk.net.limits import Timing
from svedesk.net.local_link import LocalLink
from svedesk.net.match import Match
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules
from svedesk.net.store import RoomStore, Stored, load, newest, saves_of
from svedesk.net.tickets import OwnRecord
from svedesk.wire.saved import read_game


class HostOptions(NamedTuple):
    """What the host has settled in the window. `open_door`: the game is joined without its code; `port` 0 is the usual
    one or any, an `edition` of "" the usual one. `public` is the address on the internet ("": none), and `public_port`
    that of a router in between, where it is another."""

    plan: RoomPlan
    form: str
    port: int = 0
    open_door: bool = False
    edition: str = ""
    public: str = ""
    public_port: int = 0


class InterruptedGame(NamedTuple):
    """A hosted game that can be gone on with."""

    folder: Path
    stored: Stored

    @property
    def kept_at(self) -> float:
        """When something was kept of it last: seconds since 1970."""
        return max(file.stat().st_mtime for file in self.folder.rglob("*"))


class LocalHost:
    """One game hosted by this program; its own seat is `link`. `on_trouble` is called with mistakes of the rules,
    `on_unsaved`, in any thread, with why room or game can't be saved. Raises, when it is made, `CannotHost`,
    `DamagedFile` or OSError."""

    def __init__(
        self,
        options: HostOptions | InterruptedGame,
        game: Game,
        rules: CardRules,
        library: Mapping[str, Facts],
        folder: Path,
        *,
        restrictions: RestrictionList | None = None,
        timing: Timing | None = None,
        on_trouble: Callable[[Exception], None] | None = None,
        on_unsaved: OnTrouble | None = None,
    ) -> None:
        again = options.stored if isinstance(options, InterruptedGame) else None
        if isinstance(options, InterruptedGame):
            store, port = RoomStore.again(options.folder, options.stored, on_trouble=on_unsaved), options.stored.port
        else:
            plan, form, port, open_door, edition, *_ = options
            settled = (folder / "rooms", plan)
            store = RoomStore.new(*settled, form=form, edition=edition, open_door=open_door, on_trouble=on_unsaved)
        played = Rules(
            *(rules, game.name, store.edition or game.editions[-1], store.form),
            lambda deck, wanted: deck_problems(game, deck, wanted, library, restrictions),
            this_program(game),
            lambda deck: stops_by_hand(deck, game, rules),
        )
        self.room = Room(played, store.plan, time.monotonic, timing=timing, keeper=store, on_trouble=on_trouble)
        if again is not None:
            store.resume(self.room, again.room)
        self.host = Host(self.room, credentials(folder), secret=store.secret, open_door=store.open_door)
        store.listens_at(self.host.listen(port or PORT, otherwise_any=again is not None or not port))
        self.moved_from = port if again is not None and port not in (0, self.host.port) else 0
        """The port that the game had before, where another program has that now."""
        self.public_code: JoinCode | None = None
        """What leads here over the internet, where an address for that is known: to be tried."""
        if isinstance(options, HostOptions) and options.public:
            self.host.public = options.public
            self.public_code = self.host.code().at(options.public, options.public_port)
        self.announcer = Announcer(self.host.announcements)
        """Answers those who look for games, unless another program keeps it from that (`listens`)."""
        self.link = LocalLink(self.room, store.plan.host, seat=0, record_file=OwnRecord(store.folder / "record.json"))

    @property
    def short_code(self) -> str:
        """The code for this network, "" where nobody finds the game there."""
        return self.host.short_code() if self.announcer.listens else ""

    def close(self) -> None:
        """Say goodbye to all. Let the event loop run until its connections are gone."""
        self.announcer.close()
        self.host.close()


def interrupted(folder: Path) -> InterruptedGame | None:
    """The game hosted last, if it was being played when its program ended, or its match was."""
    file = newest(folder / "rooms")
    stored = load(file) if file is not None else None
    if file is None or stored is None:
        return None
    match, game = Match(stored.plan.best_of, stored.room.results), stored.room.game
    if not game:
        goes_on = match.goes_on  # it ended between two games
    else:
        goes_on = not _finished(file, game) or len(match.results) + 1 < match.best_of
    return InterruptedGame(file, stored) if goes_on else None


def _finished(folder: Path, game: bytes) -> bool:
    """Whether a game was played to its end. One whose newest file can't be read was not: an older one may do."""
    saves = saves_of(folder, game)
    try:
        return bool(saves) and read_game(saves[0].read_bytes()).finished
    except (OSError, DamagedFile):
        return False


LONGEST = 0.6
"""Seconds a closing window waits at most for them."""


class ClosingGames:
    """Keeps closed games alive until they were heard."""

    def __init__(self) -> None:
        self._closing: list[LocalHost] = []

    def close(self, hosting: LocalHost) -> None:
        """Close a game for all."""
        hosting.close()
        self._closing = [*(game for game in self._closing if game.host.connections), hosting]

    def wait(self) -> None:
        """Let what is left go out, for the program is about to end."""
        until, loop = time.monotonic() + LONGEST, QEventLoop()
        while time.monotonic() < until and any(game.host.connections for game in self._closing):
            QTimer.singleShot(20, loop, loop.quit)
            loop.exec()
