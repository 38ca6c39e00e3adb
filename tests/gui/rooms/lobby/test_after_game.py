"""After the game and after an interruption: the check of the shuffles, the proof, going on with the same seats."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from gui.rooms.lobby.pair import Pair, Player
from net.lan import attach_bot
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_library

from svedesk.decks.network_decks import this_program
from svedesk.desk.kept_games import game_of, resumable_games
from svedesk.desk.match_record import MatchRecord
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.origin import CardNote
from svedesk.engine.script import Lang
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.sidecar_files import SEATS
from svedesk.gui.rooms.lobby.link.hosting import HostOptions, InterruptedGame, LocalHost
from svedesk.gui.rooms.lobby.link.proof_checker import ProofChecker
from svedesk.gui.rooms.lobby.room import network_of
from svedesk.messages import PROGRAM
from svedesk.net.host import CannotHost
from svedesk.net.room_plan import RoomPlan
from svedesk.net.store import load, newest
from svedesk.net.verify import Verdict, check
from svedesk.replay.replay import Replay
from svedesk.wire.net_kept import Proof, read_kept


def over(pair: Pair, *players: Player) -> None:
    pair.qtbot.waitUntil(lambda: all(player.game.verification.verdict is not None for player in players))


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_both_windows_check_the_game_and_say_what_they_found(pair: Pair) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    over(pair, first, other)
    for player in (first, other):
        assert player.page.banner.isVisible()
        assert player.game.verification.title.text() == "Verified"
        assert player.game.verification.note.text().startswith("The shuffles were fair, and all ")
        assert player.game.verification.export.isVisible()
        player.game.verification._say("Long. " * 40)
        note = player.game.verification.note
        assert note.height() >= note.heightForWidth(note.width()), "all of it is to be read"
        (kept_game,) = resumable_games(player.window.app.folders.saves)
        assert kept_game.finished
        assert Replay.open(kept_game.path, player.window.app.cards.rules).cut_short is None
        assert set(SEATS.read(SEATS.path_for(kept_game.path)).names) == {"Aiko", "Ren"}
        recorded = MatchRecord(player.window.app.folders.saves).games()
        assert recorded.keys() == {game_of(kept_game.path)}
        (game,) = recorded.values()
        assert (game.own, game.winner, sorted(game.names)) == (player.link.seat, other.link.seat, ["Aiko", "Ren"])
        assert all(game.decks)


@pytest.mark.slow
def test_another_game_is_asked_for_and_accepted_over_the_result(pair: Pair) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    over(pair, first, other)
    assert (first.page.banner.title.text(), other.page.banner.title.text()) == ("Defeat", "Victory")
    first.click_on(first.page.banner.buttons["Rematch"])
    pair.qtbot.waitUntil(lambda: bool(other.game.consent.rows))
    (row,) = other.game.consent.rows
    accept, window = row.buttons["accept"], other.window
    assert window.childAt(accept.mapTo(window, accept.rect().center())) is accept, "the result page lies over it"
    again = other.page.banner.buttons["Rematch"]
    assert again.text() == "Accept another game"
    other.click_on(again)
    pair.qtbot.waitUntil(lambda: all(player.view.outcome is None for player in (first, other)))
    assert not other.game.consent.rows


@pytest.mark.slow
def test_the_proof_is_a_file_that_others_can_check(pair: Pair, tmp_path: Path) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    over(pair, first, other)
    file = tmp_path / "proof.json"
    other.game.verification.write(file)
    assert other.game.verification.note.text() == "Proof saved as proof.json."
    proof = read_kept(file.read_bytes(), Proof)
    assert proof is not None
    assert check(proof, other.window.app.cards.rules).verified
    other.game.verification.write(tmp_path / "nowhere" / "proof.json")
    assert other.game.verification.note.text().startswith("Can't save the proof: ")


@pytest.mark.slow
def test_a_game_that_was_shown_otherwise_is_told_with_its_first_difference(pair: Pair) -> None:
    first, other = pair.table()
    record = other.link.record
    at = max(record.seen)
    record.seen[at] = record.seen[at]._replace(digest="0" * 64)
    first.page.table_seat.concede()
    over(pair, first, other)
    assert first.game.verification.title.text() == "Verified"
    assert other.game.verification.title.text() == "Not verified"
    assert other.game.verification.note.text() == f"The host did not sign what it showed after step {at}."


@pytest.mark.slow
def test_a_host_that_knows_other_cards_is_named_as_what_may_be_the_cause(pair: Pair) -> None:
    first, other = pair.table()
    assert first.link.welcome.data == other.link.welcome.data == this_program(SVE)
    other.link.welcome = other.link.welcome.model_copy(update={"data": "0" * 64})
    seen = other.link.record.seen
    seen[max(seen)] = seen[max(seen)]._replace(digest="0" * 64)
    first.page.table_seat.concede()
    over(pair, first, other)
    assert other.game.verification.note.text().endswith("The host has different cards or rules from this program.")


def test_every_difference_has_a_sentence(pair: Pair) -> None:
    words = pair.player("Aiko").window.app.words(("Aiko", "Ren"))
    for difference in PROGRAM["en"].words["verdict"].keys() - {"verified", "lacked", "other"}:
        verdict = Verdict(difference, 1, 7, 3)
        said = {verdict.sentence(lang, words.seat) for lang in ("en", "ja")}
        assert len(said) == 2
        assert not any("{" in sentence for sentence in said)
        assert {verdict.heading(lang) for lang in ("en", "ja")} == {"Not verified", "一致しません"}


@pytest.mark.parametrize("difference", ["lacked", "other"])
def test_what_can_not_be_checked_for_want_of_cards_has_a_sentence(pair: Pair, difference: str) -> None:
    words = pair.player("Aiko").window.app.words(("Aiko", "Ren"))
    verdict = Verdict(difference, cards=(CardNote("MY-1", "Ember Fox", "0" * 32),))
    for lang in ("en", "ja"):
        assert "MY-1" in verdict.sentence(lang, words.seat)
    assert {verdict.heading(lang) for lang in ("en", "ja")} == {"Not checked", "未確認"}


@pytest.mark.slow
def test_the_window_goes_on_while_a_long_game_is_checked(pair: Pair) -> None:
    first, other = pair.table()
    for seed, player in enumerate((first, other)):
        link = player.link
        attach_bot(link, seed)
        if link.ask is not None:
            link.answer((len(link.ask.options) - 1,))
    pair.qtbot.waitUntil(lambda: first.link.proof is not None and other.link.proof is not None, timeout=60_000)
    over(pair, first, other)
    checker, verdicts, gaps = ProofChecker(SVE, lambda: first.window.app.cards.rules, first.window.app.tasks), [], [0.0]

    def again(verdict: Verdict) -> None:
        verdicts.append(verdict)
        if len(verdicts) < 20:  # as long as the longest game there could be
            checker.check(first.link.proof)

    checker.checked.connect(again)
    beat = QTimer()
    beat.setInterval(5)
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    beat.timeout.connect(tick)
    beat.start()
    checker.check(first.link.proof)
    last = time.perf_counter()
    pair.qtbot.waitUntil(lambda: len(verdicts) == 20, timeout=60_000)
    beat.stop()
    assert all(verdict.verified for verdict in verdicts)
    assert len(gaps) > 20, "the event loop ran while it was checked"
    assert sorted(gaps)[len(gaps) // 2] < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_verified_means_is_a_click_away(pair: Pair, lang: Lang) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    over(pair, first, other)
    first.window.app.settings.change(lang=lang)
    first.click_on(first.game.verification.meaning)
    dialog = first.game.verification.dialog
    assert dialog is not None
    shown = [label.text() for label in dialog.findChildren(QLabel) if label.text().startswith("•")]
    assert shown == [f"• {sentence}" for sentence in PROGRAM[lang].words["verified-means"].values()]
    for label in dialog.findChildren(QLabel):
        assert not label.isVisible() or label.heightForWidth(label.width()) <= label.height()
    dialog.reject()


@pytest.mark.slow
def test_a_window_may_be_closed_while_a_game_is_checked(pair: Pair) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    over(pair, first, other)
    verification = first.game.verification
    for _ in range(5):
        verification.begin()
    first.window.close()
    other.window.close()


# -- going on ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_leaving_asks_first_and_the_seat_is_kept(pair: Pair) -> None:
    first, other = pair.table()
    guest = next(player for player in (first, other) if network_of(player.window.app).hosting is None)
    host = other if guest is first else first
    before = guest.link.view()
    guest.window.app.actions["main_menu"].trigger()
    box = guest.page.opened
    assert box is not None
    leave = next(button for button in box.buttons() if button.text() == "Leave the game")
    guest.click_on(leave)
    assert guest.window.stack.currentWidget() is guest.window.app.router.home.page
    pair.qtbot.waitUntil(lambda: "Ren is away" in host.game.connection.badge.text)
    guest.click_on(guest.window.app.router.home.page.join)
    assert guest.join_page.seat_note.text().startswith("As Ren, at Aiko's game.")
    guest.click_on(guest.join_page.go_back)
    pair.qtbot.waitUntil(lambda: guest.plays)
    assert guest.link.view() == before
    assert guest.page.table_seat.words.seats == ("Aiko", "Ren")


@pytest.mark.slow
def test_a_seat_can_be_given_up(pair: Pair) -> None:
    first, other = pair.table()
    guest = next(player for player in (first, other) if network_of(player.window.app).hosting is None)
    network_of(guest.window.app).leave()
    guest.click_on(guest.window.app.router.home.page.join)
    guest.click_on(guest.join_page.give_up)
    assert not guest.join_page.seat_panel.isVisible()


@pytest.mark.slow
def test_a_host_that_was_closed_goes_on_with_the_same_seats_and_the_guest_comes_by_itself(pair: Pair) -> None:
    first, other = pair.table()
    guest = next(player for player in (first, other) if network_of(player.window.app).hosting is None)
    host = other if guest is first else first
    before = {"Aiko": host.link.view(), "Ren": guest.link.view()}
    host.window.close()
    pair.qtbot.waitUntil(lambda: guest.link.state == "away")
    assert guest.game.connection.sheet.title.text() == "Connection lost"
    again = pair.player("Aiko")
    start = again.window.app.router.home.page
    assert start.resume_note.text() == "The game you hosted: Aiko's game"
    again.click_on(start.resume)
    pair.qtbot.waitUntil(lambda: again.plays)
    pair.qtbot.waitUntil(lambda: guest.link.state == "joined" and again.game.connection.badge.text == "Hosting")
    assert again.page.table_seat.words.seats == ("Aiko", "Ren")
    assert again.link.view().zones == before["Aiko"].zones
    assert guest.link.view().zones == before["Ren"].zones
    asked = pair.asked(again, guest)
    asked.press("End turn")
    pair.asked(*(player for player in (again, guest) if player is not asked)).press("Pass")


@pytest.mark.slow
def test_after_both_were_killed_each_is_back_at_the_table_with_one_click(pair: Pair) -> None:
    first, other = pair.table()
    before = {player.link.seat: player.link.view() for player in (first, other)}
    for player in (first, other):
        player.window.close()
    back = {name: pair.player(name) for name in ("Ren", "Aiko")}
    start = {name: player.window.app.router.home.page for name, player in back.items()}
    assert start["Ren"].resume_note.text() == "Your seat in a network game: Aiko's game"
    assert start["Aiko"].resume_note.text() == "The game you hosted: Aiko's game"
    back["Ren"].click_on(start["Ren"].resume)  # who comes first looks for the host until it is there
    pair.qtbot.waitUntil(lambda: back["Ren"].link.state == "away")
    waits = "The host of Aiko's game isn't back yet. Your seat is kept, and you rejoin as soon as the host returns."
    assert back["Ren"].join_page.trouble.text() == waits
    back["Aiko"].click_on(start["Aiko"].resume)
    pair.qtbot.waitUntil(lambda: all(player.plays for player in back.values()))
    for seat, name in enumerate(("Aiko", "Ren")):
        assert back[name].link.view().zones == before[seat].zones


@pytest.mark.slow
def test_the_seat_that_was_kept_stands_in_the_list_and_is_taken_from_there(pair: Pair) -> None:
    """It once stood there as a game that can be watched."""
    first, other = pair.table()
    guest = next(player for player in (first, other) if network_of(player.window.app).hosting is None)
    network_of(guest.window.app).leave()
    guest.click_on(guest.window.app.router.home.page.join)
    page = guest.join_page

    def row() -> int:
        texts = [page.list.item(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(page.list.count())]
        return next((at for at, text in enumerate(texts) if "Your seat" in text), -1)

    pair.qtbot.waitUntil(lambda: row() >= 0)
    page.list.setCurrentRow(row())
    guest.click_on(page.join)
    pair.qtbot.waitUntil(lambda: guest.plays)


@pytest.mark.slow
def test_an_interrupted_game_whose_port_is_taken_goes_on_at_another(tmp_path: Path, qtbot: QtBot) -> None:
    cards = (SVE, Sve(starter_library(), {}), starter_library(), tmp_path)
    first = LocalHost(HostOptions(RoomPlan("Friday", "Aiko"), "standard"), *cards)  # has its port all the while
    first.link.sit_down()
    folder = newest(tmp_path / "rooms")
    assert folder is not None
    stored = load(folder)
    assert stored is not None
    assert stored.port == first.host.port
    again = LocalHost(InterruptedGame(folder, stored), *cards)
    assert again.moved_from == first.host.port != again.host.port
    kept = load(folder)
    assert kept is not None
    assert kept.port == again.host.port
    with pytest.raises(CannotHost):  # a port that somebody typed is the one that is wanted
        LocalHost(HostOptions(RoomPlan("Friday", "Aiko"), "standard", port=first.host.port), *cards)
    for hosting in (first, again):
        hosting.close()


def test_the_window_is_told_that_its_room_can_not_be_saved(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "rooms").touch()  # a file where the folder should be
    unsaved: list[DamagedFile] = []
    cards = (SVE, Sve(starter_library(), {}), starter_library(), tmp_path)
    hosting = LocalHost(HostOptions(RoomPlan("Friday", "Aiko"), "standard"), *cards, on_unsaved=unsaved.append)
    hosting.link.sit_down()
    hosting.close()
    assert unsaved
    assert unsaved[0].message.key == "game-not-saved"


@pytest.mark.slow
def test_a_finished_game_is_not_offered_again(pair: Pair) -> None:
    first, other = pair.table()
    first.page.table_seat.concede()
    over(pair, first, other)
    host = next(player for player in (first, other) if network_of(player.window.app).hosting is not None)
    network_of(host.window.app).leave()
    host.click_on(host.window.app.router.home.page.host)
    assert not host.host_page.again_panel.isVisible()
    guest = other if host is first else first
    pair.qtbot.waitUntil(lambda: guest.link.state == "closed")
    guest.click_on(guest.game.connection.sheet.leave)
    guest.click_on(guest.window.app.router.home.page.join)
    assert not guest.join_page.seat_panel.isVisible()


@pytest.mark.slow
def test_other_colours_keep_the_game_and_the_chat(pair: Pair) -> None:
    first, other = pair.table()
    first.type_into(first.game.chat.field, "still here", enter=True)
    pair.qtbot.waitUntil(lambda: any("still here" in line for line in first.page.log.lines))
    page, view = first.page, first.view
    first.window.app.settings.change(theme="light")
    assert first.page is not page
    assert first.view == view
    assert any("still here" in line for line in first.page.log.lines)
    assert first.game.connection.badge.text
    first.press("End turn")
    pair.asked(other)


@pytest.mark.slow
def test_own_files_are_not_offered_in_a_game_that_another_program_may_hold(pair: Pair) -> None:
    first, _other = pair.table()
    first.click_on(first.page.bar.menu)
    menu = first.page.opened
    files = next(action.menu() for action in menu.actions() if action.text() == "Save and load")
    off = {action.text() for action in files.actions() if not action.isEnabled()}
    assert {"Save the game as …", "Load a game or a board …"} <= off
    assert {"Offer a draw", "Ask for a new game"} <= {action.text() for action in menu.actions()}
    menu.close()


@pytest.mark.slow
def test_between_two_games_the_last_table_stays_in_sight_and_nothing_is_asked(pair: Pair) -> None:
    first, other = pair.table()
    guest = next(player for player in (first, other) if network_of(player.window.app).hosting is None)
    before = guest.view
    guest.link.seen.clear()  # as when the cards of the next game are being shuffled
    guest.link.peer.socket.abort()
    pair.qtbot.waitUntil(lambda: guest.link.state == "away")
    assert guest.view.zones == before.zones
    assert guest.ask is None
    assert not network_of(guest.window.app).goes_on
