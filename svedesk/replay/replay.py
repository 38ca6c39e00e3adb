"""A saved game seen again: its steps, the table at each of them, and how to play on from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.log import LogLine, LogRecord
from svedesk.desk.updates import Update
from svedesk.engine.events import Event, PhaseBegan, redacted
from svedesk.engine.game_bots import GameBots
from svedesk.engine.game_table import GameTable
from svedesk.engine.log import Conceded, Operation, Setup
from svedesk.engine.message import Message
from svedesk.engine.played_game import play_over
from svedesk.engine.records import SHARED
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.session import Session
from svedesk.engine.table_words import LogEvent, TableWords
from svedesk.engine.view import View
from svedesk.messages import PROGRAM


class ReplayStep(NamedTuple):
    """What the table was after one log entry; step 0 is the table before anybody did anything. `seat` is who acted (-1
    at step 0), `turn` counts from 1 (0: preparation), `lines` how many lines the log had then."""

    number: int
    turn: int
    seat: int
    automatic: bool
    by_hand: bool
    conceded: bool
    lines: int


class Replay:
    """A game that goes on no more here. Any step is reached from the game's end: an undo costs the same at any length
    (`Session`), so that seeking is as quick backwards as forwards and no table is kept for the steps."""

    def __init__(self, desk: Desk) -> None:
        """The game at a desk, as far as it has come. The desk may be played on; that is not seen here."""
        self.cut_short = desk.cut_short
        """What is missing of the game because today's rules play it otherwise, for the viewer to be told."""
        self._desk = desk.branch(len(desk.session.log))
        self._session: Session = self._desk.session
        self.steps: tuple[ReplayStep, ...] = _steps(self._desk.records, self._session.table.number(SHARED, "turn"))

    @classmethod
    def open(cls, path: Path, ruleset: Ruleset) -> Replay:
        """The game in a file, up to where it can be replayed under today's rules. Raises `DamagedFile`."""
        return cls(Desk.load(path, ruleset, up_to_where_it_replays=True))

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What the game started from."""
        return self._session.setup

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, so that nothing in it is anybody's secret any more."""
        return self._session.table.outcome is not None

    @property
    def may_be_seen(self) -> frozenset[int]:
        """The seats whose view is nobody's secret: not that of a computer while the game may be gone on with."""
        seats = frozenset(range(self._session.table.seats))
        return seats if self.finished else seats - self._desk.settings.by_computer or seats

    @property
    def person(self) -> int:
        """The seat of the person who played a computer, -1 where others played."""
        persons = [s for s in range(self._session.table.seats) if s not in self._desk.settings.by_computer]
        return persons[0] if len(persons) == 1 else -1

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    @property
    def turns(self) -> tuple[tuple[int, int], ...]:
        """Each turn with the step it begins at."""
        begins: dict[int, int] = {}
        for step in self.steps:
            begins.setdefault(step.turn, step.number)
        return tuple(begins.items())

    def turn_from(self, step: int, direction: int) -> int:
        """The step at which the next turn begins (`direction` 1; the last step when there is none), or this one, or the
        one before when it is here that a turn begins (-1)."""
        begins = [number for _, number in self.turns]
        if direction > 0:
            return next((number for number in begins if number > step), self.last)
        return next((number for number in reversed(begins) if number < step), 0)

    def view(self, step: int, seat: int) -> View:
        """The table at a step (0 to `last`) as a seat might see it then."""
        return self._at(step).view(seat)

    def events(self, step: int, seat: int) -> tuple[Event, ...]:
        """What happened on the way to a step from the one before, as a seat might know it."""
        return tuple(redacted(event, seat) for event in self._desk.records[step].events)

    def update(self, step: int) -> Update:
        """What a table that goes on to a step tells its listeners."""
        return Update("answer", self._desk.records[step].events)

    def lines(self, seat: int, step: int, since: int = 0) -> tuple[LogLine, ...]:
        """The log at a step from line `since` on, as a seat may read it."""
        return self._desk.lines(seat, since)[: max(0, self.steps[step].lines - since)]

    def mistakes(self, bots: GameBots) -> Mapping[tuple[int, int], tuple[Message, ...]]:
        """What looks plainly bad to computer players, each kind once, by the turn and the seat that made it."""
        kinds: dict[tuple[int, int], dict[Message, None]] = {}
        for blunder in bots.blunders(play_over(self._session.ruleset, self.setup, self._session.log)):
            kinds.setdefault((blunder.turn, blunder.seat), {})[blunder.message] = None
        return {turn: tuple(messages) for turn, messages in kinds.items()}

    # -- going on -----------------------------------------------------------------------------------------------------

    def play_on(self, step: int, *, autosave: Autosave | None = None) -> Desk:
        """A new game that goes on from a step with the rules on and the same chance; this one stays as it is."""
        return self._desk.branch(step, autosave=autosave)

    def _at(self, step: int) -> Session:
        if not 0 <= step <= self.last:
            raise IndexError(step)
        session = self._session.fork()
        if step < self.last:
            session.undo(self.last - step)
        return session


def _steps(records: tuple[LogRecord, ...], turn: int) -> tuple[ReplayStep, ...]:
    """A record's turn is the one it was entered in; a step is told by the turn that it led to."""
    lines = accumulate(len(record.events) for record in records)
    turns = [*(record.turn for record in records[1:]), turn]
    return tuple(
        ReplayStep(
            number,
            turn,
            -1 if record.entry is None else record.entry.seat,
            record.automatic,
            isinstance(record.entry, Operation),
            isinstance(record.entry, Conceded),
            count,
        )
        for number, (record, turn, count) in enumerate(zip(records, turns, lines, strict=True))
    )


class TurnReview(NamedTuple):
    """A turn of a seat: the step at which it was asked first, the one at which the turn was over, and its chance to win
    then; and the same of the turn that the computer played instead: its chance, what it did, and that game. `mistakes`
    says in sentences what was plainly wrong with the turn."""

    turn: int
    seat: int
    step: int
    end: int
    chance: float
    better: float
    did: tuple[str, ...]
    game: Desk
    mistakes: tuple[str, ...] = ()

    @property
    def lost(self) -> float:
        """How much of a chance was given away."""
        return max(0.0, self.better - self.chance)

    @property
    def missed_win(self) -> bool:
        """Whether the computer won in this turn."""
        outcome = self.game.view(self.seat).outcome
        return outcome is not None and outcome.winners == (self.seat,) and self.chance < 1.0


def written(replay: Replay, seat: int, table: GameTable, words: TableWords) -> str:
    """The game's log for a seat, with an empty line before each turn. Only what everyone may know is named (as in
    every log)."""
    return "\n".join(_lines(replay, seat, table.steps[0], words)) + "\n"


def _lines(replay: Replay, seat: int, first_step: str, words: TableWords) -> Iterator[str]:
    log = words.log(seat, by_name=True)
    log.learn(replay.view(0, seat))  # a game that began from a board has cards that nothing was told of
    for step in replay.steps:
        events = replay.events(step.number, seat)
        begins = next(
            (at for at, event in enumerate(events) if isinstance(event, PhaseBegan) and event.phase == first_step),
            len(events),
        )
        for part, parted in ((events[:begins], False), (events[begins:], True)):
            texts = log.read([LogEvent(event, step.by_hand) for event in part])
            if parted and texts:
                yield ""
            for line in texts:
                by_hand = Message("step-by-hand", (line.text,))
                yield PROGRAM.say(by_hand, words.lang) if step.by_hand else line.text
