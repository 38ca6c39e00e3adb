"""Boards that are kept: files with a title, shared as text, removed and brought back."""

import base64
import random
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from toy.drive import answer_on
from toy.war import War, war_setup

from svedesk.cli import materials
from svedesk.desk.boards import Boards
from svedesk.desk.desk import Desk
from svedesk.desk.settings import DeskSettings
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD
from svedesk.engine.message import Refused
from svedesk.games.sve.boards import empty_board
from svedesk.wire.saved import BoardFile, read_board, write_board
from svedesk.wire.shared_text import as_text, from_text

DECKS = tuple(materials.deck(code).as_list() for code in ("SD01", "SD02"))


@pytest.fixture
def boards(tmp_path) -> Boards:
    return Boards(tmp_path / "boards")


def board(title="Win this turn", note="Two ways.", picture="iVBORw0K") -> BoardFile:
    return answer_on(Desk.new(war_setup(3, size=6), War()), 4).board()._replace(title=title, note=note, picture=picture)


def why_not(act, *given):
    with pytest.raises(DamagedFile) as caught:
        act(*given)
    assert caught.value.sentence.endswith(".")
    return caught.value.message.key


def test_a_board_is_kept_under_its_title_and_starts_games(boards):
    path = boards.keep(board())
    assert path.name == "Win-this-turn.svedesk"
    (kept,) = boards.all()
    assert (kept.path, kept.title, kept.note, kept.picture) == (path, "Win this turn", "Two ways.", "iVBORw0K")
    assert Desk.from_board(path, War()).view(0) is not None


def test_two_boards_of_one_title_are_two_files(boards):
    assert {boards.keep(board()).name for _ in range(3)} == {
        "Win-this-turn.svedesk",
        "Win-this-turn-2.svedesk",
        "Win-this-turn-3.svedesk",
    }


@pytest.mark.parametrize("title", ["", "../../etc/passwd", "...", "a/b", "詰めエボルヴ", "x" * 300, "two\nlines"])
def test_any_title_makes_a_file_of_the_folder(boards, title):
    path = boards.keep(board(title))
    assert path.parent == boards.folder
    (kept,) = boards.all()
    assert len(kept.title) <= 80
    assert "\n" not in kept.title


def test_the_newest_stands_first_and_what_is_damaged_is_passed_over(boards):
    first = boards.keep(board("First"))
    boards.keep(board("Second"))
    first.write_bytes(first.read_bytes()[:-20])
    assert [board.title for board in boards.all()] == ["Second"]


def test_title_and_note_are_changed_and_the_rest_stays(boards):
    path = boards.keep(board())
    before = read_board(path.read_bytes())
    boards.describe(path, "Harder", "One way.")
    after = read_board(path.read_bytes())
    assert (after.title, after.note) == ("Harder", "One way.")
    assert after.board == before.board


def test_a_removed_board_is_brought_back(boards):
    path = boards.keep(board())
    content = path.read_bytes()
    bring_back = boards.remove(path)
    assert boards.all() == ()
    bring_back()
    assert path.read_bytes() == content
    assert why_not(boards.remove, boards.folder / "none.svedesk") == "file-not-moved"


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path):
    (tmp_path / "boards").write_text("a file")
    assert why_not(Boards(tmp_path / "boards").keep, board()) == "file-not-written"


def test_a_board_goes_to_a_friend_as_text(boards, tmp_path):
    text = boards.text_of(boards.keep(board()))
    assert all(len(line) <= 76 for line in text.splitlines())
    friend = Boards(tmp_path / "friend")
    friend.keep_text(f"look at this:\n\n> {text.strip()}\n\nwhat do you say?".replace("> ", ""))
    (kept,) = friend.all()
    assert (kept.title, kept.note, kept.picture) == ("Win this turn", "Two ways.", "")
    assert read_board(kept.path.read_bytes()).board == board().board


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "text-foreign"),
        ("hello", "text-foreign"),
        ("svedesk-game:1:abcd", "text-foreign"),
        ("svedesk-board:1:", "text-damaged"),
        ("svedesk-board:1:abcd", "text-damaged"),
        (as_text(write_board(board()), BOARD)[:200], "text-damaged"),
        ("svedesk-board:1:" + base64.urlsafe_b64encode(zlib.compress(b"{}")).decode(), "file-foreign"),
    ],
)
def test_a_text_that_is_no_board_is_a_sentence_and_keeps_nothing(boards, text, why):
    assert why_not(boards.keep_text, text) == why
    assert boards.all() == ()


def test_a_text_that_unpacks_to_gigabytes_is_refused():
    bomb = base64.urlsafe_b64encode(zlib.compress(b"0" * (BOARD.max_bytes + 10), 9)).decode()
    assert why_not(from_text, f"svedesk-board:1:{bomb}", BOARD) == "file-too-big"


@given(some.binary(max_size=2_000))
def test_any_bytes_come_back_from_their_text(data):
    assert from_text(as_text(data, BOARD), BOARD) == data


@pytest.mark.slow
@settings(max_examples=200)
@given(some.integers(), some.integers(0, 5_000))
def test_a_changed_letter_is_noticed(seed, place):
    text = as_text(write_board(board()), BOARD)
    chance = random.Random(seed)
    place = len("svedesk-board:1:") + place % (len(text) - 20)
    letter = chance.choice([one for one in "ABCxyz019-_" if one != text[place]])
    if text[place] == "\n":
        return
    assert held_by(text[:place] + letter + text[place + 1 :]) in (None, held_by(text))


def held_by(text):
    """The board in a text, None where there is none."""
    try:
        return read_board(from_text(text, BOARD)).board
    except DamagedFile:
        return None


# -- an empty board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("with_decks", [True, False])
def test_an_empty_board_is_the_first_seats_main_phase(tmp_path, with_decks):
    rules = materials.rules()
    empty = empty_board(rules, "EN 1.16.0", DECKS, seed=3, with_decks=with_decks)
    file = BoardFile(Desk.new(war_setup(3, size=6), War()).board().saved_at, "sve", "EN 1.16.0", empty)
    (tmp_path / "board").write_bytes(write_board(file))
    desk = Desk.from_board(tmp_path / "board", rules)
    view = desk.view(0)
    assert (view.waits_for, view.waits_kind, view.number(-1, "turn")) == (0, "main", 1)
    assert [view.zone(seat, "deck").count for seat in (0, 1)] == ([40, 40] if with_decks else [0, 0])
    assert [view.zone(seat, zone).count for seat in (0, 1) for zone in ("hand", "field", "ex")] == [0] * 6
    assert [view.number(seat, "leader_defense") for seat in (0, 1)] == [20, 20]
    assert [view.number(seat, "play_points") for seat in (0, 1)] == [10, 10]
    assert view.zone(0, "evolve_deck").count == 10


# -- a seat nobody sits at, and going back to a moment -----------------------------------------------------------------


def alone(seed=4) -> Desk:
    setup = materials.setup(tuple(materials.deck(code) for code in ("SD01", "SD02")), seed, 0)
    return Desk.new(setup, materials.rules(), settings=DeskSettings(passing=("when_able",) * 2, idle=frozenset({1})))


def end_turn(desk: Desk) -> None:
    desk.answer((next(index for index, option in enumerate(desk.session.ask.options) if option.kind == "end"),))
    while desk.session.ask is not None and desk.session.ask.kind != "main":
        desk.answer(desk.session.ask.forced or tuple(range(desk.session.ask.low)))


def test_a_deck_is_played_alone():
    desk = alone()
    desk.answer((0,))  # keep the hand; the other seat keeps its own by itself
    for turn in (1, 3, 5, 7):
        assert (desk.session.ask.seat, desk.view(0).number(-1, "turn")) == (0, turn)
        end_turn(desk)
    assert desk.view(0).zone(1, "field").count == 0


def test_an_undo_goes_past_the_seat_that_nobody_sits_at():
    desk = alone()
    desk.answer((0,))
    before = desk.session.digest()
    end_turn(desk)
    while desk.view(0).number(-1, "turn") != 1:
        desk.undo()
    assert desk.session.digest() == before


def test_going_back_to_a_moment_and_on_again():
    desk = alone()
    desk.answer((0,))
    then, moment = len(desk.session.log), desk.session.digest()
    end_turn(desk)
    end_turn(desk)
    later, lines = desk.session.digest(), desk.lines(0)
    desk.return_to(then)
    assert desk.session.digest() == moment
    while desk.can_redo:
        desk.redo()
    assert desk.session.digest() == later
    assert desk.lines(0) == lines


@pytest.mark.parametrize("entries", [-1, 10_000])
def test_there_is_no_way_back_to_a_moment_that_never_was(entries):
    with pytest.raises(Refused):
        alone().return_to(entries)
