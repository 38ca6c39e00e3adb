"""From "all ready" to a seed nobody chose: promises first, then what was promised. Pure; see `shuffle`."""

from __future__ import annotations

import hmac
from typing import Literal

from svedesk.net.shuffle import Chance, commitment, fresh
from svedesk.wire.messages_table import Reveal, ShuffleBegins


class BrokenPromise(Exception):
    """A seat's bytes are not those it promised."""


class Dealing:
    """The making of one game's chance, on the host. A seat may say everything twice (it was away): what counts is what
    it said first."""

    def __init__(self, seats: int) -> None:
        self.game, self.secret = fresh(), fresh()
        self.promise = commitment(self.game, self.secret, -1)
        self._commitments: list[bytes] = [b""] * seats
        self._shares: list[bytes] = [b""] * seats

    @property
    def commitments(self) -> tuple[bytes, ...]:
        """The seats' promises; empty ones are still to come."""
        return tuple(self._commitments)

    @property
    def stage(self) -> Literal["promises", "shares", "done"]:
        """What is waited for."""
        if not all(self._commitments):
            return "promises"
        return "done" if all(self._shares) else "shares"

    def shuffle(self) -> ShuffleBegins:
        """The question for promises."""
        return ShuffleBegins(game=self.game.hex(), commitment=self.promise.hex())

    def reveal(self) -> Reveal:
        """The question for what was promised."""
        return Reveal(game=self.game.hex(), commitments=tuple(one.hex() for one in self._commitments))

    def commit(self, seat: int, promised: bytes) -> bool:
        """A seat's promise; whether it was the last that was waited for."""
        if self._commitments[seat]:
            return False
        self._commitments[seat] = promised
        return self.stage == "shares"

    def share(self, seat: int, share: bytes) -> None:
        """A seat's bytes. Before all have promised they are not taken. Raises `BrokenPromise`."""
        if self.stage == "promises" or self._shares[seat]:
            return
        if not hmac.compare_digest(commitment(self.game, share, seat), self._commitments[seat]):
            raise BrokenPromise(seat)
        self._shares[seat] = share

    def chance(self) -> Chance:
        """All of it, once all shares are there."""
        return Chance(self.game, self.secret, tuple(self._shares))
