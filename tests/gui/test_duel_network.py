"""Duel Masters between two windows over real sockets: a whole game with both mice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from gui.answering import answer_duel
from gui.rooms.lobby.pair import Pair, Player
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from svedesk.gui.table import manual

pytestmark = pytest.mark.soak


class DuelPair(Pair):
    """Two windows about Duel Masters."""

    about = "dm"


@pytest.fixture
def pair(qtbot: QtBot, tmp_path: Path) -> Iterator[DuelPair]:
    made = DuelPair(qtbot, tmp_path)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def answered(pair: DuelPair, player: Player, serial: int) -> None:
    pair.qtbot.waitUntil(lambda: player.ask is None or player.ask.serial != serial)


def hides_from(player: Player) -> None:
    """A window knows no card of a deck, and no shield but those that are being broken."""
    if player.ask is not None and player.ask.kind == "shield_trigger":
        return
    cards = [card for zone in player.view.zones if zone.place.zone in ("shields", "deck") for card in zone.cards]
    assert not any(card.number for card in cards)


def test_a_duel_is_hosted_joined_and_played_to_its_end(pair: DuelPair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    players = (host, guest)
    for _ in range(400):
        pair.qtbot.waitUntil(
            lambda: any(one.ask for one in players) or all(one.view.outcome is not None for one in players)
        )
        if not any(one.ask for one in players):
            break
        player = pair.asked(*players)
        ask = player.ask
        assert ask is not None
        hides_from(player)
        answer_duel(player, ask)
        answered(pair, player, ask.serial)
    assert host.view.outcome == guest.view.outcome is not None
    pair.qtbot.waitUntil(lambda: all(one.game.verification.verdict is not None for one in players))
    assert [one.game.verification.title.text() for one in players] == ["Verified", "Verified"]


def test_the_rules_are_switched_off_with_consent_and_cards_are_moved_by_hand(pair: DuelPair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    first = pair.asked(host, guest)
    other = guest if first is host else host
    first.click_on(first.page.bar.rules)
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: all(one.page.table_seat.rules_off for one in (first, other)))
    seat = first.view.seat
    held = other.view.zone(seat, "hand").count
    manual.draw(first.page.table_seat, seat, 2)
    pair.qtbot.waitUntil(lambda: other.view.zone(seat, "hand").count == held + 2)
    card = first.view.zone(seat, "hand").cards[0]
    first.drag(first.where(card.id), first.spot("battle"))
    pair.qtbot.waitUntil(lambda: [one.number for one in other.view.zone(seat, "battle").cards] == [card.number])
    assert not any(one.number for one in other.view.zone(seat, "hand").cards)
    for player in (first, other):
        hides_from(player)
    first.click_on(first.page.bar.rules)
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: not any(one.page.table_seat.rules_off for one in (first, other)))
