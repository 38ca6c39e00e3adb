"""What a seat notes of its game as it goes on, so that it can tell afterwards what was done that nobody had agreed to.

It notes what it was shown and what it said itself. A host that is honest never does what is called a breach here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from svedesk.desk.desk import Mode
from svedesk.desk.history import has_left
from svedesk.engine.events import CardFlipped, Event, Looked, RandomDrawn, Revealed
from svedesk.engine.log import Operation
from svedesk.engine.view import View
from svedesk.net.allowed import CONCEDED, drawn, operation_ends
from svedesk.net.received import Seen
from svedesk.net.seat_record import SeatRecord
from svedesk.net.transcript import (
    SigningKey,
    Told,
    Transcript,
    deal_before,
    last_mode,
    new_secret,
    taken_up,
    told_content,
)
from svedesk.net.verify import is_whole
from svedesk.wire.messages import GameAct, Say, Wanted
from svedesk.wire.messages_table import Opening, Requests, UpdatePacket
from svedesk.wire.net_kept import Did, Entry, Note, Proof, read_kept, write_kept

RULES_OFF: tuple[Wanted, ...] = ("rules-off", "draw")
"""What the rules may be switched off for; for a draw the game ends, and nothing else is done."""


class Diary(Protocol):
    """Where a seat's record of its game is kept, so that a killed program finds it again."""

    on_trouble: Callable[[str], object] | None
    """Is called with the reason when something could not be kept."""

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
        self._by_hand = False
        """Whether the rules are off by agreement, and for more than a draw."""
        self._missed = True
        """Whether something may have happened that this seat was not told of."""
        self._on_the_way: dict[int, int] = {}
        """The log's length at own answers that are not confirmed, by their number."""
        self._in_vain: dict[int, Note] = {}
        """What is to be noted of own acts, by number, should the host not do them: they count for nothing later."""
        self._lost: list[Note] = []
        """The same of acts whose numbers are gone with their connection."""
        self._consents: dict[int, Wanted] = {}
        """What was asked for or agreed to, by the number of the act that the host has not heard yet."""
        self._pausing = 0
        """The number of the own act by which questions are to be passed no more."""
        self._waiting: set[Wanted] = set()
        """Own requests that the host has told of."""
        self._begun: set[int] = set()
        """Log entries that are own answers of an action that may still be cancelled."""
        self._own: set[int] = set()
        """Log entries that are own answers."""
        self._unwritten: list[Note] = []
        """What was seen and is not in the diary yet."""
        self._transcript: Transcript | None = None
        """Of the record, where what is said is signed."""
        self._key: SigningKey | None = None
        self._doubts = False
        """Whether what was told last was not signed as it should be: once something may have been lost."""

    def begin(self, record: SeatRecord) -> None:
        """A game is dealt, or one goes on."""
        self._unwritten.clear()
        self.record, self._mode = record, last_mode(record.entries)
        self._by_hand, self._missed, self._pausing = self._mode == "manual", True, 0
        for acts in (self._in_vain, self._consents, self._on_the_way):
            acts.clear()
        self._waiting.clear()
        self._own, self._begun = taken_up(record.entries), set()
        self._may_cancel(record.length)  # as far as is known here
        answers = ((at, answer) for at, given in record.answers.items() for answer in given)
        self._lost = [Note("denied", at, answer) for at, answer in answers if at >= record.length]
        self._doubts = False
        self.signs_from_now()

    def write(self) -> None:
        """Keep the record."""
        if self._diary is not None and self.record is not None:
            self._diary.write(self.record)

    # -- the transcript -----------------------------------------------------------------------------------------------

    @property
    def head(self) -> bytes:
        """What the transcript of the deal so far came to, and of those before it."""
        if self._transcript is not None:
            return self._transcript.head
        return deal_before(self.record.before, self.record.game) if self.record is not None else b""

    def signs_from_now(self) -> None:
        """All keys may be known by now."""
        record = self.record
        self._transcript, self._key = None, None
        if record is not None and record.signs:
            self._transcript, self._key = Transcript(record.part, record.entries), SigningKey(record.key)

    def comes_back(self) -> tuple[str, str]:
        """The game that this seat has a transcript of and what that goes on from: on another connection, or where
        something was missed."""
        record = self.record
        if record is None or not record.key:
            return "", ""
        nonce = new_secret().hex()
        since = (self._transcript or Transcript(record.part)).since(nonce)
        self._enter(Entry("back", nonce))
        self._write_notes()
        return record.game.hex(), since

    def signs(self, act: GameAct) -> GameAct:
        """An act as it is sent."""
        if self._transcript is None or self._key is None:
            return act
        entry = self._transcript.signs(act, self._key)
        self._enter(entry)
        self._write_notes()
        return act.model_copy(update={"row": entry.row, "sign": entry.sign})

    def hears(self, message: Told, did: int, lines: Sequence[str]) -> bool:
        """Something that the host signs; False where everything has to be sent again."""
        transcript = self._transcript
        if self.record is not None and self.record.opened and self.record.over:
            return True  # nothing counts any more, and the next deal begins with what this one came to
        if transcript is None or self._enter(Entry("told", told_content(message, did, lines), 0, message.sign)):
            self._doubts = False
            return True
        if not isinstance(message, UpdatePacket) and not transcript.has_begun:
            return True  # of before the game
        doubted, self._doubts = self._doubts and not transcript.has_begun, True
        if doubted:
            self.breach("signature")
        return doubted

    def _enter(self, entry: Entry) -> bool:
        """Take the next entry of the transcript; False where it does not fit."""
        assert self.record is not None
        if self._transcript is not None and not self._transcript.take(entry, trusted=entry.what == "act"):
            return False
        note = Note("entry", 0, tuple(entry))
        self.record.take(note)
        self._unwritten.append(note)
        return True

    # -- what this seat says ------------------------------------------------------------------------------------------

    def says(self, act: int, at: int, answer: tuple[int, ...]) -> None:
        """An answer is about to be sent."""
        self._on_the_way[act] = at
        if self.record is not None:
            self.record.undone.clear()
            if answer not in self.record.answers.get(at, ()):
                self._in_vain[act] = Note("denied", at, answer)
        self._note("said", at, *answer)

    def operates(self, act: int, operation: Operation, helps: tuple[str, ...] | None) -> None:
        """Something is about to be done by hand."""
        did = write_kept(Did(operation, helps)).decode()
        self._in_vain[act] = Note("undid", 0, (did,))
        self._note("did", 0, did)

    def concedes(self, act: int, at: int) -> None:
        """This seat gives up."""
        self._in_vain[act] = Note("denied", at, CONCEDED)
        self._note("said", at, *CONCEDED)

    def denied(self, act: int) -> None:
        """The host refused an act."""
        self._on_the_way.pop(act, None)
        if act in self._in_vain:
            self._keep(self._in_vain.pop(act))
        what = self._consents.pop(act, None)
        if what is not None:
            self._use(what)

    def missed(self) -> None:
        """The connection broke, or an update did not come."""
        self._missed = True
        self._lost += self._in_vain.values()
        for acts in (self._in_vain, self._consents):
            acts.clear()  # their numbers begin anew

    def passes(self, act: int, at: int, *, passes: bool) -> None:
        """Questions may be passed for this seat from now on, or no more once the host has heard of it."""
        self._pausing = 0 if passes else act
        if passes and self.record is not None and not self.record.passes:
            self._note("passes", at)

    def asks(self, what: Wanted, act: int) -> None:
        """This seat wants something."""
        self._allow(what, 1)
        self._consents[act] = what
        if what == "draw" and self.record is not None:
            self.operates(act, drawn(self.record.seat), None)  # as which the host enters it

    def replies(self, what: Wanted, say: Say, act: int, seat: int) -> None:
        """This seat answers what another `seat` wants."""
        if say != "refuse":
            self._allow(what, -1 if say == "always" else 1)
            self._consents[act] = what
            if what == "draw":
                self.operates(act, drawn(seat), None)

    def settled(self, requests: Requests, seat: int) -> None:
        """A request was decided: what this seat wanted in vain was not allowed."""
        wish = requests.settled
        self._waiting = {waits.what for waits in requests.waiting if waits.seat == seat}
        waiting = self._waiting
        offered = "draw" in waiting or any(w == "draw" and act > requests.did for act, w in self._consents.items())
        if not offered and requests.outcome != "accepted" and self.record is not None and not self.record.over:
            for did in [did for did in self.record.did if operation_ends(did.operation)]:
                self._note("undid", 0, write_kept(did).decode())
        if wish is not None and wish.seat == seat and requests.outcome != "accepted":
            self._use(wish.what)
        if not self._missed:
            self._let_be(requests.did, "undo", "redo", *RULES_OFF)

    # -- what this seat is shown --------------------------------------------------------------------------------------

    def sees(self, update: UpdatePacket, seen: Seen) -> None:
        """The table after something happened."""
        record = self.record
        if record is None:
            return
        self._compare_mode(record, update)
        self._compare_acts(record, update)
        self._compare_log(record, update, seen)
        was_by_hand, self._mode = self._by_hand, update.mode
        only_draws = record.may("draw") and not record.may("rules-off")
        self._by_hand = update.mode == "manual" and not only_draws
        chain = seen.chain[-1] if seen.chain else ""
        by_hand = self._by_hand or was_by_hand or record.may("by-hand")
        by_hand = by_hand or (self._missed and record.may("rules-off"))
        by_hand = by_hand or (update.at, chain) in record.by_hand  # undone or done again: it was allowed then
        before = record.seen.get(update.at)
        if before is not None and not self._missed and record.length == update.at and before.digest != update.digest:
            self.breach("view", update.at)
        elif update.at > record.length and record.may("redo") and record.undone:
            self._note("redone", update.at)
            self._use("redo")
        self._saw(Note("saw", update.at, (update.digest, len(seen.chain), chain, by_hand, update.log)))
        if not update.log:
            self.breach("log", update.at)
        if self._pausing and update.did >= self._pausing:
            self._pausing = 0
            self._note("pauses", update.at)
        outcome = update.view[1].outcome
        if (outcome is not None or update.view[1].waits_for < 0) and not record.over:
            self._note("over", update.at, outcome.winner if outcome is not None else -1)
        elif record.over and record.opened and update.view[1].waits_for >= 0:
            self.breach("undo", update.at)
        if not self._missed and update.cause != "cancel":  # what another has only begun goes before an undo
            by_hand_is_over: tuple[Wanted, ...] = ("by-hand",) if update.view[1].waits_kind != "by_hand" else ()
            self._let_be(update.did, "undo", "redo", "restart", *RULES_OFF, *by_hand_is_over)
        self._missed = False

    def _saw(self, note: Note) -> None:
        assert self.record is not None
        self.record.take(note)
        self._unwritten.append(note)

    def shown(self) -> None:
        """The player has been shown it: now there is time to write it down. What is said before that is written after
        it, and before it is sent."""
        self._write_notes()

    def _compare_mode(self, record: SeatRecord, update: UpdatePacket) -> None:
        if update.mode == "manual" and self._mode == "rules" and not record.may(*RULES_OFF):
            self._note("breach", update.at, "rules-off")

    def _compare_acts(self, record: SeatRecord, update: UpdatePacket) -> None:
        """What the host has heard and not done by now it does no more. What a broken connection has lost may have been
        done and taken back by a standing consent."""
        acts = [self._in_vain.pop(act) for act in sorted(self._in_vain) if act <= update.did]
        acts += self._lost if not record.may("undo") else []
        self._lost = []
        if update.view[1].waits_for < 0:
            return  # the game is over
        for note in acts:
            if note.what == "undid":
                in_vain = update.at <= record.length and not _is_draw(note)
            else:
                in_vain = note.content == CONCEDED or update.at <= note.at
            if in_vain:
                self._keep(note)

    def _compare_log(self, record: SeatRecord, update: UpdatePacket, seen: Seen) -> None:
        """What was taken back has to have been agreed to where something of it can't be unseen, or was said by this
        seat."""
        gone = [line for line, chain in record.shown.items() if seen.chain[line : line + 1] != [chain]]
        for at in gone:
            self._note("unseen", at)
        unseen = _unseen_zones(update.view[1])
        for at, line in enumerate(seen.lines(seen.fresh), seen.fresh):
            if at not in record.shown and _can_not_be_unseen(line.event, unseen):
                self._note("shown", at, seen.chain[at])
        gone += (at for at in self._own if at >= update.at)
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
        self._may_cancel(update.at)

    def _may_cancel(self, length: int) -> None:
        last = length - 1
        while last in self._own:
            self._own.discard(last)
            self._begun.add(last)
            last -= 1

    def results(self, results: tuple[int, ...]) -> None:
        """What the host tells of the games of this match that are over."""
        record = self.record
        if record is None or record.winner is None:
            return
        before = record.results
        if len(results) > len(before) and results[: len(before) + 1] != (*before, record.winner):
            self.breach("result")

    def opens(self, opening: Opening) -> Proof | None:
        """The host opens a game: all that is needed to check it, None for another than this seat's."""
        record = self.record
        if record is None or opening.game != record.game.hex():
            return None
        proof = record.proof(opening)
        if not record.opened and is_whole(proof):
            record.opened = True
            self.write()
        return proof

    def was_opened_too_early(self, view: View) -> bool:
        """Whether the host has opened a game that goes on: then it is not opened, and has to be once more."""
        if self.record is None or not self.record.opened or view.waits_for < 0:
            return False
        self.record.opened = False
        return True

    def breach(self, what: str, at: int = -1) -> None:
        """The host does something that nobody may; of each kind the first counts."""
        record = self.record
        if record is not None and what not in dict(record.breaches):
            self._note("breach", at if at >= 0 else max(record.seen, default=0), what)

    # -- inside -------------------------------------------------------------------------------------------------------

    def _allow(self, what: Wanted, count: int) -> None:
        if self.record is not None:
            self._note("may", 0, what, -1 if count < 0 else self.record.agreed.get(what, 0) + count)

    def _use(self, what: Wanted) -> None:
        """What was agreed to was done, or will not be."""
        if self.record is not None and self.record.agreed.get(what, 0) > 0:
            self._note("may", 0, what, self.record.agreed[what] - 1)

    def _let_be(self, did: int, *what: Wanted) -> None:
        """What was asked for or agreed to and has been heard, and neither waits nor goes on, is allowed no more."""
        self._consents = {act: kind for act, kind in self._consents.items() if act > did}
        goes_on = {*self._waiting, *self._consents.values(), *(RULES_OFF if self._mode == "manual" else ())}
        for kind in what:
            if self.record is not None and kind not in goes_on and self.record.agreed.get(kind, 0) > 0:
                self._note("may", 0, kind, 0)

    def _note(self, what: str, at: int = 0, *content: object) -> None:
        self._keep(Note(what, at, content))

    def _keep(self, note: Note) -> None:
        if self.record is None:
            return
        self.record.take(note)
        self._write_notes(note)

    def _write_notes(self, *more: Note) -> None:
        notes = (*self._unwritten, *more)
        self._unwritten.clear()
        if self._diary is not None and notes:
            self._diary.note(*notes)


def _unseen_zones(view: View) -> set[str]:
    """Where a seat sees nothing, also of its own: of what lies in a deck nobody has known it."""
    own = {zone.place.zone for zone in view.zones if zone.place.seat == view.seat and zone.count}
    return own - {zone.place.zone for zone in view.zones if zone.cards}


def _can_not_be_unseen(event: Event, unseen: set[str]) -> bool:
    """Whether an event, as any seat is told of it, is one that only the other's consent takes back."""
    shown = isinstance(event, RandomDrawn | Looked | Revealed) or (isinstance(event, CardFlipped) and event.faceup)
    return shown or has_left(event, unseen)


def _is_draw(note: Note) -> bool:
    """Whether something that was done by hand is an offer to end the game."""
    did = read_kept(str(note.content[0]), Did)
    return did is not None and operation_ends(did.operation)
