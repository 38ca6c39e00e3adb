"""`svedesk host --headless --tables N`: several tables behind one port, each of which goes on after its game. Codes
stay the same, also when the program is started again, and so do games that were being played."""

from __future__ import annotations

import logging
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path

from svedesk.cli.console import Arguments, plain
from svedesk.cli.network import rooms
from svedesk.cli.report import write_report
from svedesk.documents.damaged import DamagedFile
from svedesk.net.certificate import credentials
from svedesk.net.discovery import Announcer
from svedesk.net.host import Host
from svedesk.net.loop import Loop
from svedesk.net.room import Room
from svedesk.net.store import RoomStore, load, newest

ABANDONED_AFTER = 1800.0
"""Seconds that a game in which nobody is any more keeps its table."""
LARGEST_LOG, KEPT_LOGS = 1_000_000, 5
"""Bytes of the log, and how many older ones are kept beside it."""
_LOOK_EVERY = 0.5


class HostedTable:
    """One table: its room now, and what was told of it."""

    def __init__(self, number: int, store: RoomStore, room: Room) -> None:
        self.number, self.store, self.room = number, store, room
        self.alone_since = time.monotonic()
        self._printed = ""

    @property
    def state(self) -> str:
        """What is to be told whenever it changes."""
        chairs = (
            f"{chair.name}{' (away)' if chair.member is None else ''}" for chair in self.room.chairs if chair.taken
        )
        watching = self.room.gallery.watchers != "none" and len(tuple(self.room.audience.watching()))
        return f"{self.room.phase}: {', '.join(chairs) or 'nobody'}{f', {watching} watching' if watching else ''}"

    def news(self) -> str:
        """The state if it is another than before, else ""."""
        before, self._printed = self._printed, self.state
        return self._printed if self._printed != before else ""

    def is_done(self, now: float) -> bool:
        """Whether the table is for others now: its game is over and both have left, or it was deserted for long."""
        chairs = self.room.chairs
        if any(chair.member is not None for chair in chairs) or self.room.phase == "lobby":
            self.alone_since = now
        if self.room.phase == "over" and all(chair.left for chair in chairs):
            return True
        patience = rooms.PATIENCE if self.room.phase == "over" else ABANDONED_AFTER
        return now - self.alone_since > patience


class TablesCommand:
    """One run of the command, until it is interrupted."""

    def __init__(self, arguments: Arguments, loop: Loop) -> None:
        self.arguments, self.loop = arguments, loop
        self.log = TablesLog(arguments.log)
        self.tables = [self._opened(number) for number in range(1, arguments.tables + 1)]
        first = self.tables[0]
        self.host = Host(first.room, credentials(rooms.network_folder()), secret=first.store.secret)
        self.host.open_door, self.host.most_of_address = arguments.open, arguments.per_address
        for table in self.tables:
            self.host.rooms[table.store.secret] = table.room
        rooms.listen(self.host, arguments, first.store.port)
        rooms.make_public(self.host, arguments, loop)
        for table in self.tables:
            table.store.listens_at(self.host.port)
        self._announcer = Announcer(self.host.announcements)
        self._refused: dict[str, int] = {}

    def run(self) -> int:
        """List the tables, host, say goodbye."""
        print(f"Address {', '.join(self.host.code().addresses)} · port {self.host.port}", flush=True)
        for table in self.tables:
            secret = table.store.secret
            print(f"Table {table.number} · join code {self.host.code(secret).text()}", flush=True)
            if self._announcer.listens:
                print(f"Table {table.number} · short code {self.host.short_code(secret)} (on this network)", flush=True)
        self.log(f"{len(self.tables)} tables on port {self.host.port}")
        self._look()
        status = self.loop.run()
        self._announcer.close()
        self.host.close()
        self.loop.drain(lambda: self.host.connections == 0, 2)
        self.log("closed")
        self.log.close()
        return status

    def _look(self) -> None:
        now = time.monotonic()
        for table in self.tables:
            if table.is_done(now):
                self._renew(table)
            if news := table.news():
                self.log(f"table {table.number} · {news}")
        if self.host.refused != self._refused:
            new = {key: count - self._refused.get(key, 0) for key, count in self.host.refused.items()}
            self.log("refused · " + ", ".join(f"{key} {count}" for key, count in new.items() if count))
            self._refused = dict(self.host.refused)
        self.loop.after(_LOOK_EVERY, self._look)

    def _renew(self, table: HostedTable) -> None:
        """Lay the table for others. Whoever still watches is told that it is over."""
        table.room.close()
        table.store = self._new_store(table.number, table.store.secret)
        table.room = self._new_room(table.store)
        table.store.listens_at(self.host.port)
        self.host.rooms[table.store.secret] = table.room

    # -- rooms --------------------------------------------------------------------------------------------------------

    def _opened(self, number: int) -> HostedTable:
        """A table as it was when the program ended, or a new one with the code it had."""
        folder = newest(self._folder(number))
        stored = load(folder) if folder is not None else None
        store = self._new_store(number, stored.secret if stored is not None else b"")
        if folder is not None and stored is not None:
            again = rooms.opened(folder, stored, self.arguments)
            room = rooms.room_of(again, self._trouble)
            try:
                again.resume(room, stored.room)
            except DamagedFile as error:
                self.log(f"table {number} · {error.in_words('en')}")
            else:
                if room.phase != "over":
                    return HostedTable(number, again, room)
                room.close()
        return HostedTable(number, store, self._new_room(store))

    def _folder(self, number: int) -> Path:
        return rooms.network_folder() / "tables" / f"{number:02}"

    def _new_store(self, number: int, secret: bytes) -> RoomStore:
        title = f"{self.arguments.title or self.arguments.name} {number}"
        return rooms.new_store(self.arguments, self._folder(number), title, secret)

    def _new_room(self, store: RoomStore) -> Room:
        room = rooms.room_of(store, self._trouble)
        store.remember(room.saved())  # its code is to stay, even if nobody ever comes
        return room

    def _trouble(self, error: Exception) -> None:
        self.log(f"internal error in the rules, report: {write_report(error, ['host'])}")


class TablesLog:
    """What tells of the tables: on standard output and, with a path, in a file that is begun anew when it is full."""

    def __init__(self, path: Path | None) -> None:
        self._file: RotatingFileHandler | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = RotatingFileHandler(path, maxBytes=LARGEST_LOG, backupCount=KEPT_LOGS, encoding="utf-8")
            self._file.setFormatter(logging.Formatter("%(asctime)s %(message)s"))

    def __call__(self, line: str) -> None:
        """Write a line."""
        line = plain(line)
        print(line, flush=True)
        if self._file is not None:
            self._file.handle(logging.LogRecord("svedesk", logging.INFO, "", 0, line, None, None))

    def close(self) -> None:
        """Write no more."""
        if self._file is not None:
            self._file.close()
