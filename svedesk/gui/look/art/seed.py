"""The stream of choices a card's picture is made by: equal for equal names, traits and types, on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from svedesk.engine.facts import Facts

T = TypeVar("T")


def digest(text: str) -> int:
    """64 bits that depend on the text alone (`hash` differs from run to run)."""
    return int.from_bytes(hashlib.sha256(text.encode("utf-8")).digest()[:8], "big")


SALT = 337
"""Chosen among some hundred so that the cards of the starter decks look as different from each other as they can."""


class Seed:
    """Numbers drawn from a digest of what is printed on the card, another stream for each `use`, so that one part of a
    picture does not change another. An evolved card draws the same ones as its base."""

    def __init__(self, facts: Facts, use: str) -> None:
        self._state = digest("\n".join((str(SALT), use, facts.name, facts.kind, *facts.traits)))

    def _next(self) -> int:
        # splitmix64: short, well spread, and the same everywhere (random's own stream is not promised to be).
        self._state = (self._state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return mixed ^ (mixed >> 31)

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self._next() % len(choices)]

    def between(self, low: float, high: float) -> float:
        """A number from `low` to `high`."""
        return low + (high - low) * (self._next() >> 11) / (1 << 53)

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self._next() % (high - low + 1)
