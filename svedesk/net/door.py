"""The port of a host, before anything is said in secret. A connection that says nothing costs next to nothing; TLS
begins only for one that speaks it, and no more often than people come."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtNetwork import QTcpServer

from svedesk.net.addresses import neighbourhood
from svedesk.net.limits import Pace, crowded
from svedesk.net.timeout import TICKS

_TLS = 0x16
"""The first byte of TLS: a handshake."""


class Caller:
    """A connection that has said nothing yet, and for how many looks more it may. Raises OSError where it is gone."""

    def __init__(self, handle: int) -> None:
        self.socket = socket.socket(fileno=handle)
        try:
            self.socket.setblocking(False)
            peer = self.socket.getpeername()
            if peer is None:  # on Windows, for one that has gone already
                raise ConnectionAbortedError
            self.address = neighbourhood(peer[0].removeprefix("::ffff:"))
        except OSError:
            self.socket.close()
            raise
        self.left = TICKS
        self.notifier: QSocketNotifier | None = QSocketNotifier(handle, QSocketNotifier.Type.Read)

    def let_go(self) -> int:
        """Listen to it no more; whoever has its handle now closes it."""
        notifier, self.notifier = self.notifier, None
        if notifier is not None:
            notifier.setEnabled(False)
            notifier.deleteLater()
        return self.socket.detach()


class Door(QTcpServer):
    """Hands each connection that speaks TLS to `enters`, with its address, before anything of it is read. `refuses`
    hears why another was closed. One may be silent for `seconds`."""

    def __init__(
        self, enters: Callable[[int, str], None], refuses: Callable[[str], None], seconds: float, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._enters, self._refuses = enters, refuses
        self._callers: list[Caller] = []
        """The longest first."""
        self._pace = Pace()
        self._timer = QTimer(self)
        self._timer.setInterval(max(1, int(seconds * 1000 / TICKS)))
        self._timer.timeout.connect(self._look)

    @property
    def silent(self) -> int:
        """How many connections have said nothing."""
        return len(self._callers)

    def incomingConnection(self, handle: int) -> None:
        """Qt asks to take a connection in."""
        try:
            caller = Caller(handle)
        except OSError:
            return
        if crowd := crowded([other.address for other in self._callers], caller.address):
            self._close(next(other for other in self._callers if other.address == crowd), "crowd")
        self._callers.append(caller)
        if caller.notifier is not None:
            caller.notifier.activated.connect(lambda *_: self._speaks(caller))
        if not self._timer.isActive():
            self._timer.start()

    def close(self) -> None:
        """Take nobody in any more."""
        super().close()
        for caller in tuple(self._callers):
            self._close(caller, "")

    def _speaks(self, caller: Caller) -> None:
        if caller.notifier is None:
            return
        try:
            first = caller.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            first = b""
        if first != bytes([_TLS]):
            self._close(caller, "malformed" if first else "")
        elif not self._pace.allowed(caller.address, time.monotonic()):
            self._close(caller, "crowd")
        else:
            self._callers.remove(caller)
            self._enters(caller.let_go(), caller.address)

    def _look(self) -> None:
        for caller in tuple(self._callers):
            caller.left -= 1
            if caller.left == 0:
                self._close(caller, "too-slow")
        if not self._callers:
            self._timer.stop()

    def _close(self, caller: Caller, why: str) -> None:
        self._callers.remove(caller)
        socket.close(caller.let_go())
        if why:
            self._refuses(why)
