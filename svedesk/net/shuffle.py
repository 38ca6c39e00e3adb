"""Shuffles that can be checked: the seed of a game is made of bytes from the host and from every seat, each promised by
its SHA-256 before anyone's bytes are told. Whoever is honest knows that nobody chose the seed. Pure.

Everyone promises, not only the host: a seat that knew all other bytes before choosing its own could choose the shuffle.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

TAG = b"svedesk shuffle 1"
SIZE = 32
"""Bytes of every share, of a game's id and of a commitment."""


class Chance(NamedTuple):
    """What the host and the seats put into one game's seed."""

    game: bytes
    secret: bytes
    shares: tuple[bytes, ...]

    def seed(self) -> int:
        """The 64 bits that the game's one stream of chance starts from."""
        digest = hashlib.sha256(TAG + self.game + self.secret + b"".join(self.shares)).digest()
        return int.from_bytes(digest[:8], "big")


def fresh() -> bytes:
    """Random bytes of one's own."""
    return secrets.token_bytes(SIZE)


def commitment(game: bytes, share: bytes, seat: int) -> bytes:
    """The promise of a share: bound to the game and the seat, so that nobody can promise what another promised. The
    host's `seat` is -1."""
    return hashlib.sha256(TAG + b" promise" + game + (seat + 1).to_bytes(1, "big") + share).digest()


def broken_promise(chance: Chance, commitments: Sequence[bytes]) -> int | None:
    """Who told other bytes than promised: -1 the host, otherwise a seat; None when all kept their word. `commitments`
    begin with the host's."""
    told = (chance.secret, *chance.shares)
    if len(told) != len(commitments):
        return -1
    for seat, (share, promised) in enumerate(zip(told, commitments, strict=True), start=-1):
        if commitment(chance.game, share, seat) != promised:
            return seat
    return None
