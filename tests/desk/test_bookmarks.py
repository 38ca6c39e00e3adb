"""Bookmarks: moments found again from wherever the game went on, and files that say anything."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from toy.drive import answer_on
from toy.war import War, war_setup

from svedesk.desk.bookmarks import Bookmarks
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Answered, Operation
from svedesk.engine.message import Refused
from svedesk.wire.bookmarks import Bookmark, read_bookmarks, write_bookmarks


def begun(seed=3) -> Desk:
    return answer_on(Desk.new(war_setup(seed, size=8), War()), 2)


@pytest.fixture
def marks(tmp_path) -> Bookmarks:
    return Bookmarks(tmp_path / "game.bookmarks.json")


def other_way(desk: Desk) -> None:
    """Take another way than the one undone, by hand."""
    desk.set_mode("manual")
    desk.operate(Operation("die", 0, amount=6))
    desk.set_mode("rules")


def test_there_and_back_again(marks):
    desk = begun()
    marks.add(desk, "  Before\nthe fight ")
    then = desk.session.digest()
    answer_on(desk, 3)
    later, lines = desk.session.digest(), desk.lines(0)
    assert [marks.where(desk, one) for one in marks.all] == ["before"]
    marks.go(desk, 0, leaving="Where you were")
    assert desk.session.digest() == then
    assert [(one.name, marks.where(desk, one)) for one in marks.all] == [
        ("Before the fight", "here"),
        ("Where you were", "after"),
    ]
    marks.go(desk, 1, leaving="Never")
    assert desk.session.digest() == later
    assert desk.lines(0) == lines
    assert len(marks.all) == 2
    assert not desk.can_redo


def test_going_back_leaves_what_can_be_done_again_step_by_step(marks):
    desk = begun()
    marks.add(desk, "Here")
    answer_on(desk, 3)
    later = desk.session.digest()
    marks.go(desk, 0, leaving="There")
    while desk.can_redo:
        desk.redo()
    assert desk.session.digest() == later


def test_a_moment_of_another_way_is_played_again(marks):
    desk = begun()
    start = len(desk.session.log)
    answer_on(desk, 2)
    marks.add(desk, "One way")
    one = desk.session.digest()
    desk.return_to(start)
    other_way(desk)
    marks.add(desk, "Another")
    another = desk.session.digest()
    assert one != another
    assert [marks.where(desk, mark) for mark in marks.all] == ["aside", "here"]
    for place, digest in ((0, one), (1, another), (0, one)):
        marks.go(desk, place, leaving="")
        assert desk.session.digest() == digest
    assert len(marks.all) == 2


def test_a_game_that_went_to_a_bookmark_is_saved_and_replayed(marks, tmp_path):
    desk = begun()
    marks.add(desk, "Here")
    answer_on(desk, 3)
    marks.go(desk, 0, leaving="There")
    desk.save(tmp_path / "game")
    loaded = Desk.load(tmp_path / "game", War())
    assert loaded.session.digest() == desk.session.digest()
    assert loaded.can_redo


def test_names_are_changed_and_bookmarks_removed_and_all_is_kept(marks, tmp_path):
    desk = begun()
    for name in ("a", "b", "c"):
        marks.add(desk, name)
    marks.rename(1, "x" * 500)
    marks.rename(0, "   ")
    marks.remove(2)
    again = Bookmarks(tmp_path / "game.bookmarks.json")
    assert again.all == marks.all
    assert [one.name for one in again.all] == ["a", "x" * 60]


def test_there_are_no_more_than_can_be_kept(marks):
    desk = begun()
    for _ in range(50):
        marks.add(desk, "again")
    with pytest.raises(Refused) as refused:
        marks.add(desk, "one more")
    assert refused.value.message.key == "too-many-bookmarks"
    assert len(marks.all) == 50


@pytest.mark.parametrize(
    "log", [(Answered(1, (0,)), Answered(0, (99,))), (Answered(7, (0,)),), (Answered(0, ()),) * 40]
)
def test_a_moment_that_cannot_be_played_is_refused_and_nothing_has_changed(marks, tmp_path, log):
    (tmp_path / "game.bookmarks.json").write_bytes(write_bookmarks([Bookmark("Odd", 3, log, (0,))]))
    odd, desk = Bookmarks(tmp_path / "game.bookmarks.json"), begun()
    before, lines = desk.session.digest(), desk.lines(0)
    with pytest.raises(Refused) as refused:
        odd.go(desk, 0, leaving="Here")
    assert refused.value.message.key == "moment-unplayable"
    assert (desk.session.digest(), desk.lines(0)) == (before, lines)
    assert [one.name for one in odd.all] == ["Odd"]
    answer_on(desk, 1)


def test_a_folder_that_cannot_be_written_keeps_what_was(tmp_path):
    marks = Bookmarks(tmp_path / "none" / "game.bookmarks.json")
    (tmp_path / "none").write_text("a file")
    with pytest.raises(DamagedFile):
        marks.add(begun(), "Here")
    assert marks.all == ()


@pytest.fixture(scope="module")
def good():
    """The file of one bookmark."""
    return write_bookmarks([Bookmark("Here", 1, tuple(begun().session.log), ())])


@settings(max_examples=300, deadline=None)
@given(seed=some.integers())
def test_a_damaged_file_is_a_sentence(good, seed):
    chance, data = random.Random(seed), bytearray(good)
    for _ in range(chance.randint(1, 4)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    whole, damaged = bytes(data), bytes(data[: chance.choice([len(data), chance.randrange(len(data))])])
    assert said_of(damaged).endswith(".") or read_bookmarks(damaged) == read_bookmarks(whole)


def said_of(data):
    """What is wrong with a file, "" for nothing."""
    try:
        read_bookmarks(data)
    except DamagedFile as damaged:
        return damaged.sentence
    return ""


def test_what_is_changed_by_hand_in_a_file_is_noticed():
    data = write_bookmarks([Bookmark("Here", 1, (), ())])
    fields = json.loads(data)
    fields["bookmarks"][0]["name"] = "There"
    with pytest.raises(DamagedFile) as damaged:
        read_bookmarks(json.dumps(fields).encode())
    assert damaged.value.message.key == "file-changed"
