"""Whether what was done in a game was allowed when it was done, as far as a seat has noted it. Pure."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Collection

from svedesk.desk.automatic import automatic_answer
from svedesk.desk.log import LogRecord, lines
from svedesk.engine.log import Answered, Conceded, Entry, Operation
from svedesk.engine.message import Refused
from svedesk.engine.session import Session
from svedesk.net.room_plan import BETWEEN_PEOPLE
from svedesk.net.transcript import TranscriptPart, is_signed_act, own_signed
from svedesk.net.updates import line_digest, packed
from svedesk.wire.messages_codec import view_digest
from svedesk.wire.messages_table import Signed
from svedesk.wire.net_kept import Agreement, Did

CONCEDED = (-1,)
"""What a seat that gives up is noted to have said."""


def drawn(seat: int) -> Operation:
    """What ends a game without a winner, as this seat wished and the other agreed; which step it ends, `side` says."""
    return Operation("step", seat, text="over")


def operation_ends(operation: Operation) -> bool:
    """Whether something by hand is what ends a game without a winner."""
    return operation == drawn(operation.seat)._replace(side=operation.side)


class LogDigest:
    """The log of a game that is played again, as a seat was to read it."""

    def __init__(self, seat: int) -> None:
        self.lines, self.chain = 0, ""
        self._seat = seat

    def add(self, record: LogRecord) -> None:
        """What came of the next entry."""
        for _, *rest in packed(lines((record,), self._seat)):
            self.chain = line_digest(self.chain, (self.lines, *rest))  # type: ignore[arg-type]  # the same but one
            self.lines += 1


class Allowed:
    """What a seat knows of a game's entries."""

    def __init__(self, agreed: Agreement, seat: int, part: TranscriptPart | None = None) -> None:
        self._agreed, self._seat, self._part = agreed, seat, part
        self._signed: dict[int, list[Signed]] = {}
        """Acts that will be entries, by seat."""
        for signed in (*agreed.signed, *own_signed(part, agreed.entries)) if part is not None else ():
            self._signed.setdefault(signed.seat, []).append(signed)
        self._shown = [at for at, *_ in agreed.sights]
        self._answers: dict[int, set[tuple[int, ...]]] = {}
        for at, answer in agreed.said:
            self._answers.setdefault(at, set()).add(answer)
        self._did = list(agreed.did) if agreed.did is not None else None
        """What this seat has done by hand and was not found in the log yet."""
        self._along: list[Operation] = []
        """What is done in this seat's name along with what was done by hand just before."""

    def entry(self, index: int, entry: Entry, session: Session) -> str:
        """Why entry `index` of the log, which is about to be done, was not allowed ("": it was): changes by hand only
        with the rules off, or where it was agreed to resolve a card so ("not-allowed"); in the name of this seat only
        what it said or did, and what is said for it because there is no choice or it wanted so ("not-yours"); in the
        name of any only what it has signed ("not-signed")."""
        if isinstance(entry, Operation):
            if operation_ends(entry) and entry.seat != self._seat and self._has_drawn(entry):
                return ""
            after = bisect_right(self._shown, index)
            by_hand = after == len(self._shown) or self._agreed.sights[after][3]
            if not by_hand and not (operation_ends(entry) and self._has_drawn(entry)):
                return "not-allowed"
            return "" if self._is_own(entry, session) else "not-yours"
        self._along = []
        if not self._is_said(index, entry, session):
            return "not-yours"
        return "" if self._is_signed(index, entry, session) else "not-signed"

    def _has_drawn(self, operation: Operation) -> bool:
        """Whether this seat has agreed to the draw that this ends the game by."""
        return any(did.operation == drawn(operation.seat) for did in self._did or ())

    def _is_own(self, operation: Operation, session: Session) -> bool:
        """Whether something by hand in the name of this seat was done by it, each time, or along with something."""
        if self._did is None:
            return True
        along, self._along = self._along, []
        if operation in along:
            along.remove(operation)
            self._along = along
            return True
        if operation.seat != self._seat:
            self._along = [along for along in _with_helps(session, operation, _EVERY)[1:] if along.seat == self._seat]
            return True
        same = [(did, results) for did in self._did if (results := _as_meant(session, did, operation))]
        if not same:
            return False
        self._did.remove(same[0][0])
        self._along = [along for _, results in same for along in results[1:] if along.seat == self._seat]
        return True

    def _is_said(self, index: int, entry: Answered | Conceded, session: Session) -> bool:
        if entry.seat != self._seat:
            # Whose opponent is out of time or away has to claim the game.
            return not isinstance(entry, Conceded) or not entry.why or self._part is None or self._has_claimed()
        if not isinstance(entry, Answered):
            if entry.why:
                return True  # claimed by the other seat, by a clock that this seat was shown
            return any(at <= index and CONCEDED in answers for at, answers in self._answers.items())
        if session.ask is None or entry.answer in self._answers.get(index, ()):
            return True
        return _is_automatic(entry, session) or (_passes(entry, session) and self._may_pass(index))

    def _has_claimed(self) -> bool:
        return any(entry.what == "act" and json.loads(entry.content)[1] == "claim" for entry in self._agreed.entries)

    def _is_signed(self, index: int, entry: Answered | Conceded, session: Session) -> bool:
        """Whether a seat has signed what is in its name. Whether others may be passed over they alone know."""
        part, acts = self._part, self._signed.get(entry.seat, ())
        if part is None or session.ask is None:
            return True
        if isinstance(entry, Conceded):
            return bool(entry.why) or any(is_signed_act(part, act) for act in acts if act.at <= index)
        if _is_automatic(entry, session) or _passes(entry, session):
            return True
        digest = view_digest(session.view(entry.seat))
        return any(is_signed_act(part, act, digest, entry.answer) for act in acts if act.at == index)

    def _may_pass(self, index: int) -> bool:
        spans = self._agreed.passing
        if spans is None:
            return self._agreed.passes
        return any(begun <= index and (ended < 0 or index < ended) for begun, ended in spans)

    def lines(self, at: int, log: LogDigest) -> bool:
        """Whether the log after so many entries is the one this seat has read."""
        place = bisect_right(self._shown, at) - 1
        _, lines, chain, _ = self._agreed.sights[place]
        return (lines, chain) == (log.lines, log.chain)


def _is_automatic(entry: Answered, session: Session) -> bool:
    """Whether nobody needs to say this."""
    return session.ask is not None and entry.answer == automatic_answer(session.ask, BETWEEN_PEOPLE, session, ())


def _passes(entry: Answered, session: Session) -> bool:
    """Whether this passes a question that may be passed for a seat that wants it so."""
    ask = session.ask
    if ask is None or ask.kind not in session.ruleset.passable:
        return False
    return [ask.options[picked].kind for picked in entry.answer] == ["pass"]


class _Every(frozenset[str]):
    """All helps there are, whatever a game calls them."""

    def __contains__(self, name: object) -> bool:
        return True


_EVERY = _Every()


def _as_meant(session: Session, did: Did, operation: Operation) -> tuple[Operation, ...]:
    """What a seat did by hand as it was entered, with what was done along with it, if this is it; else nothing."""
    if did.operation.name != operation.name:
        return ()
    results = (did.operation,) if did.helps is None else _with_helps(session, did.operation, did.helps)
    plain = drawn(operation.seat)
    ended = did.operation == plain == operation._replace(side=plain.side)
    return results if ended or operation in (did.operation, results[0]) else ()


def _with_helps(session: Session, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
    """What an operation comes to with these helps; itself where it can't be done here at all."""
    try:
        return session.ruleset.assist(session.table, operation, helps)
    except (Refused, ArithmeticError, LookupError, TypeError, ValueError):
        return (operation,)
