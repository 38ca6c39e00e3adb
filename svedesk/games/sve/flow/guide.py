"""Repeating an action (15.2.1.1): what was said when it was performed is said again, as long as the same is asked."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Picked
from svedesk.engine.message import Message
from svedesk.engine.table import Table
from svedesk.games.sve.rules.decisions import Decision, Key, answer_again, decided, offered_by

OTHERWISE = Message("act-otherwise", (), "15.2.1.1")
"""Why who shortened a sequence is not offered what continues it."""


class Guide:
    """Answers the questions of one action that `seat` repeats.

    With `differing` the other player may decide otherwise than before at every question it has a choice at, and has to
    at that of the number `last` (-1: at none of this action).
    """

    __slots__ = ("_at", "_decisions", "_differing", "_follows", "_last", "_seat")

    def __init__(self, seat: int, decisions: tuple[Decision, ...], *, differing: bool = False, last: int = -1) -> None:
        self._seat = seat
        self._decisions = decisions
        self._differing = differing
        self._last = last
        self._at = 0
        self._follows = True

    @property
    def was_followed(self) -> bool:
        """Whether everything was asked and said as before."""
        return self._follows and self._at == len(self._decisions)

    def answer(self, table: Table, ask: Ask, closed: frozenset[Key]) -> Picked | None:
        """What was said before at this question. None: it is to be asked."""
        if not self._follows:
            return None
        before = self._decisions[self._at] if self._at < len(self._decisions) else None
        if before is None or not self._is_the_same(table, ask, before):
            self._follows = False
            return None
        if self._differing and before.seat != self._seat and before.is_choice:
            return None
        picked = answer_again(table, ask, before.said)
        if picked is None or decided(table, ask, picked, self._seat).key in closed:
            self._follows = False
            return None
        return picked

    def refused(self) -> frozenset[Key]:
        """What must not be said at the question that is asked."""
        here = self._follows and self._differing and self._at == self._last
        return frozenset((self._decisions[self._at].key,)) if here else frozenset()

    def follow(self, decision: Decision) -> None:
        """Note what was said."""
        self._follows = (
            self._follows and self._at < len(self._decisions) and decision.key == self._decisions[self._at].key
        )
        self._at += 1

    def _is_the_same(self, table: Table, ask: Ask, before: Decision) -> bool:
        """Whether it is the same question; to the other player, who agreed to what was to be seen, only with the same
        options."""
        if (ask.seat, ask.kind) != (before.seat, before.kind):
            return False
        return ask.seat == self._seat or offered_by(table, ask) == before.offered
