"""Hosting, finding, joining, being ready: what the pages say and do."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
import segno
from gui.person import LEFT
from gui.rooms.lobby.pair import Pair, Player
from gui.translations import JAPANESE
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QHostAddress, QTcpServer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from shipped import SVE, leaders, sve_deck

from svedesk.decks.files import save_deck
from svedesk.gui.app.routes import JoinRoute
from svedesk.gui.rooms.lobby.consent import ASKS, ASKS_SPECTATORS, OUTCOMES, REQUESTED, WAITS
from svedesk.gui.rooms.lobby.game_list import CLOSED
from svedesk.gui.rooms.lobby.invitation import QUIET, QrPicture
from svedesk.gui.rooms.lobby.labels import SPECTATORS
from svedesk.gui.rooms.lobby.link.joining import CannotJoin, read_wanted
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.net.code import JoinCode
from svedesk.net.discovery import FoundGame
from svedesk.net.short_code import host_digits, read_short
from svedesk.wire.messages import MAJOR, Wanted, Watchers
from svedesk.wire.net_discovery import Announcement

ROLE = Qt.ItemDataRole.UserRole
CODE = JoinCode(("192.168.1.20", "10.0.0.7"), 47800, b"f" * 10, b"s" * 8)


def game(**more: object) -> FoundGame:
    """A game as it is found on the network."""
    fields: dict[str, object] = {
        "room": "0" * 16,
        "port": 47801,
        "title": "Friday",
        "host": "Aiko",
        "version": "0.1",
        "game": "sve",
        "form": "standard",
        "rules_off": True,
        "seats": 2,
        "taken": 1,
        "phase": "lobby",
        "watchers": "none",
        "open": False,
        **more,
    }
    return FoundGame("192.168.1.30", Announcement.model_validate(fields), 0.004, 0.0)


# -- what is typed ----------------------------------------------------------------------------------------------------


def test_a_code_is_read_with_or_without_dashes_and_an_address_beside_it() -> None:
    text = CODE.text()
    assert read_wanted(text) == CODE
    assert read_wanted(text.replace("-", " ").lower()) == CODE
    assert read_wanted(f"{text} 10.1.2.3:50000") == CODE.at("10.1.2.3", 50000)
    assert read_wanted(f"{text} [2001:db8::1]:50000") == CODE.at("2001:db8::1", 50000)
    assert read_wanted(text, game(port=47800)).addresses == ("192.168.1.30", "192.168.1.20", "10.0.0.7")
    assert read_wanted(text, game()) == CODE, "the code is for another game than the chosen one"


def test_an_address_alone_joins_a_game_without_a_code() -> None:
    assert read_wanted("192.168.1.20:47800") == JoinCode(("192.168.1.20",), 47800, b"", b"")
    for typed in ("192.168.1.20", "my.example.org", "2001:db8::1"):
        assert read_wanted(typed) == JoinCode((typed,), 47800, b"", b"")
    assert read_wanted("", game(open=True)) == JoinCode(("192.168.1.30",), 47801, b"", b"")


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "code-form"),
        ("hello", "code-form"),
        ("192.168.1", "address-form"),
        ("192.168.1.400:1", "address-form"),
        ("192.168.1.20:99999", "address-form"),
        (CODE.text()[:-1] + "0", "code-slip"),
    ],
)
def test_what_leads_nowhere_is_told_in_words(typed: str, key: str) -> None:
    with pytest.raises(CannotJoin) as wrong:
        read_wanted(typed)
    assert wrong.value.trouble.key == key
    assert wrong.value.trouble.sentence("ja") != wrong.value.trouble.sentence("en")


def test_what_may_be_asked_for_has_its_sentences_in_both_languages() -> None:
    assert set(get_args(Wanted)) == {*ASKS, "watchers"} == WAITS.keys() == REQUESTED.keys()
    assert set(get_args(Watchers)) == ASKS_SPECTATORS.keys() == SPECTATORS.keys()
    tables = (ASKS, ASKS_SPECTATORS, WAITS, OUTCOMES, REQUESTED, SPECTATORS, CLOSED)
    assert not {text for table in tables for text in table.values()} - JAPANESE.keys()


# -- the join page ----------------------------------------------------------------------------------------------------


@pytest.fixture
def page(pair: Pair) -> Player:
    player = pair.player("Ren")
    player.click_on(player.window.app.router.home.page.join)
    player.join_page.finder.stop()
    player.join_page.finder.ask = lambda: None  # type: ignore[method-assign]
    return player


def show(player: Player, *found: FoundGame) -> None:
    player.join_page.finder.games = found
    player.join_page._list_games()


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (game(phase="playing"), "This game has already started. Ask for a new one, or watch."),
        (game(taken=2), "All seats of this game are taken."),
        (game(v=MAJOR + 1, version="9.0"), "The host runs svedesk 9.0, you run"),
        (game(), "“Friday” needs a join code. Enter the one its host shows."),
    ],
)
def test_a_game_that_can_not_be_joined_says_why(page: Player, found: FoundGame, says: str) -> None:
    show(page, found)
    page.join_page.list.setCurrentRow(0)
    page.click_on(page.join_page.join)
    assert page.join_page.trouble.text().startswith(says)
    assert network_of(page.window.app).link is None


def test_nothing_chosen_and_nothing_typed_can_not_be_joined(page: Player) -> None:
    show(page, game())
    assert not page.join_page.join.isEnabled()
    page.type_into(page.join_page.code, "x")
    assert page.join_page.join.isEnabled()
    page.click_on(page.join_page.join)
    assert page.join_page.trouble.text().startswith("That is not a join code.")


def test_a_click_on_a_game_that_needs_a_code_leads_to_its_field(page: Player) -> None:
    join = page.join_page
    page.type_into(join.name, "Ren")
    show(page, game(title="Coded"), game(room="b" * 16, title="Free", open=True))

    def click(row: int, click: Callable[..., None]) -> None:
        rect = join.list.visualItemRect(join.list.item(row))
        click(join.list.viewport(), LEFT, pos=rect.center())

    click(1, page.qtbot.mouseClick)
    assert page.window.focusWidget() is not join.code, "nothing is to be typed there"
    click(0, page.qtbot.mouseClick)
    assert page.window.focusWidget() is join.code
    join.list.setFocus()
    page.qtbot.keyClick(join.list, Qt.Key.Key_Down)
    page.qtbot.keyClick(join.list, Qt.Key.Key_Up)
    assert page.window.focusWidget() is join.list, "keys go on in the list"
    page.qtbot.keyClick(join.list, Qt.Key.Key_Return)
    assert page.window.focusWidget() is join.code, "Enter says that a code is wanted"


def test_the_chosen_game_stays_chosen_when_others_come(page: Player) -> None:
    show(page, game(room="b" * 16, title="B"))
    page.join_page.list.setCurrentRow(0)
    show(page, game(room="a" * 16, title="A"), game(room="b" * 16, title="B"))
    chosen = page.join_page.list.chosen
    assert chosen is not None
    assert chosen.announcement.title == "B"


def test_what_was_wrong_stays_in_sight_when_the_list_changes_and_goes_when_something_is_typed(page: Player) -> None:
    show(page, game(phase="playing"))
    page.join_page.list.setCurrentRow(0)
    page.click_on(page.join_page.join)
    said = page.join_page.trouble.text()
    show(page, game(phase="playing"), game(room="b" * 16, title="B"))
    assert page.join_page.trouble.text() == said
    page.type_into(page.join_page.code, "x")
    assert page.join_page.trouble.isHidden()


def test_a_host_that_is_not_there_is_told_and_the_page_is_ready_for_another_try(page: Player, pair: Pair) -> None:
    server = QTcpServer()
    server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost), 0)
    port = server.serverPort()
    server.close()
    page.type_into(page.join_page.code, f"127.0.0.1:{port}", enter=True)
    pair.qtbot.waitUntil(lambda: bool(page.join_page.trouble.text()) and page.join_page.code.isEnabled())
    assert page.join_page.trouble.text().startswith(f"127.0.0.1 answers, but hosts no game on port {port}.")
    assert page.join_page.join.text() == "Join"
    assert page.join_page.code.text() == f"127.0.0.1:{port}"
    assert page.window.focusWidget() is page.join_page.code


def test_while_a_host_is_looked_for_nothing_else_is_written_over_the_address(page: Player) -> None:
    QGuiApplication.clipboard().setText("something else")
    join = page.join_page
    page.type_into(join.code, "127.0.0.1:1")
    join.show_connecting("127.0.0.1")
    page.qtbot.mouseClick(join.paste, Qt.MouseButton.LeftButton)
    assert join.code.text() == "127.0.0.1:1"
    assert page.window.focusWidget() is join.join, "Enter stops"


def test_whether_a_host_can_be_reached_is_tested_without_a_seat(page: Player, pair: Pair) -> None:
    host = pair.host("Aiko")
    join = page.join_page
    assert not join.test.isEnabled()
    page.type_into(join.code, host.lobby.invitation.text)
    page.click_on(join.test)
    pair.qtbot.waitUntil(lambda: "can be reached from here" in join.trouble.text())
    assert not network_of(host.window.app).hosting.room.chairs[1].taken
    join.code.clear()
    page.type_into(join.code, "127.0.0.1:1")
    page.click_on(join.test)
    pair.qtbot.waitUntil(lambda: "hosts no game on port 1" in join.trouble.text())
    assert join.join.isEnabled()


def test_an_address_on_the_internet_is_in_the_code_and_tested(pair: Pair) -> None:
    host = pair.player("Aiko")
    host.click_on(host.window.app.router.home.page.host)
    page = host.host_page
    page.public.setText("192.168.1")
    host.click_on(page.start)
    assert "192.168.1 is not an address" in page.trouble.text()
    page.public.setText("127.0.0.1")
    host.click_on(page.start)
    pair.qtbot.waitUntil(lambda: host.in_lobby and "your port is reachable" in host.lobby.trouble.text())
    assert host.lobby.invitation.address.text().startswith("127.0.0.1")


@pytest.mark.slow
def test_a_seat_goes_to_another_computer_in_a_file(pair: Pair, tmp_path: Path) -> None:
    host, guest = pair.host("Aiko"), pair.player("Ren")
    guest.click_on(guest.window.app.router.home.page.join)
    guest.type_into(guest.join_page.code, host.lobby.invitation.text, enter=True)
    pair.qtbot.waitUntil(lambda: guest.in_lobby)
    network_of(guest.window.app).close()  # as when the window is closed: the seat is kept
    guest.window.app.router.open(JoinRoute())
    guest.click_on(guest.join_page.carry)
    guest.join_page.findChild(QFileDialog).fileSelected.emit(str(tmp_path / "seat.ticket"))
    assert "Your seat is in seat.ticket." in guest.join_page.trouble.text()
    other = pair.player("Elsewhere")
    other.click_on(other.window.app.router.home.page.join)
    other.click_on(other.join_page.bring)
    dialog = other.join_page.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path))
    assert "contains no seat" in other.join_page.trouble.text()
    dialog.fileSelected.emit(str(tmp_path / "seat.ticket"))
    dialog.close()
    pair.qtbot.waitUntil(lambda: other.in_lobby)
    assert other.link.seat == 1


def test_the_search_for_a_host_can_be_stopped(page: Player) -> None:
    page.type_into(page.join_page.code, "192.0.2.77:47800", enter=True)
    assert page.join_page.join.text() == "Stop"
    assert "192.0.2.77" in page.join_page.trouble.text()
    page.click_on(page.join_page.join)
    assert page.join_page.join.text() == "Join"
    assert network_of(page.window.app).link is None


@pytest.mark.slow
def test_games_appear_and_go_by_themselves(pair: Pair) -> None:
    player = pair.player("Ren")
    player.click_on(player.window.app.router.home.page.join)
    assert player.join_page._stack.currentIndex() == 0
    host = pair.host(door=1)
    page = player.join_page
    hosting = network_of(host.window.app).hosting
    assert hosting is not None
    ours = hosting.room.epoch[:16]
    page.finder.ask()
    pair.qtbot.waitUntil(lambda: any(one.announcement.room == ours for one in page.finder.games))
    page.list.setCurrentRow(
        next(at for at in range(page.list.count()) if page.list.item(at).data(ROLE).announcement.room == ours)
    )
    player.click_on(page.join)  # an open door needs no code
    pair.qtbot.waitUntil(lambda: player.in_lobby)


# -- the host page ----------------------------------------------------------------------------------------------------


def test_what_is_settled_on_the_page_is_what_is_hosted(pair: Pair) -> None:
    host = pair.player("Aiko")
    host.click_on(host.window.app.router.home.page.host)
    page = host.host_page
    host.type_into(page.name, "Aiko")
    assert page.game_name.placeholderText() == "Aiko's game"
    page.rules.setCurrentIndex(1)
    assert not page.delay.isVisible()
    page.watchers.setCurrentIndex(2)
    assert page.delay.isVisible()
    page.delay.setCurrentIndex(2)
    page.deck.show_deck("SD02")
    host.click_on(page.start)
    hosting = network_of(host.window.app).hosting
    assert hosting is not None
    plan = hosting.room.plan
    assert (plan.title, plan.host, plan.rules_off, plan.watchers, plan.delay) == (
        "Aiko's game",
        "Aiko",
        False,
        "hands",
        2,
    )
    assert hosting.room.chairs[0].deck == host.window.app.decks.by_key["SD02"].as_list()
    assert not hosting.host.open_door


def test_what_the_program_knows_is_said_before_the_table_is_opened(pair: Pair) -> None:
    host = pair.player("Aiko")
    host.click_on(host.window.app.router.home.page.host)
    said = " ".join(label.text() for label in host.host_page.findChildren(QLabel))
    assert "This program deals the cards and knows all of them" in said


def test_a_port_that_is_none_or_taken_is_told(pair: Pair) -> None:
    host = pair.player("Aiko")
    host.click_on(host.window.app.router.home.page.host)
    page = host.host_page
    host.type_into(page.port, "99999", enter=True)
    assert page.trouble.text() == "Enter a port from 1 to 65535, or leave it empty."
    server = QTcpServer()
    server.listen(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), 0)
    page.port.clear()
    host.type_into(page.port, str(server.serverPort()), enter=True)
    assert page.trouble.text().startswith(f"Port {server.serverPort()} is already in use.")
    assert network_of(host.window.app).hosting is None
    server.close()


def test_the_code_is_copied_and_drawn_as_a_picture(pair: Pair) -> None:
    host = pair.host()
    invitation = host.lobby.invitation
    assert invitation is not None
    host.click_on(invitation.copy)
    hosting = network_of(host.window.app).hosting
    assert QApplication.clipboard().text() == invitation.text == hosting.host.code().text()
    assert invitation.copy.text() == "Copied"
    assert invitation.port.text() == str(hosting.host.port)
    assert invitation.address.text().split("\n") == list(hosting.host.code().addresses)


def test_once_both_sit_nobody_is_invited_any_more(pair: Pair) -> None:
    host = pair.host()
    invitation = host.lobby.invitation
    assert invitation is not None
    assert invitation.isVisible()
    pair.guest(host)
    pair.qtbot.waitUntil(lambda: host.lobby.lead.text() == "Both players are here.")
    assert not invitation.isVisible()


def test_the_picture_holds_the_modules_of_the_code(pair: Pair) -> None:
    pair.player("Aiko")  # an application
    picture = QrPicture(CODE.text(), "QR")
    rows = [list(row) for row in segno.make(CODE.text(), error="m", micro=False).matrix]
    count = len(rows) + 2 * QUIET
    image = picture.pixmap(4 * count).toImage()
    assert image.width() == 4 * count
    seen = [
        [int(image.pixelColor((x + QUIET) * 4 + 2, (y + QUIET) * 4 + 2).lightness() < 128) for x in range(len(rows))]
        for y in range(len(rows))
    ]
    assert seen == rows
    assert image.pixelColor(2, 2).lightness() == 255


# -- the lobby --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_both_see_who_is_there_with_which_deck_and_talk(pair: Pair) -> None:
    host = pair.host()
    assert host.lobby.chairs[1].says()[0] == "Waiting for a player …"
    guest = pair.guest(host)
    pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[0] == "Ren")
    assert guest.lobby.chairs[0].says()[0] == "Aiko (host)"
    assert guest.lobby.chairs[1].says()[0] == "Ren (you)"
    assert guest.lobby.deck.isEnabled()
    at = guest.lobby.deck.findData("SD02")
    guest.lobby.deck.setCurrentIndex(at)
    guest.lobby.deck.activated.emit(at)
    says = f"{guest.window.app.decks.by_key['SD02'].name} · fully automated"
    pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[1] == says)
    guest.type_into(guest.lobby.chat.field, "hello", enter=True)
    pair.qtbot.waitUntil(lambda: "Ren: hello" in host.lobby.lines.toPlainText())
    guest.click_on(guest.lobby.ready)
    pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[2] == "Ready")
    pair.qtbot.waitUntil(lambda: guest.lobby.ready.text() == "Cancel ready")
    assert not guest.lobby.deck.isEnabled()
    guest.click_on(guest.lobby.ready)
    pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[2] == "Not ready")


@pytest.mark.slow
def test_both_see_the_edition_that_is_played_and_what_of_it_is_not_executed_yet(
    pair: Pair, crests_lacking: str
) -> None:
    told = f"Not automated yet in the rules {crests_lacking}: crests, fusion. Resolve it manually."
    host = pair.player("Aiko")
    host.click_on(host.window.app.router.home.page.host)
    edition = host.host_page.edition
    assert not edition.note.isVisible()
    edition.choose(crests_lacking)
    assert (edition.note.isVisible(), edition.note.text()) == (True, told)
    host.click_on(host.host_page.start)
    guest = pair.guest(host)
    assert [player.lobby.played.text() for player in (host, guest)] == [f"Edition: {crests_lacking}\n{told}"] * 2
    pair.begin(host, guest)
    assert host.link.welcome.rules == crests_lacking


@pytest.mark.slow
def test_nobody_can_be_ready_before_the_host_has_told_of_the_seats(pair: Pair) -> None:
    """The welcome comes first: a click between the two would say nothing to the host."""
    guest = pair.welcomed(pair.host())
    assert guest.lobby.ready.isEnabled() == bool(guest.link.lobby and guest.link.lobby.chairs[1].deck)
    pair.qtbot.waitUntil(guest.lobby.ready.isEnabled)


@pytest.mark.slow
def test_a_deck_that_can_not_be_played_says_why_and_nobody_is_ready_with_it(pair: Pair, tmp_path: Path) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.qtbot.waitUntil(guest.lobby.ready.isEnabled)
    file = tmp_path / "short.json"
    starter = guest.window.app.decks.by_key["SD01"]
    save_deck(file, sve_deck("Short", leaders(starter), starter["main"][:2], ()), SVE)
    guest.lobby.deck.open_file(file)
    pair.qtbot.waitUntil(guest.lobby.trouble.isVisible)
    assert guest.lobby.trouble.text().startswith("This deck can't be played:\n")
    assert not guest.lobby.ready.isEnabled()


@pytest.mark.slow
def test_twelve_characters_are_enough_on_the_hosts_own_network(pair: Pair) -> None:
    host = pair.host()
    text = host.lobby.invitation.short.text()
    assert len(text.replace("-", "")) == 12
    guest = pair.player("Ren")
    guest.click_on(guest.window.app.router.home.page.join)
    page = guest.join_page
    slip = text[:5] + ("2" if text[5] != "2" else "3") + text[6:]
    guest.type_into(page.code, slip, enter=True)
    assert page.trouble.text() == "A character of the join code is wrong or missing. Compare it with the host's."
    page.finder.stop()
    known, page.finder.games = page.finder.games, ()
    page.code.clear()
    guest.type_into(page.code, text.lower(), enter=True)
    assert page.trouble.text().startswith("No game with this short code was found on this network.")
    page.finder.games = known
    page.finder.start()
    wanted = host_digits(read_short(text).host)
    pair.qtbot.waitUntil(lambda: any(game.announcement.short == wanted for game in page.finder.games))
    guest.click_on(page.join)
    pair.qtbot.waitUntil(lambda: guest.in_lobby)


@pytest.mark.slow
def test_a_wrong_code_is_told_and_the_right_one_still_works(pair: Pair) -> None:
    host = pair.host()
    guest = pair.player("Ren")
    guest.click_on(guest.window.app.router.home.page.join)
    hosting = network_of(host.window.app).hosting
    wrong = hosting.host.code().at("127.0.0.1")._replace(secret=b"12345678").text()
    guest.type_into(guest.join_page.code, wrong, enter=True)
    pair.qtbot.waitUntil(lambda: guest.join_page.trouble.text().startswith("The host does not accept this join code."))
    guest.join_page.code.setText(pair.code(host))
    guest.click_on(guest.join_page.join)
    pair.qtbot.waitUntil(lambda: guest.in_lobby)


@pytest.mark.slow
def test_a_guest_who_leaves_the_lobby_frees_the_seat_and_comes_back_to_the_menu(pair: Pair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[0] == "Ren")
    guest.click_on(guest.lobby.back)
    assert guest.window.stack.currentWidget() is guest.window.app.router.home.page
    pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[0] == "Waiting for a player …")
    assert network_of(guest.window.app).link is None


@pytest.mark.slow
def test_a_table_that_is_closed_is_told_to_the_guest(pair: Pair) -> None:
    host = pair.host()
    guest = pair.guest(host)
    host.click_on(host.lobby.back)
    assert host.window.stack.currentWidget() is host.window.app.router.home.page
    pair.qtbot.waitUntil(lambda: guest.lobby.lead.text() == "The host ended the game.")
    assert not guest.lobby.ready.isEnabled()


@pytest.mark.slow
def test_a_link_is_let_go_of_in_the_middle_of_what_it_hears(pair: Pair) -> None:
    """Its sockets are just speaking when nobody holds it any more."""
    host = pair.host()
    guest = pair.player("Ren")
    gone = []
    for _ in range(5):
        guest.click_on(guest.window.app.router.home.page.join)
        guest.type_into(guest.join_page.code, pair.code(host), enter=True)
        link = network_of(guest.window.app).link
        assert link is not None
        gone.append(weakref.ref(link))
        link.follow(lambda news: network_of(guest.window.app).leave() if news.kind == "lobby" else None)
        del link
        pair.qtbot.waitUntil(lambda: guest.window.stack.currentWidget() is guest.window.app.router.home.page)
        pair.qtbot.waitUntil(lambda: host.lobby.chairs[1].says()[0] == "Waiting for a player …")

    def let_go() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return [link() for link in gone] == [None] * 5

    pair.qtbot.waitUntil(let_go)  # the last may linger until its goodbye was heard
