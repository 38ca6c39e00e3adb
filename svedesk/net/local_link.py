"""The host's own seat, used like any other: the same link without a network. The room hears it at once."""

from __future__ import annotations

from svedesk.engine.records import SPECTATOR
from svedesk.net.link import SeatLink
from svedesk.net.room import Room
from svedesk.net.tickets import OwnRecord
from svedesk.wire.messages import Hello, ToHost
from svedesk.wire.messages_table import ConnectionRefused, ToGuest


class LocalLink(SeatLink):
    """A seat at this program's own room: the one wanted (-1: any), also one it had before the program was started
    again. `record_file` is where its record lies."""

    _hosts = True

    def __init__(self, room: Room, name: str, *, seat: int = -1, record_file: OwnRecord | None = None) -> None:
        super().__init__(record_file)
        self.name = name
        self._room, self._wanted = room, seat
        record = record_file.read() if record_file else None
        if record is not None:
            self._witness.begin(record)

    def sit_down(self) -> None:
        """Take the seat. Raises `NotLetIn`."""
        watch = self._wanted == SPECTATOR
        game, since = self._witness.comes_back()
        hello = Hello(version="", name=self.name, watch=watch, game=game, since=since)
        self._room.enter(hello, self, local=True, seat=self._wanted)

    def deliver(self, message: ToGuest) -> None:
        """What the room tells this seat."""
        if isinstance(message, ConnectionRefused):
            self._set_state("closed")
        else:
            self._received(message)

    def _send(self, message: ToHost) -> None:
        self._room.receive(self, message)
