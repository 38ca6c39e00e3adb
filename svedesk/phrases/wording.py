"""Small things sentences need everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable


def capital(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


_PLURALS = tuple(
    (re.compile(end, re.IGNORECASE), plural)
    for end, plural in (
        ("(?<=[^aeiou])y$", "ies"),
        ("(?<=m)ouse$", "ice"),
        ("(?<=s|x|z)$|(?<=ch|sh)$", "es"),
        ("$", "s"),
    )
)
"""Ends of nouns, each with what stands in its place in the plural; the first that fits counts."""


def plural(noun: str) -> str:
    """An English noun in the plural; of a name of several words the last one."""
    return next(end.sub(many, noun) for end, many in _PLURALS if end.search(noun))


def with_article(noun: str) -> str:
    """A noun behind "a", "an" or "another"."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[:1] in 'aeiouAEIOU' else 'a'} {noun}"


Replacement = str | Callable[[re.Match[str]], str]
Way = tuple[str, Replacement]
"""A way of writing as a regular expression, and the words that it stands for."""
Rewriting = tuple[re.Pattern[str], Replacement]


def rewriting(ways: Iterable[Way], flags: int = 0) -> tuple[Rewriting, ...]:
    """Ways of writing made ready."""
    return tuple((re.compile(pattern, flags), words) for pattern, words in ways)


def rewritten(text: str, ways: Iterable[Rewriting]) -> str:
    """A text with one way of writing after the other replaced."""
    for pattern, words in ways:
        text = pattern.sub(words, text)
    return text
