"""Cards found as somebody types: a plain look through all of them, and at words nearly right when there is none.

Below some 20,000 cards looking through takes a few milliseconds and finds Japanese words of two letters, which an index
of three-letter pieces does not.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import eq, ge, gt, le, lt
from typing import NamedTuple

from svedesk.cards.fuzzy import Joint, WordIndex, allowed
from svedesk.cards.prints import Joined
from svedesk.cards.query import (
    FIELD_OF,
    NUMBERS,
    Either,
    FieldCondition,
    Part,
    Query,
    is_number,
    sought,
    understood,
    written_otherwise,
)
from svedesk.cards.spelling import compared_number
from svedesk.engine.card_fields import shared
from svedesk.engine.facts import Facts

Statistics = tuple[int | None, ...]
"""Cost, attack and defense of a print."""
_COMPARED: dict[str, Callable[[int, int], bool]] = {"<": lt, "<=": le, ">": gt, ">=": ge, "=": eq}
_LINES = re.compile(r"[.\n】}:]\s*")
_MARKED = {"(f)": "fanfare", "(l)": "last words", "(a)": "act", "(e)": "evolve", "[quick]": "quick"}
"""Marks that some lists have in place of the words for them."""
_STEP = 20
"""Cards that are made ready in one step."""
_SPLIT = re.compile(r"[\s,・･/()-]+")


class SearchResult(NamedTuple):
    """The cards found, the likeliest first; `corrections` are the words that were looked for in place of
    mistyped ones."""

    cards: tuple[Joined, ...]
    corrections: Mapping[str, tuple[str, ...]]
    query: Query


Places = list[int]
Ranks = dict[int, int]
"""Cards by their places, each with how far it is from what was typed."""
_BY_BEGINNING = ("class", "type", "set", "number", "rarity", "rules", "is")
_BESIDE = ("number", "trait", "class", "type")


class CardSearch:
    """Cards to be searched. `texts` gives a print's rules texts (English, Japanese) where no list told them; `rules`
    says of a print whether its script "executes", and is asked when somebody wants to know.

    What is searched takes some time to be made of thousands of cards: `prepare` does it in steps, so that other things
    can be done between them; a question asked before waits for the rest.
    """

    def __init__(
        self,
        cards: Iterable[Joined],
        texts: Callable[[str], tuple[str, str]] | None = None,
        rules: Callable[[str], str] | None = None,
        fields: Mapping[str, str] = FIELD_OF,
    ) -> None:
        self.cards = tuple(cards)
        self._own_texts, self._rules, self._words_of_fields = texts, rules, fields
        self._keys: list[str] = []
        """The names of each card, each on a line, and their words, each after a space."""
        self._heads: list[str] = []
        """The same with what else a card is found by before its text."""
        self._postings: dict[str, Places] = defaultdict(list)
        self._numbers: dict[str, Places] = defaultdict(list)
        """Cards by their numbers as numbers are compared."""
        self._fields: dict[str, dict[str, Places]] = defaultdict(lambda: defaultdict(list))
        self._statistics: dict[Statistics, Places] = defaultdict(list)
        self._known: dict[str, WordIndex] = {}
        self._steps = self._prepare()

    def prepare(self) -> Iterator[None]:
        """The steps that are left of making it ready, each of a millisecond or two but for the last few."""
        return self._steps

    def find(self, typed: str, order: Sequence[int] = ()) -> SearchResult:
        """The cards that have everything typed; all of them when nothing is. Equally near ones stay in their order, or
        come by the number that `order` has at their place."""
        for _ in self._steps:
            pass
        query = understood(typed, self._words_of_fields, type(self.cards[0].first.facts) if self.cards else Facts)
        corrections: dict[str, tuple[str, ...]] = {}
        ranks: Ranks = {}
        exact: dict[str, Ranks] = {}
        for near in ("no word", "unknown words", "every word"):
            corrections = {}
            ranks = self._all(query.parts, dict.fromkeys(range(len(self.cards)), 0), _Asked(near, exact, corrections))
            if ranks:
                break
            corrections = {}
        by_order = sorted(ranks, key=order.__getitem__) if order else sorted(ranks)
        cards = tuple(self.cards[place] for place in sorted(by_order, key=ranks.__getitem__))
        return SearchResult(cards, corrections, query)

    def _prepare(self) -> Iterator[None]:
        texts = []
        for place, card in enumerate(self.cards):
            if place % _STEP == 0:
                yield
            texts.append(self._add(place, card))
        yield
        self._words = WordIndex(self._postings)
        yield
        yield from self._words.prepare()
        self._head = Joint(self._heads)
        yield
        self._texts = Joint(texts)

    def _add(self, place: int, card: Joined) -> str:
        """Learn a card; its text as it is searched."""
        facts = [entry.facts for entry in card.prints]
        aliases = (alias for entry in card.prints for alias in entry.aliases)
        named = dict.fromkeys((*(name for printed in facts for name in printed.names), *aliases))
        words = _words(card, facts, named)
        parts = tuple(
            dict.fromkeys(
                part
                for name in (*(sought(_SPLIT.sub(" ", name)) for name in named), *words["trait"], *words["number"])
                for part in _SPLIT.split(name)
                if part
            )
        )
        key = "\n".join(("", *words["name"], " " + " ".join(parts)))
        self._keys.append(key)
        beside = (*_BESIDE, *shared(type(facts[0])))
        self._heads.append("\n".join((key, *(word for field in beside for word in words[field]))))
        english, japanese = card.text, card.text_ja
        if self._own_texts is not None and not (english and japanese):
            rendered = self._own_texts(card.first.number)
            english, japanese = english or rendered[0], japanese or rendered[1]
        words["keyword"] = _keywords(f"{english}\n{japanese}")
        for part in parts:
            self._postings[part].append(place)
        for field, in_field in words.items():
            for word in in_field:
                self._fields[field][word].append(place)
        numbered = (*words["number"], *(printed.english_number for printed in facts))
        for number in dict.fromkeys(map(compared_number, filter(None, numbered))):
            self._numbers[number].append(place)
        for numbers in dict.fromkeys((printed.cost, printed.attack, printed.defense) for printed in facts):
            self._statistics[numbers].append(place)
        return f"{sought(english)} {sought(japanese)}"

    def _all(self, parts: Iterable[Part], ranks: Ranks, asked: _Asked) -> Ranks:
        """Of these cards those that have all parts: conditions first, which are quick and leave few."""
        for part in sorted(dict.fromkeys(parts), key=_slowness):
            if not ranks:
                break
            if isinstance(part, FieldCondition):
                ranks = self._holding(part, ranks, asked.corrections)
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
        either_of: Ranks = {}
        for option in either.options:
            for place, rank in self._all(option, ranks, asked).items():
                either_of[place] = min(rank, either_of.get(place, rank))
        return either_of

    def _holding(self, condition: FieldCondition, ranks: Ranks, corrections: dict[str, tuple[str, ...]]) -> Ranks:
        """Those of which a condition holds."""
        places = set().union(*self._held(condition, corrections))
        return {place: rank for place, rank in ranks.items() if (place in places) is not condition.no}

    def _held(self, condition: FieldCondition, corrections: dict[str, tuple[str, ...]]) -> Iterator[Iterable[int]]:
        field = condition.field
        if field in NUMBERS:
            yield from (places for numbers, places in self._statistics.items() if _fits(numbers, condition))
        elif field == "text":
            yield from map(self._saying, condition.values)
        else:
            known = self._of(field)
            for value in condition.values:
                exact = [places for word, places in known.items() if _is(field, word, value)]
                if field == "number" and compared_number(value) in self._numbers:
                    exact.append(self._numbers[compared_number(value)])
                near = () if exact or field == "name" else self._nearest(field, value, corrections)
                yield from exact or [known[word] for word in near]

    def _of(self, field: str) -> Mapping[str, Places]:
        """The places of the cards by their words in a field."""
        if field != "rules" or self._rules is None:
            return self._fields[field]
        words: dict[str, Places] = defaultdict(list)
        for place, card in enumerate(self.cards):
            words[sought(self._rules(card.first.number))].append(place)
        return words

    def _nearest(self, field: str, value: str, corrections: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """What a value that no card has in a field may be meant for."""
        if field not in self._known:
            self._known[field] = WordIndex(self._of(field))
        # A keyword is said whole; of other words the beginning is enough.
        longest = len(value) + allowed(value) if field == "keyword" else 1_000
        near = tuple(word for word in self._known[field].near(value) if len(word) <= longest)
        if near:
            corrections[value] = near
        return near

    def _worded(self, word: str, ranks: Ranks, asked: _Asked) -> Ranks:
        """Those that have a word. Where nearly right will do, also those with a word that is near to it."""
        having = self._having(word, asked)
        both = {place: rank + having[place] for place, rank in ranks.items() if place in having}
        if asked.near == "every word" or (asked.near == "unknown words" and not both):
            for known, count in self._words.near(word).items():
                for place in self._postings[known]:
                    if place in ranks and ranks[place] + 6 + count < both.get(place, 1000):
                        both[place] = ranks[place] + 6 + count
                        asked.corrections[word] = tuple(dict.fromkeys((*asked.corrections.get(word, ()), known)))
        return both

    def _having(self, word: str, asked: _Asked) -> Ranks:
        """The cards that have a word just so, with how near it is: its name, the beginning of it or of a word in it,
        somewhere in it, in its number, traits and types, in its text. A single letter is the beginning of something; a
        number that is all there is as near as a name."""
        if word in asked.exact:
            return asked.exact[word]
        whole, first, later, begins = f"\n{word}\n", f"\n{word}", f" {word}", len(word) == 1 and word.isascii()
        ranks: Ranks = {}
        for place in range(len(self._keys)) if begins else self._head.having(word):
            key = self._keys[place]
            if first in key:
                ranks[place] = int(whole not in key)
            elif later in key:
                ranks[place] = 2
            elif not begins:
                ranks[place] = 3 if word in key else 4
        for place in self._numbers.get(compared_number(word), ()):
            ranks[place] = 0
        for place in () if begins else self._saying(word):
            ranks.setdefault(place, 5)
        asked.exact[word] = ranks
        return ranks

    def _saying(self, piece: str) -> Iterator[int]:
        """The cards whose texts have a piece just so, or with its numbers written otherwise."""
        yield from self._texts.having(piece)
        for other in written_otherwise(piece):
            first, *_, last = other.split(" ")
            yield from self._texts.having(other, begins=is_number(first), ends=is_number(last))


class _Asked(NamedTuple):
    """How a line is looked for: for which words those near to them will do, what is known of its words already, and
    what is told of mistyped ones."""

    near: str
    exact: dict[str, Ranks]
    corrections: dict[str, tuple[str, ...]]


def _slowness(part: Part) -> int:
    return (
        0 if isinstance(part, FieldCondition) and part.field != "text" else 1 if isinstance(part, FieldCondition) else 2
    )


def _is(field: str, word: str, value: str) -> bool:
    """Whether a field's word is what was typed: all of it, its beginning, or a part of it."""
    if field == "keyword":
        return word == value
    if field == "number" and value.isdigit():
        return word.rpartition("-")[2].lstrip("0") == value.lstrip("0")
    return word.startswith(value) if field in _BY_BEGINNING else value in word


def _fits(numbers: Statistics, condition: FieldCondition) -> bool:
    """Whether the statistics of a print are as a condition wants them."""
    number = numbers[NUMBERS.index(condition.field)]
    if condition.none or number is None:
        return condition.none and number is None
    if condition.than:
        other = numbers[NUMBERS.index(condition.than)]
        return other is not None and _COMPARED[condition.sign](number, other)
    return condition.least <= number <= condition.most


def _words(card: Joined, facts: Iterable[Facts], named: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """What a card is, by the field that is looked in for it."""
    return {
        "class": _sought(name for printed in facts for name in printed.classes),
        "type": _sought(word for printed in facts for word in (printed.kind, printed.special)),
        "trait": _sought(name for printed in facts for name in (*printed.traits, *printed.traits_ja)),
        "set": _sought(entry.set_code for entry in card.prints),
        "number": tuple(sought(entry.number) for entry in card.prints),
        "name": tuple(dict.fromkeys(map(sought, named))),
        **{name: _sought(getattr(printed, name) for printed in facts) for name in shared(type(card.first.facts))},
        "rarity": _sought(entry.rarity for entry in card.prints),
        "is": tuple(_marks(card)),
    }


def _keywords(text: str) -> tuple[str, ...]:
    """The keywords a text has on lines of their own, or says by a mark."""
    alone = _sought(piece.strip("【{[ ") for piece in _LINES.split(text) if len(piece) < 30)
    marked = (word for line in text.casefold().split("\n") for mark, word in _MARKED.items() if line.startswith(mark))
    return tuple(dict.fromkeys((*alone, *marked)))


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
