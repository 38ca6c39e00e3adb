"""The course of a game: what came of each entry of its log, the way back and forth along it, and when going back is a
favour the other seat has to grant."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

from svedesk.desk.log import LogRecord, in_common
from svedesk.desk.resume import check_playable, word
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.events import CardFlipped, CardMoved, Event, Looked, Revealed
from svedesk.engine.log import Entry
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED
from svedesk.engine.session import Session
from svedesk.wire.saved import GameFile


def needs_consent(undone: Iterable[LogRecord], seat: int, unseen: Collection[str] = ()) -> bool:
    """Whether undoing these records on the wish of `seat` needs the other's consent: hidden information was seen,
    randomness was drawn, or another seat answered or acted. So it does where a card has left one of the zones that are
    `unseen`, also where `seat` knew it: the other can't tell."""
    return any(
        record.drew
        or (record.entry is not None and record.entry.seat != seat and not record.automatic)
        or any(is_barrier(event, seat) or has_left(event, unseen) for event in record.events)
        for record in undone
    )


def is_barrier(event: Event, seat: int) -> bool:
    """Whether an event told someone what cannot be untold. A card that `seat` itself knew and now shows to others gives
    nothing away to `seat`: laying down a card from the hand may be taken back."""
    if isinstance(event, CardMoved):
        learned = event.sees & ~event.saw
        return event.source is not None and bool(learned) and not _shown_by(seat, event.saw, learned)
    if isinstance(event, Looked):
        return True
    # The masks of these say who knows the card now, not who knew it: to be safe, all that they show is news.
    return isinstance(event, Revealed) or (isinstance(event, CardFlipped) and event.faceup)


def has_left(event: Event, zones: Collection[str]) -> bool:
    """Whether a card has left one of these zones for another."""
    if not isinstance(event, CardMoved) or event.source is None or event.source.zone not in zones:
        return False
    return event.to is None or event.to.zone != event.source.zone


def _shown_by(seat: int, saw: int, learned: int) -> bool:
    return bool(saw >> seat & 1) and not learned >> seat & 1


class Course:
    """What a session goes through from its beginning. `records` has what came of the opening and of each log entry."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.records = [LogRecord(None, session.opening, session.table.number(SHARED, "turn"), drew=True)]
        self._undone: list[bool] = []
        """For each entry of `session.undone`, whether nobody had given it himself."""

    @property
    def automatic(self) -> tuple[bool, ...]:
        """Whether nobody gave an entry himself: of each in the log, then of each taken back, the last first."""
        return (*(record.automatic for record in self.records[1:]), *reversed(self._undone))

    def branch(self, entries: int) -> Course:
        """The course of a game of its own that goes on after the first `entries` log entries. Raises `Refused` when
        there are not that many."""
        session = self.session.fork()
        if entries != len(session.log):
            session.undo(len(session.log) - entries)
            session.forget_undone()
        course = Course(session)
        course.records = self.records[: entries + 1]
        return course

    def do(self, act: Callable[[], tuple[Event, ...]], *, automatic: bool = False) -> tuple[Event, ...]:
        """Do something new that adds one entry to the log, and note what came of it."""
        events = self._note(act, automatic=automatic)
        self._undone.clear()
        return events

    def play_again(self, saved: GameFile, file: str) -> None:
        """Do all that was saved. Raises `DamagedFile` at what can't be done, or when something else comes out."""
        automatic = set(saved.automatic)
        for index, entry in enumerate((*saved.log, *reversed(saved.undone))):
            try:
                self._note(partial(self.session.enter, entry), automatic=index in automatic)
            except Exception as error:
                # A file can say anything: whatever the rules stumble over here, it is the file that is wrong.
                raise DamagedFile("file-entry", index + 1, word(error), file=file) from error
        if saved.undone:
            self.go_back(len(saved.undone))
        if self.session.digest() != saved.digest:
            raise DamagedFile("file-other-state", file=file)

    def catch_up(self, later: GameFile, file: str) -> None:
        """Go to what this game became later. Raises `DamagedFile` where that can't be played."""
        try:
            self.go_to((*later.log, *reversed(later.undone)), later.automatic)
        except Refused as error:
            raise DamagedFile("file-entry", len(later.log), word(error), file=file) from error
        if later.undone:
            self.go_back(len(later.undone))

    def cancel(self) -> None:
        """Take back an action that is not committed. Raises `Refused`."""
        self.session.cancel()
        del self.records[len(self.session.log) + 1 :]
        self._undone.clear()

    def to_undo(self, computers: Collection[int] = ()) -> int:
        """How many entries an undo goes back over: the last that a person made, and those that the desk or a computer
        at one of these seats made after it; 0 when no person made any."""
        for count, record in enumerate(reversed(self.records[1:]), start=1):
            if not record.automatic and record.entry is not None and record.entry.seat not in computers:
                return count
        return 0

    def go_back(self, count: int) -> None:
        """Take the last so many entries back."""
        self.session.undo(count)
        self._undone.extend(record.automatic for record in reversed(self.records[-count:]))
        del self.records[-count:]

    def redo(self, computers: Collection[int] = ()) -> tuple[Event, ...]:
        """Do again what was taken back: an entry, and those after it that no person had given, `computers` being the
        seats of others."""
        events = self._redo_one()
        while self._undone and (self._undone[-1] or self.session.undone[-1].seat in computers):
            events += self._redo_one()
        return events

    def go_to(self, log: Sequence[Entry], automatic: Collection[int]) -> None:
        """Go to where these log entries lead, `automatic` telling which nobody gave himself: back to where the game
        took another way, and on from there. Raises `Refused`, before anything is done, where they can't be played."""
        now = self.session.log
        same = in_common(now, log)
        check_playable(self.session, log, same)
        if same < len(now):
            self.go_back(len(now) - same)
        for at, entry in enumerate(log[same:], start=same):
            if self.session.undone and self.session.undone[-1] == entry:
                self._redo_one()
            else:
                self.do(partial(self.session.enter, entry), automatic=at in automatic)

    def _note(self, act: Callable[[], tuple[Event, ...]], *, automatic: bool) -> tuple[Event, ...]:
        turn, chance = self.session.table.number(SHARED, "turn"), self.session.table.rng
        events = act()
        entry = self.session.log[-1]
        self.records.append(LogRecord(entry, events, turn, automatic, self.session.table.rng != chance))
        return events

    def _redo_one(self) -> tuple[Event, ...]:
        events = self._note(self.session.redo, automatic=self._undone[-1])
        self._undone.pop()
        return events
