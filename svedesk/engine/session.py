"""One game being played: setup, log, table, the open question, and the generator that waits for its answer.

State is the fold of the log over the setup. Anchors (snapshots at main-phase questions) make undo and fork a short
replay instead of a long one: the table of the anchor, then the few entries since.
"""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine import manual
from svedesk.engine.ask import Answer, Ask, Builder, Flow, Picked
from svedesk.engine.events import Event, GameEnded
from svedesk.engine.log import Answered, Claim, Conceded, Entry, Operation, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import Outcome
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.engine.view import View, see

_ANCHORS_KEPT = 64
_ENTRIES_APART = 16


class _Anchor(NamedTuple):
    """The table after `index` log entries; the rules can be started again from it. Where a hand has changed it since
    the rules came there, `asked` is what they ask: they may pass over a question that has become pointless."""

    index: int  # type: ignore[assignment]  # a field, not tuple.index
    table: Table
    asked: Ask | None = None


class _AnswerTaken(NamedTuple):
    """What a log entry came to: the options picked by an answer (None for other entries), and at which entry the action
    it belongs to began."""

    picked: Picked | None
    opened: int


class Session:
    """A game in progress. All changes go through `answer`, `operate`, `concede`, `undo` and `redo`; each of the first
    three returns what happened."""

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.log: list[Entry] = []
        self._answers: list[_AnswerTaken] = []
        self.undone: list[Entry] = []
        self.opening: tuple[Event, ...] = ()
        self.ask: Ask | None = None
        self.table = ruleset.deal(setup)
        self._serial = 0
        self._opened = 0
        self._anchors = [_Anchor(0, self.table.snapshot())]
        self._asleep = False
        """Whether this is a fork whose rules have not been started: it may only be looked at."""
        self._by_hand: list[_Anchor] = []
        """Tables before the operations at the open question: to go back over these the rules need not begin again."""
        self._start(self.table)
        self.opening = self.table.take_events()

    @classmethod
    def replay(cls, ruleset: Ruleset, setup: Setup, log: list[Entry] | tuple[Entry, ...]) -> Session:
        """The session that a log makes. Raises `Refused` when an entry is not possible where it stands."""
        session = cls(ruleset, setup)
        for entry in log:
            session.enter(entry)
        return session

    # -- changes ------------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, *, serial: int | None = None) -> tuple[Event, ...]:
        """Answer the open question. Raises `Refused`, changing nothing, when there is none, when `serial` is not its
        number, or when the answer is not a possible one."""
        self._wake()
        if self.ask is None:
            raise Refused(Message("no-question"))
        if serial is not None and serial != self.ask.serial:
            raise Refused(Message("stale-answer"))
        picked = self.ask.picked(answer)
        undone, asked = self.undone, self.ask.serial
        self._note(tuple.__new__(Answered, (self.ask.seat, answer)), picked)  # twice as quick, at every answer
        self.undone = []
        try:
            self._advance(picked)
        except Exception:
            # A procedure that fails halfway must not take the game with it: the question stands again, and the failure
            # is told.
            self._put_back(undone, asked)
            raise
        return self.table.take_events()

    def operate(self, operation: Operation) -> tuple[Event, ...]:
        """Change the table by hand; the open question is then asked anew from what lies there. Raises `Refused`,
        changing nothing."""
        self._wake()
        step = self.table.step
        before = self.table.snapshot()
        try:
            manual.operate(self.table, operation, self.ruleset)
            self.ruleset.after_operation(self.table)
            manual.take_off_what_is_gone(self.table)
        except Exception:
            self.table.restore(before)
            raise
        undone, asked = self.undone, self._serial
        self._note(operation)
        self.undone = []
        try:
            if self._builder is None:
                pass  # The game is over: nothing is asked any more.
            elif operation.name in manual.RESTARTS or self.table.step != step:
                # The rules are told to stand elsewhere ("it is your main phase now"): they start again from there.
                self._flow.close()
                self._start(self.table)
            else:
                if self.ask is not None and not self.ask.anchor:
                    self._by_hand.append(_Anchor(len(self.log) - 1, before))
                    _thin_out(self._by_hand)
                self._open(self._builder)
        except Exception:
            self._put_back(undone, asked)
            raise
        return self.table.take_events()

    def concede(self, seat: int, why: Claim = "") -> tuple[Event, ...]:
        """Let a seat lose at once, at any question (1.2.3); `why` where another claimed it. Raises `Refused` when the
        game is over or there is no such seat."""
        self._wake()
        if self.table.outcome is not None:
            raise Refused(Message("game-over"))
        if not 0 <= seat < self.table.seats:
            raise Refused(Message("no-such-seat"))
        self.ruleset.concede(self.table, seat)
        if why:
            winners = tuple(other for other in range(self.table.seats) if other != seat)
            self.table.outcome = Outcome(winners, ((seat, why),))
        self._note(Conceded(seat, why))
        self.undone = []
        self._end()
        return self.table.take_events()

    def enter(self, entry: Entry) -> tuple[Event, ...]:
        """Do what a log entry says. Raises `Refused` when it is not possible."""
        if isinstance(entry, Answered):
            if self.ask is not None and entry.seat != self.ask.seat:
                raise Refused(Message("wrong-seat"))
            return self.answer(entry.answer)
        if isinstance(entry, Operation):
            return self.operate(entry)
        return self.concede(entry.seat, entry.why)

    # -- time ---------------------------------------------------------------------------------------------------------

    def undo(self, entries: int = 1) -> None:
        """Go back over the last log entries; `redo` brings them again. Raises `Refused` when there are not that
        many."""
        if not 0 < entries <= len(self.log):
            raise Refused(Message("nothing-to-undo"))
        self._asleep = False  # the rules are started there, not here
        undone = [*self.undone, *reversed(self.log[-entries:])]
        self._rewind(len(self.log) - entries)
        self.undone = undone

    def redo(self) -> tuple[Event, ...]:
        """Do the last undone entry again, with the same random results. Raises `Refused` when there is none."""
        if not self.undone:
            raise Refused(Message("nothing-to-redo"))
        rest = self.undone[:-1]
        events = self.enter(self.undone[-1])
        self.undone = rest
        return events

    def forget_undone(self) -> None:
        """Leave nothing to `redo`: this is where the game goes on."""
        self.undone = []

    def cancel(self) -> None:
        """Take back an action whose question says it may be cancelled: go back to the question it began at, leaving no
        trace in the log. Raises `Refused` when it may not, as when something was done by hand since: that is only for
        `undo` to take back."""
        if self.ask is None or not self.ask.cancel:
            raise Refused(Message("cannot-cancel"))
        self._asleep = False
        self._rewind(self._opened)
        self.undone = []  # what was taken back of an action that never was cannot be done again

    def fork(self) -> Session:
        """An independent session in the same state (for a bot or a preview). Most are only looked at, or undone: the
        rules are started when the game goes on."""
        copy = Session.__new__(Session)
        copy.ruleset, copy.setup, copy.opening = self.ruleset, self.setup, self.opening
        copy._serial, copy._opened, copy._anchors = self._serial, self._opened, list(self._anchors)
        copy.log, copy._answers, copy.undone, copy._by_hand = list(self.log), list(self._answers), [], []
        copy.table, copy.ask, copy._builder, copy._asleep = self.table.snapshot(), self.ask, None, True
        return copy

    @property
    def definite(self) -> int:
        """How many log entries stand whatever comes: all but those of an action that may still be cancelled, unless
        another seat had a part in it."""
        ask, begun = self.ask, self.log[self._opened :]
        if ask is None or not ask.cancel or any(entry.seat != ask.seat for entry in begun):
            return len(self.log)
        return self._opened

    # -- reading ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """The table as a seat may see it, with the open question if it is asked."""
        return see(self.table, seat, self.ruleset, self.ask)

    def asked_anew(self) -> Ask | None:
        """The open question as it is built from the table now; it has no number."""
        self._wake()
        return self._builder() if self._builder is not None else None

    def digest(self) -> str:
        """A hash of the state, equal for equal games."""
        return self.table.digest()

    def _wake(self) -> None:
        """Start the rules of a fork that was only looked at until now; its question keeps its number."""
        if self._asleep:
            self._asleep = False
            ask, serial = self.ask, self._serial
            self._rewind(len(self.log), ask)
            self._serial = serial
            self.ask = self.ask and self.ask._replace(serial=serial)

    # -- the generator ------------------------------------------------------------------------------------------------

    def _note(self, entry: Entry, picked: Picked | None = None) -> None:
        self.log.append(entry)
        self._answers.append(tuple.__new__(_AnswerTaken, (picked, self._opened)))

    def _start(self, table: Table) -> None:
        self._begin(table)
        self._advance(None)

    def _begin(self, table: Table) -> None:
        self.table = table
        self.ask = None
        self._builder: Builder | None = None
        self._flow: Flow = self.ruleset.play(table)

    def _advance(self, picked: Picked | None) -> None:
        builder = self._step(picked)
        if builder is None:
            self._end()
        else:
            self._open(builder)

    def _step(self, picked: Picked | None) -> Builder | None:
        """Let the rules go on to their next question; None when there is none."""
        self._by_hand.clear()
        try:
            builder = next(self._flow) if picked is None else self._flow.send(picked)
        except StopIteration:
            return None
        manual.take_off_what_is_gone(self.table)
        return builder

    def _open(self, builder: Builder) -> None:
        ask = builder()
        if ask.anchor and self._anchors[-1].index < len(self.log):
            by_hand = isinstance(self.log[-1], Operation)
            self._anchors.append(_Anchor(len(self.log), self.table.set_aside(), ask if by_hand else None))
            _thin_out(self._anchors)
        if not ask.cancel:
            self._opened = len(self.log)
        elif any(isinstance(entry, Operation) for entry in self.log[self._opened :]):
            ask = ask._replace(cancel=False)
        if ask.form == "pick" and ask.low > len(ask.options):
            # Asked anew after a manual operation there may be less to pick from than is wanted: as much as there is
            # will do.
            ask = ask._replace(low=len(ask.options), high=len(ask.options))
        # Serials only grow, also through an undo: an answer to a question that was taken back is never taken for a new
        # one's.
        self._serial += 1
        self._builder = builder
        self.ask = tuple.__new__(Ask, (*ask[:-1], self._serial))  # `_replace` takes thrice as long, at every answer

    def _end(self) -> None:
        self._flow.close()
        self._builder = None
        self.ask = None
        if self.table.outcome is not None:
            self.table.emit(GameEnded(self.table.outcome))

    def _put_back(self, undone: list[Entry], serial: int) -> None:
        """Make the last entry not to have been, down to the number of the question it was said at."""
        self._rewind(len(self.log) - 1)
        self.undone = undone
        self._serial = serial
        self.ask = self.ask and self.ask._replace(serial=serial)

    def _rewind(self, index: int, ask: Ask | None = None) -> None:
        """Make the game what it was after `index` entries; `ask` is the question that stood there, if it is known."""
        log, answers, undone = self.log[:index], self._answers[:index], self.undone
        while self._anchors[-1].index > index:
            self._anchors.pop()
        while len(self._by_hand) > 1 and self._by_hand[-1].index > index:
            self._by_hand.pop()
        if self._by_hand and self._by_hand[-1].index <= index and self._builder is not None:
            anchor = self._by_hand.pop()
            self.log, self._answers = log[: anchor.index], answers[: anchor.index]
            self.table.restore(anchor.table)
            self._open(self._builder)
        else:
            while not self._comes_back(self._anchors[-1]):
                self._anchors.pop()
            anchor = self._anchors[-1]
            since = answers[anchor.index :]
            if all(answered.picked is not None for answered in since):
                self.log, self._answers = log, answers
                self._go_over(anchor.table.snapshot(), since, ask)
                self.table.take_events()
                return
            self.log, self._answers = log[: anchor.index], answers[: anchor.index]
            self._opened = anchor.index
            self._start(anchor.table.snapshot())
        for entry in log[anchor.index :]:
            self.enter(entry)
        self.table.take_events()
        self.undone = undone

    def _comes_back(self, anchor: _Anchor) -> bool:
        """Whether the rules, started from an anchor, ask what was asked there."""
        if anchor.asked is None:
            return True
        flow = self.ruleset.play(anchor.table.snapshot())
        try:
            return next(flow)() == anchor.asked
        except Exception:  # whatever they stumble over on another way
            return False
        finally:
            flow.close()

    def _go_over(self, table: Table, since: list[_AnswerTaken], ask: Ask | None) -> None:
        """Play from an anchor what was picked since, building no question but the last."""
        self._begin(table)
        builder = self._step(None)
        for answer in since:
            builder = self._step(answer.picked)
        self._opened = since[-1].opened if since else len(self.log)
        if builder is None:
            self._end()
        elif ask is None:
            self._open(builder)
        else:
            self._builder, self.ask = builder, ask
            self._opened = self._opened if ask.cancel else len(self.log)


def _thin_out(anchors: list[_Anchor]) -> None:
    """Keep the last anchors all, older ones only so far apart that the way from one to the next stays short: a table
    that is used all day must not grow by a snapshot with every action."""
    if len(anchors) > _ANCHORS_KEPT:
        older, old = anchors[-_ANCHORS_KEPT - 1 : -_ANCHORS_KEPT + 1]
        if old.index - older.index < _ENTRIES_APART:
            del anchors[-_ANCHORS_KEPT]
