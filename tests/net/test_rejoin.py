"""Connections that break, and what of a game comes back."""

import time
from dataclasses import replace

import pytest
from net.lan import QUICK, attach_bot, kinds, rules, sve
from net.networks import needs_addresses

from svedesk.engine.message import Refused
from svedesk.net.certificate import credentials
from svedesk.net.code import read_code
from svedesk.net.discovery import Announcer
from svedesk.net.host import Host
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan
from svedesk.net.store import RoomStore, load
from svedesk.net.tickets import Ticket, newest
from svedesk.wire.messages import Concede


def begun(lan, qtbot, **more):
    table = lan()
    links = [table.guest("Aya", "SD01", **more), table.guest("Ben", "SD02")]
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    return table, links


def asked(links):
    return next(link for link in links if link.view().ask is not None)


def test_a_cut_connection_comes_back_into_its_seat_with_view_question_and_log(lan, qtbot):
    _table, links = begun(lan, qtbot)
    link = asked(links)
    before, ask, lines = link.view(), link.ask, link.lines()
    link.peer.socket.abort()
    qtbot.waitUntil(lambda: link.state == "away")
    assert link.trouble.key == "lost"
    qtbot.waitUntil(lambda: link.state == "joined" and link.ask is not None)
    assert (link.view(), link.ask, link.lines()) == (before, ask, lines)


def test_what_happened_meanwhile_is_in_the_log_and_only_that_is_sent(lan, qtbot):
    table, links = begun(lan, qtbot)
    for seed, link in enumerate(links):
        attach_bot(link, seed, until=lambda: len(table.room.game.desk.session.log) >= 12)
        if link.ask:
            link.answer((0,) if link.ask.form == "pick" and link.ask.low else tuple(range(link.ask.low)))
    qtbot.waitUntil(lambda: len(table.room.game.desk.session.log) >= 12)
    away = next(link for link in links if link.ask is None)
    other = next(link for link in links if link is not away)
    known = len(away.lines())
    away.peer.socket.abort()
    qtbot.waitUntil(lambda: away.state == "away")
    other.concede()
    qtbot.waitUntil(lambda: away.state == "joined" and away.view().outcome is not None)
    assert away.lines() == table.room.game.desk.lines(away.seat)
    assert away.seen.update.keep == known > 0


def test_an_answer_that_was_on_its_way_is_given_again(lan, qtbot):
    table, links = begun(lan, qtbot)
    link = asked(links)
    answer = (0,) if link.ask.form == "pick" and link.ask.high else ()
    peer, link.peer = link.peer, None  # what is sent now goes nowhere
    link.answer(answer)
    assert link.pending
    assert link.ask is None
    link.peer = peer
    peer.socket.abort()
    qtbot.waitUntil(lambda: len(table.room.game.desk.session.log) > 0)
    qtbot.waitUntil(lambda: not link.pending)


def away(qtbot, link):
    """A link whose host can't be reached until `back`."""
    link.peer.socket.abort()
    qtbot.waitUntil(lambda: link.state == "away")
    link._retry.stop()


def back(qtbot, link):
    link._connect()
    qtbot.waitUntil(lambda: link.state == "joined" and link.seen.update is not None)


def test_what_was_done_while_away_is_not_pending_for_ever(lan, qtbot):
    table, links = begun(lan, qtbot)
    link = asked(links)
    ask = link.ask
    away(qtbot, link)
    with pytest.raises(Refused):
        link.concede()
    assert not link.pending
    link._act(Concede(act=90))
    assert link.pending
    back(qtbot, link)
    qtbot.waitUntil(lambda: not link.pending and link.ask == ask)
    assert table.room.phase == "playing", "it went nowhere"
    link.concede()
    qtbot.waitUntil(lambda: table.room.phase == "over")


def test_an_answer_given_while_away_is_given_to_the_same_question_once_back(lan, qtbot):
    table, links = begun(lan, qtbot)
    link = asked(links)
    serial = link.ask.serial
    away(qtbot, link)
    link.answer((0,) if link.ask.form == "pick" and link.ask.high else ())
    back(qtbot, link)
    qtbot.waitUntil(lambda: len(table.room.game.desk.session.log) > 0 and not link.pending)
    assert table.room.game.desk.session.ask.serial > serial


def test_an_answer_given_while_away_to_a_question_that_is_gone_is_dropped(lan, qtbot):
    table, links = begun(lan, qtbot)
    link = asked(links)
    other = next(one for one in links if one is not link)
    away(qtbot, link)
    link.answer((0,) if link.ask.form == "pick" and link.ask.high else ())
    other.concede()
    qtbot.waitUntil(lambda: table.room.phase == "over")
    entries = len(table.room.game.desk.session.log)
    back(qtbot, link)
    qtbot.waitUntil(lambda: link.view().outcome is not None)
    assert not link.pending
    assert len(table.room.game.desk.session.log) == entries


def test_a_silent_seat_is_shown_as_away_and_its_clock_stands(lan, qtbot):
    table, links = begun(lan, qtbot)
    link = asked(links)
    other = next(one for one in links if one is not link)
    link.timing = replace(QUICK, retry_first=60.0, retry_most=60.0)  # once dropped it does not come back
    link._beat.stop()
    link.peer._silence.stop()  # a program that hangs does not look at its clock either
    qtbot.waitUntil(lambda: other.lobby.chairs[link.seat].away >= 0)
    thought = table.room.chairs[link.seat].thought
    qtbot.waitUntil(lambda: table.host.refused.get("too-slow", 0) == 1)  # and is dropped in the end
    assert table.room.chairs[link.seat].thought == thought
    assert table.room.phase == "playing"


def test_a_host_that_says_nothing_any_more_is_given_up_and_looked_for(lan, qtbot):
    _table, links = begun(lan, qtbot)
    link, states = links[0], []
    link.follow(lambda _: states.append(link.state))
    link.peer.socket.blockSignals(True)  # half open: nothing comes in, and nothing says so
    qtbot.waitUntil(lambda: "away" in states and "joined" in states[states.index("away") :])


def test_a_second_window_takes_the_seat_over_from_the_first(lan, qtbot, tmp_path):
    table = lan()
    ticket = Ticket.of(tmp_path / "tickets", table.code, "Aya")
    first = table.guest("Aya", "SD01", ticket=ticket)
    other = table.guest("Ben", "SD02")
    qtbot.waitUntil(lambda: first.playing and other.playing)
    again = table.guest("Aya", ticket=Ticket.of(tmp_path / "tickets", table.code, "Aya"))
    qtbot.waitUntil(lambda: again.playing)
    qtbot.waitUntil(lambda: first.state == "closed")
    assert first.trouble.key == "elsewhere"
    assert again.seat == first.seat
    assert again.view() == table.room.game.desk_for(again.seat).view(again.seat)
    assert again.record.own == first.record.own  # so that it can still check the shuffle


def test_a_wrong_digest_or_a_gap_is_repaired_silently_and_counted(lan, qtbot):
    table, links = begun(lan, qtbot)
    link = asked(links)
    heard = kinds(link)
    link.seen._seq += 5  # as if updates had been missed
    other = next(one for one in links if one is not link)
    table.room.game.desk.concede(other.seat)
    qtbot.waitUntil(lambda: link.view().outcome is not None)
    assert link.seen.resyncs == 1
    assert "denied" not in heard
    assert link.lines() == table.room.game.desk.lines(link.seat)
    assert link.view() == table.room.game.desk_for(link.seat).view(link.seat)


def test_a_host_that_ends_says_goodbye(lan, qtbot):
    table, links = begun(lan, qtbot)
    table.host.close()
    qtbot.waitUntil(lambda: all(link.state == "closed" for link in links))
    assert {link.trouble.key for link in links} == {"host-left"}


def test_a_host_that_can_go_on_later_is_waited_for(lan, qtbot, tmp_path):
    table, links = begun_with_store(lan, qtbot, tmp_path)
    port = table.host.port
    table.host.close()
    qtbot.waitUntil(lambda: all(link.state == "away" for link in links))
    assert {link.trouble.key for link in links} <= {"host-back", "not-hosting"}
    stored = load(tmp_path / "room")
    store = RoomStore(tmp_path / "room", stored.plan, stored.secret)
    room = Room(rules(), stored.plan, time.monotonic, timing=QUICK, keeper=store)
    room.resume(stored.room, store.desk(stored.room, sve()))
    again = Host(room, credentials(tmp_path), secret=table.host.secret)
    assert again.listen(port) == port
    qtbot.waitUntil(lambda: all(link.state == "joined" for link in links))
    qtbot.waitUntil(lambda: room.game is not None)
    qtbot.waitUntil(lambda: all(link.view() == room.game.desk_for(link.seat).view(link.seat) for link in links))
    again.close()
    qtbot.waitUntil(lambda: again.connections == 0)


def begun_with_store(lan, qtbot, tmp_path):
    table = lan(keeper=RoomStore(tmp_path / "room", RoomPlan("A game", "Host"), bytes(8)))
    links = [table.guest("Aya", "SD01"), table.guest("Ben", "SD02")]
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    return table, links


@needs_addresses
def test_a_host_that_has_another_address_by_now_is_found_on_the_network(lan, qtbot, tmp_path):
    table = lan(keeper=RoomStore(tmp_path / "room", RoomPlan("A game", "Host"), bytes(8)))
    announcer = Announcer(tuple, port=0)
    ticket = Ticket.of(tmp_path / "tickets", table.code, "Aya")
    aya = table.guest("Aya", "SD01", finder_port=announcer.port, ticket=ticket)
    ben = table.guest("Ben", "SD02", finder_port=announcer.port)
    qtbot.waitUntil(lambda: aya.playing and ben.playing)
    port = table.host.port
    table.host.close()
    qtbot.waitUntil(lambda: aya.state == ben.state == "away")
    stored = load(tmp_path / "room")
    room = Room(rules(), stored.plan, time.monotonic, timing=QUICK)
    store = RoomStore(tmp_path / "room", stored.plan, stored.secret)
    room.resume(stored.room, store.desk(stored.room, sve()))
    again = Host(room, credentials(tmp_path), secret=table.host.secret)
    assert again.listen() != port
    other = Host(table.room, credentials(tmp_path / "other"), timing=QUICK)  # somebody else's game is no use
    other.listen()
    announcer._announce = lambda: (*other.announcements(), *again.announcements())
    qtbot.waitUntil(lambda: aya.state == ben.state == "joined")
    assert aya.code.port == read_code(newest(tmp_path / "tickets").code.text()).port == again.port
    assert other.refused == {}
    for one in (again, other):
        one.close()
        qtbot.waitUntil(lambda one=one: one.connections == 0)
    announcer.close()
