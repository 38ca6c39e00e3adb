"""What is noted of a game beside its log: what happened at each entry; and the lines a seat may read of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from svedesk.engine.events import Event, redacted
from svedesk.engine.log import Entry, Operation


class LogRecord(NamedTuple):
    """What one log entry (None: the opening) led to. `turn` is the turn it was entered in, `automatic` whether the desk
    answered by itself, `drew` whether randomness was drawn."""

    entry: Entry | None
    events: tuple[Event, ...]
    turn: int
    automatic: bool = False
    drew: bool = False


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event as a seat may read it: `index` counts the game's lines from 0, `seat` is who acted (-1: nobody), `turn`
    counts from 1."""

    index: int
    seat: int
    turn: int
    event: Event
    by_hand: bool


def in_common(first: Sequence[object], second: Sequence[object]) -> int:
    """How many entries or lines two logs begin with alike."""
    if second[: len(first)] == first:  # nearly always so, and several times as fast
        return len(first)
    alike = zip(first, second, strict=False)
    return next((at for at, pair in enumerate(alike) if pair[0] != pair[1]), min(len(first), len(second)))


def lines(records: Iterable[LogRecord], seat: int, since: int = 0) -> Iterator[LogLine]:
    """The lines from index `since` on, as `seat` may read them."""
    index = 0
    for record in records:
        if index + len(record.events) <= since:
            index += len(record.events)
            continue
        by_hand = isinstance(record.entry, Operation)
        actor = -1 if record.entry is None else record.entry.seat
        for event in record.events:
            if index >= since:
                yield LogLine(index, actor, record.turn, redacted(event, seat), by_hand)
            index += 1
