"""The results of the lab as they are kept: a file of lines, the plan first, then a line for each game as it ended."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, TypeAdapter, ValidationError

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.forms import checked_json
from svedesk.documents.kinds import LAB
from svedesk.documents.reading import fields_of
from svedesk.engine.log import Answered
from svedesk.wire.reading import check_readable
from svedesk.wire.records import MOST_ENTRIES, Deck, Digest, JsonForm, Small, Whole, Words, file_form
from svedesk.wire.saved import deck_fields

MOST_DECKS = 100
"""Decks that one list is played against at most."""
MOST_GAMES = 10_000_000
"""Games of one list against one deck at most."""
LONGEST_LINE = 8_000_000
"""Bytes of one line."""
Result = Literal["won", "lost", "drawn", "unfinished"]


class LabPlan(NamedTuple):
    """What is played: `games` of each of the `lists` (a deck, or two that are compared) against each deck of `against`,
    both sides by bots of one level. `without_text`: cards that are resolved by hand are played without their text.

    Two plans that are equal but for `games` are the same series, of which one goes further. `cards` is a digest of what
    the cards of the decks mean, `program` the version that began the series. `prints` has numbers in the lists with
    that of another print of the same card, under which it is counted."""

    game: Words
    edition: Words
    form: Words
    level: Words
    seed: Whole
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)]
    lists: Annotated[tuple[Deck, ...], Field(min_length=1, max_length=2)]
    against: Annotated[tuple[Deck, ...], Field(min_length=1, max_length=MOST_DECKS)]
    without_text: bool
    cards: Digest
    program: Words
    prints: Annotated[tuple[tuple[Words, Words], ...], Field(max_length=500)] = ()


class CardUse(NamedTuple):
    """How many copies of a card were in the first hand that was dealt, were in the hand that was kept, came into the
    hand in all (those kept among them), were played, and lay in the hand at the end. Of a card that is never drawn (one
    of an evolve deck) it is only told how often it was played."""

    number: str
    offered: int = 0
    opened: int = 0
    drawn: int = 0
    played: int = 0
    stuck: int = 0


_CardUseInFile = JsonForm(tuple[Words, Small, Small, Small, Small, Small], lambda fields: CardUse(*fields))
_AnswerInFile = JsonForm(
    Annotated[tuple[Whole, ...], Field(min_length=1, max_length=2_000)], lambda line: Answered(line[0], line[1:])
)
"""A list led by the seat."""


class LabGame(NamedTuple):
    """One game, at its zero-based place in the plan, as the list had it: how it ended ("unfinished": it had no end, or
    stopped with an error), whether the list went first, in which of its winner's own turns it ended, whether the list
    kept its first hand, what became of its cards, and all answers that were given."""

    place: Annotated[int, Field(ge=0, lt=2 * MOST_DECKS * MOST_GAMES)]
    result: Result
    first: bool
    turns: Annotated[int, Field(ge=0, le=1_000_000)]
    kept: bool
    cards: Annotated[tuple[Annotated[CardUse, _CardUseInFile], ...], Field(max_length=500)]
    log: Annotated[tuple[Annotated[Answered, _AnswerInFile], ...], Field(max_length=MOST_ENTRIES)]


_PLAN_FORM = file_form(LabPlan, format=(Literal["svedesk-lab"], ...), version=(Literal[1], ...))
_GAME_FORM = file_form(LabGame)


def write_plan(plan: LabPlan) -> bytes:
    """The first line of the file. Raises `DamagedFile` for a plan that could not be read again."""
    head = {"format": LAB.format, "version": LAB.version}
    decks = {name: [deck_fields(deck) for deck in getattr(plan, name)] for name in ("lists", "against")}
    fields = {**head, **plan._asdict(), **decks}
    return _line(fields, _PLAN_FORM)


def write_lab_game(game: LabGame) -> bytes:
    """The line of a game. Raises `DamagedFile` for one that could not be read again, and would be played for ever."""
    return _line({**game._asdict(), "log": [[entry.seat, *entry.answer] for entry in game.log]}, _GAME_FORM)


def read_plan(line: bytes, file: str = "") -> LabPlan:
    """What the first line says. Raises `DamagedFile`."""
    fields_of(line, LAB, file)
    return checked_json(_PLAN_FORM, line, file)


def read_lab_game(line: bytes) -> LabGame | None:
    """What the line of a game says; None for one that is damaged: its game is for the reader to play again."""
    try:
        return _GAME_FORM.validate_json(line)
    except ValidationError:
        return None


def _line(fields: dict[str, object], form: TypeAdapter[Any]) -> bytes:
    check_readable(form, fields)
    line = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    if len(line) > LONGEST_LINE:
        raise DamagedFile("file-too-big", LONGEST_LINE, LAB.format)
    return line
