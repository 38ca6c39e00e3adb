"""Numbers as people type them and as cards say them: "draw two cards" is "draw 2 cards"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FORMS = {str(number): (str(number), word) for number, word in enumerate(_NUMBERS, 1)} | {"1": ("1", "a", "an", "one")}
"""How each number may stand in a text, by its digits."""
_DIGITS = {form: digits for digits, forms in _FORMS.items() for form in forms}
_MOST = 16
"""Ways to write a phrase that are looked for: all of one with two numbers, and a list of numbers makes nobody wait."""


def is_number(word: str) -> bool:
    """Whether a word is a number, or an article in place of one, that can be written in another way."""
    return word in _DIGITS


def written_otherwise(phrase: str) -> Iterator[str]:
    """The ways to write a phrase that has numbers in it, but for the way it is; none where it is a word alone."""
    words = phrase.split(" ")
    if len(words) > 1 and any(map(is_number, words)):
        ways = [_FORMS[_DIGITS[word]] if is_number(word) else (word,) for word in words]
        yield from (other for way in islice(product(*ways), _MOST) if (other := " ".join(way)) != phrase)
