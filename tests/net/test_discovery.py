"""Games are found on the local network, and say nothing secret."""

import json
import random
import socket as sockets
from contextlib import suppress
from types import SimpleNamespace

import pytest
from net.networks import needs_addresses
from PySide6.QtCore import QCoreApplication

from svedesk.net.addresses import local_addresses
from svedesk.net.discovery import AT_ONCE, MOST_FOUND, MOST_OF_ADDRESS, Announcer, GameFinder
from svedesk.wire.live import BadPacket
from svedesk.wire.net_discovery import LARGEST_DATAGRAM, Announcement, read_announcement, read_wanted


@pytest.fixture
def found(lan, qtbot):
    """A host that announces its game, and someone who looks for games; on a port of the tests' own."""
    table = lan()
    announcer = Announcer(table.host.announcements, port=0)
    changes = []
    finder = GameFinder(lambda: changes.append(len(finder.games)), port=announcer.port)
    finder.changes = changes
    yield table, finder
    finder.stop()
    announcer.close()


@needs_addresses
def test_a_game_is_found_with_its_host_mode_seats_and_ping(found, qtbot):
    table, finder = found
    finder.start()
    qtbot.waitUntil(lambda: len(finder.games) > 0)
    one = finder.games[0].announcement
    assert (one.title, one.host, one.port) == ("A game", "Host", table.host.port)
    assert (one.seats, one.taken, one.phase, one.rules_off, one.form) == (2, 0, "lobby", True, "standard")
    assert 0 <= finder.games[0].ping < 5
    table.guest("Aya")
    qtbot.waitUntil(lambda: table.room.chairs[0].taken)
    finder.ask()
    qtbot.waitUntil(lambda: finder.games[0].announcement.taken == 1)
    assert len({one.announcement.room for one in finder.games}) == 1


@needs_addresses
def test_the_same_answer_again_is_no_change(found, qtbot):
    _, finder = found
    finder.start()
    qtbot.waitUntil(lambda: len(finder.games) > 0)
    qtbot.waitUntil(lambda: all(one.address for one in finder.games))
    before = finder.games[0].last_heard
    finder.ask()
    qtbot.waitUntil(lambda: finder.games[0].last_heard > before)
    known = len(finder.changes)
    before = finder.games[0].last_heard
    finder.ask()
    qtbot.waitUntil(lambda: finder.games[0].last_heard > before)
    assert len(finder.changes) == known


def test_an_announcement_holds_nothing_secret(lan):
    table = lan()
    said = table.host.announcements()[0].model_dump_json()
    code = table.code
    for secret in (code.secret.hex(), code.fingerprint.hex(), code.text(), code.text().replace("-", "")):
        assert secret not in said
    assert len(said) < LARGEST_DATAGRAM


def test_broadcasts_go_to_every_networks_own_address():
    for local in local_addresses():
        assert local.loopback or local.broadcast in ("", str(local.network.broadcast_address))


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff" * 50, b"[" * 1000, b'{"type":"svedesk-games?"}', b"x" * 5000])
def test_anything_else_is_no_packet(data):
    for read in (read_wanted, read_announcement):
        with pytest.raises(BadPacket):
            read(data)


def answer(finder, number: int, address: str):
    """One answer more, as if a game had been heard of."""
    fields = {"room": f"{number:016x}", "port": 1 + number % 60_000, "title": f"Game {number}", "nonce": finder._nonce}
    game = {"game": "sve", "form": "standard", "rules_off": True, "seats": 2, "taken": 0, "phase": "lobby"}
    said = Announcement(host="H", version="1", watchers="none", open=False, **fields, **game)
    hear(finder, said.model_dump_json().encode(), address)


def hear(finder, data: bytes, address: str) -> None:
    socket = SimpleNamespace(
        hasPendingDatagrams=lambda left=[1]: bool(left and left.pop()),
        receiveDatagram=lambda size: SimpleNamespace(
            data=lambda: SimpleNamespace(data=lambda: data),
            senderAddress=lambda: SimpleNamespace(toString=lambda: address),
        ),
    )
    finder._answered(socket)


@pytest.mark.slow
def test_a_flood_of_answers_leaves_the_games_that_were_there(qtbot):
    finder = GameFinder(lambda: None, port=1)
    finder.ask()
    answer(finder, 1, "192.168.1.5")
    for number in range(2, 400):
        answer(finder, number, "192.168.1.66")
    assert len(finder.games) == 1 + MOST_OF_ADDRESS
    for number in range(400, 900):
        answer(finder, number, f"10.0.{number // 250}.{number % 250}")
    assert len(finder.games) == MOST_FOUND
    assert "192.168.1.5" in {one.address for one in finder.games}
    answer(finder, 1, "192.168.1.5")
    assert len(finder.games) == MOST_FOUND
    finder.stop()


def test_a_game_is_listed_by_its_best_address(qtbot):
    finder = GameFinder(lambda: None, port=1)
    finder.ask()
    for address in ("127.0.0.1", "fe80::1%eth0", "192.168.1.5", "fe80::1%eth0", "127.0.0.1"):
        answer(finder, 1, address)
    assert [one.address for one in finder.games] == ["192.168.1.5"]
    finder.stop()


# -- hostile datagrams -------------------------------------------------------------------------------------------------

VALUES = (
    None,
    True,
    -1,
    0,
    2**53,
    10**400,
    1e308,
    "",
    "\u202e",
    "\x00",
    "x" * 900,
    "0" * 16,
    [],
    [[]] * 50,
    {},
    {"v": 1},
)


def datagrams(count: int, *right: bytes):
    """Random bytes, and right packets with something spoiled: a value, a field, a byte, an end."""
    chance = random.Random(7)
    for _ in range(count):
        data = chance.choice(right)
        how = chance.randrange(6)
        if how < 3:
            fields = json.loads(data)
            fields[chance.choice([*fields, "more"])] = chance.choice(VALUES)
            data = json.dumps(fields).encode()
        elif how == 3:
            data = data[: chance.randrange(len(data))] + chance.choice((b"", b"[" * 800, b"\xff", b"9" * 700))
        elif how == 4:
            place = chance.randrange(len(data))
            data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
        else:
            data = chance.randbytes(chance.randrange(LARGEST_DATAGRAM + 50))
        yield data


@needs_addresses
def test_whoever_answers_those_that_look_for_games_can_be_told_anything(lan, qtbot):
    """A flood of questions and rubbish: no error, no more answers than there are to be, and the next right question is
    answered."""
    table = lan()
    announcer = Announcer(table.host.announcements, port=0)
    question = json.dumps({"type": "svedesk-games?", "v": 1, "nonce": 1}).encode()
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as other:
        other.setblocking(False)
        for number, data in enumerate(datagrams(1_500, question)):
            other.sendto(data, ("127.0.0.1", announcer.port))
            if number % (2 * AT_ONCE) == 0:
                QCoreApplication.processEvents()
        QCoreApplication.processEvents()
        answers = 0
        with suppress(BlockingIOError):
            while read_announcement(other.recv(2_000)):
                answers += 1
        assert 0 < answers <= 200
    finder = GameFinder(lambda: None, port=announcer.port)
    finder.start()
    qtbot.waitUntil(lambda: len(finder.games) > 0)
    finder.stop()
    announcer.close()


def test_whoever_looks_for_games_can_be_told_anything(lan, qtbot, capfd):
    table = lan()
    finder = GameFinder(lambda: None, port=1)
    finder.ask()
    right = table.host.announcements()[0].model_copy(update={"nonce": finder._nonce}).model_dump_json().encode()
    addresses = ("127.0.0.1", "fe80::1%eth0", "::1", "", "0.0.0.0", "10.1.2.3", "2001:db8::7")
    for number, data in enumerate(datagrams(3_000, right)):
        hear(finder, data, addresses[number % len(addresses)])
    assert 0 < len(finder.games) <= MOST_FOUND
    assert len(finder._asked_at) == 1
    assert capfd.readouterr() == ("", "")
    finder.stop()


@pytest.mark.parametrize("kind", [Announcer, GameFinder])
def test_a_flood_that_never_ends_lets_the_program_go_on(qtbot, kind):
    one = kind(lambda: (), port=0)
    endless = SimpleNamespace(
        hasPendingDatagrams=lambda: True,
        receiveDatagram=lambda size: SimpleNamespace(data=lambda: SimpleNamespace(data=lambda: b"x")),
        close=lambda: None,
    )
    if isinstance(one, Announcer):
        one._socket.close()
        one._socket = endless
        one._asked()
    else:
        one._answered(endless)
