"""Whether a host can be reached, a seat that goes to another PC, a host that has another address."""

import os
from pathlib import Path

import pytest
from net.lan import QUICK, deck, play, rules, sve
from net.programs import Program
from net.test_code import CODE
from net.test_room import PLAN, Clock, FarLink

from svedesk.engine.message import Message
from svedesk.messages import PROGRAM
from svedesk.net.code import read_code
from svedesk.net.connecting import try_to_reach
from svedesk.net.room import Room
from svedesk.net.tickets import Ticket
from svedesk.net.verify import check


def test_a_host_is_reached_or_it_is_told_what_is_in_the_way(lan, qtbot):
    table = lan()
    for code, key in (
        (table.code, ""),
        (table.code.at("::1"), ""),
        (table.code._replace(fingerprint=bytes(10)), "wrong-host"),
        (table.code.at("127.0.0.1", 1), "not-hosting"),
    ):
        heard = []
        try_to_reach(code, heard.append, QUICK)
        qtbot.waitUntil(lambda heard=heard: bool(heard))
        assert [trouble.key if trouble else "" for trouble in heard] == [key]
    qtbot.waitUntil(lambda: table.host.connections == 0)
    assert not any(chair.taken for chair in table.room.chairs)


def test_a_file_that_is_no_seat_is_none(tmp_path):
    for content in (b"", b"{}", b"\xff" * 100, b'{"code":"x","name":"Aya","token":"' + b"0" * 64 + b'","seat":1}'):
        (tmp_path / "seat").write_bytes(content)
        assert Ticket.carried(tmp_path / "tickets", tmp_path / "seat") is None
    assert Ticket.carried(tmp_path / "tickets", tmp_path / "missing") is None


@pytest.mark.slow
def test_a_seat_is_carried_in_the_middle_of_a_game_with_all_that_was_noted(tmp_path):
    """Else what was said before it was carried is taken for said by the host."""
    room, links = Room(rules(), PLAN, Clock()), []
    for name, code in (("Aya", "SD01"), ("Ben", "SD02")):
        ticket = Ticket.of(tmp_path / "first", CODE, name)
        links.append(FarLink(room, name))
        links[-1]._witness._diary = ticket
        links[-1].sit_down()
        ticket.welcomed(links[-1].welcome.token, links[-1].seat)
        links[-1].choose_deck(deck(code))
    for link in links:
        link.ready()
    play(links, answers=12)
    ticket.write_to(tmp_path / "seat")
    carried = Ticket.carried(tmp_path / "second", tmp_path / "seat")
    assert carried.record == Ticket.of(tmp_path / "second", CODE, "Ben").record == links[1].record
    again = FarLink(room, "Ben")
    again._witness._diary = carried
    again._witness.begin(carried.record)
    again.welcome = links[1].welcome
    again.sit_down()
    play((links[0], again), answers=6, seed=4)
    again.concede()
    for link in (links[0], again):
        assert check(link.proof, sve()).verified


@pytest.mark.slow
def test_a_seat_is_carried_to_another_computer_and_back_to_a_host_at_another_address(program, qtbot, tmp_path):
    host = program("host", "--headless", "--port", "0", "--json", "--internet", "127.0.0.1", home="host")
    code = host.line("Join code")
    assert read_code(code).addresses[0] == "127.0.0.1"
    qtbot.waitUntil(lambda: PROGRAM.say(Message("internet-reached", ("127.0.0.1",)), "en") in host.text)
    test = program("join", code, "--test")
    qtbot.waitUntil(lambda: not test.running)
    assert test.text == PROGRAM.say(Message("reached", (f"127.0.0.1:{read_code(code).port}",)), "en") + "\n"

    aya = program("join", code, "--name", "Aya", "--deck", "SD01", home="first")
    ben = program("join", code, "--name", "Ben", "--deck", "SD02", "--bot", "--json", home="ben")
    qtbot.waitUntil(lambda: "Connected" in aya.text or "lobby" in aya.text)
    qtbot.waitUntil(lambda: "playing" in aya.text)
    seat = tmp_path / "seat.ticket"
    saved = program("join", "--save-seat", str(seat), home="first")
    qtbot.waitUntil(lambda: not saved.running)
    assert os.name == "nt" or seat.stat().st_mode & 0o777 == 0o600
    again = program("join", "--seat", str(seat), "--bot", "--json", "--address", "localhost", home="second")
    assert [one.result()["verified"] for one in (again, ben)] == [True, True]
    qtbot.waitUntil(lambda: "taken over" in aya.text)
    assert host.result()["finished"]


@pytest.mark.slow
def test_a_seat_is_returned_to_at_an_address_that_is_typed(program, qtbot, lan):
    table = lan()
    code = table.code.at("127.0.0.1", 9)  # nobody is there
    first = program("join", table.code.text(), "--name", "Aya", "--deck", "SD01", "--bot", home="aya")
    qtbot.waitUntil(lambda: table.room.chairs[0].ready)
    first.kill()
    qtbot.waitUntil(lambda: not table.room.chairs[0].here)
    ticket = next(home_of(first).rglob("*.ticket"))
    ticket.write_text(ticket.read_text(encoding="utf-8").replace(table.code.text(), code.text()))
    again = program("join", "--again", "--address", f"127.0.0.1:{table.host.port}", "--bot", home="aya")
    qtbot.waitUntil(lambda: table.room.chairs[0].here)
    again.kill()


def home_of(one: Program) -> Path:
    return Path(one.process.processEnvironment().value("XDG_DATA_HOME"))
