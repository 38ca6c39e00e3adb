"""Who is let in: codes, versions, seats, and connections that do not behave."""

import os
import socket
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from net.lan import QUICK, Lan, deck, rules
from net.networks import needs_ipv6, needs_resets
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QSslConfiguration, QSslSocket, QTcpSocket

from svedesk.cli.network.rooms import listen
from svedesk.engine.log import DeckList
from svedesk.net import connecting
from svedesk.net import door as door_module
from svedesk.net import host as host_module
from svedesk.net.addresses import neighbourhood
from svedesk.net.certificate import credentials
from svedesk.net.frames import LARGEST_TO_HOST, FrameReader, framed
from svedesk.net.guest import PUSHES, GuestLink
from svedesk.net.host import MOST_SHORT, CannotHost, Host
from svedesk.net.limits import Pace
from svedesk.net.peer import Peer
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan
from svedesk.net.short_code import read_short
from svedesk.net.tickets import Ticket, newest
from svedesk.wire.messages import Beat, Hello
from svedesk.wire.messages_codec import read_to_guest, write_message


class Raw:
    """An encrypted connection that says whatever a test wants."""

    def __init__(self, lan: Lan, qtbot) -> None:
        self.socket = QSslSocket()
        config = QSslConfiguration.defaultConfiguration()
        config.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        self.socket.setSslConfiguration(config)
        self.reader = FrameReader(1_000_000)
        self.messages = []
        self.socket.readyRead.connect(self._read)
        self.socket.connectToHostEncrypted("127.0.0.1", lan.host.port)
        qtbot.waitUntil(self.socket.isEncrypted)
        self.secret = lan.host.secret.hex()

    def hello(self, **more) -> "Raw":
        fields = {"version": "0", "name": "Raw", "secret": self.secret, **more}
        return self.send(write_message(Hello(**fields)))

    def send(self, payload: bytes) -> "Raw":
        self.socket.write(framed(payload))
        return self

    @property
    def gone(self) -> bool:
        return self.socket.state() == QSslSocket.SocketState.UnconnectedState

    def _read(self) -> None:
        for payload in self.reader.feed(self.socket.readAll().data()):
            self.messages.append(read_to_guest(payload))


@pytest.fixture
def raw(lan, qtbot):
    table = lan()
    made = []

    def connect() -> Raw:
        made.append(Raw(table, qtbot))
        return made[-1]

    connect.table = table
    yield connect
    for one in made:
        one.socket.abort()
        one.socket.deleteLater()


def ended(link: GuestLink, key: str) -> bool:
    return link.state == "closed" and link.trouble is not None and link.trouble.key == key


def test_a_wrong_secret_is_refused_before_anything_else_is_said(raw, qtbot):
    one = raw().hello(secret="00" * 8)
    qtbot.waitUntil(lambda: one.gone)
    (refused,) = one.messages
    assert (refused.type, refused.key) == ("refused", "wrong-code")


def test_after_five_wrong_codes_others_have_to_wait_and_the_right_one_does_not(raw, qtbot):
    for expected in (*["wrong-code"] * 5, "too-many-attempts"):
        one = raw().hello(secret="11" * 8)
        qtbot.waitUntil(lambda one=one: one.gone)
        assert one.messages[-1].key == expected
    last = raw().hello()
    qtbot.waitUntil(lambda: any(message.type == "welcome" for message in last.messages))


@pytest.mark.parametrize("major", [1, 2, 3, 4, 5, 6, 8])
def test_another_major_version_is_told_so_whatever_else_its_hello_holds(raw, qtbot, major):
    one = raw().send(b'{"type":"hello","v":%d,"future":[1,2,3]}' % major)
    qtbot.waitUntil(lambda: one.gone)
    assert one.messages[-1].key == "version"


def test_a_newer_program_of_the_same_major_version_is_let_in_with_fields_unknown_here(raw, qtbot):
    hello = write_message(Hello(version="99.0", name="Raw", secret=raw.table.host.secret.hex()))
    one = raw().send(hello[:-1] + b',"likes":"tea"}')
    qtbot.waitUntil(lambda: any(message.type == "welcome" for message in one.messages))


@pytest.mark.parametrize(
    "payload",
    [b"{", b"\xff\xfe", b"[]", b'{"type":"beat","v":2,"at":' + b"9" * 5000 + b"}", b"[" * 3000, b'{"type":"hello"}'],
    ids=["cut", "not text", "other", "huge number", "deep", "empty hello"],
)
def test_what_is_no_hello_ends_the_connection_and_nothing_else(raw, qtbot, payload):
    guest = raw.table.guest("Aya", timing=QUICK)
    qtbot.waitUntil(lambda: guest.state == "joined")
    one = raw().send(payload)
    qtbot.waitUntil(lambda: one.gone)
    assert raw.table.host.refused == {"malformed": 1}
    assert guest.state == "joined"


@pytest.mark.parametrize(
    "message",
    [b'{"type":"nothing","v":2}', b'{"type":"answer","v":2,"act":1,"serial":1,"answer":["x"]}', b'{"type":"welcome"}'],
)
def test_what_is_no_message_ends_the_connection_later_too(raw, qtbot, message):
    one = raw().hello()
    qtbot.waitUntil(lambda: len(one.messages) >= 2)
    one.send(message)
    qtbot.waitUntil(lambda: one.gone)
    assert raw.table.host.refused == {"malformed": 1}


def test_a_frame_too_large_ends_the_connection_at_its_length(raw, qtbot):
    one = raw()
    one.socket.write((LARGEST_TO_HOST + 1).to_bytes(4, "big"))
    qtbot.waitUntil(lambda: one.gone)
    assert raw.table.host.refused == {"malformed": 1}


def test_who_says_nothing_is_dropped(raw, qtbot):
    one = raw()
    begun = time.monotonic()
    qtbot.waitUntil(lambda: one.gone)
    assert time.monotonic() - begun < 3
    assert raw.table.host.refused == {"too-slow": 1}


def test_who_lets_a_frame_trickle_is_dropped(raw, qtbot):
    """A byte every tenth of a second, where a frame has to be whole in six tenths."""
    one = raw().hello()
    qtbot.waitUntil(lambda: len(one.messages) >= 2)
    payload = iter(framed(write_message(Beat(at=1)) * 40))
    timer = QTimer()
    timer.setInterval(100)
    timer.timeout.connect(lambda: None if one.gone else one.socket.write(bytes([next(payload)])))
    timer.start()
    qtbot.waitUntil(lambda: one.gone)
    timer.stop()
    assert raw.table.host.refused == {"too-slow": 1}


def test_who_sends_too_much_at_once_is_dropped(raw, qtbot):
    one = raw().hello()
    qtbot.waitUntil(lambda: len(one.messages) >= 2)
    one.socket.write(framed(write_message(Beat(at=1))) * 5000)
    qtbot.waitUntil(lambda: one.gone)
    assert raw.table.host.refused == {"too-fast": 1}


@needs_resets
def test_a_connection_without_encryption_comes_to_nothing(raw, qtbot):
    plain = QTcpSocket()
    plain.connectToHost("127.0.0.1", raw.table.host.port)
    qtbot.waitUntil(lambda: plain.state() == QTcpSocket.SocketState.ConnectedState)
    plain.write(framed(write_message(Hello(version="0", name="x"))))
    qtbot.waitUntil(lambda: plain.state() == QTcpSocket.SocketState.UnconnectedState)
    assert raw.table.host.connections == 0


def test_a_connection_that_is_gone_before_it_is_looked_at_comes_to_nothing(monkeypatch):
    class Gone(socket.socket):
        """As on Windows: it has no address any more."""

        def getpeername(self):
            return None

    here, there = socket.socketpair()
    monkeypatch.setattr(door_module.socket, "socket", Gone)
    with pytest.raises(ConnectionAbortedError):
        door_module.Caller(here.detach())
    with there:
        assert there.recv(1) == b""


# -- what a guest is told ----------------------------------------------------------------------------------------------


def test_a_third_player_is_told_that_all_seats_are_taken_and_later_that_it_has_started(lan, qtbot):
    table = lan()
    first = table.guest("Aya")
    second = GuestLink(table.code, "Ben", timing=QUICK)
    table.guests.append(second)
    second.join()
    qtbot.waitUntil(lambda: first.state == second.state == "joined")
    third = table.guest("Cid")
    qtbot.waitUntil(lambda: ended(third, "full"))
    second.choose_deck(deck("SD01"))
    second.ready()
    qtbot.waitUntil(lambda: first.playing)
    fourth = table.guest("Dan")
    qtbot.waitUntil(lambda: ended(fourth, "started"))
    assert "already started" in fourth.trouble.sentence("en")


@needs_resets
def test_who_begins_tls_too_often_is_closed_before_it_and_may_come_later(lan, qtbot, monkeypatch):
    monkeypatch.setattr(Pace, "OF_ADDRESS", (1.0, 1.0))
    table = lan()
    first = table.guest("Aya")
    qtbot.waitUntil(lambda: first.state == "joined")
    hurried = GuestLink(table.code, "Ben", timing=replace(QUICK, retry_first=0.01))
    hurried.join()
    qtbot.waitUntil(lambda: ended(hurried, "hung-up"))
    assert table.host.refused == {"crowd": 1 + PUSHES}
    patient = table.guest("Ben", timing=replace(QUICK, retry_first=1.1, retry_most=1.1))
    qtbot.waitUntil(lambda: patient.state == "joined")


def test_the_pace_of_one_address_is_not_that_of_others_and_there_is_one_for_all():
    pace, now = Pace(), 100.0
    most, all_of_them = int(Pace.OF_ADDRESS[1]), int(Pace.IN_ALL[1])
    assert [pace.allowed("10.0.0.1", now) for _ in range(most + 1)] == [True] * most + [False]
    others = [pace.allowed(f"10.0.1.{n}", now) for n in range(all_of_them)]
    assert others.count(True) == all_of_them - most
    assert pace.allowed("10.0.0.1", now + 1)


@needs_resets
@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\n\r\n"], ids=["nothing", "http"])
def test_what_speaks_no_tls_never_costs_any(lan, qtbot, said):
    """Each once had a socket of Qt's, with TLS, timers and buffers: 18 kB."""
    table = lan()
    entered = []
    table.host._server._enters = lambda *_: entered.append(1)
    plain = QTcpSocket()
    plain.connectToHost("127.0.0.1", table.host.port)
    qtbot.waitUntil(lambda: plain.state() == QTcpSocket.SocketState.ConnectedState)
    plain.write(said)
    qtbot.waitUntil(lambda: plain.state() == QTcpSocket.SocketState.UnconnectedState)
    assert entered == []
    assert table.host.refused == {"malformed" if said else "too-slow": 1}


def short(table, **more):
    """A guest's code from the short code of a table."""
    typed = read_short(table.host.short_code())
    return typed.at("127.0.0.1", port=table.host.port)._replace(**more)


def test_a_short_code_lets_in_and_the_seat_is_kept_under_the_whole_fingerprint(lan, qtbot, tmp_path):
    table = lan()
    ticket = Ticket.of(tmp_path / "tickets", short(table), "Aya")
    link = GuestLink(short(table), "Aya", timing=QUICK, ticket=ticket)
    table.guests.append(link)
    link.join()
    qtbot.waitUntil(lambda: link.state == "joined")
    kept = newest(tmp_path / "tickets")
    assert kept.code.fingerprint == table.code.fingerprint
    assert kept.title == "A game"
    link.disconnect()
    qtbot.waitUntil(lambda: not table.room.chairs[0].here)
    again = GuestLink(kept.code, "Aya", timing=QUICK, ticket=kept)
    table.guests.append(again)
    again.join()
    qtbot.waitUntil(lambda: again.state == "joined")
    assert again.seat == 0


def test_another_host_than_that_of_the_short_code_is_not_spoken_to(lan, qtbot):
    table = lan()
    said = []
    table.host.listening_in = lambda guest, message: said.append(message)
    link = GuestLink(short(table, fingerprint=bytes(5)), "Aya", timing=QUICK)
    link.join()
    qtbot.waitUntil(lambda: ended(link, "wrong-host"))
    assert said == []


def test_short_codes_can_not_be_tried_out(raw, qtbot, monkeypatch):
    """After five wrong ones even the right one has to wait, and after many from everywhere all have to; long codes and
    seats that are kept do not."""
    guess = "abcde" + "0" * 11
    for _ in range(5):
        one = raw().hello(secret=guess)
        qtbot.waitUntil(lambda one=one: one.gone)
        assert one.messages[-1].key == "wrong-code"
    right = short(raw.table).secret.hex()
    one = raw().hello(secret=right)
    qtbot.waitUntil(lambda: one.gone)
    assert one.messages[-1].key == "too-many-attempts"
    last = raw().hello()
    qtbot.waitUntil(lambda: any(message.type == "welcome" for message in last.messages))
    token = next(message.token for message in last.messages if message.type == "welcome")
    back = raw().hello(secret=right, token=token)
    qtbot.waitUntil(lambda: any(message.type == "welcome" for message in back.messages))
    for number in range(MOST_SHORT):
        raw.table.host._attempts.wrong(f"10.0.0.{number}", time.monotonic())
        raw.table.host._short_attempts.wrong("", time.monotonic())
    monkeypatch.setattr(host_module, "neighbourhood", lambda address: "10.0.1.1")
    other = raw().hello(secret=right)
    qtbot.waitUntil(lambda: other.gone)
    assert other.messages[-1].key == "too-many-attempts"


def test_another_program_than_the_codes_is_not_spoken_to(lan, qtbot):
    table = lan()
    said = []
    table.host.listening_in = lambda guest, message: said.append(message)
    link = GuestLink(table.code._replace(fingerprint=bytes(10)), "Aya", timing=QUICK)
    link.join()
    qtbot.waitUntil(lambda: ended(link, "wrong-host"))
    assert said == []


def test_a_port_where_nobody_listens_says_so(lan, qtbot):
    table = lan()
    port = table.host.port
    table.host._server.close()
    link = GuestLink(table.code.at("127.0.0.1", port), "Aya", timing=QUICK)
    link.join()
    qtbot.waitUntil(lambda: ended(link, "not-hosting"))
    assert str(port) in link.trouble.sentence("en")


_Error = QAbstractSocket.SocketError


@pytest.mark.parametrize(
    ("error", "address", "connected", "near", "key"),
    [
        (_Error.ConnectionRefusedError, "10.0.0.5", True, True, "not-hosting"),
        (_Error.SocketTimeoutError, "10.0.0.5", True, True, "firewall"),
        (_Error.SocketTimeoutError, "10.9.0.5", True, False, "wrong-network"),
        (_Error.NetworkError, "10.9.0.5", True, False, "wrong-network"),
        (_Error.NetworkError, "10.9.0.5", False, False, "no-network"),
        (_Error.SslHandshakeFailedError, "10.0.0.5", True, True, "not-svedesk"),
        (_Error.RemoteHostClosedError, "10.0.0.5", True, True, "hung-up"),
        (_Error.HostNotFoundError, "nowhere", True, False, "no-such-name"),
    ],
)
def test_firewall_wrong_network_and_no_network_are_told_apart(monkeypatch, error, address, connected, near, key):
    monkeypatch.setattr(connecting, "on_a_network", lambda: connected)
    monkeypatch.setattr(connecting, "on_same_network", lambda other: near)
    trouble = connecting.why_unreachable(error, address, 47800)
    assert trouble.key == key
    assert "{" not in trouble.sentence("en") + trouble.sentence("ja")


def test_the_next_address_of_a_code_is_tried_when_the_first_does_not_answer(lan, qtbot):
    table = lan()
    code = table.code._replace(addresses=("127.77.0.1", "127.0.0.1"))
    table.host._server.close()
    assert table.host._server.listen(QHostAddress("127.0.0.1"), 0)
    link = GuestLink(code._replace(port=table.host.port), "Aya", timing=QUICK)
    table.guests.append(link)
    link.join()
    qtbot.waitUntil(lambda: link.state == "joined")


def test_an_open_door_needs_no_code(lan, qtbot):
    table = lan()
    table.host.open_door = True
    link = GuestLink(table.code._replace(fingerprint=b"", secret=b""), "Aya", timing=QUICK)
    table.guests.append(link)
    link.join()
    qtbot.waitUntil(lambda: link.state == "joined")


def test_a_connection_that_breaks_at_the_first_word_is_told(lan, qtbot, monkeypatch):
    class Breaks(Peer):
        def send(self, payload):
            self.drop("too-slow")

    monkeypatch.setattr("svedesk.net.guest.Peer", Breaks)
    link = lan().guest("Aya")
    qtbot.waitUntil(lambda: ended(link, "too-slow"))


def test_a_port_that_is_taken_is_named(lan):
    table = lan()
    other = Host(table.room, credentials(table.folder), timing=QUICK)
    with pytest.raises(CannotHost) as error:
        other.listen(table.host.port)
    assert str(table.host.port) in str(error.value)


def test_a_host_that_goes_on_takes_another_port_where_its_own_is_taken_unless_one_was_wished_for(lan, capsys):
    table = lan()
    other = Host(table.room, credentials(table.folder), timing=QUICK)
    taken = table.host.port
    port = listen(other, SimpleNamespace(port=None, lang="en"), taken)
    assert port not in (0, taken)
    assert f"Another program is using port {taken}, so this game is on port {port} now." in capsys.readouterr().out
    other.close()
    with pytest.raises(CannotHost):
        listen(other, SimpleNamespace(port=taken, lang="en"), taken)


def test_spectators_are_not_let_in_unless_the_host_says_so(lan, qtbot):
    table = lan()
    link = GuestLink(table.code, "Eve", watch=True, timing=QUICK)
    link.join()
    qtbot.waitUntil(lambda: ended(link, "no-watchers"))
    other = lan(RoomPlan("A game", "Host", watchers="public"))
    watcher = other.guest("Eve", watch=True)
    qtbot.waitUntil(lambda: watcher.state == "joined")
    assert watcher.seat == 30


def test_the_certificate_is_made_once_and_only_its_owner_can_read_it(tmp_path):
    first = credentials(tmp_path)
    assert credentials(tmp_path).fingerprint == first.fingerprint
    assert os.name == "nt" or (tmp_path / "host.pem").stat().st_mode & 0o777 == 0o600
    (tmp_path / "host.pem").write_bytes(b"spoiled")
    assert credentials(tmp_path).fingerprint != first.fingerprint


@needs_ipv6
def test_a_guest_comes_by_ipv6_and_by_the_name_of_a_computer(lan, qtbot):
    table = lan()
    for name, address in (("Aya", "::1"), ("Ben", "localhost")):
        link = GuestLink(table.host.code().at(address), name, timing=QUICK)
        table.guests.append(link)
        link.join()
        qtbot.waitUntil(lambda link=link: link.state == "joined")
    assert {guest.peer.address for guest in table.host._guests} <= {"::1", "127.0.0.1"}


def test_a_household_with_many_ipv6_addresses_counts_as_one():
    assert (
        neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::9") != neighbourhood("2001:db8:1:3::4")
    )
    assert neighbourhood("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("10.0.0.7") == "10.0.0.7"


def test_several_rooms_behind_one_door_are_told_apart_by_their_codes(lan, qtbot):
    table = lan()
    other = Room(rules(), RoomPlan("Another", "Host"), time.monotonic, timing=QUICK)
    table.host.rooms[bytes(range(8))] = other
    aya = table.guest("Aya")
    ben = GuestLink(table.code._replace(secret=bytes(range(8))), "Ben", timing=QUICK)
    table.guests.append(ben)
    ben.join()
    qtbot.waitUntil(lambda: aya.state == ben.state == "joined")
    assert (aya.welcome.title, ben.welcome.title) == ("A game", "Another")
    assert [one.taken for one in table.host.announcements()] == [1, 1]
    ben.leave()
    qtbot.waitUntil(lambda: not other.chairs[0].taken)
    assert table.room.chairs[0].taken


def test_without_codes_the_room_that_was_chosen_is_entered_or_else_one_with_a_free_seat(lan, qtbot):
    table = lan()
    other = Room(rules(), RoomPlan("Another", "Host"), time.monotonic, timing=QUICK)
    table.host.rooms[bytes(range(8))] = other
    table.host.open_door = True
    code = table.code._replace(fingerprint=b"", secret=b"")
    titles = []
    for name, room in (("Aya", other.epoch[:16]), ("Ben", ""), ("Cid", ""), ("Dan", "")):
        link = GuestLink(code, name, timing=QUICK, room=room)
        table.guests.append(link)
        link.join()
        qtbot.waitUntil(lambda link=link: link.state == "joined")
        titles.append(link.welcome.title)
    assert titles == ["Another", "A game", "A game", "Another"]


def test_a_deck_of_too_many_cards_for_a_frame_is_told_and_not_sent(lan, qtbot):
    """A file may hold such a deck; the host would end the connection at it, again and again."""
    table = lan()
    first, other = table.guest("Aya", ""), table.guest("Ben", "")
    for guest in (first, other):
        qtbot.waitUntil(lambda guest=guest: guest.lobby is not None)
    told = []
    first.follow(lambda event: told.append(event.trouble))
    first.choose_deck(DeckList((("leaders", ("SD01-LD01",)), ("main", ("SD01-001",) * 9_000)), "Large"))
    assert [trouble.key for trouble in told if trouble] == ["deck-too-large"]
    for guest, code in ((first, "SD01"), (other, "SD02")):
        guest.choose_deck(deck(code))
        guest.ready()
    qtbot.waitUntil(lambda: first.playing and other.playing)
    assert first.state == "joined"
