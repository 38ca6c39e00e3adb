"""What somebody may have meant who mistyped a word."""

from __future__ import annotations

from collections.abc import Iterable

_LIKE = 60.0
"""Of 100, how like a known word must be to what was typed."""


def likeness(text: str, other: str, least: float = 0.0) -> float:
    """How like one text is to another, of 100; 0 for what is less like it than `least`."""
    from rapidfuzz import fuzz

    return fuzz.ratio(text, other, score_cutoff=least)


def nearest(typed: str, known: Iterable[str], most: int = 1) -> list[str]:
    """The known words that are most like a mistyped one, the likest first."""
    from rapidfuzz import fuzz, process  # 10 ms that nobody has to wait for who types well

    matches = process.extract(typed, list(known), scorer=fuzz.ratio, score_cutoff=_LIKE, limit=most)
    return [word for word, _, _ in matches]
