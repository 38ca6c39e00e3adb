"""A link that fails in chosen ways: a relay between a guest and its host, without privileges and in any system."""

from __future__ import annotations

import os
import random
import socket
import struct
from collections import deque

from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

FAULTS = ("delay", "crawl", "stall", "half-open", "cut", "reset")
"""Every byte 80 ms late · one byte at a time, for the next 3000 bytes · nothing passes for a while, then everything ·
nothing passes any more, and nobody is told · closed in the middle of the next frame · reset."""
BREAKS = frozenset({"half-open", "cut", "reset"})
"""Faults that a connection does not survive."""
LATE, CRAWL, STALL = 80, 3000, 400


class FaultyLink:
    """Listens at `port` and passes on to the host's. `pieces` also cuts everything into pieces of any size, each a
    little late; `fault` is what every connection begins with. What comes after a fault that breaks a connection is a
    new, whole one."""

    def __init__(self, to: int, *, seed: int = 1, pieces: bool = False, fault: str = "") -> None:
        self.to, self.cuts_up, self.fault = to, pieces, fault
        self.chance = random.Random(seed)
        self.passed = 0
        """How many pieces were passed on."""
        self.connections = 0
        self._server = QTcpServer()
        self._server.newConnection.connect(self._connected)
        assert self._server.listen(QHostAddress("127.0.0.1"), 0)
        self._pipes: list[Pipe] = []

    @property
    def port(self) -> int:
        return int(self._server.serverPort())

    def fail(self, fault: str) -> None:
        """Let the newest connection fail, both ways."""
        near, far = self._pipes[-2:]
        if fault == "reset":
            near.reset()
            far.reset()
        for pipe in (near, far):
            pipe.fail(fault)

    def heal(self) -> None:
        """Fail no more."""
        for pipe in self._pipes[-2:]:
            pipe.go_on()

    def _connected(self) -> None:
        near, far = self._server.nextPendingConnection(), QTcpSocket()
        far.connectToHost("127.0.0.1", self.to)
        self.connections += 1
        self._pipes += [Pipe(self, near, far), Pipe(self, far, near)]

    def close(self) -> None:
        self._server.close()
        for pipe in self._pipes:
            pipe.close()


class Pipe:
    """One direction of one connection."""

    def __init__(self, link: FaultyLink, source: QTcpSocket, sink: QTcpSocket) -> None:
        self.link, self.source, self.sink = link, source, sink
        self.waiting: deque[bytes] = deque()
        self.fault, self.left = link.fault, 0
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        self._stall = QTimer()
        self._stall.setSingleShot(True)
        self._stall.timeout.connect(self.go_on)
        source.readyRead.connect(self._read)
        sink.connected.connect(self._soon)
        source.disconnected.connect(self._ended)
        self._read()

    def fail(self, fault: str) -> None:
        self.fault = fault
        self.left = CRAWL
        if fault == "stall":
            self._stall.start(STALL)
        elif fault == "cut":
            self.left = 25  # a record of encrypted bytes is longer, and so is every frame in it

    def reset(self) -> None:
        """As when a program is killed, or a firewall has had enough."""
        self._timer.stop()
        handle = self.source.socketDescriptor()
        if handle >= 0:
            at_once = struct.pack("ii" if os.name == "posix" else "hh", 1, 0)
            borrowed = socket.socket(fileno=handle)
            borrowed.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
            borrowed.detach()
        self.source.abort()

    def close(self) -> None:
        self._timer.stop()
        self._stall.stop()
        self.source.abort()

    def go_on(self) -> None:
        """Pass on what waits, and all that comes."""
        self._stall.stop()
        self.fault = ""
        self._soon()

    def _ended(self) -> None:
        """One end is gone: the other hears of it, unless the link is one that tells nobody anything."""
        if self.fault != "half-open":
            self.sink.disconnectFromHost()

    def _read(self) -> None:
        data, chance = self.source.readAll().data(), self.link.chance
        while data:
            size = chance.choice((1, 3, 100, 1000, 10_000)) if self.link.cuts_up else len(data)
            self.waiting.append(data[:size])
            data = data[size:]
        self._soon()

    def _soon(self) -> None:
        if self.waiting and not self._timer.isActive():
            late = self.link.chance.randrange(4) if self.link.cuts_up else 0
            self._timer.start(LATE if self.fault == "delay" else late)

    def _pass(self) -> None:
        open_ = self.sink.state() == QTcpSocket.SocketState.ConnectedState
        if not open_ or self.fault in ("stall", "half-open"):
            return
        if self.fault == "crawl":
            self._crawl()
        elif self.fault == "cut":
            self._cut()
        else:
            most = self.link.chance.randrange(1, 30) if self.link.cuts_up else len(self.waiting)
            for _ in range(min(most, len(self.waiting))):
                self._write(self.waiting.popleft())
        self._soon()

    def _crawl(self) -> None:
        """Bytes that arrive one by one: each is sent by itself."""
        self.sink.setSocketOption(QTcpSocket.SocketOption.LowDelayOption, 1)
        for _ in range(50):
            if not self.waiting:
                return
            data = self.waiting.popleft()
            self._write(data[:1])
            self.sink.flush()
            if data[1:]:
                self.waiting.appendleft(data[1:])
            self.left -= 1
            if self.left == 0:
                self.fault = ""
                return

    def _cut(self) -> None:
        data = b"".join(self.waiting)
        self.waiting.clear()
        self._write(data[: self.left])
        self.left -= len(data)
        if self.left <= 0:
            self.sink.flush()
            self.sink.disconnectFromHost()
            self.source.disconnectFromHost()

    def _write(self, data: bytes) -> None:
        if self.sink.isOpen():  # a flush may have found that the other end is gone
            self.sink.write(data)
        self.link.passed += 1
