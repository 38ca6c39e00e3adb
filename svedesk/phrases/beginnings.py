"""Which phrases a part of a script may begin with where a text has a letter: the others are not tried there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from svedesk.engine.script import Lang
from svedesk.phrases.phrase import (
    Agrees,
    Holds,
    If,
    Kind,
    MayStand,
    Part,
    Phrase,
    PlainWords,
    Row,
    Sentences,
    Slot,
    Ways,
    phrases_of,
    rows_of,
    ways_to_write,
)

PLAIN = frozenset((str, bool, NoneType, tuple))
"""What fields hold that is heard by its words alone."""
NUMBER = "0"
"""Stands for every digit."""
_ANY = ""
"""Stands for every letter."""


def letters_of(text: str) -> tuple[str, ...]:
    """The letters of a text as phrases are looked for by them, and "" for its end."""
    return (*(NUMBER if letter.isdecimal() else letter for letter in text), "")


class _Start(NamedTuple):
    """How a row of parts may begin: with one of these letters, or with what begins with a part of such a kind in such
    a form. One that `may_be_empty` may stand for nothing at all."""

    letters: frozenset[str]
    slots: frozenset[tuple[Kind, str]]
    may_be_empty: bool


class HeardPhrase(NamedTuple):
    """A phrase by which parts of a class are heard, and `skeleton`: what a text must look like for it to be worth
    trying, which is made when it is first needed."""

    kind: Kind
    phrase: Phrase
    skeleton: Callable[[], re.Pattern[str]]
    start: Callable[[], _Start]


class Lexicon(dict[Kind, Mapping[str, Mapping[str, object]]]):
    """What is known by name: traits, tokens and names of cards by class, then by the first letter, then by the
    words. Where names are known, it is known which phrases may begin with a letter, too."""

    def __init__(self, names: Iterable[tuple[str, object]]) -> None:
        """What is known, each with the words for it."""
        super().__init__()
        by_kind: dict[Kind, dict[str, dict[str, object]]] = {}
        for words, meaning in names:
            if words:
                folded = words.casefold()
                by_kind.setdefault(type(meaning), {}).setdefault(folded[0], {})[folded] = meaning
        self.update(by_kind)
        self._by_letter: dict[tuple[Kind, Lang, str], Mapping[str, tuple[HeardPhrase, ...]]] = {}

    def phrases(self, kind: Kind, lang: Lang, form: str, letter: str) -> tuple[HeardPhrase, ...]:
        """The phrases of a kind that may stand where a text goes on with a letter (see `letters_of`)."""
        by_letter = self._by_letter.get((kind, lang, form))
        if by_letter is None:
            by_letter = self._by_letter[kind, lang, form] = self._sorted(kind, lang, form)
        begun = by_letter.get(letter)
        return by_letter[_ANY] if begun is None else begun

    def _sorted(self, kind: Kind, lang: Lang, form: str) -> Mapping[str, tuple[HeardPhrase, ...]]:
        begun = [(phrase, self._letters(phrase.start(), lang)) for phrase in heard_phrases(kind, lang, form)]
        every = {letter for _, letters in begun for letter in letters} | {_ANY}
        return {
            letter: tuple(row for row, letters in begun if _ANY in letters or (letter in letters and letter != _ANY))
            for letter in every
        }

    def _letters(self, start: _Start, lang: Lang) -> set[str]:
        """The letters something may begin with; `_ANY` among them where that may be any other."""
        letters = set(start.letters)
        if start.may_be_empty:
            letters.add(_ANY)
        for kind, form in _within(start.slots, lang):
            letters |= self._first_of_names(kind, lang, form)
            for phrase in heard_phrases(kind, lang, form):
                letters |= phrase.start().letters
        return letters

    def _first_of_names(self, kind: Kind, lang: Lang, form: str) -> set[str]:
        before, *_ = getattr(kind, "around", {}).get((lang, form), ("",))
        if before:
            return {letters_of(before)[0]}
        if (lang, form) in getattr(kind, "anyone", {}):
            return {_ANY}
        return {letters_of(letter)[0] for letter in self.get(kind, {})}


def _within(slots: Iterable[tuple[Kind, str]], lang: Lang) -> set[tuple[Kind, str]]:
    """What such places may begin with, themselves and what stands at the beginning of their phrases."""
    reached, waiting = set[tuple[Kind, str]](), list(slots)
    while waiting:
        kind, form = slot = waiting.pop()
        if slot not in reached:
            reached.add(slot)
            for phrase in heard_phrases(kind, lang, form):
                waiting += phrase.start().slots
    return reached


@cache
def begun_with(kind: Kind, lang: Lang, form: str) -> frozenset[Kind]:
    """The classes with phrases that may stand where a part of a kind begins: its own, and those within them."""
    slots = _within(((kind, form),), lang)
    return frozenset(phrase.kind for slot in slots for phrase in heard_phrases(slot[0], lang, slot[1]))


@cache
def heard_phrases(kind: Kind, lang: Lang, form: str) -> tuple[HeardPhrase, ...]:
    """The phrases by which parts of a kind are heard."""
    return tuple(
        HeardPhrase(part, phrase, cache(partial(_skeleton, phrase, lang)), cache(partial(_start, part, phrase, lang)))
        for part in kinds_of(kind)
        for phrase in phrases_of(part, lang, form)
        if not phrase.unheard
    )


# -- how phrases begin -------------------------------------------------------------------------------------------------


def _start(kind: Kind, phrase: Phrase, lang: Lang) -> _Start:
    return _start_of(kind, phrase.parts, lang)


def _start_of(kind: Kind, row: Iterable[Part], lang: Lang) -> _Start:
    letters, slots = set[str](), set[tuple[Kind, str]]()
    for part in row:
        begin = _start_of_part(kind, part, lang)
        letters |= begin.letters
        slots |= begin.slots
        if not begin.may_be_empty:
            return _Start(frozenset(letters), frozenset(slots), may_be_empty=False)
    return _Start(frozenset(letters), frozenset(slots), may_be_empty=True)


def _start_of_part(kind: Kind, part: Part, lang: Lang) -> _Start:
    if isinstance(part, Slot | Sentences):
        return _start_of_slot(kind, part, lang)
    if isinstance(part, If | Ways):
        ways = [_start_of(kind, row, lang) for row in rows_of(part)]
        letters = frozenset(letter for way in ways for letter in way.letters)
        slots = frozenset(slot for way in ways for slot in way.slots)
        return _Start(letters, slots, any(way.may_be_empty for way in ways))
    words = _words(part)
    return _Start(frozenset(letters_of(word)[0] for word in words if word), frozenset(), not all(words))


def _words(part: Part) -> tuple[str, ...]:
    """What a part without places may be in a text."""
    if isinstance(part, PlainWords):
        return ways_to_write(part.text)
    if isinstance(part, Agrees):
        return tuple(map(str.casefold, part.words))
    return (part.text.casefold(), "") if isinstance(part, MayStand) else ("",)


def _start_of_slot(kind: Kind, slot: Slot | Sentences, lang: Lang) -> _Start:
    if isinstance(slot, Sentences):
        slot = Slot(slot.field, between="")
    types = field_types(kind)[slot.field]
    letters = {NUMBER, "+", "-"} if int in types else set[str]()
    kinds = () if slot.digits else (each for each in types if each not in PLAIN and each is not int)
    slots = tuple((each, slot.form) for each in kinds)
    # Of several each stands for something.
    may_be_empty = slot.between is None and any(_may_be_empty(slot_type, lang) for slot_type in slots)
    return _Start(frozenset(letters), frozenset(slots), may_be_empty)


def _may_be_empty(slot: tuple[Kind, str], lang: Lang, within: frozenset[tuple[Kind, str]] = frozenset()) -> bool:
    """Whether a phrase that may stand in a place may be no words at all."""
    if slot in within:
        return False
    phrases = heard_phrases(slot[0], lang, slot[1])
    return any(_is_empty(phrase.kind, phrase.phrase.parts, lang, within | {slot}) for phrase in phrases)


def _is_empty(kind: Kind, row: Row, lang: Lang, within: frozenset[tuple[Kind, str]]) -> bool:
    if any(isinstance(part, PlainWords | Agrees) and all(_words(part)) for part in row):
        return False
    for part in row:
        if isinstance(part, If | Ways) and not any(_is_empty(kind, choice, lang, within) for choice in rows_of(part)):
            return False
        if isinstance(part, Sentences) or (isinstance(part, Slot) and (part.digits or part.between is not None)):
            return False
        if isinstance(part, Slot) and not any(
            _may_be_empty((choice, part.form), lang, within)
            for choice in field_types(kind)[part.field]
            if choice not in PLAIN and choice is not int
        ):
            return False
    return True


# -- what phrases look like --------------------------------------------------------------------------------------------


def _skeleton(phrase: Phrase, lang: Lang) -> re.Pattern[str]:
    return re.compile(_seen(phrase.parts, lang), re.DOTALL)


def _seen(parts: tuple[Part, ...], lang: Lang) -> str:
    # Two places side by side could divide their text anywhere: of a long one that takes seconds.
    return re.sub(r"(?:\.\+\?){2,}", ".+?", "".join(_seen_part(part, lang) for part in parts))


def _seen_part(part: Part, lang: Lang) -> str:
    if isinstance(part, PlainWords):
        return _any_of(map(re.escape, ways_to_write(part.text)))
    if isinstance(part, MayStand):
        return f"(?:{re.escape(part.text.casefold())})?"
    if isinstance(part, If):
        return _any_of((_seen(part.parts, lang), _seen(part.otherwise, lang)))
    if isinstance(part, Ways):
        others = () if part.others is None else (part.others,)
        return _any_of(_seen(words, lang) for words in (*(words for _, words in part.ways), *others))
    if isinstance(part, Agrees):
        return _any_of(re.escape(words.casefold()) for words in part.words)
    if isinstance(part, Holds):
        return ""
    return r"[+-]?\d+" if isinstance(part, Slot) and part.digits else ".+?"


def _any_of(ways: Iterable[str]) -> str:
    distinct = tuple(dict.fromkeys(ways))
    return distinct[0] if len(distinct) == 1 else f"(?:{'|'.join(distinct)})"


@cache
def kinds_of(kind: Kind) -> tuple[Kind, ...]:
    """The classes of parts that are of a kind and have phrases."""
    kinds = [kind] if "phrases" in vars(kind) else []
    for below in kind.__subclasses__():
        kinds += kinds_of(below)
    return tuple(dict.fromkeys(kinds))


@cache
def field_types(kind: Kind) -> Mapping[str, tuple[type, ...]]:
    """The classes of which a field or property may hold an object; of a row what its items may be."""
    hints = get_type_hints(kind, localns=getattr(kind, "imported_later", None))
    for part in getattr(kind, "made_with", ()):  # whose fields are as its own
        hints |= {name: hint for name, hint in get_type_hints(part).items() if name in part.field_names}
    for base in kind.__mro__:
        for name, member in vars(base).items():
            if isinstance(member, property):
                hints.setdefault(name, get_type_hints(member.fget).get("return"))
    return {name: tuple(dict.fromkeys(_classes(hint))) for name, hint in hints.items()}


def _classes(hint: Any) -> Iterator[type]:  # noqa: ANN401 - annotations have no common class
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        for argument in get_args(hint):
            yield from _classes(argument)
    elif origin is Literal:
        yield from (type(value) for value in get_args(hint))
    elif origin is tuple:
        yield from _classes(get_args(hint)[0])
    elif isinstance(hint, type):
        yield hint
