"""A host that sends rubbish between what is right: nothing stops the guest's program or fills its memory."""

import json
import random

import pytest
from net.lan import local_table, play
from net.test_code import CODE
from net.test_differences import Recorder
from net.test_fuzz import ODD, memory, tidy
from PySide6.QtNetwork import QSslSocket
from wire.test_messages import TO_GUEST

from svedesk.net.frames import LARGEST_TO_GUEST, framed
from svedesk.net.guest import GuestLink
from svedesk.net.peer import Peer
from svedesk.wire.differences import UpdateReader, UpdateWriter
from svedesk.wire.messages_codec import write_message
from svedesk.wire.messages_table import Welcome

AFTER = (None, "", {}, [], -1, 2**60, "0" * 64)
"""Values that stand where an array or an object stood."""


@pytest.fixture(scope="module")
def frames():
    """What a seat is sent in a game, as it goes over the wire, and one of every message there is."""
    room, links = local_table(kind=Recorder)
    play(links)
    assert room.phase == "over"
    writer = UpdateWriter()
    return [writer.write(message) for message in links[1].sent], [write_message(one) for one in TO_GUEST]


class HostedByNobody:
    """A guest whose host is this test; a connection it closes is followed by another."""

    def __init__(self, welcome: bytes) -> None:
        self.link, self.welcome, self.dropped = GuestLink(CODE, "Gwen"), welcome, 0
        self.connect()

    def connect(self) -> None:
        link = self.link
        link._retry.stop()
        link._attempt, link.state = 0, "away"
        socket = QSslSocket()
        link.peer = Peer(socket, LARGEST_TO_GUEST, 60, 60, link._frame, link._broke, limited=False)
        link.peer.send = lambda payload: None
        link._reader = UpdateReader()
        self.hear(framed(self.welcome))

    def hear(self, data: bytes) -> None:
        self.link.peer.take(data)
        if self.link.peer is None or self.link.peer.closed:
            self.dropped += 1
            self.connect()


def spoiled(chance: random.Random, payload: bytes) -> bytes:
    """A message with something wrong at any depth, or in its bytes or its length."""
    how = chance.randrange(6)
    if how < 4:
        fields = json.loads(payload)
        inner = fields
        while True:
            places = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
            place = chance.choice(places)
            deeper = isinstance(inner[place], dict | list) and inner[place]
            if not deeper or chance.random() < 0.3:
                break
            inner = inner[place]
        if how == 3:
            del inner[place]
        else:
            inner[place] = chance.choice(AFTER if deeper else ODD)
        return framed(json.dumps(fields).encode())
    if how == 4:
        at = chance.randrange(len(payload))
        return framed(payload[:at] + bytes([chance.randrange(256)]) + payload[at + 1 :])
    return chance.randbytes(chance.randrange(1, 60)) if chance.random() < 0.3 else framed(payload[: len(payload) // 2])


def fuzz(frames, count: int, seed: int) -> HostedByNobody:
    sent, others = frames
    chance = random.Random(seed)
    nobody = HostedByNobody(next(one for one in sent if b'"type":"welcome"' in one))
    for number in range(count):
        right = chance.choice((sent[number % len(sent)], chance.choice(others)))
        nobody.hear(spoiled(chance, right))
        nobody.hear(framed(right))
        if number % 500 == 0:
            tidy()
    return nobody


def finish(frames, nobody: HostedByNobody) -> None:
    """The game as it was, on a connection of its own: it is shown whole."""
    nobody.link.peer.drop("")
    nobody.connect()
    for payload in frames[0]:
        nobody.hear(framed(payload))
    link = nobody.link
    assert isinstance(link.welcome, Welcome)
    assert link.seen.update is not None
    assert link.view().outcome is not None
    nobody.link.disconnect()
    tidy()


@pytest.mark.slow
def test_spoiled_frames_of_a_host_harm_no_guest(frames, qtbot):
    nobody = fuzz(frames, 1_000, seed=1)
    assert nobody.dropped > 100
    finish(frames, nobody)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_hundred_thousand_spoiled_frames_of_a_host(frames, qtbot):
    fuzz(frames, 10_000, seed=2).link.disconnect()  # long messages are taken room for once
    before = memory()
    nobody = fuzz(frames, 50_000, seed=3)  # each is followed by the right one
    grown = memory() - before
    print(f"\n100,000 frames of a host: {grown / 1e6:.1f} MB more, {nobody.dropped} connections closed")
    assert grown < 20_000_000
    finish(frames, nobody)
