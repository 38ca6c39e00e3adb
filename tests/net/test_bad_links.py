"""Links that deliver bytes late and in pieces."""

import random
from collections import deque

from net.lan import QUICK, attach_bot, deck
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from svedesk.net.guest import GuestLink


class SlowLink:
    """A relay to the host that passes bytes on in pieces of any size, late, and now and then hangs."""

    def __init__(self, port: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.port = port
        self.server = QTcpServer()
        self.server.newConnection.connect(self._connected)
        assert self.server.listen(QHostAddress("127.0.0.1"), 0)
        self.pieces = 0
        self._pairs = []

    def _connected(self) -> None:
        near, far = self.server.nextPendingConnection(), QTcpSocket()
        far.connectToHost("127.0.0.1", self.port)
        self._pairs += [Pipe(self, near, far), Pipe(self, far, near)]

    def close(self) -> None:
        self.server.close()
        for pipe in self._pairs:
            pipe.close()


class Pipe:
    def __init__(self, link: SlowLink, source: QTcpSocket, sink: QTcpSocket) -> None:
        self.link, self.source, self.sink = link, source, sink
        self.waiting: deque[bytes] = deque()
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._pass)
        source.readyRead.connect(self._read)
        sink.connected.connect(self._read)
        self._read()

    def _read(self) -> None:
        data, chance = self.source.readAll().data(), self.link.chance
        while data:
            size = chance.choice((1, 3, 100, 1000, 10_000))
            self.waiting.append(data[:size])
            data = data[size:]
        if self.waiting and not self.timer.isActive():
            self.timer.start(60 if chance.random() < 0.02 else chance.randrange(4))

    def _pass(self) -> None:
        if self.sink.state() == QTcpSocket.SocketState.ConnectedState:
            for _ in range(min(len(self.waiting), self.link.chance.randrange(1, 30))):
                self.sink.write(self.waiting.popleft())
                self.link.pieces += 1
        if self.waiting:
            self.timer.start(self.link.chance.randrange(4))

    def close(self) -> None:
        self.timer.stop()
        self.source.abort()


def test_a_game_is_played_over_a_link_that_is_late_and_cuts_everything_into_pieces(lan, qtbot):
    table = lan()
    slow = SlowLink(table.host.port, seed=1)
    aya = table.guest("Aya", "SD01", bot=1)
    ben = GuestLink(table.code.at("127.0.0.1", slow.server.serverPort()), "Ben", timing=QUICK)
    table.guests.append(ben)

    def sit(news) -> None:
        if news.kind == "state" and ben.state == "joined":
            ben.choose_deck(deck("SD02"))
            ben.ready()

    ben.subscribe(sit)
    attach_bot(ben, 2)
    ben.join()
    qtbot.waitUntil(lambda: aya.playing and ben.playing, timeout=20_000)
    desk = table.room.game.desk
    qtbot.waitUntil(lambda: len(desk.session.log) > 40 or table.room.phase == "over", timeout=30_000)
    if table.room.phase == "playing":
        desk.concede(0)
    qtbot.waitUntil(lambda: aya.proof is not None and ben.proof is not None, timeout=20_000)
    assert ben.resyncs == aya.resyncs == 0
    assert ben.view() == desk.view(ben.seat)
    assert ben.lines() == desk.lines(ben.seat)
    assert slow.pieces > 200
    slow.close()
