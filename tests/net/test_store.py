"""A host that was killed: what it kept brings the same game back with the same seats."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from net.lan import deck, local_table, play, rules, sve
from net.test_code import CODE
from net.test_room import PLAN, Clock

from svedesk.desk.updates import NO_CHANGE
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Operation
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.seats import seat_of
from svedesk.net.store import ROOMS, RoomStore, load, newest, prune, saves_of
from svedesk.net.tickets import KEPT, OwnRecord, Ticket
from svedesk.net.tickets import newest as newest_ticket
from svedesk.net.verify import check

SECRET = bytes(8)


@pytest.fixture
def kept(tmp_path):
    """A room kept in a folder, in the middle of a game."""
    store = RoomStore(tmp_path / "room", PLAN, SECRET, port=4711)
    room, links = local_table(keeper=store)
    play(links, answers=25)
    return store, room, links


def resumed(folder, clock=None):
    """The room as a program finds it now: of a copy, as its own still runs."""
    copy = tempfile.mkdtemp(dir=folder.parent)
    half_written = shutil.ignore_patterns("*.part")  # the program that runs may be writing one, gone at the next moment
    folder = Path(shutil.copytree(folder, copy, ignore=half_written, dirs_exist_ok=True))
    stored = load(folder)
    room = Room(rules(), stored.plan, clock or Clock(), keeper=RoomStore(folder, stored.plan, stored.secret))
    store = RoomStore(folder, stored.plan, stored.secret, port=stored.port)
    room.resume(stored.room, store.desk(stored.room, sve()))
    return room, stored


def test_the_newest_state_is_kept_before_anyone_is_told_of_it(tmp_path):
    store = RoomStore(tmp_path / "room", PLAN, SECRET)
    room, links = local_table(keeper=store)
    told = []

    def compare(update):
        if update.cause not in NO_CHANGE:
            room_again, _ = resumed(store.folder)
            told.append(room_again.game.desk.session.digest() == room.game.desk.session.digest())

    links[0].subscribe(compare)
    play(links, answers=12)
    assert len(told) >= 12
    assert all(told)


def test_a_game_goes_on_with_the_same_seats_and_the_same_question(kept):
    store, room, links = kept
    again, stored = resumed(store.folder)
    assert stored.port == 4711
    assert stored.secret == SECRET
    assert again.phase == "playing"
    assert again.game.desk.session.digest() == room.game.desk.session.digest()
    assert again.dealing.chance == room.dealing.chance
    for link in links:
        token = link.welcome.token
        assert seat_of(again.chairs, token) == link.seat
        assert again.game.desk_for(link.seat).view(link.seat).zones == link.view().zones
    assert all(chair.away_since >= 0 for chair in again.chairs)


@pytest.mark.slow
def test_both_seats_come_back_and_finish_a_game_that_can_be_checked(tmp_path):
    store = RoomStore(tmp_path / "room", PLAN, SECRET)
    room = Room(rules(), PLAN, Clock(), keeper=store)
    links = [LocalLink(room, name, record_file=OwnRecord(store.folder / f"{name}.json")) for name in ("Aya", "Ben")]
    for link, code in zip(links, ("SD01", "SD02"), strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    play(links, answers=25)
    again, _ = resumed(store.folder)
    back = [
        LocalLink(again, name, seat=seat, record_file=OwnRecord(store.folder / f"{name}.json"))
        for seat, name in enumerate(("Aya", "Ben"))
    ]
    for link in back:
        link.sit_down()
    assert [link.view() for link in back] == [again.game.desk_for(seat).view(seat) for seat in (0, 1)]
    play(back)
    assert again.phase == "over"
    for link in back:
        verdict = check(link.proof, sve())
        assert verdict.verified, verdict
        assert verdict.moments > 3


def test_a_stranger_without_the_token_does_not_get_a_seat_of_a_kept_game(kept):
    store, _, _ = kept
    again, _ = resumed(store.folder)
    assert seat_of(again.chairs, "ab" * 32) is None
    assert seat_of(again.chairs, "") is None


def test_what_is_kept_opens_no_seat_and_only_its_owner_can_read_it(kept):
    store, room, links = kept
    room.game.desk.autosave.flush()
    for folder, _, names in os.walk(store.folder):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                data = file.read()
            assert not any(link.welcome.token.encode() in data for link in links)
            assert os.name == "nt" or os.stat(path).st_mode & 0o077 == 0  # Windows has no modes


def test_a_spoiled_newest_state_is_made_up_for_by_the_save_before(kept):
    store, room, _ = kept
    room.game.desk.autosave.flush()
    saves_of(store.folder, room.dealing.chance.game)[0].write_bytes(b"spoiled")
    again, _ = resumed(store.folder)
    assert again.game.desk.session.digest() == room.game.desk.session.digest()


def played(room):
    desk = room.game.desk
    return desk.session.log, desk.session.undone, desk.session.digest(), desk.mode, desk._moment().automatic


def test_what_was_taken_back_and_done_by_hand_is_kept_act_by_act(tmp_path):
    room, links = local_table(keeper=RoomStore(tmp_path / "room", PLAN, SECRET))
    play(links, answers=20)
    asked = next(link for link in links if link.ask is not None)
    other = links[1 - asked.seat]
    acts = [
        lambda: play(links, answers=1),
        asked.undo,
        lambda: [other.reply(one.id, "always") for one in other.requests],
        asked.undo,
        asked.redo,
        lambda: asked.set_mode("manual"),
        lambda: [other.reply(one.id, "accept") for one in other.requests],
        lambda: asked.operate(Operation("die", asked.seat, amount=6)),
        lambda: other.operate(Operation("die", other.seat, amount=6)),
    ]
    met = []
    for act in acts:
        act()
        assert played(resumed(tmp_path / "room")[0]) == played(room)
        met.append((room.game.desk.mode, room.game.desk.can_redo))
    assert set(met) >= {("rules", False), ("rules", True), ("manual", False)}


def test_when_no_save_is_whole_it_is_said(kept):
    store, room, _ = kept
    room.game.desk.autosave.flush()
    for path in (store.folder / "saves").iterdir():
        path.write_bytes(b"spoiled")
    with pytest.raises(DamagedFile):
        resumed(store.folder)


def test_a_game_that_can_not_be_saved_goes_on_and_says_so(tmp_path):
    told = []
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "saves").write_bytes(b"a file where the folder should be")
    store = RoomStore(tmp_path / "room", PLAN, SECRET, on_trouble=told.append)
    room, links = local_table(keeper=store)
    play(links, answers=5)
    room.game.desk.autosave.flush()
    assert len(told) > 0
    assert len(room.game.desk.session.log) >= 5


def test_a_room_that_was_still_a_lobby_comes_back_as_one(tmp_path):
    store = RoomStore(tmp_path / "room", PLAN, SECRET)
    room = Room(rules(), PLAN, Clock(), keeper=store)
    LocalLink(room, "Aya").sit_down()
    again, _ = resumed(store.folder)
    assert again.phase == "lobby"
    assert [chair.name for chair in again.chairs] == ["Aya", ""]


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[" * 100_000])
def test_a_spoiled_room_is_none(tmp_path, content):
    (tmp_path / "room.json").write_bytes(content)
    assert load(tmp_path) is None


def test_old_rooms_are_taken_away(tmp_path):
    for number in range(ROOMS + 3):
        RoomStore(tmp_path / str(number), PLAN, SECRET).remember(Room(rules(), PLAN, Clock()).saved())
        os.utime(tmp_path / str(number) / "room.json", (number, number))
    prune(tmp_path)
    assert len(list(tmp_path.iterdir())) == ROOMS
    assert newest(tmp_path) == tmp_path / str(ROOMS + 2)


# -- tickets -----------------------------------------------------------------------------------------------------------


def test_a_ticket_is_found_again_with_its_record(tmp_path):
    _, links = local_table()
    ticket = Ticket.of(tmp_path, CODE, "Aya")
    ticket.welcomed("ab" * 32, 1)
    ticket.write(links[1].record)
    again = Ticket.of(tmp_path, CODE, "Aya")
    assert (again.token, again.seat) == ("ab" * 32, 1)
    assert again.record.own == links[1].record.own
    assert again.record.promises == links[1].record.promises
    assert newest_ticket(tmp_path).token == "ab" * 32
    assert os.name == "nt" or ticket.path.stat().st_mode & 0o777 == 0o600
    assert Ticket.of(tmp_path, CODE, "Ben").token == ""
    again.forget()
    assert newest_ticket(tmp_path) is None


def test_long_names_that_begin_alike_have_a_ticket_each(tmp_path):
    """Also where an older program had one file for both."""
    one, other = ("あいうえおかきくけこさしす" + end for end in "せそ")
    ticket = Ticket.of(tmp_path, CODE, one)
    ticket.welcomed("ab" * 32, 1)
    assert Ticket.of(tmp_path, CODE, other).token == ""
    ticket.path.rename(ticket._file(one.encode().hex()[:80]))
    assert Ticket.of(tmp_path, CODE, other).token == ""
    assert Ticket.of(tmp_path, CODE, one).token == "ab" * 32
    assert len(list(tmp_path.iterdir())) == 1


def test_a_seat_that_can_not_be_kept_is_played_all_the_same_and_that_is_said_once(tmp_path):
    """A full disk, or a folder nobody may write to."""
    (tmp_path / "tickets").touch()
    ticket, reasons = Ticket.of(tmp_path / "tickets", CODE, "Aya"), []
    ticket.on_trouble = reasons.append
    _, links = local_table()
    ticket.welcomed("ab" * 32, 1)
    ticket.write(links[1].record)
    assert (ticket.token, ticket.record, len(reasons)) == ("ab" * 32, links[1].record, 1)
    (tmp_path / "tickets").unlink()
    ticket.write(links[1].record)
    assert Ticket.of(tmp_path / "tickets", CODE, "Aya").record.own == links[1].record.own
    assert len(reasons) == 1


def test_a_seat_of_the_host_that_can_not_be_kept_is_told_to_the_host(tmp_path):
    (tmp_path / "room").touch()
    link = LocalLink(Room(rules(), PLAN, Clock()), "Aya", record_file=OwnRecord(tmp_path / "room" / "record.json"))
    said = []
    link.follow(lambda event: said.append(event.trouble))
    link.sit_down()
    other = LocalLink(link._room, "Ben")
    other.sit_down()
    for seat, code in ((link, "SD01"), (other, "SD02")):
        seat.choose_deck(deck(code))
        seat.ready()
    assert link.playing
    assert [trouble.key for trouble in said if trouble] == ["seat-not-kept"]


def test_tickets_do_not_pile_up(tmp_path):
    for number in range(KEPT + 5):
        Ticket.of(tmp_path, CODE, f"Guest {number}").welcomed("ab" * 32, 0)
    assert len(list(tmp_path.iterdir())) == KEPT


def test_a_spoiled_ticket_is_as_good_as_none(tmp_path):
    ticket = Ticket.of(tmp_path, CODE, "Aya")
    ticket.welcomed("ab" * 32, 0)
    ticket.path.write_bytes(b"\x00" * 100)
    assert Ticket.of(tmp_path, CODE, "Aya").token == ""
    assert newest_ticket(tmp_path) is None
