"""Each kind of file, filled with what people and other programs may enter: it comes back as it was, or the writer
refuses it in a sentence before anything is lost."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shipped import SVE
from wire.test_saved import BOARDS, NOTES, SETUPS

from svedesk.cards.answers import OfficialAnswers
from svedesk.cards.library import Library
from svedesk.cards.mapping import keep_mapping, load_mapping, mapping_of
from svedesk.cards.owned_copies import OwnedCopies
from svedesk.decks.files import load_deck, save_deck
from svedesk.decks.model import Deck
from svedesk.decks.restrictions import RestrictionLists
from svedesk.decks.share_code import code_of, deck_of
from svedesk.desk.match_record import MatchRecord
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD
from svedesk.engine.log import Answered, Conceded, DeckList, Operation
from svedesk.gui.app.sidecar_files import HIGHEST_SLOT, SEATS, SLOTS, Seats
from svedesk.lab.results_file import ResultsWriter, new_results, read_results
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.code import JoinCode
from svedesk.net.room_plan import KeptRoom, RoomPlan
from svedesk.net.seat_record import SeatRecord
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealt
from svedesk.net.shuffle import Chance
from svedesk.net.store import RoomStore, load
from svedesk.net.tickets import Ticket
from svedesk.packs.draft import PackDraft, draft_class
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.shelf import Packs
from svedesk.settings.store import SettingsStore
from svedesk.settings.values import plain_name
from svedesk.wire.bookmarks import Bookmark, read_bookmarks, write_bookmarks
from svedesk.wire.lab_results import CardUse, LabGame, LabPlan
from svedesk.wire.match_record import RecordedGame
from svedesk.wire.net_kept import Note, Proof, read_kept, write_kept, write_proof
from svedesk.wire.saved import (
    BoardFile,
    GameFile,
    JournalStep,
    read_board,
    read_game,
    read_step,
    write_board,
    write_game,
    write_step,
)
from svedesk.wire.shared_text import as_text, from_text

NOON = datetime(2025, 11, 21, 12, 0, 0, tzinfo=UTC)
LENGTHS = (1, 20, 24, 40, 60, 64, 80, 100, 200, 500, 1_000, 2_000, 4_000, 10_000, 20_000)
LONG = st.builds(
    lambda letter, length, more: letter * (length + more),
    st.sampled_from("a名\N{GRINNING FACE}"),
    st.sampled_from(LENGTHS),
    st.integers(-1, 1),
)
SHORT = st.text(st.characters(codec="utf-8"), max_size=8)
ODD = st.sampled_from(("\ud800", "a\udcff", "\ufdd0"))
"""Halves of characters, which names of files and JSON can hold."""
TEXT = st.integers(0, 15).flatmap(lambda die: LONG if die == 0 else SHORT)
"""Whatever can be typed or pasted, now and then at one of the limits there are or past it."""
HALVES = st.integers(0, 15).flatmap(lambda die: ODD if die == 0 else TEXT)
LINE = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=8) | LONG
NAME = st.integers(0, 3).flatmap(lambda die: HALVES if die == 0 else LINE)
PERSON = LINE.map(plain_name).filter(bool)
EDGES = st.integers() | st.sampled_from((-1, 99, 100, 999, 1_000, 2**31, 2**53, 2**63, 2**64, 2**256))
WHOLE = st.integers(0, 15).flatmap(lambda die: EDGES if die == 0 else st.integers(1, 20))
SEAT = st.integers(0, 15).flatmap(lambda die: st.integers(-2, 40) if die == 0 else st.integers(0, 1))
"""Numbers of seats, some of which no game has."""


def rows(cells: st.SearchStrategy[Any], most: int = 4) -> st.SearchStrategy[tuple[Any, ...]]:
    """A few of these, or a short one very often."""

    def repeated(cell: Any, times: int) -> tuple[Any, ...]:
        return (cell,) * (times if len(repr(cell)) < 100 else 1)

    often = st.builds(repeated, cells, st.sampled_from((50, 51, 101, 501, 2_001)))
    few = st.lists(cells, max_size=most).map(tuple)
    return st.integers(0, 7).flatmap(lambda die: often if die == 0 else few)


NUMBER = st.integers(0, 31).flatmap(
    lambda die: HALVES if die == 0 else st.sampled_from(("SD01-001", "BP01-001", "MYC-001"))
)
COPIES = st.lists(st.tuples(NUMBER, st.integers(1, 99) | WHOLE), max_size=4, unique_by=lambda row: row[0]).map(tuple)
DECKS = st.builds(
    lambda main, evolve, **rest: Deck((("leaders", ()), ("main", main), ("evolve", evolve)), **rest),
    COPIES,
    COPIES,
    name=NAME,
    note=HALVES,
    unknown=rows(st.tuples(st.sampled_from(("main", "evolve")), NAME)),
    maybe=COPIES,
)
LISTS = st.builds(lambda numbers, name: DeckList((("main", numbers),), name), rows(NUMBER), HALVES)
LOG = rows(st.builds(Answered, st.integers(0, 1), st.lists(st.integers(0, 2**40), max_size=3).map(tuple)))
LOG_OF_ALL = LOG | st.just((Conceded(0), Operation("note", 0, (1,), text="名" * 40), Operation("coin", 1)))
BYTES = st.binary(min_size=32, max_size=32)
DIGEST = BYTES.map(bytes.hex)

Kind = tuple[st.SearchStrategy[Any], Callable[[Path, Any], object], Callable[[Path, Any], object]]
"""What is in a file, what writes it into a folder, and what reads it from there, given what was written."""


def _packed(write: Callable[[Any], bytes], read: Callable[[bytes], Any]) -> tuple[Any, Any]:
    """For what is written as bytes."""
    return (
        lambda folder, content: (folder / "file").write_bytes(write(content)),
        lambda folder, content: read((folder / "file").read_bytes()),
    )


GAMES = st.builds(
    GameFile,
    st.just(NOON),
    WHOLE,
    st.booleans(),
    st.sampled_from(("rules", "manual")),
    SETUPS,
    LOG_OF_ALL,
    LOG,
    st.lists(st.integers(0, 5), max_size=3).map(tuple),
    DIGEST,
    NOTES,
    rows(HALVES),
)
SAVED_BOARDS = st.builds(BoardFile, st.just(NOON), HALVES, HALVES, BOARDS, HALVES, HALVES, st.just("AAAA"), NOTES)
STEPS = st.builds(JournalStep, st.integers(0, 50_000), LOG_OF_ALL, LOG, st.just((1,)), st.just("manual"))
MARKS = rows(st.builds(Bookmark, HALVES, WHOLE, LOG, st.just((0,))))
RECORDED = st.builds(
    RecordedGame,
    SEAT,
    SEAT,
    st.tuples(HALVES, HALVES),
    HALVES,
    SEAT,
    st.tuples(HALVES, HALVES),
    WHOLE,
    HALVES,
    HALVES,
    HALVES,
)
PLANS = st.builds(
    LabPlan,
    HALVES,
    HALVES,
    HALVES,
    HALVES,
    WHOLE,
    WHOLE,
    st.tuples(LISTS),
    st.tuples(LISTS, LISTS),
    st.booleans(),
    DIGEST,
    HALVES,
    rows(st.tuples(HALVES, HALVES)),
)
LAB_GAMES = st.builds(
    LabGame,
    WHOLE,
    st.sampled_from(("won", "lost", "drawn", "unfinished")),
    st.booleans(),
    WHOLE,
    st.booleans(),
    rows(st.builds(CardUse, HALVES, WHOLE)),
    rows(st.builds(Answered, st.integers(0, 1), rows(WHOLE))),
)
CARD_DRAFT = draft_class(SVE.facts)
DRAFTS = st.builds(
    lambda name, author, note, cards: PackDraft("moss", name, author, note, cards),
    HALVES,
    HALVES,
    HALVES,
    rows(st.builds(CARD_DRAFT, number=HALVES, name=HALVES, traits=HALVES, script=HALVES, text=HALVES, cost=HALVES)),
)
PACKS = st.builds(
    lambda name, author, note, cards: Pack("moss", name, author, note, cards),
    NAME,
    LINE,
    HALVES,
    rows(
        st.builds(
            lambda number, name, trait, **rest: PackCard(
                SVE.facts(
                    number, name, name, "follower", traits=(trait,), traits_ja=(trait,), cost=1, attack=1, defense=1
                ),
                **rest,
            ),
            NUMBER,
            NAME,
            NAME,
            script=HALVES,
            text=HALVES,
            text_ja=HALVES,
        ),
        most=1,
    ),
)
TERMS_OF_SEAT = st.builds(
    SeatRecord,
    SEAT,
    BYTES,
    BYTES,
    BYTES,
    rows(BYTES, 2),
    st.none(),
    LISTS,
    rows(BYTES, 2),
    WHOLE,
    st.booleans(),
    rows(SEAT),
    BYTES,
    rows(BYTES, 2),
    rows(BYTES, 2),
    rows(BYTES, 2),
    HALVES,
    BYTES,
)
ROOM_PLANS = st.builds(
    RoomPlan,
    LINE,
    PERSON | LINE,
    st.booleans(),
    st.just("public"),
    st.just(0),
    LISTS,
    SEAT,
    st.integers(1, 3),
    st.builds(ClockPlan, SEAT, SEAT),
)
NOTED = st.builds(Note, HALVES, WHOLE, rows(HALVES | WHOLE))
PROOFS = st.builds(
    Proof,
    SEAT,
    BYTES,
    BYTES,
    rows(BYTES, 2),
    rows(st.tuples(WHOLE, DIGEST)),
    BYTES,
    rows(BYTES, 2),
    TEXT,
    st.none(),
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "names": st.tuples(PERSON, NAME),
        "network_name": PERSON,
        "decks": st.tuples(HALVES, HALVES),
        "playmat": HALVES,
        "card_scale": WHOLE,
        "edition": HALVES,
        "learned": rows(NAME),
    },
)


def _keep_deck(folder: Path, deck: Deck) -> None:
    save_deck(folder / "deck.json", deck, SVE)


def _deck(folder: Path, deck: Deck) -> Deck:
    """The deck, which comes out of its share code as well."""
    kept = load_deck(folder / "deck.json", SVE)
    assert deck_of(code_of(kept, SVE), SVE).sections == kept.sections
    return kept


def _keep_record(folder: Path, game: RecordedGame) -> None:
    MatchRecord(folder).add("game", game)


def _keep_copies(folder: Path, copies: dict[str, int]) -> None:
    OwnedCopies(SVE, folder).set(copies)


def _answers(folder: Path) -> OfficialAnswers:
    answers = OfficialAnswers(SVE, folder)
    assert answers.damaged is None
    return answers


def _keep_answers(folder: Path, listed: list[dict[str, str]]) -> None:
    (folder / "list.json").write_text(json.dumps(listed), encoding="utf-8")
    folder.joinpath("read").write_text(str(_answers(folder).add(folder / "list.json", Library((), SVE)).new))


def _keep_restrictions(folder: Path, names: tuple[str, ...]) -> None:
    rows = [{"built_for": "standard", "cards": [[name]], "most": 1} for name in names]
    document = {"format": "svedesk-restrictions", "version": 1, "date": "2199-01", "rows": rows}
    (folder / "list.json").write_text(json.dumps(document), encoding="utf-8")
    RestrictionLists(SVE, folder).add(folder / "list.json")


def _keep_mapping(folder: Path, chosen: tuple[str, dict[str, list[str]], str, dict[str, dict[str, str]]]) -> None:
    keep_mapping(folder / "mapping.json", mapping_of(*chosen))


def _keep_results(folder: Path, game: LabGame) -> None:
    plan = LabPlan("sve", "1", "standard", "regular", 1, 1, (DECK,), (DECK,), False, "0f" * 32, "1.0")
    with ResultsWriter(new_results(plan, folder / "one.svelab")) as writer:
        writer.add(game)


DECK = DeckList((("main", ("SD01-001",)),), "Deck")
CODE = JoinCode(("192.168.1.20",), 47800, bytes(10), bytes(8))


class NotKept(DamagedFile):
    """Said by what tells somebody of it and goes on."""

    def __init__(self, reason: str) -> None:
        super().__init__("game-not-saved", reason)
        self.sentence = reason


def _fail(reason: str) -> None:
    raise NotKept(reason)


def _keep_seat(folder: Path, content: tuple[str, str, SeatRecord]) -> None:
    name, title, record = content
    ticket = Ticket.of(folder, CODE, name)
    ticket.on_trouble = _fail
    ticket.welcomed("0f" * 32, 1, title)
    ticket.write(record)


def _seat(folder: Path, content: tuple[str, str, SeatRecord]) -> object:
    ticket = Ticket.of(folder, CODE, content[0])
    return content if (ticket.title, ticket.record) == (content[1][:60], content[2]) else ticket.record


def _keep_room(folder: Path, content: tuple[RoomPlan, str, DeckList]) -> None:
    plan, name, deck = content
    failed: list[DamagedFile] = []
    chairs = (Chair(name, b"", True, deck, brings=name), Chair("Ben", bytes(32), False, deck))
    store = RoomStore(folder, plan, bytes(8), on_trouble=failed.append)
    dealt = Dealt(Chance(bytes(32), bytes(32), (bytes(32),) * 2), (bytes(32),) * 3)
    store.remember(KeptRoom(chairs, dealt, "public", 0))
    if failed:
        raise failed[0]


def _room(folder: Path, content: tuple[RoomPlan, str, DeckList]) -> object:
    stored = load(folder)
    assert stored is not None
    return stored.plan, stored.room.chairs[0].name, stored.room.chairs[0].deck


def _change_settings(folder: Path, values: dict[str, Any]) -> None:
    store = SettingsStore(folder / "settings.json")
    store.change(**values)
    assert store.trouble is None


def _settings(folder: Path, values: dict[str, Any]) -> dict[str, Any]:
    store = SettingsStore(folder / "settings.json")
    assert store.trouble is None
    return {name: getattr(store.now, name) for name in values}


KINDS: dict[str, Kind] = {
    "game": (GAMES, *_packed(write_game, read_game)),
    "board": (SAVED_BOARDS, *_packed(write_board, read_board)),
    "shared board": (
        SAVED_BOARDS,
        *_packed(
            lambda board: as_text(write_board(board), BOARD).encode(),
            lambda data: read_board(from_text(data.decode(), BOARD)),
        ),
    ),
    "journal": (STEPS, *_packed(write_step, read_step)),
    "bookmarks": (MARKS, *_packed(write_bookmarks, read_bookmarks)),
    "match record": (RECORDED, _keep_record, lambda folder, game: MatchRecord(folder).games()["game"]),
    "deck": (DECKS, _keep_deck, _deck),
    "draft": (
        DRAFTS,
        lambda folder, draft: Drafts(SVE, folder).keep(draft, ""),
        lambda folder, draft: Drafts(SVE, folder).read("moss").pack,
    ),
    "own cards": (
        PACKS,
        lambda folder, pack: Packs(SVE, folder).keep(pack),
        lambda folder, pack: Packs(SVE, folder).pack("moss"),
    ),
    "copies": (
        st.dictionaries(NUMBER, st.integers(1, 999), max_size=3),
        _keep_copies,
        lambda folder, copies: {number: OwnedCopies(SVE, folder).of(number) for number in copies},
    ),
    "answers": (
        st.lists(
            st.fixed_dictionaries(dict.fromkeys(("card", "question", "answer", "id", "date"), HALVES)), max_size=3
        ),
        _keep_answers,
        lambda folder, listed: len(_answers(folder)) and listed,
    ),
    "restrictions": (
        rows(NAME),
        _keep_restrictions,
        lambda folder, names: tuple(row.cards[0][0] for row in RestrictionLists(SVE, folder).chosen("2199-01").rows),
    ),
    "mapping": (
        st.tuples(
            NAME,
            st.dictionaries(st.sampled_from(("number", "name")), st.lists(NAME, min_size=1, max_size=11), max_size=2),
            NAME,
            st.dictionaries(st.just("kind"), st.dictionaries(HALVES, HALVES, min_size=1, max_size=2), max_size=1),
        ),
        _keep_mapping,
        lambda folder, chosen: tuple(load_mapping(folder / "mapping.json").model_dump().values()),
    ),
    "settings": (SETTINGS, _change_settings, _settings),
    "seats": (
        st.builds(Seats, st.tuples(PERSON, PERSON), st.booleans(), st.booleans()),
        lambda folder, seats: SEATS.write(folder / "seats", seats),
        lambda folder, seats: SEATS.read(folder / "seats"),
    ),
    "slots": (
        st.dictionaries(st.integers(0, 2**40), st.integers(0, HIGHEST_SLOT), max_size=2_000),
        lambda folder, slots: SLOTS.write(folder / "slots", slots),
        lambda folder, slots: SLOTS.read(folder / "slots"),
    ),
    "lab plan": (
        PLANS,
        lambda folder, plan: new_results(plan, folder / "one.svelab"),
        lambda folder, plan: read_results(folder / "one.svelab")[0],
    ),
    "lab game": (LAB_GAMES, _keep_results, lambda folder, game: next(read_results(folder / "one.svelab")[1])),
    "ticket": (st.tuples(PERSON | LINE, LINE, TERMS_OF_SEAT), _keep_seat, _seat),
    "room": (
        st.tuples(ROOM_PLANS, PERSON | LINE, LISTS),
        _keep_room,
        _room,
    ),
    "proof": (PROOFS, *_packed(write_proof, lambda data: read_kept(data, Proof))),
    "note": (NOTED, *_packed(write_kept, lambda data: read_kept(data, Note))),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_it_comes_back_as_it_was_or_is_refused_in_a_sentence(kind, data):
    contents, write, read = KINDS[kind]
    content = data.draw(contents)
    with TemporaryDirectory() as name:
        folder = Path(name)
        try:
            write(folder, content)
        except DamagedFile:
            return
        except ValueError:
            assert kind == "settings"  # which says so: its callers know what may be
            return
        assert read(folder, content) == content
