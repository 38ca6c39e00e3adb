"""The file of a player's match record: how each finished game ended, and what the player wrote about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from svedesk.documents.kinds import FIRST_GAME, RECORD
from svedesk.wire.reading import sealed, unsealed
from svedesk.wire.records import Digest, Object, Seat, Small, Words, file_form

LONGEST_NOTES = 2_000
BOTH = -1
"""The own seat where both people sit at this PC."""


class RecordedGame(NamedTuple):
    """Who won (-1: nobody), who went first, with which decks, how well a computer played the other seat ("": a person
    did), which seat the user had, the players' names, the last turn, when it ended (ISO 8601 in UTC), which game it
    was, and the user's notes."""

    winner: Seat
    first: Seat
    decks: tuple[Words, Words]
    level: Words = ""
    own: Seat = 0
    names: tuple[Words, Words] = ("", "")
    turns: Small = 0
    ended: Words = ""
    game: Words = FIRST_GAME
    notes: Annotated[str, Field(max_length=LONGEST_NOTES)] = ""


class _RecordRow(NamedTuple):
    id: Words
    result: Object[RecordedGame]


class _RecordFile(NamedTuple):
    games: tuple[Object[_RecordRow], ...]


_FORM = file_form(_RecordFile, check=(Digest, ...), format=(Literal["svedesk-record"], ...), version=(Literal[1], ...))


def write_record(games: Iterable[tuple[str, RecordedGame]]) -> bytes:
    """The bytes of a file with these games by their ids. Raises `DamagedFile` where they are more than are read
    again."""
    return sealed(RECORD, {"games": [{"id": name, "result": game._asdict()} for name, game in games]}, _FORM)


def read_record(data: bytes, file: str = "") -> dict[str, RecordedGame]:
    """The games that a file holds by their ids, oldest first. Raises `DamagedFile`."""
    return {row.id: row.result for row in unsealed(data, _FORM, RECORD, file).games}
