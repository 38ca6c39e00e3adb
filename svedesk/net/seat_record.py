"""What a seat keeps of the game it plays, to check it afterwards."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field

from svedesk.net.shuffle import commitment, fresh
from svedesk.net.verify import Proof
from svedesk.wire.messages_table import Opening


@dataclass(slots=True)
class SeatRecord:
    """One game as a seat takes part in it. `own` are the bytes it puts in, `host` the host's promise."""

    seat: int
    game: bytes
    host: bytes
    own: bytes = field(default_factory=fresh)
    promises: tuple[bytes, ...] = ()
    seen: dict[int, str] = field(default_factory=dict)

    @property
    def promise(self) -> bytes:
        """The promise of the own bytes."""
        return commitment(self.game, self.own, self.seat)

    def revealed(self, promises: tuple[bytes, ...]) -> bool:
        """Take everyone's promises; False when the own one is not among them, or others came before: then the own bytes
        are not told."""
        if self.promises and self.promises != promises:
            return False
        if not self.seat < len(promises) or not hmac.compare_digest(promises[self.seat], self.promise):
            return False
        self.promises = promises
        return True

    def saw(self, at: int, digest: str) -> None:
        """A view after so many log entries; what was seen further on has been taken back."""
        for later in [entry for entry in self.seen if entry > at]:
            del self.seen[later]
        self.seen[at] = digest

    def proof(self, opening: Opening) -> Proof:
        """Everything together, once the host has opened its part."""
        return Proof(
            self.seat,
            self.own,
            self.game,
            (self.host, *self.promises),
            tuple(sorted(self.seen.items())),
            bytes.fromhex(opening.secret),
            tuple(bytes.fromhex(share) for share in opening.shares),
            opening.saved,
        )
