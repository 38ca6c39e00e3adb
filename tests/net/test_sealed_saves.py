"""What the host's person can open of a network game that is still being played shows nothing of the other's cards."""

import os
import re

import pytest
from net.lan import deck, play, rules, sve
from net.test_room import PLAN, Clock, FarLink

from svedesk.cli.main import main
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import NotLetIn
from svedesk.net.store import RoomStore, load, saves_of
from svedesk.net.tickets import OwnRecord
from svedesk.net.verify import check
from svedesk.wire.messages import Hello

SECRET = bytes(8)
CODES = ("SD01", "SD02")


def hosted(folder, *, own_seat: bool = True):
    """A game that is kept in a folder: between the host's own seat and a guest, or between two guests."""
    room = Room(rules(), PLAN, Clock(), keeper=RoomStore(folder, PLAN, SECRET))
    first = LocalLink(room, "Hugo", record_file=OwnRecord(folder / "record.json")) if own_seat else FarLink(room, "Ann")
    links = first, FarLink(room, "Gwen")
    for link, code in zip(links, CODES, strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    assert room.phase == "playing"
    return room, links


def killed_and_started_again(folder):
    stored = load(folder)
    store = RoomStore(folder, stored.plan, stored.secret)
    room = Room(rules(), stored.plan, Clock(), keeper=store)
    room.resume(stored.room, store.desk(stored.room, sve()))
    store.remember(stored.room)
    return room


def back(room, link):
    """The link's program comes back to a host that was started again, with the token it has."""
    link._room = room
    link.sit_down()
    return link


def files(folder):
    for place, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                yield os.path.join(place, name), file.read()


@pytest.fixture
def game(tmp_path):
    room, links = hosted(tmp_path / "room")
    play(links, answers=30)
    assert room.phase == "playing"
    room.game.desk.autosave.flush()
    return room, links, tmp_path / "room"


def test_no_file_of_the_room_holds_a_card_of_the_guest_or_what_the_cards_are_shuffled_by(game):
    room, _, folder = game
    cards = {*deck("SD02").all} - {*deck("SD01").all}
    chance = room.dealing.chance
    secret = [*cards, chance.secret.hex(), chance.shares[1].hex(), str(chance.seed())]
    found = dict(files(folder))
    assert len(found) >= 4
    for path, data in found.items():
        assert not [one for one in secret if one.encode() in data], path


def test_the_search_would_find_them_in_a_save_that_is_not_sealed(game, tmp_path):
    room, _, _ = game
    room.game.desk.save(tmp_path / "plain.svedesk")
    data = (tmp_path / "plain.svedesk").read_bytes()
    assert str(room.dealing.chance.seed()).encode() in data
    assert next(iter({*deck("SD02").all} - {*deck("SD01").all})).encode() in data


@pytest.mark.parametrize(
    "command",
    [["shot", "{save}", "{out}", "--seat", "1"], ["replay", "{save}"], ["play", "{save}"]],
    ids=lambda c: c[0],
)
def test_no_command_shows_a_running_game(game, tmp_path, capsys, command):
    room, _, folder = game
    for save in saves_of(folder, room.dealing.chance.game):
        words = [word.format(save=save, out=tmp_path / "out.png") for word in command]
        assert main(words) != 0
        assert "still being played" in capsys.readouterr().err
    assert not (tmp_path / "out.png").exists()


def test_nothing_that_reads_games_reads_one_that_runs(game):
    room, _, folder = game
    for path in saves_of(folder, room.dealing.chance.game):
        with pytest.raises(DamagedFile) as error:
            Desk.open(path, sve())
        assert error.value.message.key == "file-sealed"


@pytest.mark.slow
@pytest.mark.parametrize("own_seat", [True, False])
def test_a_host_that_was_killed_goes_on_once_a_guest_is_back_and_not_before(tmp_path, own_seat):
    room, links = hosted(tmp_path / "room", own_seat=own_seat)
    play(links, answers=30)
    digest, asked = room.game.desk.session.digest(), next(link.ask for link in links if link.ask is not None)
    again = killed_and_started_again(tmp_path / "room")
    if own_seat:
        own = LocalLink(again, "Hugo", seat=0, record_file=OwnRecord(tmp_path / "room" / "record.json"))
        own.sit_down()
        links = own, links[1]
    assert (again.game, again.phase) == (None, "playing")
    back(again, links[1])
    assert again.game.desk.session.digest() == digest
    if not own_seat:
        back(again, links[0])
    assert next(link.ask for link in links if link.ask is not None)[:-1] == asked[:-1]
    play(links, seed=4)
    assert again.phase == "over"
    assert [check(link.proof, sve()).difference for link in links] == ["", ""]


def test_what_came_after_the_last_lasting_save_is_not_lost(game):
    room, links, folder = game
    play(links, answers=1)  # that it was flushed just now makes all but this one a save
    digest = room.game.desk.session.digest()
    again = killed_and_started_again(folder)
    back(again, links[1])
    assert again.game.desk.session.digest() == digest


def test_it_is_sealed_again_for_all_of_its_guests_whoever_came_back_first(tmp_path):
    room, links = hosted(tmp_path / "room", own_seat=False)
    play(links, answers=20)
    digest = room.game.desk.session.digest()
    for link in (links[0], links[1], links[0]):
        again = killed_and_started_again(tmp_path / "room")
        back(again, link)
        assert again.game.desk.session.digest() == digest


def test_killed_while_the_cards_are_dealt_it_deals_the_same(tmp_path):
    class Mute(FarLink):
        """Says nothing of the shuffle."""

        def _received(self, message):
            if type(message).__name__ not in ("ShuffleBegins", "Reveal"):
                super()._received(message)

    room = Room(rules(), PLAN, Clock(), keeper=RoomStore(tmp_path / "room", PLAN, SECRET))
    links = FarLink(room, "Ann"), Mute(room, "Gwen")
    for link, code in zip(links, CODES, strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    game = room.dealing.making.game
    again = killed_and_started_again(tmp_path / "room")
    links[1].__class__ = FarLink
    for link in links:
        back(again, link)
    assert again.phase == "playing"
    assert again.dealing.chance.game == game
    assert [link.record.again for link in links] == [0, 0]


def test_a_game_that_is_over_is_a_save_like_any_other(tmp_path):
    room, links = hosted(tmp_path / "room")
    play(links, answers=20)
    links[0].concede()
    path = saves_of(tmp_path / "room", room.dealing.chance.game)[0]
    assert Desk.load(path, sve()).session.digest() == room.game.desk.session.digest()


def test_another_token_opens_nothing(game):
    _, links, folder = game
    again = killed_and_started_again(folder)
    with pytest.raises(NotLetIn):
        again.enter(Hello(version="", name="Eve", token="ab" * 32), links[1])
    assert again.game is None


def test_a_seal_that_was_damaged_is_said_and_keeps_the_door_open(game):
    _, links, folder = game
    text = (folder / "room.json").read_text(encoding="utf-8")
    content = re.search(r'"content":"(.{40})', text)[1]
    (folder / "room.json").write_text(text.replace(content, content[::-1]), "utf-8")
    again = killed_and_started_again(folder)
    with pytest.raises(NotLetIn) as error:
        back(again, links[1])
    assert error.value.key == "save-lost"


def test_a_lobby_keeps_no_deck_of_a_guest_in_plain_sight(tmp_path):
    room = Room(rules(), PLAN, Clock(), keeper=RoomStore(tmp_path / "room", PLAN, SECRET))
    guest = FarLink(room, "Gwen")
    guest.sit_down()
    guest.choose_deck(deck("SD02"))
    assert not any(number.encode() in data for _, data in files(tmp_path) for number in deck("SD02").all)
    again = killed_and_started_again(tmp_path / "room")
    back(again, guest)
    assert again.chairs[0].promise == room.chairs[0].promise
    own = LocalLink(again, "Hugo")
    own.sit_down()
    own.choose_deck(deck("SD01"))
    for link in (own, guest):
        link.ready()
    assert again.phase == "playing"
    assert again.chairs[0].deck == deck("SD02")


def test_a_deck_that_was_chosen_before_the_guest_is_back_is_the_one_that_is_played(tmp_path):
    room = Room(rules(), PLAN, Clock(), keeper=RoomStore(tmp_path / "room", PLAN, SECRET))
    links = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    for link, code in zip(links, CODES, strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    again = killed_and_started_again(tmp_path / "room")
    own = LocalLink(again, "Hugo", seat=0)
    own.sit_down()
    own.choose_deck(deck("SD03"))
    guest = back(again, links[1])
    for link in (own, guest):
        link.ready()
    assert again.phase == "playing"
    assert [chair.deck for chair in again.chairs] == [deck("SD03"), deck("SD02")]


def test_a_record_is_found_again_with_all_that_was_noted(game):
    _, links, folder = game
    record, kept = links[0].record, OwnRecord(folder / "record.json").read()
    assert len(record.seen) > 10
    assert len(record.answers) > 5
    assert kept == record
