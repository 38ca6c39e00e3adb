"""Cards found as somebody types: a plain look through all of them, and at words nearly right when there is none.

Below some 20,000 cards looking through takes a few milliseconds and finds Japanese words of two letters, which an index
of three-letter pieces does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from svedesk.cards.joined import Joined
from svedesk.cards.nearby import Words
from svedesk.cards.query import NUMBERS, Condition, Query, Word, sought, understood
from svedesk.engine.facts import Facts

_LINES = re.compile(r"[.\n】}:]\s*")
_SPLIT = re.compile(r"[\s,・･/()-]+")


class Found(NamedTuple):
    """The cards found, the likeliest first; `meant` are the words that were looked for in place of mistyped ones."""

    cards: tuple[Joined, ...]
    meant: Mapping[str, tuple[str, ...]]
    query: Query


@dataclass(slots=True)
class _Record:
    """One card as it is searched."""

    key: str
    """Its names, each on a line, and their words, each after a space."""
    parts: tuple[str, ...]
    head: str
    whole: str
    text: str
    numbers: dict[str, frozenset[int]]
    words: dict[str, tuple[str, ...]]
    keywords: frozenset[str]


class Search:
    """Cards to be searched. `texts` gives a print's rules texts (English, Japanese) where no list told them; `rules`
    says of a print whether its script "executes"."""

    def __init__(
        self,
        cards: Iterable[Joined],
        texts: Callable[[str], tuple[str, str]] | None = None,
        rules: Callable[[str], str] | None = None,
    ) -> None:
        self.cards = tuple(cards)
        self._records = [_record(card, texts, rules) for card in self.cards]
        postings: dict[str, list[int]] = {}
        for place, record in enumerate(self._records):
            for part in record.parts:
                postings.setdefault(part, []).append(place)
        self._postings = postings
        self._words = Words(postings)

    def find(self, typed: str) -> Found:
        """The cards that have everything typed; all of them when nothing is."""
        query = understood(typed)
        places: Sequence[int] = range(len(self._records))
        for condition in query.conditions:
            places = [place for place in places if _holds(self._records[place], condition) is not condition.no]
        for word in query.words:
            if word.no:
                places = [place for place in places if word.word not in self._records[place].whole]
        wanted = [word for word in query.words if not word.no]
        if not wanted:
            return Found(tuple(self.cards[place] for place in places), {}, query)
        ranks: dict[int, int] = {}
        meant: dict[str, tuple[str, ...]] = {}
        for near in ("no word", "unknown words", "every word"):
            ranks = self._ranked(places, wanted, near, meant)
            if ranks:
                break
            meant = {}
        order = sorted(ranks, key=ranks.__getitem__)  # equally near ones stay in their order
        return Found(tuple(self.cards[place] for place in order), meant, query)

    def _ranked(
        self, places: Iterable[int], words: list[Word], near: str, meant: dict[str, tuple[str, ...]]
    ) -> dict[int, int]:
        """The cards at these places that have all words, with how far each is from what was typed. `near` tells for
        which words those near to it will do; `meant` is told which."""
        ranks = dict.fromkeys(places, 0)
        for word, _ in words:
            whole, first, later, begins = f"\n{word}\n", f"\n{word}", f" {word}", len(word) == 1 and word.isascii()
            found: dict[int, int] = {}
            for place, rank in ranks.items():
                record = self._records[place]
                # How near it is: its name, the beginning of it or of a word in it, somewhere in it, in its number,
                # traits and types, in its text. A single letter is the beginning of something.
                if first in record.key:
                    found[place] = rank + (whole not in record.key)
                elif later in record.key:
                    found[place] = rank + 2
                elif not begins and word in record.whole:
                    found[place] = rank + (3 if word in record.key else 4 if word in record.head else 5)
            if near == "every word" or (near == "unknown words" and not found):
                self._add_near(word, ranks, found, meant)
            ranks = found
            if not ranks:
                break
        return ranks

    def _add_near(
        self, word: str, ranks: Mapping[int, int], found: dict[int, int], meant: dict[str, tuple[str, ...]]
    ) -> None:
        """Add the cards that have a word which this one may be meant for."""
        for known, count in self._words.near(word).items():
            for place in self._postings[known]:
                if place in ranks and ranks[place] + 6 + count < found.get(place, 1000):
                    found[place] = ranks[place] + 6 + count
                    meant[word] = tuple(dict.fromkeys((*meant.get(word, ()), known)))


def _holds(record: _Record, condition: Condition) -> bool:
    field, values, least, most, _ = condition
    if field in NUMBERS:
        return any(least <= number <= most for number in record.numbers[field])
    if field == "text":
        return any(value in record.text for value in values)
    if field == "keyword":
        return any(value in record.keywords for value in values)
    if field in ("name", "trait", "universe"):
        return any(value in word for value in values for word in record.words[field])
    return any(word.startswith(value) for value in values for word in record.words[field])


def _record(
    card: Joined, texts: Callable[[str], tuple[str, str]] | None, rules: Callable[[str], str] | None
) -> _Record:
    facts = [entry.facts for entry in card.prints]
    named = dict.fromkeys(name for printed in facts for name in _names(printed))
    english, japanese = card.text, card.text_ja
    if texts is not None and not (english and japanese):
        rendered = texts(card.first.number)
        english, japanese = english or rendered[0], japanese or rendered[1]
    lines = f"{english}\n{japanese}"
    words = {
        "class": _sought(name for printed in facts for name in printed.classes),
        "type": _sought(word for printed in facts for word in (printed.kind, printed.special)),
        "trait": _sought(name for printed in facts for name in (*printed.traits, *printed.traits_ja)),
        "set": _sought(entry.set_code for entry in card.prints),
        "number": _sought(entry.number for entry in card.prints),
        "name": _sought(named),
        "universe": _sought(printed.universe for printed in facts),
        "rarity": _sought(entry.rarity for entry in card.prints),
        "rules": _sought([] if rules is None else [rules(card.first.number)]),
    }
    beside = (word for field in ("number", "trait", "class", "type", "universe") for word in words[field])
    parts = _sought(part for name in (*named, *words["trait"], *words["number"]) for part in _SPLIT.split(name))
    key = "\n".join(("", *words["name"], " " + " ".join(parts)))
    head, text = "\n".join((key, *beside)), sought(lines)
    numbers = {field: frozenset(_statistics(facts, field)) for field in NUMBERS}
    keywords = _sought(piece.strip("【{[ ") for piece in _LINES.split(lines) if len(piece) < 30)
    return _Record(key, parts, head, f"{head}\n{text}", text, numbers, words, frozenset(keywords))


_short = lru_cache(20_000)(sought)


def _sought(words: Iterable[str]) -> tuple[str, ...]:
    """Words as they are searched; most of them on many cards."""
    return tuple(dict.fromkeys(filter(None, map(_short, words))))


def _statistics(facts: Iterable[Facts], field: str) -> Iterator[int]:
    for printed in facts:
        value = getattr(printed, field)
        if value is not None:
            yield value


def _names(facts: Facts) -> tuple[str, ...]:
    names = (facts.name, facts.name_ja, facts.counts_as, facts.alternate)
    return tuple(filter(None, names))
