"""Small things sentences need everywhere."""

from __future__ import annotations

import re


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
