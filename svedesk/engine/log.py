"""What is recorded: the setup, and every answer and operation in one order. State is the fold of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from svedesk.engine.ask import Answer
from svedesk.engine.records import Card, Place
from svedesk.engine.zones import InSections


@dataclass(frozen=True, slots=True)
class DeckList(InSections[str]):
    """Card numbers a seat brings, in the sections of its game: each copy once, in any order."""

    name: str = ""


class Board(NamedTuple):
    """A table written down, to start a game from."""

    cards: tuple[Card, ...]
    zones: tuple[tuple[int, str, tuple[int, ...]], ...]
    numbers: tuple[tuple[int, str, int], ...]
    step: tuple[str | int, ...]


Claim = Literal["", "time", "absent"]
"""Why a seat that gives nothing up loses at once: its time is over, or it stays away."""


class Setup(NamedTuple):
    """All that a game starts from. `first` is the seat that goes first; with -1 `chooser` decides who does, and where
    that is -1 too chance picks who decides (6.2.1.6).
    `rules` names the edition of the rules, `format` what decks it is played with. With a `board` the decks are not
    dealt. With `ask_hidden` the rules leave out no choice among cards that only one seat sees, however few there are;
    games from before there was this have no such questions in their logs."""

    game: str
    rules: str
    seed: int
    decks: tuple[DeckList, ...]
    first: int = -1
    board: Board | None = None
    format: str = "standard"
    ask_hidden: bool = False
    chooser: int = -1


class Answered(NamedTuple):
    """A seat answered the open question."""

    seat: int
    answer: Answer


class Operation(NamedTuple):
    """A seat changed the table by hand: `name` says how, the rest says what; the table at the top of `manual.py` says
    which fields each operation reads. `source` and `to` are zones, `side` the seat it is done to where that is not told
    by a card or a zone, `until` when a change ends ("" or "turn")."""

    name: str
    seat: int
    cards: tuple[int, ...] = ()
    to: Place | None = None
    amount: int = 0
    text: str = ""
    source: Place | None = None
    side: int = 0
    until: str = ""


class Conceded(NamedTuple):
    """A seat gave up (1.2.3), or lost at another's claim: `why` is then "time" or "absent"."""

    seat: int
    why: Claim = ""


Entry = Answered | Operation | Conceded
