"""What seats ask each other to agree to. Pure: knows who asked for what and who has still to say something."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.message import Message, Refused
from svedesk.wire.messages import Wanted
from svedesk.wire.messages_table import Wish
from svedesk.wire.net_kept import Agreed

MOST_WAITING = 4
"""Requests of one seat that may wait at a time: one of a kind, and not too many kinds."""

Allowance = tuple[int, int, Wanted]


NOTHING_AGREED = Agreed()
OF_THE_MOMENT: frozenset[Wanted] = frozenset({"undo", "redo", "by-hand"})
"""Requests that mean the table as it stands."""


class Consents:
    """The requests of a game. `always` holds (who allows, whom, what)."""

    def __init__(self, waiting: tuple[Wish, ...] = (), always: Iterable[Allowance] = (), last: int = 0) -> None:
        self.waiting = waiting
        self.always: frozenset[Allowance] = frozenset(always)
        self.last = last

    def ask(self, wish: Wish, others: tuple[int, ...]) -> Wish:
        """Note a request to the other seats; returned with its id and those who have to say something: nobody, where
        all have allowed it for the whole game. Raises `Refused` when it is asked already."""
        own = [other for other in self.waiting if other.seat == wish.seat]
        if any(other.what == wish.what for other in own) or len(own) >= MOST_WAITING:
            raise Refused(Message("request-waits"))
        self.last += 1
        unsaid = tuple(seat for seat in others if (seat, wish.seat, wish.what) not in self.always)
        wish = wish._replace(id=self.last, waits_for=unsaid)
        if unsaid:
            self.waiting = (*self.waiting, wish)
        return wish

    def reply(self, request: int, seat: int, say: str) -> Wish:
        """Note what a seat says: the request as it is now, waiting for nobody once all agree. Raises `Refused` when
        this seat is not asked."""
        wish = self._find(request)
        if wish is None or seat not in wish.waits_for:
            raise Refused(Message("request-gone"))
        self.waiting = tuple(other for other in self.waiting if other.id != request)
        if say == "refuse":
            return wish
        if say == "always":
            self.always |= {(seat, wish.seat, wish.what)}
        wish = wish._replace(waits_for=tuple(asked for asked in wish.waits_for if asked != seat))
        if wish.waits_for:
            self.waiting = (*self.waiting, wish)
        return wish

    def withdraw(self, request: int, seat: int) -> Wish:
        """Take an own request back. Raises `Refused` when there is none."""
        wish = self._find(request)
        if wish is None or wish.seat != seat:
            raise Refused(Message("request-gone"))
        self.waiting = tuple(other for other in self.waiting if other.id != request)
        return wish

    def drop(self, *what: Wanted) -> None:
        """Forget requests that something else has overtaken."""
        self.waiting = tuple(other for other in self.waiting if other.what not in what)

    def _find(self, request: int) -> Wish | None:
        return next((wish for wish in self.waiting if wish.id == request), None)
