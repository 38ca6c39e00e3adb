"""One end of a connection: frames in and out of an encrypted socket, with limits on what the other end may do."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from svedesk.net.frames import BadFrame, FrameReader, framed
from svedesk.net.limits import Allowance
from svedesk.net.timeout import Patience
from svedesk.wire.live import BadPacket

LARGEST_QUEUE = 8_000_000
"""Bytes that may wait to be sent to one peer."""
MESSAGES, BYTES = (100.0, 800.0), (100_000.0, 1_000_000.0)
"""What a peer with limits may send: a second, and at once."""


class Peer:
    """A connected socket. `on_frame` is called with each payload and may raise `BadPacket`; `on_closed` once, with why:
    "" when the other end closed, else a key of `errors`. Seconds: `slowest` from a frame's first byte to its last,
    `silent` between bytes of any kind. `limited`: whether rates are held against the other end."""

    def __init__(
        self,
        socket: QSslSocket,
        largest: int,
        slowest: float,
        silent: float,
        on_frame: Callable[[bytes], None],
        on_closed: Callable[[str], None],
        *,
        limited: bool,
    ) -> None:
        self.socket = socket
        self._reader = FrameReader(largest)
        self._on_frame, self._on_closed = on_frame, on_closed
        self._closed = False
        self._sends = False
        self._messages = Allowance(*MESSAGES) if limited else None
        self._bytes = Allowance(*BYTES) if limited else None
        self._deadline = Patience(slowest, self._too_slow, socket)
        self._silence = Patience(silent, self._too_slow, socket)
        self._silence.start()
        # Whoever drops this may do so while the socket is speaking: the socket lives until Qt is done with it.
        socket.setParent(QCoreApplication.instance())
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        # A peer that sends more than is read makes itself wait, not this program grow.
        socket.setReadBufferSize(max(largest, 65_536) + 4)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._lost)
        socket.disconnected.connect(socket.deleteLater)

    @property
    def address(self) -> str:
        """The other end's address."""
        return address_of(self.socket)

    @property
    def closed(self) -> bool:
        """Whether the connection is over."""
        return self._closed

    def send(self, payload: bytes) -> None:
        """Send a frame; a peer that does not take what it is sent is dropped."""
        if self._closed:
            return
        if self.socket.bytesToWrite() + self.socket.encryptedBytesToWrite() > LARGEST_QUEUE:
            self.drop("too-slow")
            return
        self.socket.write(framed(payload))
        # At once, and not when the event loop is next at it: the host still makes the other seat's table by then. What
        # comes in meanwhile is left for later: whoever sends something is not to be told of something else meanwhile.
        self._sends = True
        self.socket.flush()
        self._sends = False

    def start(self) -> None:
        """Read what came before anyone listened."""
        if self.socket.bytesAvailable():
            self._read()

    def finish(self, linger: float = 0.0) -> None:
        """Close once what was sent has gone out; what comes in is thrown away. Whoever has said the last word lingers
        so many seconds for the other end to hear it and close: the system forgets what was sent on a connection that is
        closed while something lies unread here."""
        if not self._end():
            return
        self._deadline.stop()
        self._silence.stop()
        if linger and self.socket.state() == QAbstractSocket.SocketState.ConnectedState:
            Patience(linger, self._hang_up, self.socket).start()
        else:
            self._hang_up()

    def _hang_up(self) -> None:
        socket = self.socket
        socket.disconnectFromHost()
        if socket.state() == QAbstractSocket.SocketState.UnconnectedState:
            socket.deleteLater()
        else:
            QTimer.singleShot(3000, socket, socket.abort)  # a dead peer never takes the rest

    def drop(self, why: str) -> None:
        """Close at once; `why` is told to the owner."""
        if self._end():
            # Not `abort`: Qt may be in the middle of decrypting what it calls this for, and crashes.
            self.socket.deleteLater()
            self._on_closed(why)

    def _end(self) -> bool:
        if self._closed:
            return False
        self._closed = True
        return True

    def _lost(self) -> None:
        # The socket goes by itself now, and may be half gone already: it is not touched.
        if self._end():
            self._on_closed("")

    def _too_slow(self) -> None:
        self.drop("too-slow")

    def _read(self) -> None:
        if self._sends:
            QTimer.singleShot(0, self.socket, self._read)
            return
        data = bytes(self.socket.readAll().data())
        if not self._closed:
            self.take(data)

    def take(self, data: bytes) -> None:
        """Bytes that came from the other end."""
        now = time.monotonic()
        self._silence.start()
        if self._bytes is not None and not self._bytes.take(len(data), now):
            self.drop("too-fast")
            return
        try:
            for payload in self._reader.feed(data):
                if self._messages is not None and not self._messages.take(1, now):
                    self.drop("too-fast")
                if self._closed:
                    return
                self._deadline.stop()
                self._on_frame(payload)
        except (BadFrame, BadPacket):
            self.drop("malformed")
            return
        if self._closed or not self._reader.inside:
            self._deadline.stop()
        elif not self._deadline.waits:
            self._deadline.start()


def address_of(socket: QAbstractSocket) -> str:
    """The address at the other end, an IPv4 one as such."""
    return socket.peerAddress().toString().removeprefix("::ffff:")
