"""Games between programs, some of which are killed."""

import random
import re

import pytest
from net.lan import attach_bot, deck, nudge, sve
from net.networks import needs_addresses
from net.programs import PATIENT, own_port

from svedesk.net.code import read_code
from svedesk.net.guest import GuestLink
from svedesk.net.tickets import Ticket
from svedesk.net.verify import check


def whole_game(program, seed: int) -> None:
    host = program("host", "--headless", "--port", "0", "--json", home="host")
    code = host.line("Join code")
    port = host.line("Address").rpartition(" ")[2]
    guests = [
        program(
            *("join", code, "--address", f"127.0.0.1:{port}", "--deck", deck, "--name", name),
            *("--bot", "--json", "--seed", str(seed)),
            home=name,
        )
        for name, deck in (("Aya", "SD01"), ("Ben", "SD02"))
    ]
    results = sorted((guest.result() for guest in guests), key=lambda result: result["seat"])
    told = host.result()
    assert told["finished"]
    assert told["errors"] == []
    assert [result["digest"] for result in results] == told["digests"]
    assert all(result["verified"] and result["resyncs"] == 0 for result in results)
    assert sum(result["answers"] for result in results) > 20


@pytest.mark.slow
def test_a_whole_game_of_three_programs(program):
    whole_game(program, 1)


@needs_addresses
@pytest.mark.slow
def test_two_bots_that_typed_the_short_code_play_two_games_at_a_headless_table(program):
    host = program("host", "--headless", "--port", "0", "--json", home="host")
    code = host.line("Short code").split()[0]
    bots = [
        program("join", code, "--name", name, "--bot", "--games", "2", "--json", home=name) for name in ("Aya", "Ben")
    ]
    results = [bot.result() for bot in bots]
    assert [(result["verified"], result["resyncs"]) for result in results] == [(True, 0)] * 2
    assert host.result()["finished"]


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(20))
def test_twenty_whole_games_of_three_programs(program, seed):
    whole_game(program, seed + 100)


def killed_guests(lan, qtbot, program, kills: int, seed: int) -> int:
    """Kill the guest at random moments and start it again; returns how often that was possible before the game was
    over."""
    chance, table, done = random.Random(seed), lan(), 0
    held = [True]
    aya = table.guest("Aya", "SD01")
    attach_bot(aya, seed, until=lambda: held[0])
    join = ("join", table.code.text(), "--address", f"127.0.0.1:{table.host.port}", "--name", "Ben", "--bot", "--json")
    ben = program(*join, "--deck", "SD02", "--seed", str(seed), home="Ben")
    qtbot.waitUntil(lambda: aya.playing)
    held[0] = False
    log = table.room.game.desk.session.log
    nudge(aya)
    for _ in range(kills):
        moment = len(log) + chance.randrange(1, 12)
        qtbot.waitUntil(lambda moment=moment: table.room.phase == "over" or len(log) >= moment)
        if table.room.phase == "over":
            break
        ben.kill()
        before = list(log)
        ben = program("join", "--again", "--bot", "--json", "--seed", str(seed + done), home="Ben")
        done += 1
        qtbot.waitUntil(lambda: table.room.chairs[1].here)
        assert table.room.game.desk.session.log[: len(before)] == before
    qtbot.waitUntil(lambda: aya.proof is not None, timeout=60_000)
    assert ben.result()["finished"]
    assert ben.result()["verified"]
    assert check(aya.proof, sve()).verified
    return done


def killed_hosts(qtbot, program, tmp_path, kills: int, seed: int) -> int:
    """Kill the host at random moments and start it again; returns how often."""
    chance, done = random.Random(seed), 0
    host = program("host", "--headless", "--port", "0", "--json", home="host")
    code = read_code(host.line("Join code"))
    port = int(host.line("Address").rpartition(" ")[2])
    links = []
    for number, name in enumerate(("Aya", "Ben")):
        ticket = Ticket.of(tmp_path / name, code, name)
        link = GuestLink(code.at("127.0.0.1", port), name, timing=PATIENT, ticket=ticket)
        link.follow(lambda news, link=link, number=number: sit(link, news, number))
        attach_bot(link, seed + number)
        links.append(link)
        link.join()
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    while done < kills:
        moment = max(max(link.record.seen) for link in links) + chance.randrange(1, 12)
        qtbot.waitUntil(lambda moment=moment: over(links) or max(links[0].record.seen) >= moment)
        if over(links):
            break
        host.kill()
        qtbot.waitUntil(lambda: all(link.state == "away" for link in links))
        seen = [dict(link.record.seen) for link in links]
        host = program("host", "--headless", "--resume", "--json", home="host")
        done += 1
        qtbot.waitUntil(lambda: all(link.state == "joined" for link in links))
        first = [link.seen.update.at for link in links]
        qtbot.waitUntil(lambda first=first: over(links) or all(link.playing for link in links))
        for link, before in zip(links, seen, strict=True):
            now = link.record.seen
            assert set(before) <= set(now), "an action that a guest had seen is lost"
            assert all(now[at] == digest for at, digest in before.items())
    qtbot.waitUntil(lambda: over(links), timeout=60_000)
    for link in links:
        verdict = check(link.proof, sve())
        assert verdict.verified, verdict
        link.leave()
    assert host.result()["finished"]
    return done


def sit(link, news, number: int) -> None:
    if news.kind == "state" and link.state == "joined" and link.lobby is None:
        link.choose_deck(deck(("SD01", "SD02")[number]))
        link.ready()


def over(links) -> bool:
    return all(link.proof is not None for link in links)


@pytest.mark.slow
def test_a_guest_that_is_killed_comes_back_into_its_seat(lan, qtbot, program):
    assert killed_guests(lan, qtbot, program, 1, seed=1) >= 1


@pytest.mark.slow
def test_a_host_that_is_killed_goes_on_with_nothing_lost(qtbot, program, tmp_path):
    assert killed_hosts(qtbot, program, tmp_path, 1, seed=2) >= 1


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_twenty_killed_guests(lan, qtbot, program):
    done, seed = 0, 10
    while done < 20:
        done += killed_guests(lan, qtbot, program, 20 - done, seed)
        seed += 1


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_twenty_killed_hosts(qtbot, program, tmp_path):
    done, seed = 0, 30
    while done < 20:
        done += killed_hosts(qtbot, program, tmp_path / str(seed), 20 - done, seed)
        seed += 1


@pytest.mark.slow
def test_a_best_of_three_goes_on_with_its_score_when_its_host_is_killed(program, qtbot):
    host = program(
        "host",
        "--headless",
        "--port",
        own_port(),
        "--best-of",
        "3",
        "--clock",
        "5+2",
        "--watchers",
        "public",
        home="host",
    )
    code = host.line("Join code")
    at = ("join", code, "--address", f"127.0.0.1:{host.line('Address').rpartition(' ')[2]}")
    eve = program(*at, "--watch", "--name", "Eve", home="Eve")
    eve.line("Best of 3. 5 min for each player and 2 s more for each turn.")
    bots = [program(*at, "--deck", "SD01", "--name", name, "--bot", "--json", home=name) for name in ("Aya", "Ben")]
    qtbot.waitUntil(lambda: eve.text.count("playing: ") > 1, timeout=60_000)
    assert re.search("(Aya|Ben) (1 : 0|0 : 1) (Aya|Ben)", eve.text)
    host.kill()
    program("host", "--headless", "--resume", home="host")
    results = [bot.result()["results"] for bot in bots]
    assert results[0] == results[1]
    assert max(results[0].count(seat) for seat in (0, 1)) == 2
    qtbot.waitUntil(lambda: " wins the match 2 : " in eve.text)
    assert "Opponent" not in eve.text
