"""The host's door: a TLS server that lets programs with the right join code into the room the code is of, and hears
whether they are still there."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QSslSocket

from svedesk import __version__
from svedesk.net.addresses import addresses_to_tell, neighbourhood
from svedesk.net.certificate import Credentials
from svedesk.net.code import MOST_ADDRESSES, SECRET, JoinCode
from svedesk.net.discovery import announced
from svedesk.net.door import Door
from svedesk.net.errors import Trouble
from svedesk.net.frames import LARGEST_TO_HOST
from svedesk.net.limits import Attempts, Timing, crowded
from svedesk.net.peer import Peer
from svedesk.net.room import Room
from svedesk.net.room_plan import NotLetIn
from svedesk.net.seats import free_seat, seat_of
from svedesk.net.short_code import host_digits, host_name, short_code, short_secret
from svedesk.net.timeout import Patience
from svedesk.wire.differences import UpdateWriter
from svedesk.wire.live import BadPacket
from svedesk.wire.messages import MAJOR, Beat, Hello, Leave
from svedesk.wire.messages_codec import read_to_host, spoken_version, write_message
from svedesk.wire.messages_table import ConnectionRefused, Echo, ToGuest
from svedesk.wire.net_discovery import Announcement

PORT = 47800
"""TCP, where nothing else is wished: a port that is forwarded stays the right one."""
MOST_INSIDE, MOST_OF_ADDRESS = 192, 24
"""Programs that are let in. Whoever comes back to a seat is let in all the same."""

MOST_SHORT = 60
"""Wrong short codes in a row, within a minute and from all addresses, after which these let nobody in for as long."""


class CannotHost(Exception):
    """No game can be hosted here; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.sentence())
        self.trouble = trouble


class Guest:
    """A program at the other end of a connection; a `Member` of the room once its hello was good."""

    def __init__(self, host: Host, socket: QSslSocket) -> None:
        self.name = ""
        self.room: Room | None = None
        """The room it was let into."""
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
        room = self.room
        if room is None:
            self._host.hello(self, payload)
            self._hello.stop()
            return
        message = read_to_host(payload)
        room.note_alive(self)
        if isinstance(message, Hello):
            raise BadPacket("a second hello")
        if isinstance(message, Beat):
            self.deliver(Echo(at=message.at))
            return
        room.receive(self, message)
        if isinstance(message, Leave):
            self._host.see_off(self, linger=False)

    def _closed(self, why: str) -> None:
        self._host.closed(self, why)


class Host(QObject):
    """The server of one room or several. `secret` is what a code for the first must carry; with `open_door` none needs
    one. `listening_in` hears every message to every guest (for tests and counts)."""

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
        self.timing = timing or room.timing
        self.secret = secret or secrets.token_bytes(SECRET)
        self.rooms = {self.secret: room}
        """By the secret of their codes. Another room may take one's place once nobody is in it."""
        self.open_door, self.most_of_address = open_door, MOST_OF_ADDRESS
        self.public = ""
        """The address that guests reach this host at over the internet, where somebody knows it."""
        self.refused: dict[str, int] = {}
        """How many connections were refused or dropped, by key."""
        self.listening_in: Callable[[Guest, ToGuest], None] | None = None
        self._credentials = credentials
        self._guests: dict[Guest, str] = {}
        """Every connection with its address, the oldest first."""
        self._leaving: list[str] = []
        """The addresses of connections that are being closed."""
        self._attempts, self._short_attempts = Attempts(), Attempts(MOST_SHORT)
        self._config = credentials.configuration()
        self._server = Door(self._connected, self._note_refused, self.timing.hello, self)
        self._ticker = QTimer(self)
        self._ticker.setInterval(int(min(1.0, self.timing.heartbeat / 2) * 1000))
        self._ticker.timeout.connect(self._tick)

    @property
    def room(self) -> Room:
        """The first room."""
        return self.rooms[self.secret]

    # -- opening and closing ------------------------------------------------------------------------------------------

    def listen(self, port: int = 0, *, otherwise_any: bool = False) -> int:
        """Begin to let guests in, by IPv6 where there is any and by IPv4; returns the port: the one wished for (0: any)
        or, when that is taken, any other if that will do. Raises `CannotHost`."""
        if not QSslSocket.supportsSsl():
            raise CannotHost(Trouble("no-tls"))
        kinds = (QHostAddress.SpecialAddress.Any, QHostAddress.SpecialAddress.AnyIPv4)
        ports = (port, 0) if otherwise_any and port else (port,)
        if not any(self._server.listen(QHostAddress(kind), port) for port in ports for kind in kinds):
            raise CannotHost(Trouble("port-taken", (port,)))
        self._ticker.start()
        return self.port

    @property
    def port(self) -> int:
        """The port listened at."""
        return int(self._server.serverPort())

    def code(self, secret: bytes = b"") -> JoinCode:
        """What guests need to find this host, know it again and be let into a room (b"": the first)."""
        addresses = (*filter(None, (self.public,)), *addresses_to_tell())
        return JoinCode(addresses[:MOST_ADDRESSES], self.port, self._credentials.fingerprint, secret or self.secret)

    def short_code(self, secret: bytes = b"") -> str:
        """The same for guests on this network, short enough to be typed."""
        return short_code(self.code(secret)).text()

    @property
    def connections(self) -> int:
        """How many there are, let in or not, and those that are just being closed."""
        return len(self._guests) + len(self._leaving) + self._server.silent

    def announcements(self) -> tuple[Announcement, ...]:
        """What those who look for games are told, room by room: nothing secret."""
        return tuple(self._announcement(room) for room in self.rooms.values())

    def _announcement(self, room: Room) -> Announcement:
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
            certificate=announced(self._credentials.fingerprint),
            short=host_digits(host_name(self._credentials.fingerprint)),
        )

    def close(self) -> None:
        """Say goodbye to all and let nobody in any more. Let the event loop run until `connections` is 0."""
        self._server.close()
        self._ticker.stop()
        for room in self.rooms.values():
            room.close()
        for guest in tuple(self._guests):
            self.see_off(guest)

    # -- connections --------------------------------------------------------------------------------------------------

    def _connected(self, handle: int, address: str) -> None:
        socket = QSslSocket(QCoreApplication.instance())
        if not socket.setSocketDescriptor(handle):
            socket.deleteLater()
            return
        if not self._has_place(address):
            self._note_refused("crowd")
            socket.abort()
            socket.deleteLater()
            return
        socket.setSslConfiguration(self._config)
        guest = Guest(self, socket)
        self._guests[guest] = address
        socket.startServerEncryption()

    def _has_place(self, address: str) -> bool:
        """Whether one more may come from an address; makes a place by closing one that has not said who it is: the
        longest, of the address that has most of them."""
        waiting = {guest: at for guest, at in self._guests.items() if guest.room is None}
        if not (crowd := crowded([*waiting.values(), *self._leaving], address)):
            return True
        longest = next((guest for guest, at in waiting.items() if at == crowd), None)
        if longest is None:
            return False
        longest.peer.drop("crowd")
        return True

    def _note_refused(self, why: str) -> None:
        self.refused[why] = self.refused.get(why, 0) + 1

    def hello(self, guest: Guest, payload: bytes) -> None:
        """A connection's first message. Nothing of the game is said before version and code are right."""
        version = spoken_version(payload)
        if version != MAJOR:
            self._refuse(guest, "version", __version__, f"protocol {version}"[:40])
            return
        message = read_to_host(payload)
        if not isinstance(message, Hello):
            raise BadPacket("no hello")
        now, address = time.monotonic(), neighbourhood(guest.peer.address)
        room, by_short_code = self._room_of(message), message.secret.endswith("0" * 11)
        may_try = self._attempts.allowed(address, now) and (not by_short_code or self._short_attempts.allowed("", now))
        inside = [at for guest, at in self._guests.items() if guest.room is not None]
        if room is not None and seat_of(room.chairs, message.token) is not None:
            pass  # its place was kept
        elif by_short_code and not may_try:
            room = None  # it is short enough to be guessed
        elif len(inside) >= MOST_INSIDE or inside.count(address) >= self.most_of_address:
            self._refuse(guest, "too-many-connections")
            return
        if room is None:
            # The right code is let in whatever was tried before: its secret is too long to be found by trying, and
            # others behind the same address would be shut out.
            key = "wrong-code" if may_try else "too-many-attempts"
            self._attempts.wrong(address, now)
            if by_short_code:
                self._short_attempts.wrong("", now)
            self._refuse(guest, key)
            return
        self._attempts.right(address)
        guest.name, guest.room = message.name, room
        guest.writer = UpdateWriter() if message.differences else None
        try:
            room.enter(message, guest)
        except NotLetIn as refused:
            self._refuse(guest, refused.key, *refused.words)

    def _room_of(self, hello: Hello) -> Room | None:
        """The room that a hello is let into. All secrets are compared, each in constant time."""
        wanted, match = bytes.fromhex(hello.secret), None
        for secret, room in self.rooms.items():
            if hmac.compare_digest(secret, wanted) or hmac.compare_digest(short_secret(secret), wanted):
                match = room
        if match is not None or not self.open_door:
            return match
        rooms = tuple(self.rooms.values())
        own = (room for room in rooms if seat_of(room.chairs, hello.token) is not None)
        chosen = (room for room in rooms if room.epoch.startswith(hello.room or "-"))
        free = (room for room in rooms if room.phase == "lobby" and free_seat(room.chairs) is not None)
        return next((room for some in (own, chosen, free) for room in some), rooms[0])

    def _tick(self) -> None:
        for room in tuple(self.rooms.values()):
            room.tick()

    def _refuse(self, guest: Guest, key: str, *args: int | str) -> None:
        self._note_refused(key)
        guest.room = None
        guest.deliver(ConnectionRefused(key=key, args=args))

    def closed(self, guest: Guest, why: str) -> None:
        """A connection ended by itself; the room keeps the seat."""
        if why:
            self._note_refused(why)
        self._guests.pop(guest, None)
        if guest.room is not None:
            guest.room.left(guest)

    def see_off(self, guest: Guest, *, linger: bool = True) -> None:
        """Close a connection once what was sent on it has gone out; `linger` for the guest to hear it."""
        address = self._guests.pop(guest, None)
        if address is not None and not guest.peer.closed:
            self._leaving.append(address)
            guest.peer.socket.disconnected.connect(lambda: self._leaving.remove(address))
            guest.peer.finish(self.timing.linger if linger else 0.0)
