"""Words that are nearly right: the number of letters wrong, missing, too many or swapped, counted up to a bound."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate, pairwise, product


def allowed(word: str) -> int:
    """How many mistakes a typed word may have: none in a short one, which would then be near to everything."""
    return 0 if len(word) < 4 else 1 if len(word) < 7 else 2


_END = "\0"
_REMEMBERED = 1_000
"""Typed words whose near ones are remembered: while a line is typed all its words but the last stay the same."""


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


class Joint:
    """Many texts as one, so that looking for something that few of them have takes one look."""

    def __init__(self, texts: Iterable[str]) -> None:
        parts = tuple(texts)
        self._text = _END.join((*parts, ""))
        self._ends = list(accumulate(len(part) + 1 for part in parts))

    def having(self, piece: str) -> list[int]:
        """The places of the texts that have a piece."""
        found: list[int] = []
        at = self._text.find(piece)
        while at >= 0:
            place = bisect_right(self._ends, at)
            found.append(place)
            at = self._text.find(piece, self._ends[place])
        return found


class Words:
    """Known words, asked for those near to a typed one."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = [word for word in dict.fromkeys(words) if len(word) >= 3]
        self._masks = [_letters(word) for word in self._words]
        self._text = "\n".join(self._words)
        self._starts = [0, *accumulate(len(word) + 1 for word in self._words)][: len(self._words)]
        self._asked: dict[str, dict[str, int]] = {}

    def near(self, typed: str) -> dict[str, int]:
        """The words that `typed` may be meant for, with how many mistakes it then has."""
        if typed not in self._asked:
            if len(self._asked) >= _REMEMBERED:
                self._asked.clear()
            self._asked[typed] = self._near(typed)
        return self._asked[typed]

    def _near(self, typed: str) -> dict[str, int]:
        most = allowed(typed)
        if not most:
            return {}
        mask, found = _letters(typed), {}
        for place in sorted(self._likely(typed, most)):
            word = self._words[place]
            # A letter that a word lacks is a mistake by itself: that leaves few words to be looked at closely.
            if len(word) >= len(typed) - most and (mask & ~self._masks[place]).bit_count() <= most:
                count = mistakes(typed, word)
                if count <= most:
                    found[word] = count
        return found

    def _likely(self, typed: str, most: int) -> set[int]:
        """The places of words that have an unharmed piece of `typed` about where it has it. Of one piece more than
        there may be mistakes one is unharmed; but two letters swapped across a cut harm two pieces, so those are tried
        swapped back as well."""
        cuts = [len(typed) * piece // (most + 1) for piece in range(most + 2)]
        pieces = set()
        for swapped in product((False, True), repeat=most):
            letters = list(typed)
            for cut, swap in zip(cuts[1:-1], swapped, strict=True):
                if swap:
                    letters[cut - 1], letters[cut] = letters[cut], letters[cut - 1]
            pieces |= {(begin, "".join(letters[begin:end])) for begin, end in pairwise(cuts)}
        found = set()
        for begin, piece in pieces:
            at = self._text.find(piece)
            while at >= 0:
                place = bisect_right(self._starts, at) - 1
                if abs(at - self._starts[place] - begin) <= most:
                    found.add(place)
                at = self._text.find(piece, at + 1)
        return found


def _letters(word: str) -> int:
    """The letters of a word as bits; letters that share a bit only leave a few words more to look at."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) % 61)
    return bits
