"""Cards found as somebody types: a plain look through all of them, and at words nearly right when there is none.

Below some 20,000 cards looking through takes a few milliseconds and finds Japanese words of two letters, which an index
of three-letter pieces does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import eq, ge, gt, le, lt
from typing import NamedTuple, TypeVar

from svedesk.cards.joined import Joined
from svedesk.cards.nearby import Joint, Words, allowed
from svedesk.cards.query import NUMBERS, Condition, Either, Part, Query, sought, understood
from svedesk.engine.facts import Facts

Statistics = tuple[int | None, ...]
"""Cost, attack and defense of a print."""
_COMPARED: dict[str, Callable[[int, int], bool]] = {"<": lt, "<=": le, ">": gt, ">=": ge, "=": eq}
_LINES = re.compile(r"[.\n】}:]\s*")
_MARKED = {"(f)": "fanfare", "(l)": "last words", "(a)": "act", "(e)": "evolve", "[quick]": "quick"}
"""Marks that some lists have in place of the words for them."""
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
    numbers: tuple[Statistics, ...]
    words: dict[str, tuple[str, ...]]


Key = TypeVar("Key")
Ranks = dict[int, int]
"""Cards by their places, each with how far it is from what was typed."""
_BY_BEGINNING = ("class", "type", "set", "number", "rarity", "rules", "is")
_WORDED = (*_BY_BEGINNING, "name", "trait", "universe", "keyword")


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
        self._whole = Joint(record.whole for record in self._records)
        self._keys = Joint(record.key for record in self._records)
        self._texts = Joint(record.text for record in self._records)
        self._fields = {field: _places(record.words[field] for record in self._records) for field in _WORDED}
        self._statistics = _places(record.numbers for record in self._records)
        self._known: dict[str, Words] = {}

    def find(self, typed: str) -> Found:
        """The cards that have everything typed; all of them when nothing is."""
        query = understood(typed)
        meant: dict[str, tuple[str, ...]] = {}
        ranks: Ranks = {}
        exact: dict[str, Ranks] = {}
        for near in ("no word", "unknown words", "every word"):
            meant = {}
            ranks = self._all(query.parts, dict.fromkeys(range(len(self._records)), 0), _Asked(near, exact, meant))
            if ranks:
                break
            meant = {}
        order = sorted(ranks, key=lambda place: (ranks[place], place))  # equally near ones stay in their order
        return Found(tuple(self.cards[place] for place in order), meant, query)

    def _all(self, parts: Iterable[Part], ranks: Ranks, asked: _Asked) -> Ranks:
        """Of these cards those that have all parts: conditions first, which are quick and leave few."""
        for part in sorted(dict.fromkeys(parts), key=_slowness):
            if not ranks:
                break
            if isinstance(part, Condition):
                ranks = self._holding(part, ranks, asked.meant)
            elif isinstance(part, Either):
                ranks = self._any(part, ranks, asked)
            elif part.no:
                having = self._having(part.word, asked)
                ranks = {place: rank for place, rank in ranks.items() if place not in having}
            else:
                ranks = self._worded(part.word, ranks, asked)
        return ranks

    def _any(self, either: Either, ranks: Ranks, asked: _Asked) -> Ranks:
        """Those that have one of the options, each as near as the nearest of them."""
        if either.no:
            plain = asked._replace(near="no word")
            none = set().union(*(self._all(option, ranks, plain) for option in either.options))
            return {place: rank for place, rank in ranks.items() if place not in none}
        found: Ranks = {}
        for option in either.options:
            for place, rank in self._all(option, ranks, asked).items():
                found[place] = min(rank, found.get(place, rank))
        return found

    def _holding(self, condition: Condition, ranks: Ranks, meant: dict[str, tuple[str, ...]]) -> Ranks:
        """Those of which a condition holds."""
        places = set().union(*self._held(condition, meant))
        return {place: rank for place, rank in ranks.items() if (place in places) is not condition.no}

    def _held(self, condition: Condition, meant: dict[str, tuple[str, ...]]) -> Iterator[Iterable[int]]:
        field = condition.field
        if field in NUMBERS:
            yield from (places for numbers, places in self._statistics.items() if _fits(numbers, condition))
        elif field == "text":
            yield from map(self._texts.having, condition.values)
        else:
            known = self._fields[field]
            for value in condition.values:
                found = [places for word, places in known.items() if _is(field, word, value)]
                near = () if found or field == "name" else self._nearest(field, value, meant)
                yield from found or [known[word] for word in near]

    def _nearest(self, field: str, value: str, meant: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """What a value that no card has in a field may be meant for."""
        if field not in self._known:
            self._known[field] = Words(self._fields[field])
        # A keyword is said whole; of other words the beginning is enough.
        longest = len(value) + allowed(value) if field == "keyword" else 1_000
        near = tuple(word for word in self._known[field].near(value) if len(word) <= longest)
        if near:
            meant[value] = near
        return near

    def _worded(self, word: str, ranks: Ranks, asked: _Asked) -> Ranks:
        """Those that have a word. Where nearly right will do, also those with a word that is near to it."""
        having = self._having(word, asked)
        found = {place: rank + having[place] for place, rank in ranks.items() if place in having}
        if asked.near == "every word" or (asked.near == "unknown words" and not found):
            for known, count in self._words.near(word).items():
                for place in self._postings[known]:
                    if place in ranks and ranks[place] + 6 + count < found.get(place, 1000):
                        found[place] = ranks[place] + 6 + count
                        asked.meant[word] = tuple(dict.fromkeys((*asked.meant.get(word, ()), known)))
        return found

    def _having(self, word: str, asked: _Asked) -> Ranks:
        """The cards that have a word just so, with how near it is: its name, the beginning of it or of a word in it,
        somewhere in it, in its number, traits and types, in its text. A single letter is the beginning of something."""
        if word in asked.exact:
            return asked.exact[word]
        whole, first, later, begins = f"\n{word}\n", f"\n{word}", f" {word}", len(word) == 1 and word.isascii()
        found: Ranks = {}
        looked = (self._keys.having(first), self._keys.having(later)) if begins else (self._whole.having(word),)
        for place in dict.fromkeys(chain(*looked)):
            record = self._records[place]
            if first in record.key:
                found[place] = int(whole not in record.key)
            elif later in record.key:
                found[place] = 2
            else:
                found[place] = 3 if word in record.key else 4 if word in record.head else 5
        asked.exact[word] = found
        return found


class _Asked(NamedTuple):
    """How a line is looked for: for which words those near to them will do, what is known of its words already, and
    what is told of mistyped ones."""

    near: str
    exact: dict[str, Ranks]
    meant: dict[str, tuple[str, ...]]


def _slowness(part: Part) -> int:
    return 0 if isinstance(part, Condition) and part.field != "text" else 1 if isinstance(part, Condition) else 2


def _places(keys: Iterable[Iterable[Key]]) -> dict[Key, list[int]]:
    """Where each key stands."""
    found: dict[Key, list[int]] = {}
    for place, these in enumerate(keys):
        for key in these:
            found.setdefault(key, []).append(place)
    return found


def _is(field: str, word: str, value: str) -> bool:
    """Whether a field's word is what was typed: all of it, its beginning, or a part of it."""
    if field == "keyword":
        return word == value
    if field == "number" and value.isdigit():
        return word.rpartition("-")[2].lstrip("0") == value.lstrip("0")
    return word.startswith(value) if field in _BY_BEGINNING else value in word


def _fits(numbers: Statistics, condition: Condition) -> bool:
    """Whether the statistics of a print are as a condition wants them."""
    number = numbers[NUMBERS.index(condition.field)]
    if condition.none or number is None:
        return condition.none and number is None
    if condition.than:
        other = numbers[NUMBERS.index(condition.than)]
        return other is not None and _COMPARED[condition.sign](number, other)
    return condition.least <= number <= condition.most


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
        "is": tuple(_marks(card)),
        "rules": _sought([] if rules is None else [rules(card.first.number)]),
    }
    beside = (word for field in ("number", "trait", "class", "type", "universe") for word in words[field])
    parts = _sought(part for name in (*named, *words["trait"], *words["number"]) for part in _SPLIT.split(name))
    key = "\n".join(("", *words["name"], " " + " ".join(parts)))
    head, text = "\n".join((key, *beside)), sought(lines)
    numbers = tuple(dict.fromkeys((printed.cost, printed.attack, printed.defense) for printed in facts))
    keywords = _sought(piece.strip("【{[ ") for piece in _LINES.split(lines) if len(piece) < 30)
    marked = (word for line in lines.casefold().split("\n") for mark, word in _MARKED.items() if line.startswith(mark))
    words["keyword"] = tuple(dict.fromkeys((*keywords, *marked)))
    return _Record(key, parts, head, f"{head}\n{text}", text, numbers, words)


_short = lru_cache(20_000)(sought)


def _sought(words: Iterable[str]) -> tuple[str, ...]:
    """Words as they are searched; most of them on many cards."""
    return tuple(dict.fromkeys(filter(None, map(_short, words))))


def _marks(card: Joined) -> Iterator[str]:
    """What a card is besides its types, in the words of `query.MARKS`."""
    if len(card.prints) > 1:
        yield "reprinted"
    if any(entry.variant_of for entry in card.prints):
        yield "alternate"
    yield "shipped" if any(entry.shipped for entry in card.prints) else "imported"


def _names(facts: Facts) -> tuple[str, ...]:
    names = (facts.name, facts.name_ja, facts.counts_as, facts.alternate)
    return tuple(filter(None, names))
