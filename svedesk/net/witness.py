"""What a seat notes of its game as it goes on, so that it can tell afterwards what was done that nobody had agreed to.

It notes what it was shown and what it said itself. A host that is honest never does what is called a breach here.
"""

from __future__ import annotations

from typing import Protocol

from svedesk.desk.desk import Mode
from svedesk.engine.events import CardFlipped, Event, Looked, RandomDrawn, Revealed
from svedesk.engine.log import Operation
from svedesk.net.allowed import CONCEDED, drawn
from svedesk.net.received import Seen
from svedesk.net.seat_record import SeatRecord
from svedesk.wire.messages import Say, Wanted
from svedesk.wire.messages_table import Requests, UpdatePacket
from svedesk.wire.net_kept import Did, Note, write_kept

RULES_OFF: tuple[Wanted, ...] = ("rules-off", "draw")
"""What the rules may be switched off for."""


class Diary(Protocol):
    """Where a seat's record of its game is kept, so that a killed program finds it again."""

    def write(self, record: SeatRecord) -> None:
        """Keep this: a game begins, or something of its beginning has come to be known."""

    def note(self, *notes: Note) -> None:
        """Keep notes, beside the record that was written last."""


class Witness:
    """Keeps the `record` of a seat's game, in a diary as well if there is one."""

    def __init__(self, diary: Diary | None) -> None:
        self.record: SeatRecord | None = None
        self._diary = diary
        self._mode: Mode | None = None
        self._on_the_way: dict[int, int] = {}
        """The log's length at own answers that are not confirmed, by their number."""
        self._begun: set[int] = set()
        """Log entries that are own answers of an action that may still be cancelled."""
        self._own: set[int] = set()
        """Log entries that are own answers."""
        self._unwritten: list[Note] = []
        """What was seen and is not in the diary yet."""

    def begin(self, record: SeatRecord) -> None:
        """A game is dealt, or one goes on."""
        self._unwritten.clear()
        self.record, self._mode = record, None
        for known in (self._on_the_way, self._begun, self._own):
            known.clear()

    def write(self) -> None:
        """Keep the record."""
        if self._diary is not None and self.record is not None:
            self._diary.write(self.record)

    # -- what this seat says ------------------------------------------------------------------------------------------

    def says(self, act: int, at: int, answer: tuple[int, ...]) -> None:
        """An answer is about to be sent."""
        self._on_the_way[act] = at
        self._note("said", at, *answer)

    def operates(self, operation: Operation, helps: tuple[str, ...] | None) -> None:
        """Something is about to be done by hand."""
        self._note("did", 0, write_kept(Did(operation, helps)).decode())

    def concedes(self, at: int) -> None:
        """This seat gives up."""
        self._note("said", at, *CONCEDED)

    def denied(self, act: int) -> None:
        """The host refused an act."""
        self._on_the_way.pop(act, None)

    def passes(self) -> None:
        """Questions may be passed for this seat from now on."""
        if self.record is not None and not self.record.passes:
            self._note("passes")

    def asks(self, what: Wanted) -> None:
        """This seat wants something."""
        self._allow(what, 1)
        if what == "draw" and self.record is not None:
            self.operates(drawn(self.record.seat), None)  # as which the host enters it

    def replies(self, what: Wanted, say: Say) -> None:
        """This seat answers what another wants."""
        if say != "refuse":
            self._allow(what, -1 if say == "always" else 1)

    def settled(self, requests: Requests, seat: int) -> None:
        """A request was decided: what this seat wanted in vain was not allowed."""
        wish = requests.settled
        if wish is not None and wish.seat == seat and requests.outcome in ("refused", "withdrawn"):
            self._use(wish.what)

    # -- what this seat is shown --------------------------------------------------------------------------------------

    def sees(self, update: UpdatePacket, seen: Seen) -> None:
        """The table after something happened."""
        record = self.record
        if record is None:
            return
        self._compare_mode(record, update)
        self._compare_log(record, update, seen)
        was_manual, self._mode = self._mode == "manual", update.mode
        chain = seen.chain[-1] if seen.chain else ""
        by_hand = update.mode == "manual" or was_manual or record.may("by-hand") or record.agreed.get("rules-off") == -1
        by_hand = by_hand or (update.at, chain) in record.by_hand  # undone or done again: it was allowed then
        if update.cause == "answer" and update.view[1].waits_kind != "by_hand":
            self._use("by-hand")
        if was_manual and update.mode == "rules":
            for what in RULES_OFF:
                self._use(what)
        note = Note("saw", update.at, (update.digest, len(seen.chain), chain, by_hand))
        record.take(note)
        self._unwritten.append(note)

    def shown(self) -> None:
        """The player has been shown it: now there is time to write it down. What is said before that is written after
        it, and before it is sent."""
        self._write_notes()

    def _compare_mode(self, record: SeatRecord, update: UpdatePacket) -> None:
        if update.mode == "manual" and self._mode == "rules" and not record.may(*RULES_OFF):
            self._note("breach", update.at, "rules-off")

    def _compare_log(self, record: SeatRecord, update: UpdatePacket, seen: Seen) -> None:
        """What was taken back has to have been agreed to where something of it can't be unseen, or was said by this
        seat."""
        gone = any(_can_not_be_unseen(line.event) for line in seen.lost) or any(at >= update.at for at in self._own)
        if gone and not record.may("undo"):
            self._note("breach", update.at, "undo")
        if gone or update.cause == "undo":
            self._use("undo")
        self._begun, self._own = ({at for at in known if at < update.at} for known in (self._begun, self._own))
        for act in [act for act in self._on_the_way if act <= update.did]:
            at = self._on_the_way.pop(act)
            if update.cause == "answer" and at < update.at:
                self._begun.add(at)
        ask = update.view[1].ask
        if ask is None or not ask.cancel:
            self._own |= self._begun
            self._begun.clear()
            return
        # An undo may lead back into an action: what this seat said last is again for anybody's undo to cancel.
        last = update.at - 1
        while last in self._own:
            self._own.discard(last)
            self._begun.add(last)
            last -= 1

    def breach(self, what: str) -> None:
        """The host does something that nobody may; of each kind the first counts."""
        record = self.record
        if record is not None and what not in dict(record.breaches):
            self._note("breach", max(record.seen, default=0), what)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _allow(self, what: Wanted, count: int) -> None:
        if self.record is not None:
            self._note("may", 0, what, -1 if count < 0 else self.record.agreed.get(what, 0) + count)

    def _use(self, what: Wanted) -> None:
        """What was agreed to was done, or will not be."""
        if self.record is not None and self.record.agreed.get(what, 0) > 0:
            self._note("may", 0, what, self.record.agreed[what] - 1)

    def _note(self, what: str, at: int = 0, *content: object) -> None:
        if self.record is None:
            return
        note = Note(what, at, content)
        self.record.take(note)
        self._write_notes(note)

    def _write_notes(self, *more: Note) -> None:
        notes = (*self._unwritten, *more)
        self._unwritten.clear()
        if self._diary is not None and notes:
            self._diary.note(*notes)


def _can_not_be_unseen(event: Event) -> bool:
    """Whether an event, as any seat is told of it, is one that only the other's consent takes back."""
    return isinstance(event, RandomDrawn | Looked | Revealed) or (isinstance(event, CardFlipped) and event.faceup)
