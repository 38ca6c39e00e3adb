"""Collector numbers of the English edition. Where it left cards out, or put some in, its later numbers are those of
other cards: BP02-104EN is the card that the library, numbered as the Japanese edition is, has as BP02-107."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from svedesk.data import resources

SUFFIX = "EN"
"""What stands behind a number of the English edition."""
_PLACE = re.compile(r"\d+(?=\D*$)")


class EnglishNumbers:
    """The numbers that differ between the editions. A number that is in neither table is the same in both, but for sets
    of which `only_listed` cards are known.

    `renumbered` has by the library's number the English one of the same print; `prints`, of further prints, the English
    number under which their card was printed.
    """

    def __init__(self, table: Mapping[str, Any]) -> None:
        self._renumbered = dict(_in_runs(table["renumbered"]))
        self._prints = dict(_in_runs(table["prints"]))
        self._only_listed = frozenset(table["only_listed"])
        self._renumbered_back = {english: number for number, english in self._renumbered.items()}
        self._prints_back: dict[str, list[str]] = defaultdict(list)
        for number, english in self._prints.items():
            self._prints_back[english].append(number)

    def of(self, number: str) -> str:
        """The English number of a card of the library, "BP02-104EN"; "" where none is known."""
        english = self._renumbered.get(number) or self._prints.get(number) or self._same(number)
        return english and english + SUFFIX

    def numbers(self, english: str) -> tuple[str, ...]:
        """The library's numbers of an English one, with or without its "EN": prints of one card, first the one that has
        its English name. None where no such card is known."""
        bare = english.removesuffix(SUFFIX)
        renumbered = bare in self._renumbered or bare in self._prints
        first = self._renumbered_back.get(bare) or ("" if renumbered else self._same(bare))
        return (*filter(None, (first,)), *self._prints_back.get(bare, ()))

    def _same(self, number: str) -> str:
        return "" if number.partition("-")[0] in self._only_listed else number


@cache
def english_numbers() -> EnglishNumbers:
    """Those of the cards that are known."""
    path = resources() / "sve" / "english_numbers.json"
    return EnglishNumbers(json.loads(path.read_text(encoding="utf-8")))


def _in_runs(runs: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - JSON
    """Each number with the English one, of runs that are told by their first and how many they are."""
    for number, english, *length in runs:
        for step in range(*length or (1,)):
            yield _later(number, step), _later(english, step)


def _later(number: str, step: int) -> str:
    """The number so many places later in its set."""
    return _PLACE.sub(lambda place: f"{int(place[0]) + step:0{len(place[0])}}", number) if step else number
