"""The host's door: a TLS server that lets programs with the right join code into a room, and hears whether they are
still there."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QSslSocket, QTcpServer

from svedesk import __version__
from svedesk.net.addresses import addresses_to_tell
from svedesk.net.certificate import Credentials
from svedesk.net.code import MOST_ADDRESSES, SECRET, JoinCode
from svedesk.net.errors import Trouble
from svedesk.net.frames import LARGEST_TO_HOST
from svedesk.net.limits import Attempts, Timing
from svedesk.net.peer import Peer, address_of
from svedesk.net.room import Room
from svedesk.net.room_plan import NotLetIn
from svedesk.net.timeout import Patience
from svedesk.wire.differences import UpdateWriter
from svedesk.wire.live import BadPacket
from svedesk.wire.messages import MAJOR, Beat, Hello, Leave
from svedesk.wire.messages_codec import read_to_host, spoken_version, write_message
from svedesk.wire.messages_table import ConnectionRefused, Echo, ToGuest
from svedesk.wire.net_discovery import Announcement

MOST_CONNECTIONS, MOST_OF_ADDRESS = 64, 24
"""Beyond these a connection is told that there are too many; beyond twice as many it is closed without a word."""


class Door(QTcpServer):
    """Hands every connection over before anything is said on it. `QSslServer` shakes hands with at most so many, and
    whoever opens connections and says nothing then shuts everyone out."""

    def __init__(self, newcomer: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._newcomer = newcomer

    def incomingConnection(self, handle: int) -> None:
        """Qt asks to take a connection in."""
        self._newcomer(handle)


class CannotHost(Exception):
    """No game can be hosted here; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.sentence())
        self.trouble = trouble


class Guest:
    """A program at the other end of a connection; a `Member` of the room once its hello was good."""

    def __init__(self, host: Host, socket: QSslSocket) -> None:
        self.name = ""
        self.inside = False
        self._host = host
        slowest, silent = host.timing.frame, host.timing.drop
        self.peer = Peer(socket, LARGEST_TO_HOST, slowest, silent, self._frame, self._closed, limited=True)
        self.writer: UpdateWriter | None = None
        """Set for a program that reads differences."""
        self._hello = Patience(host.timing.hello, self._silent, socket)
        self._hello.start()

    def deliver(self, message: ToGuest) -> None:
        """Send a message; after a refusal the connection is closed."""
        if self._host.listening_in is not None:
            self._host.listening_in(self, message)
        self.peer.send(self.writer.write(message) if self.writer else write_message(message))
        if isinstance(message, ConnectionRefused):
            self._host.see_off(self)

    def _silent(self) -> None:
        self.peer.drop("too-slow")

    def _frame(self, payload: bytes) -> None:
        if not self.inside:
            self._host.hello(self, payload)
            self._hello.stop()
            return
        message = read_to_host(payload)
        room = self._host.room
        room.heard(self)
        if isinstance(message, Hello):
            raise BadPacket("a second hello")
        if isinstance(message, Beat):
            self.deliver(Echo(at=message.at))
            return
        room.said(self, message)
        if isinstance(message, Leave):
            self._host.see_off(self, linger=False)

    def _closed(self, why: str) -> None:
        self._host.closed(self, why)


class Host(QObject):
    """The server of one room. `secret` is what a join code must carry; with `open_door` it need not.
    `listening_in` hears every message to every guest (for tests and counts)."""

    def __init__(
        self,
        room: Room,
        credentials: Credentials,
        *,
        secret: bytes = b"",
        open_door: bool = False,
        timing: Timing | None = None,
    ) -> None:
        super().__init__()
        self.room, self.timing = room, timing or room.timing
        self.secret = secret or secrets.token_bytes(SECRET)
        self.open_door = open_door
        self.refused: dict[str, int] = {}
        """How many connections were refused or dropped, by key."""
        self.listening_in: Callable[[Guest, ToGuest], None] | None = None
        self._credentials = credentials
        self._guests: dict[Guest, str] = {}
        """Every connection with its address."""
        self._leaving: list[str] = []
        """The addresses of connections that are being closed."""
        self._attempts = Attempts()
        self._config = credentials.configuration()
        self._server = Door(self._connected, self)
        self._ticker = QTimer(self)
        self._ticker.setInterval(int(min(1.0, self.timing.heartbeat / 2) * 1000))
        self._ticker.timeout.connect(self.room.tick)

    # -- opening and closing ------------------------------------------------------------------------------------------

    def listen(self, port: int = 0) -> int:
        """Begin to let guests in; returns the port. Raises `CannotHost`."""
        if not QSslSocket.supportsSsl():
            raise CannotHost(Trouble("no-tls"))
        if not self._server.listen(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), port):
            raise CannotHost(Trouble("port-taken", (port,)))
        self._ticker.start()
        return self.port

    @property
    def port(self) -> int:
        """The port listened at."""
        return int(self._server.serverPort())

    def code(self) -> JoinCode:
        """What guests need to find this host, know it again and be let in."""
        addresses = addresses_to_tell()[:MOST_ADDRESSES]
        return JoinCode(addresses, self.port, self._credentials.fingerprint, self.secret)

    @property
    def connections(self) -> int:
        """How many there are, let in or not, and those that are just being closed."""
        return len(self._guests) + len(self._leaving)

    def announcement(self) -> Announcement:
        """What those who look for games are told of this one: nothing secret."""
        room = self.room
        return Announcement(
            room=room.epoch[:16],
            port=self.port,
            title=room.plan.title[:60],
            host=room.plan.host[:40],
            version=__version__[:20],
            game=room.rules.game,
            form=room.rules.form,
            rules_off=room.plan.rules_off,
            seats=len(room.chairs),
            taken=sum(chair.taken for chair in room.chairs),
            phase=room.phase,
            watchers=room.gallery.watchers,
            open=self.open_door,
        )

    def close(self) -> None:
        """Say goodbye to all and let nobody in any more. Let the event loop run until `connections` is 0."""
        self._server.close()
        self._ticker.stop()
        self.room.close()
        for guest in tuple(self._guests):
            self.see_off(guest)

    # -- connections --------------------------------------------------------------------------------------------------

    def _connected(self, handle: int) -> None:
        socket = QSslSocket(QCoreApplication.instance())
        if not socket.setSocketDescriptor(handle):
            socket.deleteLater()
            return
        address = address_of(socket)
        crowd = sum(one == address for one in (*self._guests.values(), *self._leaving))
        if self.connections >= 2 * MOST_CONNECTIONS or crowd >= 2 * MOST_OF_ADDRESS:
            self.refused["crowd"] = self.refused.get("crowd", 0) + 1
            socket.abort()
            socket.deleteLater()
            return
        socket.setSslConfiguration(self._config)
        guest = Guest(self, socket)
        self._guests[guest] = address
        socket.startServerEncryption()

    def hello(self, guest: Guest, payload: bytes) -> None:
        """A connection's first message. Nothing of the game is said before version and code are right."""
        version = spoken_version(payload)
        if version != MAJOR:
            self._refuse(guest, "version", __version__, f"protocol {version}"[:40])
            return
        message = read_to_host(payload)
        if not isinstance(message, Hello):
            raise BadPacket("no hello")
        now, address = time.monotonic(), guest.peer.address
        crowd = sum(one == address for one in self._guests.values())
        if len(self._guests) > MOST_CONNECTIONS or crowd > MOST_OF_ADDRESS:
            self._refuse(guest, "too-many-connections")
            return
        if not self._attempts.allowed(address, now):
            self._refuse(guest, "too-many-attempts")
            return
        if not self.open_door and not hmac.compare_digest(bytes.fromhex(message.secret), self.secret):
            self._attempts.wrong(address, now)
            self._refuse(guest, "wrong-code")
            return
        self._attempts.right(address)
        guest.name, guest.inside = message.name, True
        guest.writer = UpdateWriter() if message.differences else None
        try:
            self.room.enter(message, guest)
        except NotLetIn as refused:
            self._refuse(guest, refused.key, *refused.words)

    def _refuse(self, guest: Guest, key: str, *args: int | str) -> None:
        self.refused[key] = self.refused.get(key, 0) + 1
        guest.inside = False
        guest.deliver(ConnectionRefused(key=key, args=args))

    def closed(self, guest: Guest, why: str) -> None:
        """A connection ended by itself; the room keeps the seat."""
        if why:
            self.refused[why] = self.refused.get(why, 0) + 1
        self._guests.pop(guest, None)
        if guest.inside:
            self.room.left(guest)

    def see_off(self, guest: Guest, *, linger: bool = True) -> None:
        """Close a connection once what was sent on it has gone out; `linger` for the guest to hear it."""
        address = self._guests.pop(guest, None)
        if address is not None and not guest.peer.closed:
            self._leaving.append(address)
            guest.peer.socket.disconnected.connect(lambda: self._leaving.remove(address))
            guest.peer.finish(self.timing.linger if linger else 0.0)
