"""Saved games and boards as bytes: read back as they were, written alike everywhere."""

import json
import random
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svedesk.documents.damaged import DamagedFile
from svedesk.engine.log import Answered, Board, Conceded, Operation, Setup
from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.records import Card, Given, Place
from svedesk.games.sve.zones import deck_list
from svedesk.wire.records import MOST_ENTRIES
from svedesk.wire.saved import (
    MOST_NOTES,
    BoardFile,
    GameFile,
    read_board,
    read_game,
    write_board,
    write_game,
)

NOON = datetime(2025, 11, 21, 12, 0, 0, tzinfo=UTC)
PRINTABLE = st.characters(exclude_categories=("C", "Z"), include_characters=" ")
WORDS = st.text(PRINTABLE, max_size=40)
SMALL = st.integers(-1_000_000, 1_000_000)
SEATS = st.integers(-1, 3)
IDS = st.lists(st.integers(0, 2**40), max_size=6).map(tuple)
PLACES = st.builds(Place, SEATS, WORDS)
PAIRS = st.lists(st.tuples(WORDS, SMALL), max_size=3).map(tuple)
ENTRIES = st.one_of(
    st.builds(Answered, SEATS, IDS),
    st.builds(Conceded, SEATS),
    st.builds(
        Operation,
        WORDS,
        SEATS,
        IDS,
        st.none() | PLACES,
        SMALL,
        WORDS,
        st.none() | PLACES,
        SEATS,
        st.sampled_from(("", "turn")),
    ),
)
LOGS = st.lists(ENTRIES, max_size=8).map(tuple)
GIVENS = st.builds(Given, WORDS, SMALL | WORDS, WORDS, WORDS, st.integers(0, 2**40))
CARDS = st.builds(
    Card,
    id=st.integers(1, 2**40),
    number=WORDS,
    owner=SEATS,
    seat=SEATS,
    zone=WORDS,
    turned=st.integers(0, 3),
    faceup=st.booleans(),
    on=st.integers(0, 2**40),
    damage=SMALL,
    given=st.lists(GIVENS, max_size=3).map(tuple),
    counters=PAIRS,
    marks=PAIRS,
    arrived=SMALL,
    known=st.integers(0, 2**31 - 1),
)
BOARDS = st.builds(
    Board,
    st.lists(CARDS, max_size=4).map(tuple),
    st.lists(st.tuples(SEATS, WORDS, IDS), max_size=4).map(tuple),
    st.lists(st.tuples(SEATS, WORDS, SMALL), max_size=4).map(tuple),
    st.lists(WORDS | SMALL, max_size=3).map(tuple),
)
NUMBERS = st.lists(WORDS, max_size=6).map(tuple)
SETUPS = st.builds(
    Setup,
    WORDS,
    WORDS,
    st.integers(0, 2**64 - 1),
    st.lists(st.builds(deck_list, NUMBERS, NUMBERS, NUMBERS, WORDS), max_size=2).map(tuple),
    SEATS,
    st.none() | BOARDS,
    chooser=SEATS,
)
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
ORIGINS = st.just(Origin()) | st.builds(Origin, WORDS, WORDS, HEX)
NOTES = st.lists(st.builds(CardNote, WORDS, WORDS, HEX.map(lambda digits: digits[:32]), ORIGINS), max_size=3).map(tuple)
GAMES = st.builds(
    GameFile,
    st.just(NOON),
    SMALL,
    st.booleans(),
    st.sampled_from(("rules", "manual")),
    SETUPS,
    LOGS,
    LOGS,
    IDS,
    st.just("0f" * 32),
    NOTES,
)


@pytest.mark.slow
@given(GAMES)
def test_a_saved_game_comes_back_as_it_was(game):
    data = write_game(game)
    assert read_game(data) == game
    assert write_game(read_game(data)) == data


@pytest.mark.slow
@given(BOARDS, WORDS, NOTES)
def test_a_saved_board_comes_back_as_it_was(board, game, cards):
    saved = BoardFile(NOON, game, "1", board, cards=cards)
    assert read_board(write_board(saved)) == saved


@pytest.mark.slow
@settings(max_examples=20)
@given(GAMES, st.integers())
def test_any_changed_byte_is_noticed(game, seed):
    whole, chance = write_game(game), random.Random(seed)
    for _ in range(20):
        changed = bytearray(whole)
        changed[chance.randrange(len(whole) - 1)] ^= chance.randrange(1, 256)  # the last is the end of the line
        with pytest.raises(DamagedFile):
            read_game(bytes(changed))


def test_a_file_may_have_lost_or_changed_the_end_of_its_line():
    board = BoardFile(NOON, "war", "1", Board((), (), (), ()))
    data = write_board(board)
    assert data.endswith(b"\n")
    assert read_board(data.rstrip()) == board
    assert read_board(data.replace(b"\n", b"\r\n")) == board


@pytest.mark.parametrize("year", [1970, 1, 2262, 9999])
def test_a_clock_that_is_far_off_makes_no_file_that_can_not_be_read(year):
    """A computer whose battery is empty begins in 1970."""
    moment = NOON.replace(year=year)
    game = GameFile(moment, 1, False, "rules", Setup("war", "1", 1, ()), (), (), (), "0f" * 32)
    assert read_game(write_game(game))._replace(saved_at=moment) == game
    board = BoardFile(moment, "war", "1", Board((), (), (), ()))
    assert read_board(write_board(board)).board == board.board


@pytest.mark.slow
def test_a_game_too_long_for_a_file_is_not_written_as_one_that_can_not_be_read():
    longest = (Answered(0, ()),) * MOST_ENTRIES
    game = GameFile(NOON, 1, False, "rules", Setup("war", "1", 1, ()), longest, (), (), "0f" * 32)
    assert read_game(write_game(game)) == game
    for more in (game._replace(log=(*longest, Conceded(0))), game._replace(undone=longest[:1])):
        with pytest.raises(DamagedFile) as caught:
            write_game(more)
        assert caught.value.message.key == "game-too-long"


def test_what_says_nothing_is_left_out_of_a_log():
    setup = Setup("war", "1", 1, ())
    log = (Operation("coin", 1), Operation("move", 0, (4,), Place(1, "hand"), text="top"))
    data = write_game(GameFile(NOON, 1, False, "manual", setup, log, (), (), "0f" * 32))
    assert json.loads(data)["log"] == [
        {"seat": 1, "by_hand": "coin"},
        {"seat": 0, "by_hand": "move", "cards": [4], "to": {"seat": 1, "zone": "hand"}, "text": "top"},
    ]


# -- versions ----------------------------------------------------------------------------------------------------------

FIRST = (
    b'{"check":"393cfb38c788898ddaae78191399c40629264db508da898814a4cfda0c178a7a","format":"svedesk-game","version":1,'
    b'"saved_at":"2026-11-22T10:48:48+00:00","turn":1,"finished":false,"mode":"rules","setup":{"game":"war","rules":"1",'
    b'"seed":1,"decks":[],"first":-1,"board":null,"format":"standard"},"log":[],"undone":[],"automatic":[],'
    b'"digest":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"}\n'
)
"""A save as svedesk wrote it before saves told of cards."""
NOTE = CardNote("MY-1", "Ember Fox", "ab" * 16, Origin("my-cards", "My cards", "cd" * 32))


def test_a_file_from_before_saves_told_of_cards_reads_as_it_did():
    game = read_game(FIRST)
    assert game.cards == ()
    assert read_game(write_game(game)) == game


def test_a_file_tells_of_cards_and_says_to_older_programs_that_it_is_newer():
    game = read_game(FIRST)._replace(cards=(NOTE, CardNote("X-1", "", "00" * 16)))
    fields = json.loads(write_game(game))
    assert fields["version"] == 3
    assert fields["cards"] == [
        {
            "number": "MY-1",
            "name": "Ember Fox",
            "digest": "ab" * 16,
            "pack": "my-cards",
            "pack_name": "My cards",
            "checksum": "cd" * 32,
        },
        {"number": "X-1", "name": "", "digest": "00" * 16},
    ]
    board = BoardFile(NOON, "war", "1", Board((), (), (), ()))
    versions = [json.loads(write_board(one))["version"] for one in (board, board._replace(cards=(NOTE,)))]
    assert versions == [3, 3]


def test_names_of_any_length_and_any_number_of_cards_make_a_file_that_can_be_read():
    long = NOTE._replace(name="n" * 5_000, origin=NOTE.origin._replace(name="p" * 5_000))
    game = read_game(write_game(read_game(FIRST)._replace(cards=(long,) * (MOST_NOTES + 5))))
    assert len(game.cards) == MOST_NOTES
    assert game.cards[0].name == "n" * 200
