"""Two real windows in two processes: found on the network, joined, played by mouse, lost and come back."""

import json
import os
import secrets
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from net.networks import needs_addresses

TESTS = Path(__file__).parent.parent
PICTURES = os.environ.get("SVEDESK_PICTURES")
PLATFORM = os.environ.get("SVEDESK_PLATFORM", "offscreen")
"""With "xcb" they are windows of the X server that DISPLAY names."""


class Window:
    """A window in another process; attribute names are what its player can do (see window_player)."""

    def __init__(self, folder: Path, theme: str, *, game: str = "sve", lang: str = "en", network: str = "") -> None:
        """`network`: the namespace it is in, empty for this one."""
        self.folder, self.theme, self.game, self.lang = folder, theme, game, lang
        self.within = ["ip", "netns", "exec", network] if network else []
        self.start()

    def start(self) -> None:
        program = str(TESTS / "net" / "window_player.py")
        words = [str(self.folder), self.theme, self.game, self.lang]
        command = [*self.within, sys.executable, program, *words]
        path = os.pathsep.join((str(TESTS.parent), str(TESTS)))
        env = {**os.environ, "QT_QPA_PLATFORM": PLATFORM, "PYTHONPATH": path}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)

    def send(self, name: str, *words: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(" ".join((name, *words)) + "\n")
        self.process.stdin.flush()

    def hear(self) -> dict:
        assert self.process.stdout is not None
        said = json.loads(self.process.stdout.readline())
        assert "error" not in said, said
        return said

    def __getattr__(self, name: str):
        def do(*words: str) -> dict:
            self.send(name, *words)
            return self.hear()

        return do

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=10)

    def end(self) -> None:
        if self.process.poll() is None:
            if os.name == "posix":
                self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.communicate(timeout=10)


@pytest.fixture
def windows(tmp_path):
    made = [Window(tmp_path / "aiko", "dark"), Window(tmp_path / "ren", "light")]
    yield made
    for window in made:
        window.end()


@pytest.fixture
def picture(tmp_path):
    """Takes a picture of a window; kept where SVEDESK_PICTURES says."""
    folder = Path(PICTURES) if PICTURES else tmp_path
    folder.mkdir(parents=True, exist_ok=True)

    def take(window: Window, name: str) -> None:
        file = folder / f"{name}.png"
        window.shot(str(file))
        assert file.stat().st_size > 20_000, "a window with something in it"

    return take


def a_title() -> str:
    """A game's name that no other test on this network has now."""
    return f"Friday-{secrets.token_hex(4)}"


def sit_down(host: Window, guest: Window) -> str:
    title = a_title()
    code = host.host("Aiko", title)["code"]
    assert {"en": "Needs code", "ja": "コードが必要"}[guest.lang] in guest.find(title)["state"]
    assert guest.join("Ren", title, code)["trouble"] == ""
    return code


def begin(host: Window, guest: Window) -> tuple[Window, Window]:
    """Both are ready, and keep their hands; who is asked in the main phase comes first."""
    guest.ready()
    host.ready()
    asked = {host: host.table(), guest: guest.table()}
    for said in ("Go first", "Keep this hand", "Keep this hand"):
        who_is_asked(host, guest).press(said)
    assert {state["title"] for state in asked.values()} == {"Aiko vs. Ren – svedesk"}
    first = who_is_asked(host, guest)
    first.until_asked("main")
    return first, guest if first is host else host


def who_is_asked(*windows: Window) -> Window:
    """The window that is asked: what was answered takes its time to come to the other."""
    for _ in range(2_000):
        for window in windows:
            if window.state()["asked"]:
                return window
    raise AssertionError([window.state()["strip"] for window in windows])


def turn(mover: Window, other: Window) -> None:
    """A whole turn by mouse: a card if one can be played, then the end of the turn, with whatever is asked between."""
    mover.until_asked("main")
    seat = mover.state()["seat"]
    played = mover.play_one()["played"]
    for _ in range(30):
        window = who_is_asked(mover, other)
        state = window.state()
        if played and window is mover and state["asked"] == "main":
            assert other.until_read(str(state["read"]))["field"][seat] == state["field"][seat]
            assert played in str(state["log"])
            played = ""
        if window is other and state["asked"] == "main":
            return
        if state["asked"] in ("main", "quick"):
            window.press("End turn" if state["asked"] == "main" else "Pass")
        else:
            window.settle()
    raise AssertionError("the turn does not end")


def both_read_the_same(one: Window, other: Window) -> None:
    lines = max(one.state()["read"], other.state()["read"])
    for window in (one, other):
        window.until_read(str(lines))


@needs_addresses
@pytest.mark.slow
@pytest.mark.timeout(180)
def test_two_windows_meet_play_by_mouse_lose_each_other_and_go_on(windows, picture):
    host, guest = windows
    sit_down(host, guest)
    host.say("good", "evening")
    picture(host, "lobby-host")
    picture(guest, "lobby-guest")
    first, second = begin(host, guest)
    picture(first, "first-main")
    for _ in range(2):
        turn(first, second)
        turn(second, first)
    both_read_the_same(*windows)
    before = {window: window.state() for window in windows}
    assert before[host]["turn"] == before[guest]["turn"] == 5
    assert all("Aiko: good evening" in state["log"] for state in before.values())
    picture(host, "turn-five-host")
    picture(guest, "turn-five-guest")

    # The host's program stands still, as when its cable is pulled: the guest says so, and keeps what it shows. Windows
    # can't make it.
    if os.name == "posix":
        host.process.send_signal(signal.SIGSTOP)
        away = guest.until_badge("Not connected")
        assert away["sheet"]
        assert away["digest"] == before[guest]["digest"]
        picture(guest, "lost")
        host.process.send_signal(signal.SIGCONT)
        back = guest.until_badge("Connected")
        assert not back["sheet"]
        assert back["digest"] == before[guest]["digest"]

    # The guest's program is killed, started anew, and returns to its seat.
    guest.kill()
    host.until_badge("Ren is away")
    picture(host, "other-away")
    guest.start()
    again = guest.come_back()
    assert again["digest"] == before[guest]["digest"]
    # Chat is not kept by the game; the log is.
    assert [line for line in before[guest]["log"] if line != "Aiko: good evening"] == again["log"]
    host.until_badge("Hosting")
    turn(first, second)
    both_read_the_same(*windows)
    picture(host, "after-return-host")
    picture(guest, "after-return-guest")
    assert {window.state()["turn"] for window in windows} == {6}


@needs_addresses
@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_wrong_code_and_a_full_table_are_told_in_words(windows, tmp_path):
    host, guest = windows
    title = a_title()
    code = host.host("Aiko", title)["code"]
    guest.find(title)
    slip = code[:30] + ("2" if code[30] != "2" else "3") + code[31:]
    assert guest.join("Ren", title, slip)["trouble"].startswith("A character of the join code is wrong")
    assert guest.join("Ren", title, code)["trouble"] == ""
    third = Window(tmp_path / "mika", "dark")
    try:
        assert "Full" in third.find(title)["state"]
        assert third.join("Mika", title, code)["trouble"] == "All seats of this game are taken."
    finally:
        third.end()


@pytest.mark.soak
@pytest.mark.timeout(300)
def test_a_duel_between_two_computers_in_two_languages(tmp_path, cable, picture):
    """Duel Masters from the lobby to the winner: two windows, each in a network of its own, a cable between them."""
    host = Window(tmp_path / "aiko", "dark", game="dm")
    guest = Window(tmp_path / "ren", "light", game="dm", lang="ja", network=cable.space)
    windows = {"host": host, "guest": guest}

    def pictures(moment: str) -> None:
        for name, window in windows.items():
            picture(window, f"duel-{name}-{moment}")

    try:
        sit_down(host, guest)
        pictures("lobby")
        guest.ready()
        host.ready()
        for window in windows.values():
            window.table()
        for name, window in windows.items():
            window.send("duel", str((Path(PICTURES) if PICTURES else tmp_path) / f"duel-{name}"))
        ends = [window.hear() for window in windows.values()]
        pictures("over")
        for window in windows.values():
            window.what_verified_means()
        pictures("meaning")
    finally:
        host.end()
        guest.end()
    print(ends)
    assert [end["verified"] for end in ends] == [True, True]
    assert [end["says"] for end in ends] == ["Verified", "確認済み"]
    assert [end["hidden cards seen"] for end in ends] == [[], []]
    assert ends[0]["outcome"] == ends[1]["outcome"]
    # How long a game is depends on the deal: who is attacked six times has charged a few cards at least.
    assert "'attack'" in ends[0]["outcome"]
    assert max(end["answers"] for end in ends) > 10
    assert min(end["answers"] for end in ends) > 5


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_best_of_three_between_two_computers_both_killed_and_back_with_one_click_each(tmp_path, cable, picture):
    """Each window in a network of its own; the guest types the short code."""
    host = Window(tmp_path / "aiko", "dark")
    guest = Window(tmp_path / "ren", "light", network=cable.space)
    windows = (host, guest)

    def pictures(moment: str) -> None:
        picture(host, f"{moment}-host")
        picture(guest, f"{moment}-guest")

    def play_and_lose(loser: Window, moment: str) -> None:
        first, second = begin(host, guest)
        turn(first, second)
        turn(second, first)
        pictures(f"{moment}-played")
        loser.concede()
        verdicts = [window.verdict() for window in windows]
        pictures(f"{moment}-over")
        assert [verdict["says"] for verdict in verdicts] == ["Verified"] * 2

    try:
        title = a_title()
        short = host.host("Aiko", title, "best_of=1", "minutes=2", "bonus=2")["short"]
        guest.find(title)
        picture(guest, "join")
        assert guest.join("Ren", title, short)["trouble"] == ""
        pictures("lobby")
        play_and_lose(guest, "one")
        for window in windows:
            window.next_game()
        first, second = begin(host, guest)
        turn(first, second)
        both_read_the_same(host, guest)
        before = {window: window.state()["digest"] for window in windows}
        for window in windows:
            window.kill()
        for window in windows:
            window.start()
        guest.send("resume")  # who comes first looks for the host until it is there
        assert guest.hear() == {"offered": f"Your seat in a network game: {title}"}
        picture(guest, "two-looking-guest")
        assert host.resume() == {"offered": f"The game you hosted: {title}"}
        assert {window: window.table()["digest"] for window in windows} == before
        host.until_badge("Hosting")
        guest.until_badge("Connected")
        pictures("two-back")
        turn(second, first)
        host.concede()
        assert [window.verdict()["says"] for window in windows] == ["Verified"] * 2
        pictures("two-over")
        for window in windows:
            window.next_game()
        play_and_lose(host, "three")
        assert ["Ren wins the match 2 : 1." in window.verdict()["match"] for window in windows] == [True, True]
    finally:
        for window in windows:
            window.end()
