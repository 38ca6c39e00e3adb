"""Words that are nearly right, and words somewhere in many texts."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from itertools import accumulate


def allowed(word: str) -> int:
    """How many mistakes a typed word may have: none in a short one, which would then be near to everything."""
    return 0 if len(word) < 4 else 1 if len(word) < 7 else 2


_END = "\0"
_REMEMBERED = 1_000
"""Typed words whose near ones are remembered: while a line is typed all its words but the last stay the same."""


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
    """Known words, asked for those near to a typed one: with a letter wrong, left out or put in, or two neighbours
    swapped, and maybe not typed to their end."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = {word: place for place, word in enumerate(words) if len(word) >= 3}
        self._begun: dict[int, dict[str, list[str]]] = {}
        self._asked: dict[str, dict[str, int]] = {}

    def near(self, typed: str) -> dict[str, int]:
        """The words that `typed` may be meant for, with how many mistakes it then has, the nearest first."""
        if typed not in self._asked:
            if len(self._asked) >= _REMEMBERED:
                self._asked.clear()
            self._asked[typed] = self._near(typed)
        return self._asked[typed]

    def _near(self, typed: str) -> dict[str, int]:
        most, found = allowed(typed), dict[str, int]()
        if not most:
            return found
        from rapidfuzz.distance import OSA  # 10 ms that nobody has to wait for who types well
        from rapidfuzz.process import extract

        for length in range(len(typed) - most, len(typed) + most + 1):
            words = self._beginning(length)
            for begun, mistakes, _ in extract(typed, words.keys(), scorer=OSA.distance, score_cutoff=most, limit=None):
                for word in words[begun]:
                    found[word] = min(mistakes, found.get(word, most))
        return dict(sorted(found.items(), key=lambda one: (one[1], self._words[one[0]])))

    def _beginning(self, length: int) -> dict[str, list[str]]:
        """The words by their first letters."""
        if length not in self._begun:
            words = self._begun[length] = defaultdict(list)
            for word in self._words:
                if len(word) >= length:
                    words[word[:length]].append(word)
        return self._begun[length]
