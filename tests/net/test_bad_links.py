"""Links that are late, stall, cut everything into pieces, break in the middle of a frame, or die without a word."""

from __future__ import annotations

from collections import Counter

import pytest
from net.faults import BREAKS, FAULTS, FaultyLink
from net.lan import QUICK, attach_bot, deck, nudge, sve
from net.networks import needs_resets

from svedesk.net.guest import GuestLink
from svedesk.net.verify import check


def through(lan, qtbot, seed: int, **how):
    """A table with Aya at the host's own network, and Ben behind a link that fails. Nobody answers yet: `held`."""
    table, held = lan(), [True]
    link = FaultyLink(table.host.port, seed=seed, **how)
    aya = table.guest("Aya", "SD01")
    attach_bot(aya, seed, until=lambda: held[0])
    ben = GuestLink(table.code.at("127.0.0.1", link.port), "Ben", timing=QUICK)
    table.guests.append(ben)

    def sit(news) -> None:
        if news.kind == "state" and ben.state == "joined" and (ben.lobby is None or ben.lobby.phase == "lobby"):
            ben.choose_deck(deck("SD02"))
            ben.ready()

    ben.follow(sit)
    attach_bot(ben, seed + 1, until=lambda: held[0])
    ben.join()
    qtbot.waitUntil(lambda: aya.playing and ben.playing, timeout=20_000)
    return table, link, aya, ben, held


def go_on(held, *links) -> None:
    held[0] = False
    for link in links:
        if link.ask is not None:
            nudge(link)


def end(qtbot, table, aya, ben) -> None:
    """The game is over: both have seen the same as the host holds, and can check it."""
    desk = table.room.game.desk
    if table.room.phase == "playing":
        aya.concede()
    qtbot.waitUntil(lambda: aya.proof is not None and ben.proof is not None, timeout=20_000)
    for link in (aya, ben):
        assert link.view() == desk.view(link.seat)
        assert link.lines() == desk.lines(link.seat)
        verdict = check(link.proof, sve())
        assert verdict.verified, verdict
        link.leave()  # and look for nobody any more


def faults_at_each_kind(lan, qtbot, seed: int, done: Counter, *, faults=FAULTS, most: int | None = None) -> None:
    """Play a game in which Ben's link fails whenever a question of a kind is open that it has not failed at in that
    way; `done` counts (kind, fault). At most so many times."""
    table, link, aya, ben, held = through(lan, qtbot, seed)
    room, times, failing = table.room, 0, [""]

    def heard(update) -> None:
        ask = room.game.desk.session.ask
        if ask is None or held[0] or failing[0] or (most is not None and times >= most):
            return
        left = [fault for fault in faults if done[ask.kind, fault] == 0]
        if left and ben.state == "joined":
            failing[0], held[0] = left[0], True
            done[ask.kind, left[0]] += 1

    room.game.desk.subscribe(heard)
    held[0] = False
    heard(None)  # of the first question
    if not failing[0]:
        go_on(held, aya, ben)
    while room.phase == "playing" and (most is None or times < most):
        qtbot.waitUntil(lambda: bool(failing[0]) or room.phase == "over", timeout=30_000)
        if not failing[0]:
            break
        entries, connections = len(room.game.desk.session.log), link.connections
        link.fail(failing[0])
        go_on(held, ben)  # an answer of Ben's goes into the link that fails
        if failing[0] in BREAKS:
            held[0] = True
            qtbot.waitUntil(lambda connections=connections: link.connections > connections, timeout=20_000)
            qtbot.waitUntil(lambda: ben.state == "joined" and not ben.pending, timeout=20_000)
            qtbot.waitUntil(lambda: ben.view() == room.game.desk_for(ben.seat).view(ben.seat), timeout=20_000)
            by_people = [one for one in room.game.desk.records[1 + entries :] if not one.automatic]
            assert len(by_people) <= 1, "given once, though perhaps sent twice"
        else:
            go_on(held, aya)
            qtbot.waitUntil(lambda entries=entries: gone_on(room, entries + 3), timeout=20_000)
        link.heal()
        times += 1
        failing[0] = ""
        go_on(held, aya, ben)
    end(qtbot, table, aya, ben)
    link.close()


def gone_on(room, entries: int) -> bool:
    return room.phase == "over" or len(room.game.desk.session.log) >= entries


@pytest.mark.slow_after_first
@pytest.mark.parametrize("fault", [*FAULTS[:-1], pytest.param(FAULTS[-1], marks=needs_resets)])
def test_a_game_goes_on_through_a_link_that_fails(lan, qtbot, fault):
    done: Counter = Counter()
    faults_at_each_kind(lan, qtbot, 1, done, faults=(fault,), most=3)
    assert sum(done.values()) == 3


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_every_fault_at_every_kind_of_question(lan, qtbot):
    done: Counter = Counter()
    games = 0
    usual = {"first", "redraw", "order", "main", "quick", "target", "evolve_point", "ward"}
    while games < 40 and (games < 6 or any(done[kind, fault] == 0 for kind in usual for fault in FAULTS)):
        games += 1
        faults_at_each_kind(lan, qtbot, games, done)
    kinds = sorted({kind for kind, _ in done})
    print(f"\n{games} games, {sum(done.values())} faults at {len(kinds)} kinds of question: {', '.join(kinds)}")
    assert not [(kind, fault) for kind in usual for fault in FAULTS if done[kind, fault] == 0]


def test_a_game_is_played_over_a_link_that_is_late_and_cuts_everything_into_pieces(lan, qtbot):
    table, link, aya, ben, held = through(lan, qtbot, 1, pieces=True)
    go_on(held, aya, ben)
    desk = table.room.game.desk
    qtbot.waitUntil(lambda: len(desk.session.log) > 40 or table.room.phase == "over", timeout=30_000)
    end(qtbot, table, aya, ben)
    assert ben.seen.resyncs == aya.seen.resyncs == 0
    assert link.passed > 2 * len(desk.session.log), "what was sent came in pieces"
    link.close()


def test_a_host_that_closes_without_a_word_is_in_a_crowd_and_no_other_program(lan, qtbot):
    table = lan()
    table.host.hello = lambda guest, payload: guest.peer.drop("crowd")
    guest = GuestLink(table.code, "Ben", timing=QUICK)
    table.guests.append(guest)
    guest.join()
    qtbot.waitUntil(lambda: guest.state == "closed")
    assert guest.trouble.key == "too-many-connections"


def test_a_link_that_dies_before_anyone_was_let_in_is_told(lan, qtbot):
    table = lan()
    link = FaultyLink(table.host.port, fault="half-open")
    guest = GuestLink(table.code.at("127.0.0.1", link.port), "Ben", timing=QUICK)
    table.guests.append(guest)
    guest.join()
    qtbot.waitUntil(lambda: guest.state == "closed")
    assert guest.trouble is not None
    assert guest.trouble.key == "not-svedesk"
    link.close()
