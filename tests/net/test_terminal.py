"""`svedesk host` and `svedesk join` when they can't: a sentence, a status, nothing else."""

import os
import socket
import subprocess
import sys
import threading

import pytest
from net.lan import sve
from net.own_cards import PACK, game, rules_with
from net.programs import PATIENT, ROOT, Program, own_port, svedesk
from shipped import SVE
from user_folders import data_home

from svedesk.cli.network.seat import Seat
from svedesk.games.sve.editions import EDITIONS
from svedesk.messages import PROGRAM
from svedesk.net.code import read_code
from svedesk.net.guest import GuestLink
from svedesk.net.loop import Loop

CONNECTION = PROGRAM["en"].words["connection"]


def run(home, *words: str, typed: str | None = "") -> tuple[int, str, str]:
    """Status, output and what was said on standard error. `typed` None: the input stays open."""
    command = [sys.executable, "-m", "svedesk", *words]
    env = {**os.environ, **data_home(home), "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    hears = subprocess.PIPE if typed is None else subprocess.DEVNULL
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdin=hears, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as one:
        status = one.wait(30)
        assert one.stdout is not None
        assert one.stderr is not None
        return status, one.stdout.read(), one.stderr.read()


@pytest.fixture
def dead_port():
    """One at which nobody listens, and nobody else begins to."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@pytest.fixture
def other_server():
    """Something that is not svedesk: says a line to whoever comes, and waits."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            while True:
                try:
                    one, _ = server.accept()
                except OSError:
                    return
                one.sendall(b"220 mail.example ready\r\n")
                kept.append(one)

        kept: list[socket.socket] = []
        threading.Thread(target=serve, daemon=True).start()
        yield server.getsockname()[1]
    for one in kept:
        one.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "lang", "typed"), [(("--bot",), "en", ""), ((), "ja", ""), ((), "en", None)], ids=["bot", "piped", "typed"]
)
def test_a_dead_port_is_told_once_and_as_a_failure(tmp_path, dead_port, how, lang, typed):
    words = ("join", "--address", f"127.0.0.1:{dead_port}", "--lang", lang, *how)
    status, text, wrong = run(tmp_path, *words, typed=typed)
    said = PROGRAM[lang].words["connection"]["not-hosting"].format("127.0.0.1", dead_port)
    assert (status, text, wrong) == (2, "", f"svedesk: {said}\n")


def test_a_program_that_fails_before_its_loop_runs_does_not_wait(qapp):
    """A connection may fail as soon as it is tried: refused on Windows, everywhere on a computer without a network."""
    loop = Loop()
    loop.stop(2)
    loop.after(1, lambda: loop.stop(9))
    assert loop.run() == 2


@pytest.mark.slow
def test_input_that_ends_before_the_host_is_reached_hides_nothing(tmp_path, other_server):
    status, text, wrong = run(tmp_path, "join", "--address", f"127.0.0.1:{other_server}")
    said = CONNECTION["not-svedesk"].format(f"127.0.0.1:{other_server}")
    assert (status, text, wrong) == (2, "", f"svedesk: {said}\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("--address", "no_where"), "address-form"),
        (("hello",), "code-form"),
        (("00000-00000",), "code-form"),
    ],
)
def test_what_was_typed_wrongly_is_told_in_words(tmp_path, words, key):
    status, text, wrong = run(tmp_path, "join", *words)
    assert (status, text) == (2, "")
    assert wrong == f"svedesk: {PROGRAM['en'].words['connection'][key].format(words[-1])}\n"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_host_that_can_keep_nothing_says_so(tmp_path, lang):
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    status, text, wrong = run(home, "host", "--headless", "--lang", lang)
    begins = PROGRAM[lang].words["connection"]["no-folder"].partition("{0}")[0]
    assert (status, text) == (2, "")
    assert wrong.startswith(f"svedesk: {begins}")
    assert str(home) in wrong


@pytest.mark.slow
def test_a_port_that_is_taken_is_told(tmp_path):
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        status, text, wrong = run(tmp_path, "host", "--headless", "--port", str(port))
    assert (status, text, wrong) == (
        2,
        "",
        f"svedesk: {PROGRAM['en'].words['connection']['port-taken'].format(port)}\n",
    )


@pytest.mark.slow
def test_nothing_to_go_on_with_is_told(tmp_path):
    assert run(tmp_path, "host", "--resume") == (2, "", "svedesk: There is no hosted game to continue.\n")
    assert run(tmp_path, "join", "--again") == (2, "", "svedesk: There is no game to return to.\n")


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["JA 1.18.0", "EN early"])
def test_a_headless_host_plays_the_format_and_edition_it_was_told_also_after_it_was_killed(qtbot, tmp_path, edition):
    told = ("--format", "cross_craft", "--rules", edition)
    host = Program(qtbot, tmp_path, svedesk("host", "--headless", *told, "--open", "--port", own_port()))
    code = read_code(host.line("Join code"))
    port = int(host.line("Address").rpartition(" ")[2])
    for _ in range(2):
        link = GuestLink(code._replace(addresses=("127.0.0.1",), port=port, secret=b""), "Aya", timing=PATIENT)
        link.join()
        qtbot.waitUntil(lambda link=link: link.welcome is not None)
        assert (link.welcome.form, link.welcome.rules) == ("cross_craft", edition)
        link.leave()
        host.kill()
        host = Program(qtbot, tmp_path, svedesk("host", "--headless", "--resume"))
        host.line("Join code")
    host.close()


@pytest.mark.slow
def test_host_and_guest_are_told_what_of_the_edition_is_not_executed_yet(qtbot, tmp_path):
    edition = next(edition.name for edition in EDITIONS if edition.not_executed)
    told = SVE.edition_note(edition, "en")
    host = Program(qtbot, tmp_path / "host", svedesk("host", "--headless", "--rules", edition))
    code = host.line("Join code")
    port = host.line("Address").rpartition(" ")[2]
    assert host.line(told[:30])
    guest = Program(qtbot, tmp_path / "Aya", svedesk("join", code, "--address", f"127.0.0.1:{port}", "--deck", "SD01"))
    guest.line("Connected.")
    assert guest.line(told[:30])
    guest.process.write(b"quit\n")
    qtbot.waitUntil(lambda: not guest.running)
    host.close()


@pytest.mark.slow
def test_what_is_typed_while_the_host_is_away_is_not_swallowed(qtbot, tmp_path):
    host = Program(qtbot, tmp_path / "host", svedesk("host", "--headless"))
    code = host.line("Join code")
    port = host.line("Address").rpartition(" ")[2]
    guest = Program(qtbot, tmp_path / "Aya", svedesk("join", code, "--address", f"127.0.0.1:{port}", "--deck", "SD01"))
    guest.line("Connected.")
    host.kill()
    guest.line(CONNECTION["lost"])
    before = guest.text.count(CONNECTION["lost"])
    guest.process.write(b"concede\nhelp\n")
    qtbot.waitUntil(lambda: "help (?)" in guest.text)
    again = [CONNECTION[key].partition("{")[0] for key in ("lost", "not-hosting")]
    assert sum(guest.text.count(line) for line in again if line) > before
    guest.process.write(b"quit\n")
    qtbot.waitUntil(lambda: not guest.running)


def test_what_a_host_sends_moves_no_cursor(qapp, capsys):
    rules = rules_with(*PACK)
    _, links = game(rules, rules, sve())
    Seat(links[1], None, Loop(), "en").say("gone\x1b[2J\u202eback\u3000wide\nnext")
    assert capsys.readouterr().out == "gone\\x1b[2J\\u202eback\u3000wide\nnext\n"
