"""Hosting one table from a terminal."""

from __future__ import annotations

import json
import time

from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError
from svedesk.cli.network.bot_seat import BotSeat
from svedesk.cli.network.rooms import PATIENCE, listen, make_public, network_folder, new_store, opened, room_of
from svedesk.cli.network.tables import TablesCommand
from svedesk.cli.network.text_seat import TextSeat
from svedesk.cli.report import write_report
from svedesk.decks.starter import starter_decks
from svedesk.documents.damaged import why
from svedesk.engine.message import Message
from svedesk.messages import PROGRAM
from svedesk.net.certificate import credentials
from svedesk.net.discovery import Announcer
from svedesk.net.errors import Trouble
from svedesk.net.host import CannotHost, Host
from svedesk.net.local_link import LocalLink
from svedesk.net.loop import Loop
from svedesk.net.room import Room
from svedesk.net.store import load, newest
from svedesk.net.tickets import OwnRecord
from svedesk.wire.messages_codec import view_digest


def host(arguments: Arguments) -> int:
    """Host until the game is over and everyone has left, or until interrupted."""
    loop = Loop()
    try:
        return (TablesCommand if arguments.tables else HostCommand)(arguments, loop).run()
    except CannotHost as error:
        raise CommandError(error.trouble.sentence(arguments.lang)) from error
    except OSError as error:
        trouble = Trouble("no-folder", (str(error.filename or network_folder()), why(error)))
        raise CommandError(trouble.sentence(arguments.lang)) from error


class HostCommand:
    """One run of the command."""

    def __init__(self, arguments: Arguments, loop: Loop) -> None:
        self.arguments, self.loop = arguments, loop
        rooms = network_folder() / "rooms"
        folder = newest(rooms) if arguments.resume else None
        stored = load(folder) if folder is not None else None
        if folder is not None and stored is not None:
            store = opened(folder, stored, arguments)
        elif arguments.resume:
            raise CommandError("There is no hosted game to continue.")
        else:
            store = new_store(arguments, rooms, arguments.title or f"{arguments.name}'s game")
        self.troubles: list[str] = []
        self.room = room_of(store, self._trouble)
        if stored is not None:
            store.resume(self.room, stored.room)
        self.host = Host(self.room, credentials(network_folder()), secret=store.secret, open_door=store.open_door)
        store.listens_at(listen(self.host, arguments, store.port))
        make_public(self.host, arguments, loop)
        self.store = store
        self._announcer = Announcer(self.host.announcements)
        self._alone_since = time.monotonic()

    def run(self) -> int:
        """Print the code, host, print how it went."""
        print(f"Address {', '.join(self.host.code().addresses)} · port {self.host.port}", flush=True)
        print(f"Join code {self.host.code().text()}", flush=True)
        if self._announcer.listens:
            print(f"Short code {self.host.short_code()} (on this network)", flush=True)
        if note := materials.game().edition_note(self.room.rules.edition, self.arguments.lang):
            print(note, flush=True)
        if not self.arguments.headless:
            print(PROGRAM.say(Message("host-trust"), self.arguments.lang))
            self._take_seat()
        self.loop.after(0.5, self._look)
        status = self.loop.run()
        if not self.arguments.headless:
            self.seat.end()
        self._end()
        return status

    def _take_seat(self) -> None:
        deck = materials.deck(self.arguments.deck or next(iter(starter_decks(materials.game())))).as_list()
        link = LocalLink(
            self.room, self.arguments.name, seat=0, record_file=OwnRecord(self.store.folder / "record.json")
        )
        at = (link, deck, self.loop, self.arguments.lang)
        self.seat = BotSeat(*at, level=self.arguments.bot) if self.arguments.bot else TextSeat(*at)
        link.sit_down()
        self.seat.begin()

    def _look(self) -> None:
        """End once the game is over and all have said goodbye, or nobody has come back for a minute."""
        guests = [chair for chair in self.room.chairs if not chair.local]
        now = time.monotonic()
        match = self.room.match.so_far(self.room.game)
        if self.room.phase != "over" or match.goes_on or any(chair.member is not None for chair in guests):
            self._alone_since = now
        if all(chair.left for chair in guests) or now - self._alone_since > PATIENCE:
            self.loop.stop()
        else:
            self.loop.after(0.2, self._look)

    def _end(self) -> None:
        game = self.room.game
        digests = _digests(self.room)
        self._announcer.close()
        self.host.close()
        self.loop.drain(lambda: self.host.connections == 0, 2)
        if self.arguments.json:
            finished = game is not None and game.over
            result = {"finished": finished, "digests": digests, "refused": self.host.refused, "errors": self.troubles}
            print(json.dumps(result), flush=True)

    def _trouble(self, error: Exception) -> None:
        self.troubles.append(f"{type(error).__name__}: {error}")
        print(f"Internal error in the rules. Report: {write_report(error, ['host'])}", flush=True)


def _digests(room: Room) -> list[str]:
    game = room.game
    return [view_digest(game.desk.view(seat)) for seat in range(len(room.chairs))] if game else []
