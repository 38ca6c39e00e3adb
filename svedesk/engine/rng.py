"""A seeded random stream as plain numbers: one int in, one int out.

A seed of up to 64 bits starts SplitMix64 (Steele, Lea, Flood 2014): quick, equal on every machine, and whoever has seen
a few numbers can work out all others. A longer one, of up to 256 bits, is a key of ChaCha20 (RFC 8439), whose numbers
tell nothing of those to come: network games are dealt from one. Its state is the key with the count of numbers drawn
above it. Bounded draws reject the short tail, so each value is equally likely.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

_Item = TypeVar("_Item")

_ALL = 1 << 64
_MASK = _ALL - 1
KEY_BITS = 256
_BLOCK = 64
"""Bytes of a block of ChaCha20: eight numbers."""


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    if state > _MASK:
        drawn, key = state >> KEY_BITS, state & ((1 << KEY_BITS) - 1)
        at = drawn * 8 % _BLOCK
        return state + (1 << KEY_BITS), int.from_bytes(_block(key, drawn * 8 // _BLOCK)[at : at + 8], "little")
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, mixed ^ (mixed >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """The next state and a number from 0 to `bound` - 1. Raises ValueError when `bound` is under 1."""
    if bound < 1:
        raise ValueError(f"a random number below {bound} does not exist")
    limit = _ALL - _ALL % bound
    while True:
        state, bits = step(state)
        if bits < limit:
            return state, bits % bound


def shuffled(state: int, items: tuple[_Item, ...]) -> tuple[int, tuple[_Item, ...]]:
    """The next state and the items in a random order (Fisher-Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        state, pick = below(state, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return state, tuple(order)


@lru_cache(maxsize=64)
def _block(key: int, count: int) -> bytes:
    """A block of the key stream. The nonce is zero: no key is used for anything else."""
    from cryptography.hazmat.primitives.ciphers import Cipher  # games without a network need none of it
    from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

    counter_and_nonce = count.to_bytes(4, "little") + bytes(12)
    return Cipher(ChaCha20(key.to_bytes(32, "big"), counter_and_nonce), None).encryptor().update(bytes(_BLOCK))
