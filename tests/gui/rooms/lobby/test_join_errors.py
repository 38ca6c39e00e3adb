"""Whatever keeps somebody from joining is told on the join page, in its own words and in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gui.rooms.lobby.pair import Pair, Player
from net.lan import Lan
from PySide6.QtNetwork import QHostAddress, QTcpServer
from pytestqt.qtbot import QtBot

from svedesk import __version__
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.messages import PROGRAM
from svedesk.net import connecting, host
from svedesk.net.code import JoinCode
from svedesk.net.errors import Trouble
from svedesk.wire.messages import MAJOR

Told = tuple[str, str, tuple[int | str, ...]]
"""What is typed, the key of the sentence, what fills it."""


class Situation:
    """A host (without a window), and what may be wrong with it or with the way there."""

    def __init__(self, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot, self.patch = qtbot, monkeypatch
        self.lan = Lan(folder)
        self.server = QTcpServer()

    @property
    def code(self) -> JoinCode:
        return self.lan.code

    def close(self) -> None:
        self.server.close()
        self.lan.close(self.qtbot)


def wrong_code(there: Situation) -> Told:
    return there.code._replace(secret=bytes(8)).text(), "wrong-code", ()


def too_many_attempts(there: Situation) -> Told:
    for _ in range(5):
        there.lan.host._attempts.wrong("127.0.0.1", 0.0)
    there.patch.setattr(host.time, "monotonic", lambda: 1.0)
    return there.code._replace(secret=bytes(8)).text(), "too-many-attempts", ()


def wrong_host(there: Situation) -> Told:
    return there.code._replace(fingerprint=bytes(10)).text(), "wrong-host", (f"127.0.0.1:{there.code.port}",)


def a_slip(there: Situation) -> Told:
    text = there.code.text()
    return text[:-1] + ("0" if text[-1] != "0" else "8"), "code-slip", ()


def no_code(there: Situation) -> Told:
    return "hello", "code-form", ()


def newer_code(there: Situation) -> Told:
    return "6" + there.code.text()[1:], "code-newer", ()


def no_address(there: Situation) -> Told:
    return "192.168.1.400:1", "address-form", ("192.168.1.400:1",)


def other_version(there: Situation) -> Told:
    there.patch.setattr(host, "MAJOR", MAJOR + 1)
    there.patch.setattr(host, "__version__", "9.9")
    return there.code.text(), "version", ("9.9", __version__)


def another_program(there: Situation) -> Told:
    def rude() -> None:
        there.server.nextPendingConnection().write(b"220 mail.example ready\r\n")

    there.server.newConnection.connect(rude)
    there.server.listen(QHostAddress("127.0.0.1"), 0)
    address = f"127.0.0.1:{there.server.serverPort()}"
    return address, "not-svedesk", (address,)


def nobody_hosts(there: Situation) -> Told:
    there.server.listen(QHostAddress("127.0.0.1"), 0)
    port = int(there.server.serverPort())
    there.server.close()
    return f"127.0.0.1:{port}", "not-hosting", ("127.0.0.1", port)


def unreachable(key: str, *args: int | str) -> Callable[[Situation], Told]:
    """Which of these it is depends on this computer's networks: `finding` has its own tests."""

    def arrange(there: Situation) -> Told:
        _, _, (address, port) = nobody_hosts(there)
        there.patch.setattr(connecting, "why_unreachable", lambda *_: Trouble(key, args))
        return f"{address}:{port}", key, args

    return arrange


def full(there: Situation) -> Told:
    table_seat = [there.lan.guest(name) for name in ("Aya", "Ben")]
    for link in table_seat:
        link.ready = lambda *_: None  # type: ignore[method-assign]
    there.qtbot.waitUntil(lambda: all(link.seat >= 0 for link in table_seat))
    return there.code.text(), "full", ()


def started(there: Situation) -> Told:
    table_seat = [there.lan.guest(name) for name in ("Aya", "Ben")]
    there.qtbot.waitUntil(lambda: all(link.playing for link in table_seat))
    return there.code.text(), "started", ()


def no_watchers(there: Situation) -> Told:
    return there.code.text(), "no-watchers", ()


@pytest.fixture
def there(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Situation]:
    made = Situation(qtbot, tmp_path / "host", monkeypatch)
    yield made
    monkeypatch.undo()
    made.close()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "arrange",
    [
        *(wrong_code, too_many_attempts, wrong_host, a_slip, no_code, newer_code, no_address, other_version),
        *(another_program, nobody_hosts, full, started, no_watchers),
        pytest.param(unreachable("wrong-network", "10.9.8.7"), id="wrong_network"),
        pytest.param(unreachable("firewall", "10.9.8.7", 47800), id="firewall"),
        pytest.param(unreachable("no-network"), id="no_network"),
    ],
)
def test_it_is_told_in_its_own_words(
    pair: Pair, there: Situation, arrange: Callable[[Situation], Told], lang: str
) -> None:
    player: Player = pair.player("Ren")
    player.window.app.settings.change(lang=lang)  # type: ignore[arg-type]
    player.click_on(player.window.app.router.home.page.join)
    page = player.join_page
    typed, key, args = arrange(there)
    page.watch.setChecked(arrange is no_watchers)
    player.type_into(page.code, typed, enter=True)
    says = PROGRAM[lang].words["connection"][key].format(*args)
    pair.qtbot.waitUntil(lambda: page.trouble.text() == says)
    assert page.trouble.isVisible()
    assert page.code.isEnabled(), "one may try again"
    assert page.trouble.heightForWidth(page.trouble.width()) <= page.trouble.height(), "all of it is seen"
    assert network_of(player.window.app).link is None
