"""Two networks joined by a cable that is pulled: a host here, a guest in a network namespace of its own."""

import functools
import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from net.cable import HERE, NETWORK, ip
from net.lan import attach_bot, deck, nudge, sve
from net.programs import Program, svedesk

from svedesk.net.addresses import local_addresses
from svedesk.net.code import read_code
from svedesk.net.discovery import Announcer, GameFinder
from svedesk.net.guest import GuestLink
from svedesk.net.verify import check


def cut_at_each_kind(lan, qtbot, tmp_path, cable, kinds: tuple[str, ...] | None, cuts: Counter, times: int, seed: int):
    """Play a game in which the cable is pulled whenever a question of a kind is asked that it was not pulled at often
    enough; `cuts` counts how often it was."""
    table, cutting = lan(), [True]  # nobody answers before someone watches
    aya = table.guest("Aya", "SD01")
    attach_bot(aya, seed, until=lambda: cutting[0])
    script = str(Path(__file__).with_name("guest_program.py"))
    run = ["ip", "netns", "exec", cable.space, sys.executable, "-u", script]
    ben = Program(qtbot, tmp_path, [*run, table.host.code().text(), HERE, str(table.host.port), str(seed)])
    try:
        qtbot.waitUntil(lambda: aya.playing, timeout=20_000)
        room = table.room

        def heard(update) -> None:
            ask = room.game.desk.session.ask
            wanted = ask is not None and (kinds is None or ask.kind in kinds) and cuts[ask.kind] < times
            if wanted and not cutting[0] and room.chairs[1].here:
                cuts[ask.kind] += 1
                cutting[0] = True
                cable.plug(False)

        room.game.desk.subscribe(heard)
        cutting[0] = False
        heard(None)  # of the first question
        if not cutting[0]:
            nudge(aya)
        while room.phase == "playing":
            qtbot.waitUntil(lambda: cutting[0] or room.phase == "over", timeout=30_000)
            if not cutting[0]:
                break
            log = len(room.game.desk.session.log)
            qtbot.waitUntil(lambda: room.chairs[1].away_since >= 0)
            qtbot.waitUntil(lambda: aya.lobby.chairs[1].away >= 0)
            assert len(room.game.desk.session.log) <= log + 1, "an answer may have come just before the cable was out"
            cable.plug(True)
            qtbot.waitUntil(lambda: room.chairs[1].here, timeout=20_000)
            cutting[0] = False
            nudge(aya)
        result = ben.result()
    finally:
        ben.close()
    assert result["verified"]
    assert check(aya.proof, sve()).verified


@pytest.mark.slow
def test_a_game_is_finished_though_the_cable_is_pulled(lan, qtbot, tmp_path, cable):
    cuts: Counter = Counter()
    cut_at_each_kind(lan, qtbot, tmp_path, cable, ("main",), cuts, 1, seed=3)
    assert cuts["main"] == 1


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_the_cable_is_pulled_twice_at_every_kind_of_question(lan, qtbot, tmp_path, cable):
    cuts: Counter = Counter()
    games = 0
    while games < 6 or (games < 40 and min(cuts.values()) < 2):  # what is asked is a matter of chance
        games += 1
        cut_at_each_kind(lan, qtbot, tmp_path, cable, None, cuts, 2, seed=games)
    print(f"\n{games} games, cuts at {dict(cuts)}")
    assert min(cuts.values()) == 2
    assert set(cuts) >= {"first", "redraw", "order", "main", "quick", "target", "evolve_point", "ward"}


@pytest.mark.slow
def test_a_game_is_found_through_the_cable(lan, qtbot, cable):
    """The other side asks by broadcast and multicast on its own network, which has no default route."""
    table = lan()
    announcer = Announcer(table.host.announcements, port=0)
    code = (
        "from PySide6.QtCore import QCoreApplication, QTimer\n"
        "from svedesk.net.discovery import GameFinder\n"
        "app = QCoreApplication([])\n"
        "def told():\n"
        "    print('found', finder.games[0].address, finder.games[0].announcement.port, flush=True); app.quit()\n"
        f"finder = GameFinder(told, port={announcer.port}); finder.start()\n"
        "QTimer.singleShot(15000, app.quit); app.exec()\n"
    )
    other = Program(qtbot, Path(), ["ip", "netns", "exec", cable.space, sys.executable, "-c", code])
    try:
        address, port = other.line("found").split()
        assert port == str(table.host.port)
        assert address == HERE or address.startswith("fe80:"), "whichever answer comes first"
    finally:
        other.close()
        announcer.close()
    assert any(one.broadcast == f"{NETWORK}.255" for one in local_addresses())


@pytest.mark.slow
def test_a_whole_game_where_there_is_only_ipv6(qtbot, tmp_path, cable):
    """The host has no IPv4: its code holds an IPv6 address, and its game is found by asking all neighbours."""
    here, there = f"fd00:{os.getpid() % 65_536:x}::1", f"fd00:{os.getpid() % 65_536:x}::2"
    ip("addr", "add", f"{here}/64", "dev", cable.ends[0], "nodad")
    ip("-n", cable.space, "-4", "addr", "flush", "dev", cable.ends[1])
    ip("-n", cable.space, "addr", "add", f"{there}/64", "dev", cable.ends[1], "nodad")
    command = ["ip", "netns", "exec", cable.space, *svedesk("host", "--headless", "--json")]
    host = Program(qtbot, tmp_path, command)
    finder = GameFinder(lambda: None)
    links = []
    try:
        code = read_code(host.line("Join code"))
        assert code.addresses == (there,)
        finder.start()
        qtbot.waitUntil(lambda: any(":" in one.address for one in finder.games))
        for name, brought in (("Aya", "SD01"), ("Ben", "SD02")):
            links.append(GuestLink(code, name))
            links[-1].follow(functools.partial(sit, links[-1], brought))
            attach_bot(links[-1], seed=len(links))
            links[-1].join()
        qtbot.waitUntil(lambda: all(link.proof is not None for link in links))
        assert [check(link.proof, sve()).verified for link in links] == [True, True]
        assert {link.peer.address for link in links} == {there}
        for link in links:
            link.leave()
        assert host.result()["finished"]
    finally:
        finder.stop()
        host.close()


def sit(link, brought: str, event) -> None:
    if event.kind == "state" and link.state == "joined" and link.lobby is None:
        link.choose_deck(deck(brought))
        link.ready()
