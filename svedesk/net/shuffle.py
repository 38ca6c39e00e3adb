"""Shuffles that can be checked: the seed of a game is made of bytes from the host and from every seat, each promised by
its SHA-256 before anyone's bytes are told. Whoever is honest knows that nobody chose the seed. Pure.

Everyone promises, not only the host: a seat that knew all other bytes before choosing its own could choose the shuffle.
What the seed is the seed of (decks, rules, who goes first) is promised along with it: see `terms`.
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
        """The 256 bits that everything drawn in the game comes from: HKDF (RFC 5869) with SHA-256 over the host's bytes
        and those of the seats in their order, salted with the game's id."""
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        extractor = HKDF(SHA256(), SIZE, salt=self.game, info=b"svedesk shuffle 2 seed")
        return int.from_bytes(extractor.derive(self.secret + b"".join(self.shares)), "big")

    def short_seed(self) -> int:
        """The 64 bits of games that were begun with protocol 3 or before."""
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
    opened = (chance.secret, *chance.shares)
    if len(opened) != len(commitments):
        return -1
    for seat, (share, promised) in enumerate(zip(opened, commitments, strict=True), start=-1):
        if commitment(chance.game, share, seat) != promised:
            return seat
    return None
