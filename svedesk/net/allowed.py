"""Whether what was done in a game was allowed when it was done, as far as a seat has noted it. Pure."""

from __future__ import annotations

from bisect import bisect_right

from svedesk.desk.automatic import automatic_answer
from svedesk.desk.log import LogRecord, lines
from svedesk.engine.log import Answered, Entry, Operation
from svedesk.engine.session import Session
from svedesk.net.proof import Agreement
from svedesk.net.room_plan import BETWEEN_PEOPLE
from svedesk.net.updates import line_digest, packed

CONCEDED = (-1,)
"""What a seat that gives up is noted to have said."""


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

    def __init__(self, agreed: Agreement, seat: int) -> None:
        self._agreed, self._seat = agreed, seat
        self._shown = [at for at, *_ in agreed.sights]
        self._said: dict[int, set[tuple[int, ...]]] = {}
        for at, answer in agreed.said:
            self._said.setdefault(at, set()).add(answer)

    def entry(self, index: int, entry: Entry, session: Session) -> bool:
        """Whether entry `index` of the log, which is about to be done, was allowed: changes by hand only with the rules
        off, or where it was agreed to resolve a card so; in the name of this seat only what it said, and what is said
        for it because there is no choice or it wanted so."""
        if isinstance(entry, Operation):
            after = bisect_right(self._shown, index)
            return after == len(self._shown) or self._agreed.sights[after][3]
        if entry.seat != self._seat:
            return True
        if not isinstance(entry, Answered):
            if entry.why:
                return True  # claimed by the other seat, by a clock that this seat was shown
            return any(at <= index and CONCEDED in said for at, said in self._said.items())
        ask = session.ask
        if ask is None or entry.answer in self._said.get(index, ()):
            return True
        if entry.answer == automatic_answer(ask, BETWEEN_PEOPLE, session, ()):
            return True
        passes = [ask.options[picked].kind for picked in entry.answer] == ["pass"]
        return passes and self._agreed.passes and ask.kind in session.ruleset.passable

    def lines(self, at: int, log: LogDigest) -> bool:
        """Whether the log after so many entries is the one this seat has read."""
        place = bisect_right(self._shown, at) - 1
        _, lines, chain, _ = self._agreed.sights[place]
        return (lines, chain) == (log.lines, log.chain)
