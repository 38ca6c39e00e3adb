"""What is written can be read again: each limit of what is read is one of what is written, too."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import pytest
from shipped import SVE

from svedesk.decks.files import load_deck, save_deck
from svedesk.decks.model import Deck
from svedesk.decks.share_code import code_of, deck_of
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK
from svedesk.documents.writing import write_document
from svedesk.engine.log import Board, DeckList, Setup
from svedesk.engine.records import Card, Given
from svedesk.net.code import JoinCode
from svedesk.net.room_plan import KeptRoom, RoomPlan
from svedesk.net.seat_record import SeatRecord
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealt
from svedesk.net.shuffle import Chance
from svedesk.net.store import RoomStore, load
from svedesk.net.tickets import Ticket
from svedesk.packs.draft import PackDraft, draft_class
from svedesk.packs.drafts import LONGEST_LINE, Drafts
from svedesk.wire.bookmarks import Bookmark, read_bookmarks, write_bookmarks
from svedesk.wire.lab_results import LabPlan, read_plan, write_plan
from svedesk.wire.net_kept import Note, Proof, read_kept, write_proof
from svedesk.wire.records import FORMS, MOST_IN_SECTION
from svedesk.wire.saved import BoardFile, GameFile, read_board, read_game, write_board, write_game

NOON = datetime(2025, 11, 21, 12, 0, 0, tzinfo=UTC)
DECK_OF_ONE = DeckList((("main", ("SD01-001",)),), "Deck")
CARD = Card(1, "SD01-001", 0, 0, "deck")
BOARD = Board((CARD,), ((0, "deck", (1,)),), ((0, "turn", 1),), ("main",))
SETUP = Setup("sve", "JA 1.27", 1, (DECK_OF_ONE, DECK_OF_ONE), 0, BOARD)
GAME = GameFile(NOON, 1, False, "rules", SETUP, (), (), (), "0f" * 32)
PLAN = LabPlan("sve", "1", "standard", "regular", 1, 1, (DECK_OF_ONE,), (DECK_OF_ONE,), False, "0f" * 32, "1.0")


class Edge(NamedTuple):
    """A record with one field at a limit of what is read, or one past it."""

    record: Any
    field: str
    fits: bool


def edges(record: Any) -> Iterator[Edge]:
    """A record at and past the limits of each of its fields and of the records in them."""
    form = FORMS.get(type(record))
    names = {} if form is None else form.names
    limits = get_type_hints(type(record), include_extras=True) if form is None else form.limits
    for said, limit in limits.items():
        name = names.get(said, said)
        for value, fits in _values(limit, getattr(record, name)):
            yield Edge(record._replace(**{name: value}), f"{type(record).__name__}.{name}", fits)
        for inside in _inside(getattr(record, name)):
            for edge in edges(inside):
                yield edge._replace(record=record._replace(**{name: _with(getattr(record, name), edge.record)}))


def _inside(value: Any) -> tuple[Any, ...]:
    """The records that a field holds, or one of each row."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return _inside(value[0]) if value else ()
    return (value,) if hasattr(value, "_fields") else ()


def _with(value: Any, inside: Any) -> Any:
    return inside if hasattr(value, "_fields") else (inside, *value[1:])


def _values(limit: Any, value: Any) -> Iterator[tuple[Any, bool]]:
    """What a limit lets through, and what not; of a text or a row as of its length."""
    for option in get_args(limit) if type(None) in get_args(limit) else (limit,):
        for mark in getattr(option, "__metadata__", ()):
            for rule in getattr(mark, "metadata", ()):
                yield from _of_rule(rule, value, option)


def _of_rule(rule: Any, value: Any, option: Any) -> Iterator[tuple[Any, bool]]:
    longest = getattr(rule, "max_length", None)
    if longest is not None and get_args(option)[0] is str:
        yield from (("A" * longest, longest % 4 == 0 or "pattern" not in repr(option)), ("A" * (longest + 1), False))
    elif longest is not None and get_origin(get_args(option)[0]) is tuple and value:
        yield from ((value[:1] * longest, True), (value[:1] * (longest + 1), False))
    for sign, past in (("ge", -1), ("le", 1)):
        edge = getattr(rule, sign, None)
        if isinstance(edge, int) and type(value) is int:
            yield from ((edge, True), (edge + past, False))


def read_again(edge: Edge, write: Callable[[Any], bytes], read: Callable[[bytes], Any]) -> None:
    """What is at a limit comes back; what is past it is refused before it is written, or comes back cut."""
    try:
        data = write(edge.record)
    except DamagedFile:
        assert not edge.fits, edge.field
        return
    found = read(data)
    assert found == edge.record or not edge.fits, edge.field


@pytest.mark.parametrize(
    ("record", "write", "read", "least"),
    [
        (GAME._replace(computers=("", "strong")), write_game, read_game, 30),
        (BoardFile(NOON, "sve", "1", BOARD, "Title", "Note", "AAAA"), write_board, read_board, 30),
        (PLAN._replace(prints=(("A-1", "B-1"),)), write_plan, read_plan, 10),
    ],
    ids=["game", "board", "plan"],
)
def test_what_is_at_a_limit_is_read_again_and_what_is_past_it_is_not_written(record, write, read, least):
    found = list(edges(record))
    assert len(found) >= least
    for edge in found:
        read_again(edge, write, read)


def test_the_name_of_a_computer_that_is_too_long_is_told_when_the_game_is_saved():
    assert read_game(write_game(GAME._replace(computers=("", "x" * 200)))).computers == ("", "x" * 200)
    with pytest.raises(DamagedFile):
        write_game(GAME._replace(computers=("", "x" * 201)))


def test_bookmarks_that_are_too_many_are_not_written():
    mark = Bookmark("Here", 1, (), ())
    assert len(read_bookmarks(write_bookmarks([mark] * 50))) == 50
    with pytest.raises(DamagedFile):
        write_bookmarks([mark] * 51)


def test_damage_beyond_a_million_is_read_again():
    """Two effects of what a script may say come to that."""
    hurt = CARD._replace(damage=2_000_000, given=(Given("attack", 2_000_000, "", "", 1),))
    board = BoardFile(NOON, "sve", "1", BOARD._replace(cards=(hurt,)))
    assert read_board(write_board(board)) == board


def test_a_game_of_the_largest_decks_that_are_kept_is_read_again(tmp_path):
    """Whoever plays by hand may bring any deck."""
    copies = tuple((f"MYC-{number:03}", 99) for number in range(100))
    deck = Deck(tuple((section, copies) for section in SVE.decks.sections), "Large")
    save_deck(tmp_path / "large.json", deck, SVE)
    large = load_deck(tmp_path / "large.json", SVE).as_list()
    assert len(large["main"]) == 9_900 < MOST_IN_SECTION
    game = GAME._replace(setup=SETUP._replace(decks=(large, large), board=None))
    assert read_game(write_game(game)) == game


def test_a_draft_is_read_again_or_not_kept(tmp_path):
    drafts = Drafts(SVE, tmp_path)
    card = draft_class(SVE.facts)()
    many = PackDraft("moss", "Moss", cards=(replace(card, traits="x" * LONGEST_LINE),))
    drafts.keep(many, "")
    kept = drafts.read("moss")
    assert kept is not None
    assert kept.pack == many
    with pytest.raises(DamagedFile):
        drafts.keep(replace(many, name="x" * (LONGEST_LINE + 1)), "")
    assert drafts.read("moss") == kept


def test_a_document_that_is_larger_than_its_kind_is_not_written(tmp_path):
    path = tmp_path / "deck.json"
    with pytest.raises(DamagedFile, match="too large"):
        write_document(path, DECK, {"note": "x" * DECK.max_bytes}, dict)
    assert not path.exists()


@pytest.fixture
def largest_deck() -> Deck:
    """A deck of as many cards as are kept, with the longest numbers."""
    copies = tuple((f"{'M' * 35}-{number:03}", 99) for number in range(100))
    return Deck(tuple((section, copies) for section in SVE.decks.sections), "Large")


def test_the_share_code_of_the_largest_deck_is_read_again(largest_deck):
    assert deck_of(code_of(largest_deck, SVE), SVE) == largest_deck


def test_a_room_with_the_largest_decks_is_read_again(tmp_path, largest_deck):
    deck = largest_deck.as_list()
    chairs = tuple(Chair(name, b"", local, deck, 0.0) for name, local in (("Aya", True), ("Ben", False)))
    plan = RoomPlan("A game", "Aya", deck=deck)
    store = RoomStore(tmp_path, plan, bytes(8))
    dealt = Dealt(Chance(bytes(32), bytes(32), (bytes(32),) * 2), (bytes(32),) * 3)
    store.remember(KeptRoom(chairs, dealt, "public", 0))
    stored = load(tmp_path)
    assert stored is not None
    assert [chair.deck for chair in stored.room.chairs] == [deck, deck]


def test_a_ticket_with_the_largest_deck_is_read_again(tmp_path, largest_deck):
    code = JoinCode(("192.168.1.20",), 47800, bytes(10), bytes(8))
    ticket = Ticket.of(tmp_path, code, "Aya")
    ticket.welcomed("0f" * 32, 1)
    record = SeatRecord(1, bytes(32), bytes(32), deck=largest_deck.as_list())
    ticket.write(record)
    for number in range(30):
        ticket.note(Note("saw", number, ("0f" * 32, number, "0f" * 32, False)))
    ticket.write_to(tmp_path / "carried.json")
    carried = Ticket.carried(tmp_path / "elsewhere", tmp_path / "carried.json")
    for kept in (Ticket.of(tmp_path, code, "Aya"), carried):
        assert kept is not None
        assert kept.record is not None
        assert kept.record.deck == record.deck
        assert len(kept.record.seen) == 30


def test_a_proof_that_could_not_be_read_is_not_written():
    proof = Proof(0, bytes(32), bytes(32), (bytes(32),) * 3, ((1, "0f" * 32),), bytes(32), (bytes(32),) * 2, "saved")
    assert read_kept(write_proof(proof), Proof) == proof
    with pytest.raises(DamagedFile):
        write_proof(proof._replace(seen=((1, "0f" * 32),) * 200_001))
