"""War between two windows over real sockets: hosted and joined, fought with both mice, checked at its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from gui.rooms.lobby.pair import TIMING, Pair, Player
from gui.war.windows import war_window
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from svedesk.gui.app.run import application_for
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.lobby.room import network_of


class WarPair(Pair):
    """Two windows that play War."""

    def player(self, name: str) -> Player:
        application_for(DARK)
        window = war_window(self.folder / name)
        window.resize(1280, 720)
        window.show()
        self.qtbot.waitExposed(window)
        network_of(window.app).timing = TIMING
        self.players.append(Player(self.qtbot, window))
        return self.players[-1]


@pytest.fixture
def pair(qtbot: QtBot, tmp_path: Path) -> Iterator[WarPair]:
    made = WarPair(qtbot, tmp_path)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def fight(pair: WarPair, *players: Player) -> None:
    """One question, answered by whoever is asked with the mouse."""
    player = pair.asked(*players)
    ask = player.ask
    assert ask is not None
    if ask.kind == "main":
        card = ask.options[0].card
        player.drag(player.where(card), player.spot("field"))
    elif ask.kind == "number":
        player.press("2")
    else:
        player.click(ask.options[0].card)
    pair.qtbot.waitUntil(lambda: player.ask is None or player.ask.serial != ask.serial)


@pytest.mark.slow
def test_a_war_is_hosted_joined_and_fought_to_its_end(pair: WarPair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    players = (host, guest)

    def goes_on() -> bool:
        """Whether somebody is asked; the end reaches the guest a little after the host."""
        pair.qtbot.waitUntil(
            lambda: any(one.ask for one in players) or all(one.view.outcome is not None for one in players)
        )
        return any(one.ask for one in players)

    while goes_on():
        fight(pair, *players)
    assert host.view.outcome == guest.view.outcome is not None
    pair.qtbot.waitUntil(lambda: host.page.banner.isVisible() and guest.page.banner.isVisible())
    pair.qtbot.waitUntil(lambda: all(one.game.verification.verdict is not None for one in players))
    assert [one.game.verification.title.text() for one in players] == ["Verified", "Verified"]


@pytest.mark.slow
def test_nobody_sees_the_card_that_is_played_before_it_is_answered(pair: WarPair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    first = pair.asked(host, guest)
    other = guest if first is host else host
    fight(pair, first)
    fight(pair, first)
    pair.asked(other)
    (played,) = other.view.zone(first.view.seat, "field").cards
    assert played.number == ""
    assert other.page.log.lines[-1].endswith("a card is played.")
