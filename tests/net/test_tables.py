"""A standing host: several tables behind one port, which go on after their games and after the program was killed."""

import os
import re

import pytest
from net.programs import ROOT, Program, own_port

from svedesk.cli import host
from svedesk.cli.console import Parser
from svedesk.cli.network import tables
from svedesk.net.code import read_code


def codes(one: Program, count: int) -> list[str]:
    return [one.line(f"Table {number} · join code ") for number in range(1, count + 1)]


def at_home(code: str) -> tuple[str, ...]:
    return (code, "--address", f"127.0.0.1:{read_code(code).port}")


@pytest.mark.slow
def test_a_table_goes_on_after_its_game_and_keeps_its_code_when_the_host_is_killed(program, qtbot, tmp_path):
    log = tmp_path / "logs" / "host.log"
    words = ("host", "--headless", "--tables", "2", "--port", own_port(), "--log", str(log))
    hosting = program(*words)
    first, second = codes(hosting, 2)
    assert read_code(first).port == read_code(second).port
    assert first != second

    def game(code: str) -> None:
        seats = [
            program("join", *at_home(code), "--bot", "--json", "--name", name, "--deck", deck, home=name)
            for name, deck in (("Aya", "SD01"), ("Ben", "SD02"))
        ]
        assert [seat.result(150_000)["verified"] for seat in seats] == [True, True]

    for _ in range(2):
        game(second)
        qtbot.waitUntil(lambda: "lobby: nobody" in hosting.text.rpartition("table 2 · ")[2])
    waiting = program("join", *at_home(first), "--bot", "--json", "--name", "Cid", "--deck", "SD01", home="Cid")
    qtbot.waitUntil(lambda: "table 1 · lobby: Cid" in hosting.text)
    hosting.kill()
    port = str(read_code(first).port)
    again = program(*words[:4], "--port", port, "--log", str(log))
    # Not the whole text: the machine may have other addresses by now.
    assert [read_code(code).at("") for code in codes(again, 2)] == [read_code(code).at("") for code in (first, second)]
    other = program("join", *at_home(first), "--bot", "--json", "--name", "Dan", "--deck", "SD02", home="Dan")
    assert [one.result(150_000)["finished"] for one in (waiting, other)] == [True, True]
    if os.name == "posix":  # Windows ends no console program politely
        again.process.terminate()
        qtbot.waitUntil(lambda: not again.running)
    told = [re.sub(r"^\S+ \S+ ", "", line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert os.name != "posix" or told[-1] == "closed"
    # It looks twice a second: two bots may sit down, play and go between two looks.
    assert any(line.startswith("table 2 · ") and ("Aya" in line or "Ben" in line) for line in told)


def test_a_log_that_is_full_is_begun_anew_and_older_ones_are_kept(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(tables, "LARGEST_LOG", 200)
    log = tables.TablesLog(tmp_path / "host.log")
    for number in range(50):
        log(f"line {number}\u202e\x1b[31m")
    log.close()
    assert (tmp_path / "host.log").stat().st_size <= 200
    assert sorted(path.name for path in tmp_path.iterdir())[-1] == f"host.log.{tables.KEPT_LOGS}"
    assert "\x1b" not in (tmp_path / "host.log").read_text(encoding="utf-8") + capsys.readouterr().out


def test_the_service_starts_a_command_there_is():
    unit = (ROOT / "installer" / "svedesk-host.service").read_text(encoding="utf-8")
    (line,) = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    program, command, *given = line.partition("=")[2].split()
    assert (program, command) == ("/usr/local/bin/svedesk", "host")
    parser = Parser("svedesk host", "", {})
    host.arguments(parser)
    assert parser.parse_args(given).tables == 8


@pytest.mark.slow
def test_tables_are_for_a_host_that_does_not_play(program):
    one = program("host", "--tables", "2")
    one.qtbot.waitUntil(lambda: not one.running)
    assert "--headless" in one.text
