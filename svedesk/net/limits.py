"""How much a peer may send, how often an address may try, and how long anything may take. Pure: told the time, in
seconds of a clock that never goes back."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

MOST_WAITING, WAITING_OF_ADDRESS = 128, 48
"""Connections that have not said who they are. Beyond that the longest of them are closed for others: to keep somebody
out, all of these places have to be taken again within the moment that a hello takes."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds. `hello`: from connecting to a hello that is let in. `frame`: from a frame's first byte to its last.
    `away`: of silence until a seat shows as away; `drop`: until its connection is closed. `linger`: for the other end
    to hear the last word. `retry_first` doubles up to `retry_most`, for `give_up` in all."""

    heartbeat: float = 2.0
    away: float = 6.0
    drop: float = 15.0
    hello: float = 5.0
    frame: float = 5.0
    connect: float = 4.0
    linger: float = 3.0
    retry_first: float = 0.5
    retry_most: float = 8.0
    give_up: float = 600.0


class Allowance:
    """A bucket that fills at `rate` a second up to `most`; what is taken has to be in it."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, 0.0

    def take(self, amount: float, now: float) -> bool:
        """Take an amount, if it is there."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if amount > self._left:
            return False
        self._left -= amount
        return True


class Pace:
    """How often TLS may begin, by address and in all: a handshake takes a host a hundred times as long as a caller
    takes to ask for it."""

    OF_ADDRESS, IN_ALL = (10.0, 60.0), (40.0, 240.0)
    """A second, and at once: a club behind one address may come in together."""
    KEPT = 4096
    """Addresses remembered at once; the one longest quiet is forgotten first."""

    def __init__(self) -> None:
        self._all = Allowance(*self.IN_ALL)
        self._each: OrderedDict[str, Allowance] = OrderedDict()

    def allowed(self, address: str, now: float) -> bool:
        """Whether one more may begin now, from this address."""
        allowance = self._each.pop(address, None) or Allowance(*self.OF_ADDRESS)
        self._each[address] = allowance
        while len(self._each) > self.KEPT:
            self._each.popitem(last=False)
        return allowance.take(1, now) and self._all.take(1, now)


class Attempts:
    """Wrong codes by address: after `most` in a row within `window` seconds that address has to wait for as long."""

    KEPT = 4096
    """Addresses remembered at once; the one longest quiet is forgotten first."""

    def __init__(self, most: int = 5, window: float = 60.0) -> None:
        self._most, self._window = most, window
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def allowed(self, address: str, now: float) -> bool:
        """Whether this address may try."""
        count, last = self._wrong.get(address, (0, now))
        if now - last >= self._window:
            self._wrong.pop(address, None)
            return True
        return count < self._most

    def wrong(self, address: str, now: float) -> None:
        """Note a wrong code."""
        count, last = self._wrong.pop(address, (0, now))
        self._wrong[address] = (count + 1 if now - last < self._window else 1, now)
        while len(self._wrong) > self.KEPT:
            self._wrong.popitem(last=False)

    def right(self, address: str) -> None:
        """Forget what was wrong before: the person has found the code."""
        self._wrong.pop(address, None)


def crowded(waiting: Sequence[str], address: str) -> str:
    """The address of which one has to go for one more to come from an address, "" where there is a place; `waiting` are
    the addresses of those who wait."""
    count = Counter(waiting)
    if count[address] >= WAITING_OF_ADDRESS:
        return address
    return count.most_common(1)[0][0] if len(waiting) >= MOST_WAITING else ""


def retry_delay(attempt: int, timing: Timing) -> float:
    """Seconds to wait before attempt number `attempt` (from 0) to reach the host again."""
    return float(min(timing.retry_most, timing.retry_first * 2 ** min(attempt, 16)))
