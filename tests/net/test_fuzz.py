"""Hostile bytes: nothing a connection sends stops the host, harms the game of others or fills the memory."""

import gc
import json
import random
import socket as sockets
import time
from dataclasses import replace
from pathlib import Path

import pytest
from net.lan import QUICK, local_table, play
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtNetwork import QSslSocket

from svedesk.net.certificate import credentials
from svedesk.net.frames import framed
from svedesk.net.host import Guest, Host
from svedesk.net.limits import WAITING_OF_ADDRESS
from svedesk.wire import messages as say
from svedesk.wire.messages_codec import write_message

ODD = (
    *(None, True, -1, 0, 1, 30, 2**31, 2**53, 2**64, 10**400, 1e308, "", "\u202e", "x" * 5000, [], {}, [[]], {"v": 1}),
    *("undo", "restart", "accept", "0" * 64, ["a"], [-1], [0], [0, 0], [10**30]),
)


def templates(host: Host) -> list[dict]:
    """Right messages of every type but those that end the game by right."""
    made = [
        say.Hello(version="1", name="Fuzz", secret=host.secret.hex()),
        say.PromiseDeck(promise="4" * 64, name="Mine"),
        say.Ready(ready=True),
        say.Commit(game="0" * 64, commitment="1" * 64, deck="2" * 64, key="3" * 64),
        say.Share(game="0" * 64, share="1" * 64),
        say.Answer(act=1, serial=1, answer=(0,)),
        say.Cancel(act=2, serial=1),
        say.Request(act=3, what="undo"),
        say.Request(act=3, what="rules-off"),
        say.Reply(act=4, request=1, say="refuse"),
        say.Withdraw(act=5, request=1),
        say.Passing(act=6, policy="pause"),
        say.Chat(text="hello"),
        say.SayPhrase(phrase="hello"),
        say.ClaimGame(act=7),
        say.Point(card=1, target=2, seat=1, zone="field"),
        say.Beat(at=1),
        say.Resync(),
    ]
    operate = {
        "type": "operate",
        "v": say.MAJOR,
        "act": 1,
        "operation": {"seat": 1, "by_hand": "draw", "cards": [1], "to": {"seat": 1, "zone": "hand"}, "amount": 1},
    }
    deck = {
        "type": "deck",
        "v": say.MAJOR,
        "deck": {"leaders": [], "main": ["x"], "evolve": [], "name": ""},
        "form": "",
    }
    deck["salt"] = "0" * 64
    deck["cards"] = [{"number": "x", "digest": "0" * 32, "pack": "Mine"}]
    return [*(json.loads(write_message(message)) for message in made), operate, deck]


def spoil(chance: random.Random, fields: dict) -> bytes:
    """A message with something wrong: a value, a field, a byte, a length, an end."""
    fields = json.loads(json.dumps(fields))
    how = chance.randrange(8)
    if how < 3:
        inner = fields["operation"] if "operation" in fields and chance.random() < 0.7 else fields
        inner[chance.choice(list(inner))] = chance.choice(ODD)
    elif how == 3:
        fields.pop(chance.choice(list(fields)))
    payload = json.dumps(fields).encode()
    if how == 4:
        place = chance.randrange(len(payload))
        payload = payload[:place] + bytes([chance.randrange(256)]) + payload[place + 1 :]
    elif how == 5:
        payload = payload[: chance.randrange(1, len(payload))]
    elif how == 6:
        payload = chance.choice((b"[", b'{"a":', b"\xff", b"9")) * chance.randrange(1, 3000)
    data = framed(payload)
    if how == 7 and chance.random() < 0.5:
        data = chance.randbytes(chance.randrange(1, 60))
    return data


def memory() -> int:
    """Bytes this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * 4096


def tidy() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class FuzzedHost:
    """A game of two seats at this program, and connections that claim to be the second seat come back."""

    def __init__(self, folder: Path) -> None:
        self.room, self.links = local_table()
        self.host = Host(self.room, credentials(folder), timing=QUICK)
        self.token = self.links[1].welcome.token
        self.troubles: list[Exception] = []
        self.room._on_trouble = self.troubles.append

    def connect(self) -> Guest:
        guest = Guest(self.host, QSslSocket())
        guest.peer.send = lambda payload: None
        self.host._guests[guest] = "10.0.0.1"
        return guest

    def enter(self, chance: random.Random) -> Guest:
        guest = self.connect()
        if chance.random() < 0.8:
            token = self.token if chance.random() < 0.8 else ""
            hello = say.Hello(version="1", name="Fuzz", secret=self.host.secret.hex(), token=token)
            guest.peer.take(framed(write_message(hello)))
        return guest


def fuzz(folder: Path, frames: int, seed: int) -> FuzzedHost:
    """Send so many spoiled frames; a connection that was closed is followed by a new one."""
    chance = random.Random(seed)
    fuzzed = FuzzedHost(folder)
    made = templates(fuzzed.host)
    guest = fuzzed.enter(chance)
    for number in range(frames):
        if guest.peer.closed:
            guest = fuzzed.enter(chance)
        log = len(fuzzed.room.game.desk.session.log) if fuzzed.room.game else 0
        guest.peer._messages._left = guest.peer._bytes._left = 1e9  # rates have tests of their own
        guest.peer.take(spoil(chance, chance.choice(made)))
        if fuzzed.room.game:
            assert len(fuzzed.room.game.desk.session.log) <= log + 10
        if number % 500 == 0:
            tidy()
    guest.peer.drop("")
    tidy()
    return fuzzed


@pytest.mark.slow
def test_spoiled_frames_close_their_connection_and_harm_no_game(qtbot, tmp_path):
    fuzzed = fuzz(tmp_path, 3_000, seed=1)
    assert fuzzed.troubles == []
    assert fuzzed.host.refused["malformed"] > 100
    finish(fuzzed)


def finish(fuzzed: FuzzedHost) -> None:
    """The seat's own program comes back and the game is played to its end."""
    room, (one, other) = fuzzed.room, fuzzed.links
    assert room.phase == "playing"
    room.chairs[1] = room.chairs[1]._replace(local=True)
    other._wanted = 1
    other.sit_down()
    play((one, other))
    assert room.phase == "over"
    fuzzed.host.close()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_hundred_thousand_spoiled_frames(qtbot, tmp_path):
    fuzz(tmp_path, 5_000, seed=2).host.close()
    before = memory()
    fuzzed = fuzz(tmp_path, 100_000, seed=3)
    grown = memory() - before
    print(f"\n100,000 frames: {grown / 1e6:.1f} MB more, {fuzzed.host.refused}")
    assert grown < 20_000_000
    assert fuzzed.troubles == []
    finish(fuzzed)


def broken_connections(lan, qtbot, count: int, seed: int) -> None:
    """Connections that break off in every way, while two others play."""
    chance, table = random.Random(seed), lan()
    aya, ben = table.guest("Aya", "SD01"), table.guest("Ben", "SD02")
    qtbot.waitUntil(lambda: aya.playing and ben.playing, timeout=20_000)
    for _ in range(count):
        one = sockets.create_connection(("127.0.0.1", table.host.port))
        if chance.random() < 0.8:
            start = b"\x16\x03\x01" if chance.random() < 0.5 else b""
            one.sendall(start + chance.randbytes(chance.randrange(1, 400)))
        if chance.random() < 0.3:  # reset instead of closed
            one.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        one.close()
        QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: table.host.connections <= 2, timeout=20_000)
    assert (aya.state, ben.state) == ("joined", "joined")
    assert (aya.seen.resyncs, ben.seen.resyncs) == (0, 0)
    aya.concede()
    qtbot.waitUntil(lambda: aya.proof is not None and ben.proof is not None)


def test_broken_connections_come_to_nothing(lan, qtbot):
    broken_connections(lan, qtbot, 150, seed=4)


@pytest.mark.slow
def test_a_crowd_that_says_nothing_shuts_out_nobody(lan, qtbot):
    """500 silent connections, new ones all the time, from the address of a player who comes back at once."""
    table = lan(timing=replace(QUICK, hello=60.0))  # none of them goes by itself meanwhile
    aya, ben = table.guest("Aya", "SD01"), table.guest("Ben", "SD02")
    qtbot.waitUntil(lambda: aya.playing and ben.playing)
    crowd = []

    def come(count: int) -> None:
        for _ in range(count):
            crowd.append(sockets.create_connection(("127.0.0.1", table.host.port)))
            QCoreApplication.processEvents()

    come(480)
    assert table.host.connections <= WAITING_OF_ADDRESS + 2
    assert table.host.refused["crowd"] == 480 - WAITING_OF_ADDRESS
    begun = time.monotonic()
    aya.peer.socket.abort()
    qtbot.waitUntil(lambda: aya.state == "away")
    for _ in range(20):
        come(1)
    qtbot.waitUntil(lambda: aya.state == "joined")
    assert time.monotonic() - begun < 20
    assert ben.state == "joined"
    for one in crowd:
        one.close()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_ten_thousand_broken_connections(lan, qtbot):
    broken_connections(lan, qtbot, 500, seed=5)
    tidy()
    before = memory()
    broken_connections(lan, qtbot, 10_000, seed=6)
    tidy()
    grown = memory() - before
    print(f"\n10,000 connections: {grown / 1e6:.1f} MB more")
    assert grown < 20_000_000
