"""Best of three with a clock in two windows: score, time, claims, another deck, phrases, people who watch."""

from __future__ import annotations

import pytest
from gui.rooms.lobby.pair import Pair, Player
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMessageBox, QPushButton
from shipped import starter_decks

from svedesk.gui.kit.table_rows import row_key
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.lobby.cards_seen import CardsSeenDialog
from svedesk.gui.rooms.lobby.host_page import MINUTES
from svedesk.gui.rooms.lobby.match_bar import SeatTime
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.net.chess_clock import GRACE

pytestmark = pytest.mark.slow
MATCH = {"best_of": 1, "minutes": MINUTES.index(10), "bonus": 2}


def room_of(*players: Player):
    return next(network_of(one.window.app).hosting for one in players if network_of(one.window.app).hosting).room


def press(player: Player, box: QMessageBox, label: str) -> None:
    player.click_on(next(button for button in box.buttons() if button.text() == label))


def concede(pair: Pair, player: Player, *others: Player) -> None:
    player.page.table_seat.concede()
    pair.qtbot.waitUntil(lambda: all(one.page.banner.isVisible() for one in (player, *others)))


def next_game(pair: Pair, player: Player) -> QPushButton:
    button = player.page.banner.buttons["Rematch"]
    pair.qtbot.waitUntil(lambda: button.text() == "Next game")
    player.click_on(button)
    pair.qtbot.waitUntil(lambda: player.in_lobby)
    return button


def look_at_cards_seen(player: Player) -> set[str]:
    """The sets of the cards that the other side has shown, as the dialog between two games lists them."""
    player.lobby.ready.setFocus()
    for _ in range(20):  # with keys alone
        if player.window.focusWidget() is player.lobby.seen:
            break
        player.qtbot.keyClick(player.window.focusWidget(), Qt.Key.Key_Tab)
    player.qtbot.keyClick(player.lobby.seen, Qt.Key.Key_Space)
    (dialog,) = (one for one in player.lobby.findChildren(CardsSeenDialog) if one.isVisible())
    table = dialog.table
    assert dialog.focusWidget() is table
    accessible = QAccessible.queryAccessibleInterface(table)
    assert (accessible.role(), accessible.text(QAccessible.Text.Name)) == (QAccessible.Role.Table, dialog.windowTitle())
    player.qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.currentRow() == 0
    assert table.horizontalHeaderItem(2).text() == "Game 1"
    first = table.item(0, 0)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Card: ")
    assert table.item(0, 2).text() == "1"
    player.qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert player.window.focusWidget() is player.lobby.seen
    return {str(row_key(table, row)).partition("-")[0] for row in range(table.rowCount())}


def test_a_best_of_three_is_played_with_another_deck_and_its_score_in_both_windows(pair: Pair) -> None:
    host = pair.host(watchers=1, **MATCH)
    assert host.lobby.played.text().startswith("Best of 3. 10 min for each player and 10 s more for each turn.")
    guest = pair.guest(host)
    pair.begin(host, guest)
    eve = pair.guest(host, "Eve", watch=True)
    pair.keep(host, guest)
    for player in (host, guest, eve):
        bar = player.game.match_bar
        assert bar.isVisible()
        assert bar.played.text() == "Game 1 of 3"
        assert [seat.needed for seat in bar.seats] == [2, 2]
    concede(pair, guest, host, eve)
    for player in (host, guest, eve):
        assert "Aiko 1 : 0 Ren\nRen lost the last game and decides who goes first." in player.game.standing.text()
        assert [seat.won for seat in player.game.match_bar.seats] == [1, 0]
    assert eve.page.banner.buttons["Rematch"].isHidden()
    next_game(pair, guest)
    assert look_at_cards_seen(guest) == {"SD01"}
    guest.lobby.deck.show_deck("SD03")
    guest.lobby.bring_deck()
    pair.qtbot.waitUntil(guest.lobby.ready.isEnabled)
    assert guest.lobby.score.text() == "Aiko 1 : 0 Ren"
    assert guest.lobby.first.text() == "Ren lost the last game and decides who goes first."
    guest.click_on(guest.lobby.ready)
    pair.qtbot.waitUntil(lambda: "Ren is ready for the next game." in host.game.standing.text())
    next_game(pair, host)
    pair.qtbot.waitUntil(host.lobby.ready.isEnabled)
    host.click_on(host.lobby.ready)
    pair.qtbot.waitUntil(lambda: host.plays and guest.plays)
    assert pair.asked(host, guest) is guest
    assert room_of(host).chairs[1].deck == starter_decks()["SD03"].as_list()
    pair.qtbot.waitUntil(lambda: eve.game.match_bar.played.text() == "Game 2 of 3")
    concede(pair, guest, host, eve)
    for player in (host, guest, eve):
        assert "Aiko wins the match 2 : 0." in player.game.standing.text()
    assert host.page.banner.buttons["Rematch"].text() == "Ask for another game"


def test_the_clock_runs_for_whoever_is_asked_and_a_claim_asks_first(pair: Pair) -> None:
    first, other = pair.table(**MATCH)
    clocks = room_of(first, other).match.clocks
    seat = first.view.seat
    for player in (first, other):
        shown = player.game.match_bar.seats[seat]
        pair.qtbot.waitUntil(lambda shown=shown: shown.runs)
        assert shown.time.startswith(("9:", "10:"))
        assert not player.game.match_bar.seats[1 - seat].runs
        assert "min" in shown.accessibleName()
        assert shown.accessibleName().endswith("clock running")
    clocks._left[seat] = 20.0
    room_of(first, other).tick()
    first.press("End turn")
    pair.asked(other)
    pair.qtbot.waitUntil(lambda: other.game.match_bar.seats[seat].soon)
    clocks._left[seat] = 0.0
    room_of(first, other).tick()
    pair.qtbot.waitUntil(other.game.claim.isVisible)
    pair.qtbot.waitUntil(first.game.claim.isVisible)
    told = other.page.table_seat.words.seat(other.view.seat)
    assert first.game.claim.sentence.text() == f"Your time is up. {told} may claim the win, or play on."
    assert not first.game.claim.claim.isVisible()
    called = first.page.table_seat.words.seat(seat)
    assert other.game.claim.sentence.text() == f"{called} is out of time. You may claim the win."
    for player in (first, other):
        sheet, view = player.game.sheets, player.page.view
        assert sheet.mapTo(player.window, sheet.rect().bottomLeft()).y() < view.mapTo(player.window, QPoint()).y()
    other.click_on(other.game.claim.claim)
    press(other, other.page.opened, "Play on")
    assert not first.page.banner.isVisible()
    other.click_on(other.game.claim.claim)
    press(other, other.page.opened, "Claim the win")
    pair.qtbot.waitUntil(lambda: first.page.banner.isVisible() and other.page.banner.isVisible())
    assert "You ran out of time." in first.page.banner.reason.text()
    assert f"{called} ran out of time." in other.page.banner.reason.text()
    pair.qtbot.waitUntil(lambda: not other.game.claim.isVisible())


def test_a_guest_that_is_gone_stops_the_clocks_and_after_its_grace_the_game_may_be_claimed(pair: Pair) -> None:
    first, other = pair.table(**MATCH)
    guest = next(player for player in (first, other) if network_of(player.window.app).hosting is None)
    host = other if guest is first else first
    guest.link.peer.socket.abort()
    pair.qtbot.waitUntil(lambda: guest.link.state == "away")
    guest.link._retry.stop()
    pair.qtbot.waitUntil(lambda: "Clocks stopped: Ren is away" in host.game.match_bar.played.text())
    assert not any(seat.runs for player in (host, guest) for seat in player.game.match_bar.seats)
    clocks = room_of(host).match.clocks
    assert clocks.time_left.grace[1] <= GRACE
    clocks._grace[1] = 0.0
    room_of(host).tick()
    assert host.game.claim.sentence.text() == "Ren has been away for too long. You may claim the win."


def test_without_match_and_clock_there_is_no_bar(pair: Pair) -> None:
    first, other = pair.table()
    for player in (first, other):
        assert not player.game.match_bar.isVisible()
        assert not player.game.standing.isVisible()


def test_a_clock_that_is_nearly_over_is_marked_without_colour_and_beats_unless_motion_is_reduced(qtbot) -> None:
    looks = {}
    for reduced in (False, True):
        seat = SeatTime(DARK, reduced=reduced)
        qtbot.addWidget(seat)
        seen = set()
        for left in (12.1, 11.8, 11.2, 10.6):
            seat.show_seat("Ren", 0, 0, left, runs=True)
            seen.add(seat._dim)
        looks[reduced] = seen
        assert seat.soon
        seat.show_seat("Ren", 0, 0, 9.34, runs=True)
        assert seat.time == "0:09.3"
    assert looks == {False: {True, False}, True: {False}}


def test_a_phrase_is_chosen_from_a_menu_and_shown_over_the_table(pair: Pair) -> None:
    first, other = pair.table()
    first.click_on(first.game.chat.phrases)
    menu = first.game.chat.menu
    assert [action.text()[4:] for action in menu.actions()][:2] == ["Hello", "Good game"]
    menu.actions()[1].trigger()
    menu.close()
    name = first.page.table_seat.words.seat(first.view.seat)
    for player in (first, other):
        pair.qtbot.waitUntil(player.game.bubble.isVisible)
        assert player.game.bubble.text() == f"{name}: Good game"
        assert any(line == f"{name}: Good game" for line in player.page.log.lines)
    assert other.game.bubble.y() < first.game.bubble.y(), "at the side of whoever said it"
    other.game.bubble.hide()
    other.game.chat.set_muted(first.view.seat, name, muted=True)
    first.link.talk.say_phrase("oops")
    pair.qtbot.waitUntil(lambda: "Oops" in first.game.bubble.text())
    assert not other.game.bubble.isVisible()
    assert other.window.focusWidget() is not other.game.bubble
    assert first.game.chat.phrases.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_spectators_are_muted_one_by_one(pair: Pair) -> None:
    host = pair.host(watchers=1)
    guest = pair.guest(host)
    eve, fay = (pair.guest(host, name, watch=True) for name in ("Eve", "Eve"))
    pair.begin(host, guest)
    pair.qtbot.waitUntil(lambda: eve.plays and fay.plays)
    assert [name for _, name in eve.game.chat.mutable()] == ["Aiko", "Ren", "Eve", "Eve 2"]
    assert [name for _, name in host.game.chat.mutable()] == ["Ren"]
    eve.game.chat.set_muted(30, "Eve 2", muted=True)
    fay.link.talk.say("psst")
    host.link.talk.say("welcome")
    pair.qtbot.waitUntil(lambda: any(line.text == "welcome" for line in eve.link.talk.chat))
    assert [line.text for line in eve.link.talk.chat] == ["welcome"]
