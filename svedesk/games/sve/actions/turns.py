"""Whose turn comes next (7.4.9): turns that are taken besides (5.27), and turns that are skipped (5.25).

The numbers that remember it are written without an event, and only while they say something: `EXTRA_TURNS` of the table
holds the seats that take another turn, one digit each (seat plus one), the one instructed last as the last digit;
`DUE` is the seat, plus one, whose turn comes when none of those is left; `SKIPPED` of a seat is how many of its next
turns are skipped, of the table how many turns whosever they are.
"""

from __future__ import annotations

from svedesk.engine.events import Said
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED
from svedesk.games.sve.game_state import GameState

EXTRA_TURNS, DUE, SKIPPED = "extra_turns", "turn_due", "skipped_turns"
_MOST = 10**300
"""So many digits are more turns than any game has: what goes on instructing turns for ever makes no number larger."""


def take_another(game: GameState, seat: int) -> None:
    """A seat takes a turn directly before the one that comes after this (5.27.1); of several, the one instructed last
    is the first (5.27.1.1)."""
    extra = game.table.number(SHARED, EXTRA_TURNS)
    if extra < _MOST:
        _remember(game, SHARED, EXTRA_TURNS, extra * 10 + seat + 1)
    game.table.emit(Said(seat, Message("another-turn", (seat,), "5.27.1")))


def skip_next(game: GameState, seat: int) -> None:
    """The next turn of a seat, or with `SHARED` the next turn whosever it is, is skipped when it would begin (5.25).
    Skipped twice, that is the next two (5.25.2.1)."""
    _remember(game, seat, SKIPPED, game.table.number(seat, SKIPPED) + 1)


def next_turn(game: GameState) -> int:
    """The seat whose turn begins now that the active player's has ended."""
    due = game.table.number(SHARED, DUE) - 1
    if due < 0:
        due = 1 - game.active
    while True:
        extra = game.table.number(SHARED, EXTRA_TURNS)
        seat = extra % 10 - 1 if extra else due
        _remember(game, SHARED, EXTRA_TURNS, extra // 10)
        if extra:
            _remember(game, SHARED, DUE, due + 1)
        else:
            _remember(game, SHARED, DUE, 0)
            due = 1 - seat
        if not _skips(game, seat):
            return seat


def _skips(game: GameState, seat: int) -> bool:
    """Whether a turn that would begin does not, which uses one instruction up (5.25.2)."""
    for whose in (seat, SHARED):
        instructed = game.table.number(whose, SKIPPED)
        if instructed:
            _remember(game, whose, SKIPPED, instructed - 1)
            game.table.emit(Said(seat, Message("skips-turn", (seat,), "5.25.1")))
            return True
    return False


def _remember(game: GameState, seat: int, name: str, value: int) -> None:
    if value:
        game.table.numbers[(seat, name)] = value
    else:
        game.table.numbers.pop((seat, name), None)
