"""Finding games on the local network: a question broadcast on every network's own address, answered by hosts.

Answers hold nothing secret: no join code, no names of players beyond the host's, nothing of a game.
"""

from __future__ import annotations

import hashlib
import ipaddress
import json
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkDatagram, QUdpSocket

from svedesk.net.addresses import ipv6_addresses, local_addresses
from svedesk.net.code import BadCode, JoinCode
from svedesk.net.limits import Allowance
from svedesk.net.short_code import ShortCode, host_digits
from svedesk.wire.live import BadPacket
from svedesk.wire.net_discovery import LARGEST_DATAGRAM, Announcement, GamesQuery, read_announcement, read_wanted

PORT = 47809
"""UDP, on every host."""
FORGOTTEN_AFTER = 10.0
"""Seconds until a game that no longer answers is taken off the list."""
MOST_FOUND, MOST_OF_ADDRESS = 100, 20
"""Games in the list, and those of one address; whatever else answers is passed over."""
AT_ONCE = 50
"""Datagrams that are read before the event loop goes on: they may come quicker than they are read."""
_ASK_EVERY = 2.0


class FoundGame(NamedTuple):
    """A game on the network: where it is, what its host says of it, how long the answer took in seconds."""

    address: str
    announcement: Announcement
    ping: float
    last_heard: float


def announced(fingerprint: bytes) -> str:
    """What is said of a certificate in the open, for guests that know it and look for their host at another address."""
    return hashlib.sha256(fingerprint).hexdigest()[:16]


def found_by(short: ShortCode, games: Iterable[FoundGame]) -> JoinCode:
    """Where the host of a short code is. Raises `BadCode` where no game of it was found."""
    wanted = host_digits(short.host)
    ends = [(game.address, game.announcement.port) for game in games if game.announcement.short == wanted]
    if not ends:
        raise BadCode("short-code-not-here")
    port = ends[0][1]
    return short.at(*dict.fromkeys(address for address, other in ends if other == port), port=port)


class Announcer(QObject):
    """Answers those who look for games. `announce` makes the answers, one for each game, when they are asked for."""

    def __init__(self, announce: Callable[[], Iterable[Announcement]], *, port: int = PORT) -> None:
        super().__init__()
        self._announce = announce
        self._answers = Allowance(40, 120)  # an answer is longer than a question: no use to flood others with
        self._socket = QUdpSocket(self)
        mode = QAbstractSocket.BindFlag.ShareAddress | QAbstractSocket.BindFlag.ReuseAddressHint
        kinds = (QHostAddress.SpecialAddress.Any, QHostAddress.SpecialAddress.AnyIPv4)
        self.listens = any(self._socket.bind(QHostAddress(kind), port, mode) for kind in kinds)
        """Whether the port could be had; without it the game is joined by its code alone."""
        self.port = int(self._socket.localPort())
        self._socket.readyRead.connect(self._asked)

    def close(self) -> None:
        """Answer no more."""
        self._socket.close()

    def _asked(self) -> None:
        for datagram in _waiting(self._socket):
            try:
                wanted = read_wanted(bytes(datagram.data().data()))
            except BadPacket:
                continue
            for announcement in self._announce():
                if self._answers.take(1, time.monotonic()):
                    answer = announcement.model_copy(update={"nonce": wanted.nonce})
                    self._socket.writeDatagram(datagram.makeReply(_dump(answer.model_dump())))


class GameFinder(QObject):
    """Looks for games as long as it is `started`. `on_change` hears whenever `games` is another list."""

    def __init__(self, on_change: Callable[[], None], *, port: int = PORT) -> None:
        super().__init__()
        self.games: tuple[FoundGame, ...] = ()
        self._on_change, self._port = on_change, port
        self._asked_at: dict[int, float] = {}
        self._nonce = 0
        self._socket, self._socket_six = QUdpSocket(self), QUdpSocket(self)
        self._socket.bind(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), 0)
        self._socket_six.bind(QHostAddress(QHostAddress.SpecialAddress.AnyIPv6), 0)
        for socket in (self._socket, self._socket_six):
            socket.readyRead.connect(partial(self._answered, socket))
        self._timer = QTimer(self)
        self._timer.setInterval(int(_ASK_EVERY * 1000))
        self._timer.timeout.connect(self.ask)

    def start(self) -> None:
        """Begin to look, and go on."""
        self.ask()
        self._timer.start()

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    def ask(self) -> None:
        """Ask once, on every network: 255.255.255.255 goes nowhere where there is no default route."""
        now = time.monotonic()
        self._nonce += 1
        self._asked_at = {nonce: at for nonce, at in self._asked_at.items() if now - at < FORGOTTEN_AFTER}
        self._asked_at[self._nonce] = now
        question = _dump(GamesQuery(nonce=self._nonce).model_dump())
        for local in local_addresses():
            to = "127.0.0.1" if local.loopback else local.broadcast
            if to:
                self._socket.writeDatagram(question, QHostAddress(to), self._port)
        for interface in {address.interface for address in ipv6_addresses()}:
            self._socket_six.writeDatagram(question, QHostAddress(f"ff02::1%{interface}"), self._port)
        self._change([game for game in self.games if now - game.last_heard < FORGOTTEN_AFTER])

    def _answered(self, socket: QUdpSocket) -> None:
        for datagram in _waiting(socket):
            now = time.monotonic()
            try:
                answer = read_announcement(bytes(datagram.data().data()))
            except BadPacket:
                continue
            asked_at = self._asked_at.get(answer.nonce)
            address = datagram.senderAddress().toString().removeprefix("::ffff:")
            if asked_at is None or not address:  # Qt does not always know who sent it
                continue
            game = FoundGame(address, answer, now - asked_at, now)
            others = [old for old in self.games if not _same(old, game)]
            room = len(others) < MOST_FOUND and sum(old.address == address for old in others) < MOST_OF_ADDRESS
            self._change([*others, game] if room and self._better(game) else others)

    def _better(self, new: FoundGame) -> bool:
        """Whether a game is not known already by another address: one is enough, and that of a real network better than
        loopback, at which the host's own computer finds it."""
        elsewhere = (old for old in self.games if old.address != new.address and _game(old) == _game(new))
        return all(_worth(old) < _worth(new) for old in elsewhere)

    def _change(self, games: list[FoundGame]) -> None:
        games.sort(key=lambda game: (game.announcement.title, game.announcement.host, game.address))
        before, self.games = self.games, tuple(games)
        if [(game.address, game.announcement.model_copy(update={"nonce": 0})) for game in before] != [
            (game.address, game.announcement.model_copy(update={"nonce": 0})) for game in games
        ]:
            self._on_change()


def _waiting(socket: QUdpSocket) -> Iterator[QNetworkDatagram]:
    """What has come; more than is read at once is heard of again, after whatever else the program has to do."""
    for _ in range(AT_ONCE):
        if not socket.hasPendingDatagrams():
            return
        yield socket.receiveDatagram(LARGEST_DATAGRAM + 1)


def _game(game: FoundGame) -> str:
    return game.announcement.room


def _worth(game: FoundGame) -> int:
    """How good an address is: IPv4 of a network best, that of the own computer, at which only it is reached, least."""
    if ":" in game.address:
        return 1
    return 0 if ipaddress.IPv4Address(game.address).is_loopback else 2


def _same(old: FoundGame, new: FoundGame) -> bool:
    """Whether two answers are of one game by one address, or the new one by a better address than loopback."""
    if _game(old) != _game(new):
        return False
    return old.address == new.address or _worth(old) < _worth(new)


def _dump(fields: dict[str, object]) -> bytes:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()
