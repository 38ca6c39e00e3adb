"""Saved games and boards: what a game starts from, all that was done, and a digest of what must come out."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, NamedTuple, Self

from pydantic import AliasChoices, AwareDatetime, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD, GAME, FileKind
from svedesk.engine.log import Answered, Board, Claim, Conceded, DeckList, Entry, Operation, Setup
from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.records import SIDEWAYS, UPRIGHT, Card, Given, Place
from svedesk.wire.reading import WireModel, sealed, unsealed

Whole = Annotated[int, Field(ge=-(2**63), lt=2**64)]
Small = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Seat = Annotated[int, Field(ge=-1, le=30)]
LONGEST_NAME = 200
Words = Annotated[str, Field(max_length=LONGEST_NAME)]
Ids = Annotated[tuple[Whole, ...], Field(max_length=2_000)]
EARLIEST, LATEST = datetime(2000, 1, 1, tzinfo=UTC), datetime(2199, 12, 31, tzinfo=UTC)
"""What a file may say of when it was saved: years that every time zone and calendar of a program can show."""
Moment = Annotated[AwareDatetime, Field(ge=EARLIEST, le=LATEST)]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
CardDigest = Annotated[str, Field(pattern="^[0-9a-f]{32}([0-9a-f]{32})?$")]
"""The short ones are of older saves."""


class PlaceModel(WireModel):
    """A zone of a seat."""

    seat: Seat
    zone: Words

    def record(self) -> Place:
        return Place(self.seat, self.zone)


class AnsweredModel(WireModel):
    """A log entry: a question was answered."""

    seat: Seat
    answer: Ids

    def record(self) -> Answered:
        return Answered(self.seat, self.answer)


_FORMER = {"engage": ("turn", SIDEWAYS), "refresh": ("turn", UPRIGHT), "refresh_all": ("turn_all", UPRIGHT)}
"""Operations by the names they had while a card was engaged or not: in the logs of then."""


class OperationModel(WireModel):
    """A log entry: the table was changed by hand. Fields that say nothing are left out of the file."""

    seat: Seat
    by_hand: Words
    cards: Ids = ()
    to: PlaceModel | None = None
    amount: Small = 0
    text: Words = ""
    source: PlaceModel | None = None
    side: Seat = 0
    until: Words = ""

    def record(self) -> Operation:
        name, amount = _FORMER.get(self.by_hand, (self.by_hand, self.amount))
        to = self.to.record() if self.to else None
        source = self.source.record() if self.source else None
        return Operation(name, self.seat, self.cards, to, amount, self.text, source, self.side, self.until)


def operation_model(operation: Operation) -> OperationModel:
    """An operation as a packet holds it."""
    places = {name: getattr(operation, name) for name in ("to", "source")}
    models = {name: PlaceModel(**place._asdict()) if place else None for name, place in places.items()}
    fields = {**operation._asdict(), **models}
    return OperationModel(by_hand=str(fields.pop("name")), **fields)


class ConcededModel(WireModel):
    """A log entry: a seat gave up, or lost at another's claim."""

    conceded: Seat
    why: Claim = ""

    def record(self) -> Conceded:
        return Conceded(self.conceded, self.why)


EntryModel = AnsweredModel | OperationModel | ConcededModel
MOST_ENTRIES = 50_000
"""The log entries of one game, undone ones among them, that a file may hold: days of play."""
Log = Annotated[tuple[EntryModel, ...], Field(max_length=MOST_ENTRIES)]


MOST_SECTIONS = 20


class DeckModel(WireModel):
    """The cards a seat brings: beside `name` a field for each section that decks of the game have."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[Words, Annotated[tuple[Words, ...], Field(max_length=500)]]

    name: Words

    @model_validator(mode="after")
    def _few_sections(self) -> Self:
        if len(self.__pydantic_extra__) > MOST_SECTIONS:
            raise PydanticCustomError("too_long", "too many sections", {"max_length": MOST_SECTIONS})
        return self

    def record(self) -> DeckList:
        return DeckList(tuple(self.__pydantic_extra__.items()), self.name)


def deck_model(deck: DeckList) -> DeckModel:
    """A deck as a packet or a file holds it."""
    return DeckModel(**deck_fields(deck))


def deck_fields(deck: DeckList) -> dict[str, Any]:
    """A deck as a file or a packet holds it."""
    return {**dict(deck.sections), "name": deck.name}


class GivenModel(WireModel):
    """A change given to a card."""

    what: Words
    value: Small | Words
    until: Words
    source: Words
    order: Whole

    def record(self) -> Given:
        return Given(self.what, self.value, self.until, self.source, self.order)


LONGEST_TITLE, LONGEST_NOTE = 80, 1_000
Title = Annotated[str, Field(max_length=LONGEST_TITLE)]
Note = Annotated[str, Field(max_length=LONGEST_NOTE)]
Picture = Annotated[str, Field(max_length=400_000, pattern="^[A-Za-z0-9+/]*={0,2}$")]
"""A small PNG in base64; what it shows is for its reader to distrust."""
Pairs = Annotated[tuple[tuple[Words, Whole], ...], Field(max_length=100)]


def _quarter_turns(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


QuarterTurns = Annotated[int, Field(ge=0, le=3), BeforeValidator(_quarter_turns)]


class CardModel(WireModel):
    """A card as it lies; it was `engaged` or not in boards of version 2 and before."""

    id: Whole
    number: Words
    owner: Seat
    seat: Seat
    zone: Words
    turned: QuarterTurns = Field(validation_alias=AliasChoices("turned", "engaged"))
    faceup: bool
    on: Whole
    damage: Small
    given: Annotated[tuple[GivenModel, ...], Field(max_length=1_000)]
    counters: Pairs
    marks: Pairs
    arrived: Small
    known: Whole

    def record(self) -> Card:
        given = tuple(one.record() for one in self.given)
        return Card(**{**{name: getattr(self, name) for name in Card._fields}, "given": given})


class BoardModel(WireModel):
    """A table written down."""

    cards: Annotated[tuple[CardModel, ...], Field(max_length=2_000)]
    zones: Annotated[tuple[tuple[Seat, Words, Ids], ...], Field(max_length=200)]
    numbers: Annotated[tuple[tuple[Seat, Words, Whole], ...], Field(max_length=1_000)]
    step: Annotated[tuple[Small | Words, ...], Field(max_length=20)]

    def record(self) -> Board:
        return Board(tuple(card.record() for card in self.cards), self.zones, self.numbers, self.step)


class SetupModel(WireModel):
    """What a game starts from."""

    game: Words
    rules: Words
    seed: Annotated[int, Field(ge=-(2**63), lt=2**256)]
    decks: Annotated[tuple[DeckModel, ...], Field(max_length=4)]
    first: Seat
    board: BoardModel | None
    format: Words = "standard"
    ask_hidden: bool = False
    chooser: Seat = -1

    def record(self) -> Setup:
        decks = tuple(deck.record() for deck in self.decks)
        board = self.board.record() if self.board else None
        how = (self.format, self.ask_hidden, self.chooser)
        return Setup(self.game, self.rules, self.seed, decks, self.first, board, *how)


class CardNoteModel(WireModel):
    """A card that does not come with the program. Fields that say nothing are left out of the file."""

    number: Words
    name: Words
    digest: CardDigest
    pack: Words = ""
    pack_name: Words = ""
    checksum: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""

    def record(self) -> CardNote:
        return CardNote(self.number, self.name, self.digest, Origin(self.pack, self.pack_name, self.checksum))


MOST_NOTES = 2_000
Notes = Annotated[tuple[CardNoteModel, ...], Field(max_length=MOST_NOTES)]


class SavedGame(WireModel):
    """The file of a saved game. `automatic` are indices into `log` followed by `undone` (last undone first) of answers
    nobody gave by himself; `turn` and `finished` are told so that a list of saves need not play them."""

    check: Digest
    format: Literal["svedesk-game"]
    version: Literal[1, 2, 3, 4]
    saved_at: Moment
    turn: Small
    finished: bool
    mode: Literal["rules", "manual"]
    setup: SetupModel
    log: Log
    undone: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=100_000)]
    digest: Digest
    computers: Annotated[tuple[Words, ...], Field(max_length=30)] = ()
    cards: Notes = ()


class SavedBoard(WireModel):
    """The file of a saved board."""

    check: Digest
    format: Literal["svedesk-board"]
    version: Literal[1, 2, 3]
    saved_at: Moment
    game: Words
    rules: Words
    title: Title = ""
    note: Note = ""
    picture: Picture = ""
    board: BoardModel
    cards: Notes = ()


class GameFile(NamedTuple):
    """What is saved of a game, in the engine's records."""

    saved_at: datetime
    turn: int
    finished: bool
    mode: Literal["rules", "manual"]
    setup: Setup
    log: tuple[Entry, ...]
    undone: tuple[Entry, ...]
    automatic: tuple[int, ...]
    digest: str
    cards: tuple[CardNote, ...] = ()
    """What its cards are that do not come with the program."""
    computers: tuple[str, ...] = ()
    """For each seat how well a computer plays it, "" for a person; nothing at all for a game of persons."""


class BoardFile(NamedTuple):
    """What is saved of a board, in the engine's records."""

    saved_at: datetime
    game: str
    rules: str
    board: Board
    title: str = ""
    note: str = ""
    """What is to be done with it ("win this turn")."""
    picture: str = ""
    """A small PNG in base64, "" for none."""
    cards: tuple[CardNote, ...] = ()
    """What its cards are that do not come with the program."""


def write_game(game: GameFile) -> bytes:
    """A saved game's bytes: the same for the same game, on every machine. Raises `DamagedFile` for one that is too
    long to be read again."""
    if len(game.log) + len(game.undone) > MOST_ENTRIES:
        raise DamagedFile("game-too-long", MOST_ENTRIES)
    fields: dict[str, object] = game._asdict()
    fields["saved_at"] = _moment(game.saved_at)
    fields["setup"] = _setup(game.setup)
    fields["log"] = [entry_fields(entry) for entry in game.log]
    fields["undone"] = [entry_fields(entry) for entry in game.undone]
    if not game.computers:
        del fields["computers"]  # so that programs from before there was this read it
    return _sealed(GAME, fields, game.cards, 4 if game.setup.seed >= 2**64 else 3)


def read_game(data: bytes, file: str = "") -> GameFile:
    """A saved game from the bytes of a file. Raises `DamagedFile`. Whether its log can be played is for the reader to
    see."""
    saved = unsealed(data, SavedGame, GAME, file)
    log, undone = (tuple(entry.record() for entry in entries) for entries in (saved.log, saved.undone))
    setup, automatic = saved.setup.record(), saved.automatic
    cards = tuple(note.record() for note in saved.cards)
    told = (saved.saved_at, saved.turn, saved.finished, saved.mode)
    return GameFile(*told, setup, log, undone, automatic, saved.digest, cards, saved.computers)


BEGINNING = 400
"""Bytes of a saved game in which it says whether it is over."""
_FINISHED = re.compile(rb'"finished":true')


def says_finished(beginning: bytes) -> bool:
    """Whether a saved game that begins like this says it is over: for whoever looks for one among many. Nothing of it
    is checked."""
    return _FINISHED.search(beginning[:BEGINNING]) is not None


_GAME = re.compile(rb'"game": ?"([a-z0-9_]{1,40})"')


def game_in(data: bytes) -> str:
    """The name of the game that a saved game or board says it is of, "" where it says none. Nothing of it is
    checked."""
    found = _GAME.search(data)
    return found[1].decode("ascii") if found else ""


def write_board(board: BoardFile) -> bytes:
    """A saved board's bytes."""
    written = {"saved_at": _moment(board.saved_at), "board": _board(board.board)}
    return _sealed(BOARD, {**board._asdict(), **written}, board.cards)


def read_board(data: bytes, file: str = "") -> BoardFile:
    """A saved board from the bytes of a file. Raises `DamagedFile`."""
    saved = unsealed(data, SavedBoard, BOARD, file)
    board, cards = saved.board.record(), tuple(note.record() for note in saved.cards)
    return BoardFile(saved.saved_at, saved.game, saved.rules, board, saved.title, saved.note, saved.picture, cards)


def note_fields(note: CardNote) -> dict[str, str]:
    """What is said of a card, as a file or a packet holds it; names are cut to what is read again."""
    origin = note.origin
    fields = {"number": note.number, "name": note.name[:LONGEST_NAME], "digest": note.digest}
    said = {"pack": origin.pack, "pack_name": origin.name[:LONGEST_NAME], "checksum": origin.checksum}
    return {**fields, **{name: value for name, value in said.items() if value}}


def _sealed(
    kind: FileKind, fields: dict[str, object], cards: tuple[CardNote, ...], version: int | None = None
) -> bytes:
    del fields["cards"]
    if cards:
        fields["cards"] = [note_fields(note) for note in cards[:MOST_NOTES]]
    return sealed(kind, fields, version)


def _moment(saved_at: datetime) -> str:
    """A clock may be off by any years; what it says must not make a file that is refused when it is read."""
    return min(max(saved_at, EARLIEST), LATEST).isoformat(timespec="seconds")


def entry_fields(entry: Entry) -> dict[str, object]:
    """A log entry as a file holds it."""
    if isinstance(entry, Answered):
        return {"seat": entry.seat, "answer": entry.answer}
    if isinstance(entry, Conceded):
        return {"conceded": entry.seat, "why": entry.why} if entry.why else {"conceded": entry.seat}
    fields: dict[str, object] = {"seat": entry.seat, "by_hand": entry.name}
    for name, value in entry._asdict().items():
        if name not in ("name", "seat") and value != Operation._field_defaults[name]:
            fields[name] = value._asdict() if isinstance(value, Place) else value
    return fields


def _setup(setup: Setup) -> dict[str, object]:
    decks = [deck_fields(deck) for deck in setup.decks]
    fields = {**setup._asdict(), "decks": decks, "board": setup.board and _board(setup.board)}
    for name in ("ask_hidden", "chooser"):
        if fields[name] == Setup._field_defaults[name]:
            del fields[name]  # so that programs from before there was this read it
    return fields


def _board(board: Board) -> dict[str, object]:
    cards = [{**card._asdict(), "given": [given._asdict() for given in card.given]} for card in board.cards]
    return {**board._asdict(), "cards": cards}
