"""Words that are nearly right, and words somewhere in many texts."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate, groupby, islice, takewhile
from operator import itemgetter


def allowed(word: str) -> int:
    """How many mistakes a typed word may have: none in a short one, which would then be near to everything."""
    return 0 if len(word) < 4 else 1 if len(word) < 7 else 2


_END = "\0"
_REMEMBERED = 1_000
"""Typed words whose near ones are remembered: while a line is typed all its words but the last stay the same."""

_USUAL = range(3, 8)
"""The lengths of beginnings that are compared with words of four to six letters, and most of those for longer ones."""


class Joint:
    """Many texts as one, so that looking for something that few of them have takes one look."""

    def __init__(self, texts: Iterable[str]) -> None:
        parts = tuple(texts)
        self._text = _END.join((*parts, ""))
        self._ends = list(accumulate(len(part) + 1 for part in parts))

    def having(self, piece: str, *, begins: bool = False, ends: bool = False) -> list[int]:
        """The places of the texts that have a piece; `begins` and `ends`: where no other letter or digit stands right
        before it or behind it."""
        places: list[int] = []
        at = self._text.find(piece)
        while at >= 0:
            behind = at + len(piece)
            if (begins and _in_word(self._text[at - 1 : at])) or (ends and _in_word(self._text[behind : behind + 1])):
                at = self._text.find(piece, at + 1)
                continue
            place = bisect_right(self._ends, at)
            places.append(place)
            at = self._text.find(piece, self._ends[place])
        return places


def _in_word(letter: str) -> bool:
    """Whether a letter may stand in an English word or in a number: a Japanese one right behind a number does not."""
    return letter.isascii() and letter.isalnum()


class WordIndex:
    """Known words, asked for those near to a typed one: with a letter wrong, left out or put in, or two neighbours
    swapped, and maybe not typed to their end."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = {word: place for place, word in enumerate(words) if len(word) >= 3}
        self._sorted = sorted(self._words)
        self._begun: dict[int, list[str]] = {}
        self._asked: dict[str, dict[str, int]] = {}

    def prepare(self) -> Iterator[None]:
        """Steps that make the first question about a word of usual length as quick as later ones."""
        for length in _USUAL:
            self._begin(length)
            yield

    def near(self, typed: str) -> dict[str, int]:
        """The words that `typed` may be meant for, with how many mistakes it then has, the nearest first."""
        if typed not in self._asked:
            if len(self._asked) >= _REMEMBERED:
                self._asked.clear()
            self._asked[typed] = self._near(typed)
        return self._asked[typed]

    def _near(self, typed: str) -> dict[str, int]:
        most, distances = allowed(typed), dict[str, int]()
        if not most:
            return distances
        from rapidfuzz.distance import OSA  # 10 ms that nobody has to wait for who types well
        from rapidfuzz.process import extract

        for length in range(len(typed) - most, len(typed) + most + 1):
            for begun, mistakes, _ in extract(
                typed, self._begin(length), scorer=OSA.distance, score_cutoff=most, limit=None
            ):
                for word in self._beginning(begun):
                    distances[word] = min(mistakes, distances.get(word, most))
        return dict(sorted(distances.items(), key=lambda item: (item[1], self._words[item[0]])))

    def _begin(self, length: int) -> list[str]:
        """What the words begin with, in so many letters at most."""
        if length not in self._begun:
            self._begun[length] = [begun for begun, _ in groupby(self._sorted, itemgetter(slice(length)))]
        return self._begun[length]

    def _beginning(self, begun: str) -> Iterator[str]:
        """The words that begin so."""
        at = bisect_left(self._sorted, begun)
        return takewhile(lambda word: word.startswith(begun), islice(self._sorted, at, None))
