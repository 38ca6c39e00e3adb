"""A guest's link to a host: finds it, makes sure it is the right one, comes back by itself when the connection
breaks."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QSslSocket

from svedesk import __version__
from svedesk.net.certificate import fingerprint
from svedesk.net.code import MOST_ADDRESSES, JoinCode, address_text
from svedesk.net.connecting import ConnectionAttempt
from svedesk.net.discovery import PORT, GameFinder, announced
from svedesk.net.errors import Trouble
from svedesk.net.frames import LARGEST_TO_GUEST
from svedesk.net.limits import Timing, retry_delay
from svedesk.net.link import SeatLink
from svedesk.net.peer import Peer
from svedesk.net.short_code import NAME
from svedesk.net.tickets import Ticket
from svedesk.wire.differences import DoesNotFit, UpdateReader
from svedesk.wire.messages import Beat, Hello, ToHost
from svedesk.wire.messages_codec import write_message
from svedesk.wire.messages_table import ConnectionRefused, Echo, Goodbye, ToGuest, UpdatePacket, Welcome

_PASSING = frozenset({"too-many-connections", "too-fast", "too-slow"})
"""Refusals after which a seat that is kept is tried again."""
PUSHES = 2
"""How often one who is not in yet tries again where a host has hung up: in a crowd there may be a place by then."""
LOOK_AFTER = 3
"""Attempts to reach a host that is gone before it is looked for on the network."""
MOST_ENDS = 8
"""Addresses that are tried; those found last go first."""


class GuestLink(SeatLink):
    """A seat at another program's table. `ticket` keeps what brings this program back into its seat, also after it was
    killed; one that holds a token goes on with that seat. `room` is that of a game found on the network, where a host
    has several and asks for no code."""

    def __init__(
        self,
        code: JoinCode,
        name: str,
        *,
        watch: bool = False,
        ticket: Ticket | None = None,
        timing: Timing | None = None,
        room: str = "",
        finder_port: int = PORT,
    ) -> None:
        super().__init__(ticket)
        self.code, self.name, self.timing = code, name, timing or Timing()
        self.peer: Peer | None = None
        self.sizes: list[tuple[bool, int]] | None = None
        """Of each message whether it is an update of the table, and its bytes, where someone wants to count them."""
        self._reader = UpdateReader()
        self._watch, self._ticket = watch, ticket
        self._room, self._finder_port = room, finder_port
        self._token = ticket.token if ticket else ""
        self._attempt = 0
        self._lost_at: float | None = None
        self._connecting: ConnectionAttempt | None = None
        self._ends = [(address, code.port) for address in code.addresses]
        """Where the host may be, and where it is tried first."""
        self._tried = 0
        self._finder: GameFinder | None = None
        self._looked_at: set[tuple[str, int]] = set()
        """Where games of the host were found since it was lost."""
        self._timers = QObject()
        self._beat = self._timer(self.timing.heartbeat, self._beats, once=False)
        self._retry = self._timer(0, self._connect)
        if ticket and ticket.record:
            self._witness.begin(ticket.record)

    def join(self) -> None:
        """Begin to look for the host; what comes of it is told to subscribers. With a seat there it is looked for on
        the network, too: it may have another address by now."""
        self._connect()
        if self._token:
            self._look_around()

    def leave(self) -> None:
        """Say goodbye and close."""
        if self.state == "closed":
            return
        super().leave()
        self._stop(self.timing.linger)

    def disconnect(self) -> None:
        """Close without a word, as when the program is killed: the seat is kept."""
        self._stop()
        self._set_state("closed")

    # -- connecting ---------------------------------------------------------------------------------------------------

    def _timer(self, seconds: float, act: Callable[[], None], *, once: bool = True) -> QTimer:
        timer = QTimer(self._timers)
        timer.setSingleShot(once)
        timer.setInterval(int(seconds * 1000))
        timer.timeout.connect(act)
        return timer

    def _connect(self) -> None:
        self._connecting = ConnectionAttempt(self.code, self._end, self.timing.connect, self._answered)
        self._connecting.start()

    def _answered(self, answer: QSslSocket | Trouble) -> None:
        self._connecting = None
        if isinstance(answer, Trouble):
            self._failed_for(answer)
            return
        if len(self.code.fingerprint) == NAME:  # the whole of it is known from now on
            self.code = self.code._replace(fingerprint=fingerprint(answer.peerCertificate()))
        # Half open, the other end may be gone without a word: silence while this seat beats ends the connection.
        slowest, silent = self.timing.drop, self.timing.away
        self.peer = peer = Peer(answer, LARGEST_TO_GUEST, slowest, silent, self._frame, self._broke, limited=False)
        self._reader = UpdateReader()
        lines = self.seen.lines()
        game, since = self._witness.comes_back()
        self._send(
            Hello(
                version=__version__,
                name=self.name,
                secret=self.code.secret.hex(),
                token=self._token,
                watch=self._watch,
                lines=len(lines),
                lines_digest=self.seen.lines_digest() if lines else "",
                differences=True,
                game=game,
                since=since,
                room=self._room,
            )
        )
        if self.peer is peer:  # else it broke at the first word
            self._beat.start()
            peer.start()

    def _failed_for(self, trouble: Trouble) -> None:
        """This address did not lead to the host: the next one, or, when all were tried, later or never."""
        self._ends.append(self._ends.pop(0))
        self._tried += 1
        if self._tried < len(self._ends):
            self._connect()
            return
        self._tried = 0
        if trouble.key == "hung-up" and not self._token and self._attempt < PUSHES:
            self._retry.start(int(retry_delay(self._attempt, self.timing) * 1000))
            self._attempt += 1
        elif trouble.key == "no-tls" or not self._token:
            self._set_state("closed", trouble)
        else:
            self._later(trouble)

    def _later(self, trouble: Trouble) -> None:
        now = time.monotonic()
        self._lost_at = self._lost_at if self._lost_at is not None else now
        if now - self._lost_at > self.timing.give_up:
            self._set_state("closed", Trouble("gave-up"))
            return
        self._retry.start(int(retry_delay(self._attempt, self.timing) * 1000))
        self._attempt += 1
        if self._attempt == LOOK_AFTER:
            self._look_around()
        self._set_state("away", trouble)

    def _look_around(self) -> None:
        if self._finder is None:
            self._finder = GameFinder(self._look, port=self._finder_port)
            self._finder.start()

    def _look(self) -> None:
        """The host may have another address by now: where a game with its certificate is found, it is tried at once. It
        is known for sure by its fingerprint, as ever."""
        known = announced(self.code.fingerprint)
        games = self._finder.games if self._finder is not None and self.peer is None else ()
        known_ends = [
            (game.address, game.announcement.port) for game in games if game.announcement.certificate == known
        ]
        end = next((end for end in known_ends if end not in self._looked_at), None)
        if end is None:
            return
        self._looked_at.add(end)
        if self._connecting is not None:
            if end == self._end:
                return  # it is being tried
            self._connecting.give_up()
        self._ends = [end, *(other for other in self._ends if other != end)][:MOST_ENDS]
        self._tried = 0
        self._retry.stop()
        self._connect()

    def _look_no_more(self) -> None:
        finder, self._finder = self._finder, None
        if finder is not None:
            finder.stop()
            finder.deleteLater()

    def _stop(self, linger: float = 0.0) -> None:
        for timer in (self._beat, self._retry):
            timer.stop()
        self._look_no_more()
        peer, self.peer = self.peer, None
        if peer is not None:
            peer.finish(linger)
        attempt, self._connecting = self._connecting, None
        if attempt is not None:
            attempt.give_up()

    # -- connected ----------------------------------------------------------------------------------------------------

    def _send(self, message: ToHost) -> None:
        if self.peer is not None:
            self.peer.send(write_message(message))

    def _beats(self) -> None:
        self._send(Beat(at=int(time.monotonic() * 1000)))

    def _broke(self, why: str) -> None:
        self._beat.stop()
        self.peer = None
        if self.state == "closed":
            return
        self._disconnected()
        if self.seat < 0 and not self._token:
            # Whatever sends rubbish before it has let anyone in is another kind of program. One that closes without a
            # word has the certificate of the code, if that names one: it is the host, in a crowd.
            crowd = why == "" and self.code.fingerprint
            key = "too-many-connections" if crowd else "not-svedesk" if why in ("", "malformed") else why
            self._set_state("closed", Trouble(key, (address_text(*self._end),)))
            return
        self._later(self.trouble or Trouble("lost"))

    def _frame(self, payload: bytes) -> None:
        try:
            message = self._reader.read(payload)
        except DoesNotFit:
            self._misses()
            return
        if self.sizes is not None:
            self.sizes.append((isinstance(message, UpdatePacket), len(payload)))
        self._handle(message)

    def _handle(self, message: ToGuest) -> None:
        if isinstance(message, Echo):
            self.latency = max(0.0, time.monotonic() - message.at / 1000)
        elif isinstance(message, ConnectionRefused):
            self._refused(Trouble(message.key, message.args))
        elif isinstance(message, Goodbye):
            if message.back:
                self._set_state("away", Trouble("host-back"))
                if self.peer is not None:
                    self.peer.drop("")  # the host waits for that
            else:
                self._stop()
                self._set_state("closed", Trouble("host-left"))
        elif isinstance(message, Welcome):
            self._attempt, self._lost_at = 0, None
            self._looked_at.clear()
            self._look_no_more()
            self._arrived()
            self._token = message.token
            if self._ticket is not None:
                self._ticket.welcomed(message.token, message.seat, message.title)
            self._received(message)
        else:
            self._received(message)

    @property
    def _end(self) -> tuple[str, int]:
        return self._ends[0]

    def _arrived(self) -> None:
        """Keep where the host was found, also for a program that is started again."""
        address, port = self._end
        others = tuple(other for other in self.code.addresses if other != address)
        self.code = self.code._replace(addresses=(address, *others)[:MOST_ADDRESSES], port=port)
        if self._ticket is not None:
            self._ticket.code = self.code

    def _refused(self, trouble: Trouble) -> None:
        if trouble.key == "version":
            trouble = Trouble("version", (*trouble.args[:1], __version__))
        self._stop()
        if trouble.key in _PASSING and self._token:
            self._disconnected()
            self._later(trouble)
        else:
            self._set_state("closed", trouble)
