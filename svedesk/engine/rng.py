"""A seeded random stream as plain numbers: one int in, one int out.

The generator is SplitMix64 (Steele, Lea, Flood 2014): 64 bits of state, equal results on every machine. Bounded draws
reject the short tail, so each value is equally likely.
"""

from __future__ import annotations

from typing import TypeVar

_Item = TypeVar("_Item")

_MASK = (1 << 64) - 1


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, mixed ^ (mixed >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """The next state and a number from 0 to `bound` - 1. Raises ValueError when `bound` is under 1."""
    if bound < 1:
        raise ValueError(f"a random number below {bound} does not exist")
    limit = (1 << 64) - (1 << 64) % bound
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
