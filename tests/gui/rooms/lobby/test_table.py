"""The table of a network game in two windows: what is sent, what is lost, what is agreed, what is shared."""

from __future__ import annotations

from html import unescape

import pytest
from gui.person import LEFT
from gui.rooms.lobby.pair import Pair, Player
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem

from svedesk.engine.records import Place
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.gui.table import manual
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.pointing import Ring


def lost(pair: Pair, player: Player) -> None:
    """The connection breaks, and is not found again until `found`."""
    player.link.peer.socket.abort()
    pair.qtbot.waitUntil(lambda: player.link.state == "away")
    player.link._retry.stop()


def found(pair: Pair, player: Player) -> None:
    """The connection is back, and the table was sent whole. What waited may be answered before one looks."""
    causes: list[str] = []
    no_more = player.link.subscribe(lambda update: causes.append(update.cause))
    player.link._retry.start(0)
    pair.qtbot.waitUntil(lambda: "load" in causes)
    no_more()


def at_the_guest(*players: Player) -> Player:
    return next(player for player in players if network_of(player.window.app).hosting is None)


def items(player: Player, kind: type[QGraphicsItem]) -> list[QGraphicsItem]:
    return [item for item in player.page.scene.items() if type(item) is kind and item.isVisible()]


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_each_is_spoken_to_as_the_one_who_sits_there(pair: Pair) -> None:
    first, other = pair.table()
    pair.qtbot.waitUntil(lambda: first.ask is not None)
    assert first.page.bar.waiting.text() in ("Your move", "Your choice")
    name = first.page.table_seat.words.seat(first.view.seat)
    assert other.page.bar.waiting.text() in (f"{name} to move", f"{name} to choose")
    first.page.table_seat.concede()
    pair.qtbot.waitUntil(lambda: all(player.view.outcome is not None for player in (first, other)))
    pair.qtbot.waitUntil(lambda: bool(first.page.banner.title.text() and other.page.banner.title.text()))
    assert (first.page.banner.title.text(), other.page.banner.title.text()) == ("Defeat", "Victory")


@pytest.mark.slow
def test_what_one_plays_by_mouse_lies_on_the_others_table(pair: Pair) -> None:
    first, other = pair.table(rules=False)
    table_seat, seat = first.page.table_seat, first.view.seat
    manual.create(table_seat, "SD01-017", Place(seat, "field"))
    pair.qtbot.waitUntil(lambda: all("Goblin" in player.names("field", seat) for player in (first, other)))
    goblin = first.card("Goblin", "field", seat)
    first.drag(first.where(goblin.id), first.page.scene.layout.near.zones["cemetery"].center())
    pair.qtbot.waitUntil(lambda: "Goblin" in other.names("cemetery", seat))
    assert other.link.view() == other.page.table_seat.view
    assert "(manual)" in other.page.log.lines[-1]


@pytest.mark.slow
def test_the_panel_shows_what_the_other_player_does_to_its_card(pair: Pair) -> None:
    first, other = pair.table(rules=False)
    seat, preview = first.view.seat, other.page.preview
    manual.create(first.page.table_seat, "SD01-017", Place(seat, "field"))
    pair.qtbot.waitUntil(lambda: all("Goblin" in player.names("field", seat) for player in (first, other)))
    goblin = other.card("Goblin", "field", seat)
    other.hover(other.where(goblin.id))
    assert preview.card == goblin
    first.double_click(goblin.id)
    pair.qtbot.waitUntil(lambda: other.view.card(goblin.id) != goblin)
    assert preview.card == other.view.card(goblin.id)
    first.drag(first.where(goblin.id), first.spot("hand"))
    pair.qtbot.waitUntil(lambda: "In opponent's hand" in unescape(preview.notes.text()))
    assert preview.card is None
    assert preview.face.number == "SD01-017"


@pytest.mark.slow
def test_a_guests_evolve_deck_offers_what_fits_by_the_rules(pair: Pair) -> None:
    """The Rose Gardener takes its evolved card; for a follower that has none nothing moves."""
    guest = at_the_guest(*pair.table(rules=False))
    seat, deck = guest.view.seat, guest.page.scene.layout.near.zones["evolve_deck"].center()
    count = guest.view.zone(seat, "evolve_deck").count
    for number in ("SD01-003", "SD02-012"):
        manual.create(guest.page.table_seat, number, Place(seat, "field"))
        pair.qtbot.waitUntil(lambda: not guest.link.pending)
    gardener, blader = guest.view.zone(seat, "field").cards
    guest.drag(deck, guest.where(blader.id))
    assert guest.says.startswith("No unused card of the evolve deck fits ")
    assert not guest.link.pending
    assert guest.view.zone(seat, "evolve_deck").count == count
    guest.drag(deck, guest.where(gardener.id))
    host = next(player for player in pair.players if player is not guest)
    pair.qtbot.waitUntil(lambda: host.view.zone(seat, "evolve").count == 1)
    assert [card.on for card in host.view.zone(seat, "evolve").cards] == [gardener.id]
    pair.qtbot.waitUntil(lambda: guest.view.zone(seat, "evolve_deck").count == count - 1)
    assert guest.view.zone(seat, "field").count == 2
    manual.create(guest.page.table_seat, "SD01-003", Place(1 - seat, "field"))
    pair.qtbot.waitUntil(lambda: bool(guest.view.zone(1 - seat, "field").cards))
    theirs = guest.view.zone(1 - seat, "field").cards[0]
    guest.drag(guest.page.scene.layout.far.zones["evolve_deck"].center(), guest.where(theirs.id))
    assert guest.says == "You can't see which cards of this evolve deck fit Rose Gardener."


@pytest.mark.slow
def test_a_hand_is_seen_by_its_owner_only(pair: Pair) -> None:
    first, other = pair.table()
    for one, foe in ((first, other), (other, first)):
        assert len(one.names("hand")) == 4
        assert one.view.zone(foe.view.seat, "hand").cards == ()
        assert one.view.zone(foe.view.seat, "hand").count >= 4


@pytest.mark.slow
def test_what_is_not_confirmed_looks_so_and_can_not_be_done_twice(pair: Pair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    pair.asked(host, guest).press("Go first")
    if pair.asked(host, guest) is host:
        host.press("Keep this hand")
    pair.asked(guest)
    peer, guest.link.peer = guest.link.peer, None  # what is sent stays under way
    guest.press("Keep this hand")
    assert guest.ask is None
    pair.qtbot.waitUntil(lambda: guest.says == "Sent. Waiting for the host.")
    assert not guest.page.strip.buttons
    guest.click(guest.view.zone(guest.view.seat, "hand").cards[0].id)
    assert guest.says == "Sent. Waiting for the host."
    assert len(guest.link._unconfirmed._acts) == 1
    guest.link.peer = peer
    peer.socket.abort()
    pair.qtbot.waitUntil(lambda: guest.link.state == "joined" and not guest.link.pending)
    pair.qtbot.waitUntil(lambda: not guest.says.startswith("Sent"))


@pytest.mark.slow
def test_cards_on_their_way_are_marked(pair: Pair) -> None:
    first, other = pair.table(rules=False)
    guest = at_the_guest(first, other)
    manual.create(guest.page.table_seat, "SD01-017", Place(guest.view.seat, "field"))
    pair.qtbot.waitUntil(lambda: "Goblin" in guest.names("field"))
    peer, guest.link.peer = guest.link.peer, None
    goblin = guest.card("Goblin", "field")
    guest.double_click(goblin.id)
    item = guest.page.scene.item_of(goblin.id)
    assert item is not None
    pair.qtbot.waitUntil(lambda: item.mark == "…" and item.dimmed)
    guest.link.peer = peer
    peer.socket.abort()
    pair.qtbot.waitUntil(lambda: guest.link.state == "joined" and item.mark == "")


@pytest.mark.slow
def test_what_the_host_refuses_is_said_and_the_question_is_open_again(pair: Pair) -> None:
    first, other = pair.table()
    before = first.ask
    first.page.table_seat.operate(manual.Operation("die", first.view.seat, amount=6))
    pair.qtbot.waitUntil(lambda: "rules are on" in first.says)
    assert first.ask == before
    assert other.view.outcome is None


# -- losing the connection --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_choice_half_made_is_there_again_when_the_connection_is_back(pair: Pair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.begin(host, guest)
    while True:
        player = pair.asked(host, guest)
        assert player.ask is not None
        if player is guest and player.ask.kind == "order":
            break
        wanted = {"first": "Go first", "redraw": "Keep this hand"}
        player.press("Redraw" if player is guest and player.ask.kind == "redraw" else wanted[player.ask.kind])
    hand = guest.view.zone(guest.view.seat, "hand").cards
    guest.click(hand[2].id)
    guest.click(hand[0].id)
    picked = guest.page.table_seat.picking.picked
    assert len(picked) == 2
    lost(pair, guest)
    assert guest.page.table_seat.picking.picked == picked
    assert guest.game.connection.sheet.isVisible()
    assert guest.game.connection.badge.text.startswith("Not connected")
    found(pair, guest)
    assert guest.page.table_seat.picking.picked == picked
    assert not guest.game.connection.sheet.isVisible()
    guest.click(hand[1].id)
    pair.qtbot.waitUntil(lambda: guest.ask is None or guest.ask.kind != "order")


@pytest.mark.slow
def test_an_answer_given_while_the_connection_is_away_is_sent_when_it_is_back(pair: Pair) -> None:
    first, other = pair.table()
    guest = at_the_guest(first, other)
    if guest is other:
        first.press("End turn")
        pair.asked(other)
    lost(pair, guest)
    label = "End turn" if guest is first else "Pass"
    guest.press(label)
    assert guest.ask is None
    assert guest.says == "Not connected. Your answer will be sent when you reconnect."
    lines = len(guest.link.lines())
    found(pair, guest)
    pair.qtbot.waitUntil(lambda: len(guest.link.lines()) > lines)
    assert guest.page.table_seat.desk.pending is False


@pytest.mark.slow
def test_other_acts_wait_for_the_connection_and_say_so(pair: Pair) -> None:
    first, other = pair.table()
    guest = at_the_guest(first, other)
    lost(pair, guest)
    guest.page.table_seat.concede()
    assert guest.says == "Not connected. Try again when the connection is back."
    found(pair, guest)
    assert guest.view.outcome is None


@pytest.mark.slow
def test_the_others_absence_is_shown_with_its_time(pair: Pair) -> None:
    first, other = pair.table()
    guest = at_the_guest(first, other)
    host = other if guest is first else first
    lost(pair, guest)
    pair.qtbot.waitUntil(lambda: host.game.connection.badge.text.startswith("Ren is away · 0:0"))
    assert host.game.connection.sheet.title.text() == "Ren is away"
    waits, goes_on = (
        "The game waits for Ren. The seat is kept.",
        "You can keep playing until Ren has to choose. The seat is kept.",
    )
    assert host.game.connection.sheet.sentence.text() == (waits if host.ask is None else goes_on)
    found(pair, guest)
    pair.qtbot.waitUntil(lambda: host.game.connection.badge.text == "Hosting")
    assert not host.game.connection.sheet.isVisible()


# -- consent ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_rules_off_is_asked_for_refused_and_allowed_for_always(pair: Pair) -> None:
    first, other = pair.table()
    first.click_on(first.page.bar.rules)
    pair.qtbot.waitUntil(lambda: bool(first.game.consent.rows))
    assert first.game.consent.rows[0].sentence.text() == (
        f"You asked to turn the rules off. Waiting for {first.page.table_seat.words.seat(other.view.seat)}."
    )
    pair.consent(other, "refuse")
    assert other.window.focusWidget() is other.page.view  # not the button beside, that turns the rules off
    pair.qtbot.waitUntil(lambda: first.says.endswith("refused: rules off."))
    assert not first.page.table_seat.rules_off
    first.click_on(first.page.bar.rules)
    pair.consent(other, "always")
    pair.qtbot.waitUntil(lambda: first.page.table_seat.rules_off)
    first.click_on(first.page.bar.rules)
    pair.consent(other, "accept")  # on again is another thing to agree to
    pair.qtbot.waitUntil(lambda: not first.page.table_seat.rules_off)
    first.click_on(first.page.bar.rules)
    pair.qtbot.waitUntil(lambda: first.page.table_seat.rules_off)  # off again is not asked for
    pair.qtbot.waitUntil(lambda: not other.game.consent.rows)


@pytest.mark.slow
def test_an_own_request_can_be_taken_back(pair: Pair) -> None:
    first, other = pair.table()
    first.click_on(first.page.bar.rules)
    pair.consent(first, "withdraw")
    pair.qtbot.waitUntil(lambda: not first.game.consent.rows and not other.game.consent.rows)


@pytest.mark.slow
def test_undo_past_what_the_other_has_answered_is_asked_for(pair: Pair) -> None:
    first, other = pair.table()
    first.press("End turn")
    pair.asked(other).press("Pass")
    pair.qtbot.waitUntil(lambda: other.view.number(-1, "turn") == 2)
    pair.qtbot.waitUntil(lambda: first.view.number(-1, "turn") == 2)
    first.click_on(first.page.bar.undo)
    pair.qtbot.waitUntil(lambda: bool(other.game.consent.rows))
    assert "asks to undo the last action." in other.game.consent.rows[0].sentence.text()
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: first.view.number(-1, "turn") == 1)
    pair.qtbot.waitUntil(lambda: other.view.number(-1, "turn") == 1)


@pytest.mark.slow
def test_a_draw_is_offered_in_the_menu_and_ends_the_game(pair: Pair) -> None:
    first, other = pair.table()
    first.click_on(first.page.bar.menu)
    first.choose_in_menu("Offer a draw")
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: first.link.lobby.phase == "over" and other.link.lobby.phase == "over")


@pytest.mark.slow
def test_another_game_begins_when_both_want_one(pair: Pair) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    pair.qtbot.waitUntil(other.page.banner.isVisible)
    before = (first.page, other.page)
    other.click_on(other.page.banner.buttons["Rematch"])
    pair.consent(first, "accept")
    pair.qtbot.waitUntil(lambda: first.page is not before[0] and other.page is not before[1])
    assert first.view.outcome is None
    assert not first.page.banner.isVisible()
    pair.keep(first, other)


@pytest.mark.slow
def test_an_effect_is_resolved_by_hand_once_the_other_agrees(pair: Pair) -> None:
    pair.scripts = False
    first, other = pair.table(rules=False)
    table_seat, seat, foe = first.page.table_seat, first.view.seat, other.view.seat
    manual.create(table_seat, "SD01-017", Place(foe, "field"))
    manual.create(table_seat, "SD01-019", Place(seat, "hand"))
    manual.number_set(table_seat, seat, "play_points", 1)
    first.click_on(first.page.bar.rules)
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: not first.page.table_seat.rules_off and "Angelic Snipe" in first.names("hand"))
    first.drag(first.where(first.card("Angelic Snipe", "hand").id), first.spot("field"))
    pair.qtbot.waitUntil(lambda: first.ask is not None and first.ask.kind == "by_hand")
    pair.qtbot.waitUntil(
        lambda: any("resolve this card manually." in row.sentence.text() for row in other.game.consent.rows)
    )
    pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: not first.game.consent.rows)
    goblin = first.card("Goblin", "field", foe)
    first.drag(first.where(goblin.id), first.page.scene.layout.far.zones["cemetery"].center())
    pair.qtbot.waitUntil(lambda: "Goblin" in first.names("cemetery", foe))
    pair.qtbot.waitUntil(lambda: not other.game.consent.rows)  # it is asked for once for each card
    first.press("Done")
    pair.qtbot.waitUntil(lambda: first.ask is not None and first.ask.kind == "main")


# -- talking and pointing ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_chat_stands_in_the_log_and_stays_there_through_an_undo(pair: Pair) -> None:
    first, other = pair.table(rules=False)
    first.key(Qt.Key.Key_Slash)
    assert first.game.chat.field.hasFocus()
    first.type_into(first.game.chat.field, "hello / <b>you</b>", enter=True)
    name = first.page.table_seat.words.seat(first.view.seat)
    said = f"{name}: hello / <b>you</b>"
    pair.qtbot.waitUntil(lambda: said in other.page.log.lines)
    assert "hello / <b>you</b>" in other.page.log.toPlainText()
    first.page.table_seat.act("coin")
    pair.qtbot.waitUntil(lambda: "coin" in other.page.log.lines[-1])
    at = other.page.log.lines.index(said)
    first.click_on(first.page.bar.undo)
    if other.game.consent.rows or not first.link.can_redo:
        pair.consent(other, "accept")
    pair.qtbot.waitUntil(lambda: not any("tosses a coin" in line for line in other.page.log.lines[at:]))
    assert other.page.log.lines.index(said) == at
    first.qtbot.keyClick(first.game.chat.field, Qt.Key.Key_Escape)
    assert first.page.view.hasFocus()


@pytest.mark.slow
def test_enter_opens_the_chat_when_there_is_nothing_else_to_do_with_it(pair: Pair) -> None:
    first, other = pair.table()
    assert other.ask is None
    other.key(Qt.Key.Key_Return)
    assert other.game.chat.field.hasFocus()
    other.qtbot.keyClick(other.game.chat.field, Qt.Key.Key_Escape)
    assert other.page.view.hasFocus()
    first.key(Qt.Key.Key_Left)
    assert first.page.mouse.focus.card is not None
    first.key(Qt.Key.Key_Return)
    assert not first.game.chat.field.hasFocus(), "Enter picks"


@pytest.mark.slow
def test_a_muted_player_is_neither_heard_nor_seen_pointing(pair: Pair) -> None:
    first, other = pair.table()
    other.click_on(other.game.chat.mute)
    menu = other.game.chat.menu
    assert menu is not None
    other.qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert "Muted" in other.game.chat.field.placeholderText()
    first.type_into(first.game.chat.field, "noise", enter=True)
    alt_click(first, first.where(leader(first)))
    other.type_into(other.game.chat.field, "quiet", enter=True)
    pair.qtbot.waitUntil(lambda: any(line.endswith(": quiet") for line in first.page.log.lines))
    assert not any("noise" in line for line in other.page.log.lines)
    assert not items(other, Ring)


def leader(player: Player) -> int:
    return player.view.zone(player.view.seat, "leader").cards[0].id


def alt_click(player: Player, point: QPointF) -> None:
    at = player.page.view.mapFromScene(point)
    player.qtbot.mouseClick(player.page.view.viewport(), LEFT, Qt.KeyboardModifier.AltModifier, pos=at)


@pytest.mark.slow
def test_a_ping_and_an_arrow_are_seen_on_the_others_table(pair: Pair) -> None:
    first, other = pair.table()
    other.page.motion.reduced = False  # a ring that is seen for a moment
    alt_click(first, first.where(leader(first)))
    pair.qtbot.waitUntil(lambda: bool(items(other, Ring)))
    assert items(other, Ring)[0].pos() == other.where(leader(first))
    first.page.mouse.right_press(first.where(leader(first)))
    first.page.mouse.right_move(first.where(leader(other)))
    first.page.mouse.right_release(first.where(leader(other)), first.page.mapToGlobal(first.page.rect().center()))
    pair.qtbot.waitUntil(lambda: bool(other.page.mouse.pointing.arrows))
    arrow = other.page.mouse.pointing.arrows[0]
    assert isinstance(arrow, ArrowItem)
    assert (arrow.start, arrow.end) == (other.where(leader(first)), other.where(leader(other)))
    other.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert not other.page.mouse.pointing.arrows


# -- watching ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_spectator_sees_the_table_from_the_first_seat_and_no_hand(pair: Pair) -> None:
    host = pair.host(watchers=1)
    guest = pair.guest(host)
    watcher = pair.guest(host, "Mika", watch=True)
    assert watcher.link.watches
    assert not watcher.lobby.ready.isVisible()
    assert "what both players see" in host.lobby.watching.text()
    pair.begin(host, guest)
    pair.qtbot.waitUntil(lambda: watcher.plays)
    pair.keep(host, guest)
    pair.qtbot.waitUntil(lambda: watcher.view.step[0] == "main")
    assert watcher.view.seat == 0
    assert [watcher.view.zone(seat, "hand").cards for seat in (0, 1)] == [(), ()]
    assert watcher.says.startswith("You are watching. Waiting for ")
    watcher.page.table_seat.concede()
    assert watcher.says == "You are watching this game."
    pair.qtbot.waitUntil(lambda: host.game.connection.badge.text == "Hosting · 1 watching")
    host.page.table_seat.concede()
    pair.qtbot.waitUntil(watcher.page.banner.isVisible)
    assert not watcher.page.banner.buttons["Rematch"].isVisible()
