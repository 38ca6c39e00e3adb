"""Saved games, their journals, and boards: what a game starts from, all that was done, a digest of what comes of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Literal, NamedTuple

from pydantic import AwareDatetime, Field, ValidationError

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import BOARD, GAME
from svedesk.engine.log import Board, DeckList, Entry, Setup
from svedesk.engine.origin import CardNote
from svedesk.wire.reading import sealed, unsealed
from svedesk.wire.records import MOST_ENTRIES, Digest, Log, Object, Small, Whole, Words, as_plain, file_form

EARLIEST, LATEST = datetime(2000, 1, 1, tzinfo=UTC), datetime(2199, 12, 31, tzinfo=UTC)
"""What a file may say of when it was saved: years that every time zone and calendar of a program can show."""
Moment = Annotated[AwareDatetime, Field(ge=EARLIEST, le=LATEST)]
LONGEST_TITLE, LONGEST_NOTE = 80, 1_000
Title = Annotated[str, Field(max_length=LONGEST_TITLE)]
Note = Annotated[str, Field(max_length=LONGEST_NOTE)]
Picture = Annotated[str, Field(max_length=400_000, pattern="^[A-Za-z0-9+/]*={0,2}$")]
"""A small PNG in base64; what it shows is for its reader to distrust."""
MOST_NOTES = 2_000
Notes = Annotated[tuple[Object[CardNote], ...], Field(max_length=MOST_NOTES)]


class GameFile(NamedTuple):
    """What is saved of a game. `automatic` are indices into `log` followed by `undone` (last undone first) of answers
    nobody gave by himself; `turn` and `finished` are there so that a list of saves need not play them."""

    saved_at: Moment
    turn: Small
    finished: bool
    mode: Literal["rules", "manual"]
    setup: Object[Setup]
    log: Log
    undone: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=100_000)]
    digest: Digest
    cards: Notes = ()
    """What its cards are that do not come with the program."""
    computers: Annotated[tuple[Words, ...], Field(max_length=30)] = ()
    """For each seat how well a computer plays it, "" for a person; nothing at all for a game of persons."""


class BoardFile(NamedTuple):
    """What is saved of a board."""

    saved_at: Moment
    game: Words
    rules: Words
    board: Object[Board]
    title: Title = ""
    note: Note = ""
    """What is to be done with it ("win this turn")."""
    picture: Picture = ""
    cards: Notes = ()
    """What its cards are that do not come with the program."""


_GAME_FORM = file_form(
    GameFile,
    check=(Digest, ...),
    format=(Literal["svedesk-game"], ...),
    version=(Literal[1, 2, 3, 4], ...),
)
_BOARD_FORM = file_form(
    BoardFile,
    check=(Digest, ...),
    format=(Literal["svedesk-board"], ...),
    version=(Literal[1, 2, 3], ...),
)


def write_game(game: GameFile) -> bytes:
    """A saved game's bytes: the same for the same game, on every machine. Raises `DamagedFile` for one that could not
    be read again. Entries of logs were checked when they were made, and checking a long game again takes as long as
    writing it."""
    if len(game.log) + len(game.undone) > MOST_ENTRIES:
        raise DamagedFile("game-too-long", MOST_ENTRIES)
    fields = _fields(game)
    fields |= {"setup": _setup(game.setup), "log": entry_fields(game.log), "undone": entry_fields(game.undone)}
    if not game.computers:
        del fields["computers"]  # so that programs from before there was this read it
    version = 4 if game.setup.seed >= 2**64 else 3
    return sealed(GAME, fields, _GAME_FORM, version, unchecked=("log", "undone", "automatic"))


def read_game(data: bytes, file: str = "") -> GameFile:
    """A saved game from the bytes of a file. Raises `DamagedFile`. Whether its log can be played is for the reader to
    see."""
    return unsealed(data, _GAME_FORM, GAME, file)


_GAME = re.compile(rb'"game": ?"([a-z0-9_]{1,40})"')


def game_in(data: bytes) -> str:
    """The name of the game that a saved game or board says it is of, "" where it says none. Nothing of it is
    checked."""
    match = _GAME.search(data)
    return match[1].decode("ascii") if match else ""


def write_board(board: BoardFile) -> bytes:
    """A saved board's bytes. Raises `DamagedFile` for one that could not be read again."""
    return sealed(BOARD, _fields(board), _BOARD_FORM)


def read_board(data: bytes, file: str = "") -> BoardFile:
    """A saved board from the bytes of a file. Raises `DamagedFile`."""
    return unsealed(data, _BOARD_FORM, BOARD, file)


def _fields(file: GameFile | BoardFile) -> dict[str, object]:
    fields: dict[str, object] = as_plain(file._replace(cards=()))
    del fields["cards"]
    if file.cards:
        fields["cards"] = as_plain(file.cards[:MOST_NOTES])
    return {**fields, "saved_at": _moment(file.saved_at)}


def _moment(saved_at: datetime) -> str:
    """A clock may be off by any years; what it says must not make a file that is refused when it is read."""
    return min(max(saved_at, EARLIEST), LATEST).isoformat(timespec="seconds")


def deck_fields(deck: DeckList) -> dict[str, object]:
    """A deck as a file holds it: its name last, where packets have it first."""
    return {**dict(deck.sections), "name": deck.name}


def entry_fields(log: Iterable[Entry]) -> list[dict[str, object]]:
    """Log entries as a file holds them: fields that say nothing are left out."""
    return [_entry(entry) for entry in log]


def _entry(entry: Entry) -> dict[str, object]:
    defaults = entry._field_defaults
    return {name: value for name, value in as_plain(entry).items() if name not in defaults or value != defaults[name]}


def _setup(setup: Setup) -> dict[str, object]:
    fields: dict[str, object] = {**as_plain(setup), "decks": [deck_fields(deck) for deck in setup.decks]}
    for name in ("ask_hidden", "chooser"):
        if fields[name] == Setup._field_defaults[name]:
            del fields[name]  # so that programs from before there was this read it
    return fields


class JournalStep(NamedTuple):
    """The log stays as it was up to `keep` entries and goes on with `log`; `undone` is all that can be done again.
    `automatic` are indices into the whole log followed by `undone`, as in a save, from `keep` on."""

    keep: Annotated[int, Field(ge=0, le=MOST_ENTRIES)]
    log: Log
    undone: Log
    automatic: Annotated[tuple[Whole, ...], Field(max_length=100_000)]
    mode: Literal["rules", "manual"]


_FORM = file_form(JournalStep)


def write_step(step: JournalStep) -> bytes:
    """The line's bytes, without its end."""
    fields = {**step._asdict(), "log": entry_fields(step.log), "undone": entry_fields(step.undone)}
    return json.dumps(fields, separators=(",", ":")).encode()


def read_step(line: bytes) -> JournalStep | None:
    """What a line says, None for one that is damaged."""
    try:
        return _FORM.validate_json(line)
    except ValidationError:
        return None
