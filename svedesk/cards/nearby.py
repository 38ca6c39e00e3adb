"""Words that are nearly right: the number of letters wrong, missing, too many or swapped, counted up to a bound."""

from __future__ import annotations

from collections.abc import Iterable


def allowed(word: str) -> int:
    """How many mistakes a typed word may have: none in a short one, which would then be near to everything."""
    return 0 if len(word) < 4 else 1 if len(word) < 7 else 2


def mistakes(typed: str, word: str) -> int:
    """How many mistakes make `typed` of `word` or of its beginning, for a word may not be typed to its end.

    A mistake is a letter wrong, left out, put in, or two neighbours swapped. (Bit-parallel: one step for each letter of
    `word`, each row of the table of distances as the bits of one number.)
    """
    places: dict[str, int] = {}
    for place, letter in enumerate(typed):
        places[letter] = places.get(letter, 0) | 1 << place
    whole = (1 << len(typed)) - 1
    last = 1 << (len(typed) - 1) if typed else 0
    more, fewer, zero, before = whole, 0, 0, 0
    count = least = len(typed)
    for letter in word:
        here = places.get(letter, 0)
        swapped = ((~zero & here) << 1) & before
        zero = (((here & more) + more) ^ more) | here | fewer | swapped
        grows, shrinks = fewer | ~(zero | more), zero & more
        if grows & last:
            count += 1
        elif shrinks & last:
            count -= 1
        least = min(least, count)
        grows, shrinks = (grows << 1 | 1) & whole, (shrinks << 1) & whole
        more, fewer = (shrinks | ~(zero | grows)) & whole, grows & zero
        before = here
    return least


class Words:
    """Known words, asked for those near to a typed one."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = [(word, _letters(word)) for word in dict.fromkeys(words) if len(word) >= 3]

    def near(self, typed: str) -> dict[str, int]:
        """The words that `typed` may be meant for, with how many mistakes it then has."""
        most = allowed(typed)
        if not most:
            return {}
        letters = _letters(typed)
        # A letter that a word lacks is a mistake by itself: that leaves few words to be looked at closely.
        likely = [word for word, has in self._words if (letters & ~has).bit_count() <= most]
        found = {word: mistakes(typed, word) for word in likely if len(word) >= len(typed) - most}
        return {word: count for word, count in found.items() if count <= most}


def _letters(word: str) -> int:
    """The letters of a word as bits; letters that share a bit only leave a few words more to look at."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) % 61)
    return bits
