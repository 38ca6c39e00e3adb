"""A game that was played, action by action: what was done in each turn, and the table before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import Event
from svedesk.engine.log import Answered, Entry, Operation, Setup
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Outcome
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.session import Session
from svedesk.engine.table import Table

_NOTHING = ("pass", "no", "skip", "end")


class PlayedAction(NamedTuple):
    """One action: how many log entries came before it, the table and the question then, what was picked, what happened,
    and the table after it. `answered`: another seat chose to do something in it."""

    entry: int
    before: Table
    ask: Ask
    option: Option
    events: tuple[Event, ...]
    after: Table
    answered: bool = False


class PlayedTurn(NamedTuple):
    """The actions of a seat in a turn of its own, in order."""

    seat: int
    turn: int
    actions: tuple[PlayedAction, ...]

    @property
    def last(self) -> PlayedAction:
        """The last of them: mostly the one that ended the turn."""
        return self.actions[-1]


class PlayedTurns(NamedTuple):
    """A game as far as its log goes; turns in which something was done by hand are left out."""

    turns: tuple[PlayedTurn, ...]
    outcome: Outcome | None


class Blunder(NamedTuple):
    """A play that looks plainly bad: its kind, who made it in which turn, and how many log entries came before it."""

    kind: str
    seat: int
    turn: int
    entry: int

    @property
    def message(self) -> Message:
        """What was wrong, in a sentence of the game or of all games."""
        return Message(f"blunder-{self.kind}")


MISSED_WIN = "missed-win"
"""The kind of a turn that could have won the game and did not; it is the same in all games."""


def play_over(ruleset: Ruleset, setup: Setup, log: Iterable[Entry]) -> PlayedTurns:
    """The game of a log. Raises `Refused` where the rules play it otherwise now."""
    session = Session(ruleset, setup)
    actions: list[PlayedAction | None] = []  # None: something was done by hand
    begun: _Begun | None = None
    for entry in log:
        ask = session.ask
        if isinstance(entry, Answered) and entry.answer and ask is not None and ask.anchor:
            option = ask.options[entry.answer[0]]
            begun = _Begun(len(session.log), session.table.snapshot(), ask, option)
        events = session.enter(entry)
        if isinstance(entry, Operation):
            actions.append(None)
        if begun is not None:
            begun.events += events
            begun.answered |= ask is not None and entry.seat != begun.ask.seat and _does_something(ask, entry)
            if session.ask is None or session.ask.anchor:
                actions.append(begun.ended(session.table.snapshot()))
                begun = None
    return PlayedTurns(tuple(_turns(actions)), session.table.outcome)


class _Begun:
    """An action that is not over yet."""

    def __init__(self, entry: int, before: Table, ask: Ask, option: Option) -> None:
        self.entry, self.before, self.ask, self.option = entry, before, ask, option
        self.events: tuple[Event, ...] = ()
        self.answered = False

    def ended(self, after: Table) -> PlayedAction:
        return PlayedAction(self.entry, self.before, self.ask, self.option, self.events, after, self.answered)


def _does_something(ask: Ask, entry: Entry) -> bool:
    """Whether an answer is a choice, and not only to let pass."""
    if ask.forced is not None or not isinstance(entry, Answered):
        return False
    options = ask.options
    picked = [options[place].kind for place in entry.answer if place < len(options)] if ask.form == "pick" else ["some"]
    return any(kind not in _NOTHING for kind in picked)


def _turns(actions: Iterable[PlayedAction | None]) -> Iterator[PlayedTurn]:
    turn: list[PlayedAction] = []
    whole = True
    for action in actions:
        if action is None:
            whole = False
            continue
        if turn and _turn_of(turn[0]) != _turn_of(action):
            if whole:
                yield PlayedTurn(*_turn_of(turn[0]), tuple(turn))
            turn, whole = [], True
        turn.append(action)
    if turn and whole:
        yield PlayedTurn(*_turn_of(turn[0]), tuple(turn))


def _turn_of(action: PlayedAction) -> tuple[int, int]:
    return action.ask.seat, action.before.number(SHARED, "turn")
