"""The host's own seat, used like any other: the same link without a network. The room hears it at once."""

from __future__ import annotations

from svedesk.engine.records import SPECTATOR
from svedesk.net.link import Diary, SeatLink
from svedesk.net.room import Room
from svedesk.wire.messages import Hello, ToHost
from svedesk.wire.messages_table import Refused, ToGuest


class LocalLink(SeatLink):
    """A seat at this program's own room. `token` is that of a seat kept from before ("": a new one)."""

    def __init__(self, room: Room, name: str, *, seat: int = -1, token: str = "", diary: Diary | None = None) -> None:
        super().__init__(diary)
        self.name = name
        self._room = room
        self._wanted, self._token = seat, token

    def sit_down(self) -> None:
        """Take the seat. Raises `NotLetIn`."""
        watch = self._wanted == SPECTATOR
        hello = Hello(version="", name=self.name, token=self._token, watch=watch)
        self._room.enter(hello, self, local=True, seat=self._wanted)

    def deliver(self, message: ToGuest) -> None:
        """What the room tells this seat."""
        if isinstance(message, Refused):
            self._set_state("closed")
        else:
            self._received(message)

    def _send(self, message: ToHost) -> None:
        self._room.said(self, message)
