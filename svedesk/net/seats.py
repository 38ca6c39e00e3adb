"""The seats of a room: who sits there, with which deck, whether that program is heard. A change replaces a record."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.net.limits import Timing
from svedesk.net.seal import token_key
from svedesk.wire.messages import LONGEST_NAME
from svedesk.wire.messages_table import ChairModel, ToGuest

EMPTY_AFTER = 60.0
"""Seconds a seat is kept, before the game, for a program that is gone."""


class Member(Protocol):
    """One program at the table: a socket's other end, or this program's own seat."""

    @property
    def name(self) -> str:
        """What the person is called."""

    def deliver(self, message: ToGuest) -> None:
        """Send a message."""


class Chair(NamedTuple):
    """One seat. `token` is the SHA-256 of what brings a program back to it (empty: the seat is free), `member` the
    program there now, `last_heard` when it was last heard, `thought` the seconds it was asked and here."""

    name: str = ""
    token: bytes = b""
    local: bool = False
    deck: DeckList | None = None
    problems: tuple[Message, ...] = ()
    ready: bool = False
    member: Member | None = None
    last_heard: float = 0.0
    away_since: float = -1.0
    """When it stopped being heard, -1 while it is here."""
    thought: float = 0.0
    left: bool = False
    """Whether it said goodbye (and may come back all the same)."""
    key: bytes = b""
    """What follows from the token, to seal what is kept (see `seal`): of a guest that has come in."""
    by_hand: bool = False
    """Whether cards of its deck are resolved by hand."""
    promise: bytes = b""
    """That of its deck; empty while none is chosen."""
    salt: bytes = b""
    """What the promise was salted with, once the deck is shown."""
    brings: str = ""
    """The name of the deck that is promised."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here, even if away."""
        return bool(self.token)

    @property
    def here(self) -> bool:
        """Whether its program is connected and heard."""
        return self.member is not None and self.away_since < 0

    @property
    def begins(self) -> bool:
        """Whether a game may begin, as far as this seat goes: it is ready, here, and its deck is shown."""
        return self.ready and self.here and self.deck is not None

    def model(self, now: float) -> ChairModel:
        """The seat as all may know it."""
        return ChairModel(
            name=self.name,
            deck=self.deck.name[:200] if self.deck else self.brings,
            ready=self.ready,
            taken=self.taken,
            local=self.local,
            away=int(now - self.away_since) if self.away_since >= 0 else -1,
            thought=int(self.thought),
            by_hand=self.by_hand,
            promise=self.promise.hex(),
        )

    def at(self, now: float, timing: Timing, asked: float) -> Chair:
        """The seat as it is now, after it was asked for so many seconds more: away when its program has been silent for
        too long."""
        chair = self
        if self.taken and not self.local and self.away_since < 0:
            silent = self.member is None or now - self.last_heard >= timing.away
            chair = self._replace(away_since=self.last_heard if self.member else now) if silent else self
        return chair._replace(thought=chair.thought + asked) if asked and chair.here else chair

    def taken_by(self, member: Member, name: str, token: str, now: float, *, local: bool) -> Chair:
        """The seat with a program that has come in, or has come back, by this token."""
        there = self._replace(member=member, name=name, token=token_hash(token), local=local)
        there = there._replace(key=b"" if local else token_key(token))
        return there._replace(left=False, last_heard=now, away_since=-1.0)

    def or_empty(self, now: float) -> Chair:
        """The seat, or a free one when its program has been away for too long before a game."""
        return Chair() if self.away_since >= 0 and now - self.away_since >= EMPTY_AFTER else self


def token_hash(token: str) -> bytes:
    """What is kept of a token: who reads the file beside a save can't take a seat with it."""
    return hashlib.sha256(bytes.fromhex(token)).digest()


def seat_of(chairs: Sequence[Chair], token: str) -> int | None:
    """The seat a token brings back to. All are compared, each in constant time."""
    if not token:
        return None
    hashed, match = token_hash(token), None
    for seat, chair in enumerate(chairs):
        if hmac.compare_digest(chair.token, hashed):
            match = seat
    return match


def free_seat(chairs: Sequence[Chair], wanted: int = -1) -> int | None:
    """A seat that nobody has taken: the one wanted (-1: any)."""
    free = [seat for seat, chair in enumerate(chairs) if not chair.taken and wanted in (-1, seat)]
    return free[0] if free else None


def unique_name(chairs: Sequence[Chair], seat: int, name: str) -> str:
    """A name that no other seat has."""
    return distinct(name, {chair.name for at, chair in enumerate(chairs) if at != seat and chair.taken})


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it where others have it."""
    numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, len(others) + 2))
    return next(free for free in (name, *numbered) if free not in others)
