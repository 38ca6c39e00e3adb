"""Words as parts of a script: everything a text can mean, found by a memoised descent over the phrases."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from svedesk.engine.script import Lang
from svedesk.games.sve.phrases.phrase import (
    LISTED,
    Agrees,
    Holds,
    If,
    Kind,
    MayStand,
    Name,
    Part,
    Phrase,
    PlainWords,
    Row,
    Sentences,
    Slot,
    Ways,
    field_names,
    phrases_of,
    usual_values,
    ways_to_write,
)

_DIGITS, _SIGNED = re.compile(r"\d{1,4}(?!\d)"), re.compile(r"[+-]\d{1,4}(?!\d)")
_LATER = object()
"""What a field holds of which nothing was found yet."""
_PLAIN = frozenset((str, bool, NoneType, tuple))

Found = dict[str, object]
"""What the fields of a part are found to hold."""
_NO_WAY: tuple[Found, int] = ({}, -1)
Lexicon = Mapping[Kind, Mapping[str, Mapping[str, object]]]
"""What is known by name: traits, tokens and names of cards by class, then by the first letter, then by the words."""


def lexicon(names: Iterable[tuple[str, object]]) -> Lexicon:
    """What is known by name, each with the words for it."""
    found: dict[Kind, dict[str, dict[str, object]]] = {}
    for words, meaning in names:
        if words:
            said = words.casefold()
            found.setdefault(type(meaning), {}).setdefault(said[0], {})[said] = meaning
    return found


class _Where:
    """Where in the text a phrase of a class of parts begins. What begins there with that class again, outside of it or
    inside, would begin for ever."""

    __slots__ = ("begin", "kind", "without")

    def __init__(self, kind: Kind, begin: int, without: frozenset[Kind]) -> None:
        self.kind = kind
        self.begin = begin
        self.without = without

    def left_out(self, place: int, *, several: bool) -> frozenset[Kind]:
        """The classes that are not looked for at a place; of a row of parts none is such a row itself."""
        if place == self.begin:
            return self.without | {self.kind}
        return frozenset((self.kind,)) if several else frozenset()


class Hearing:
    """One text that is listened to, in one language. `patiently` also goes through phrases that cannot fit, to find out
    up to where the text was understood."""

    def __init__(self, text: str, lang: Lang, lexicon: Lexicon, *, patiently: bool = False) -> None:
        self._text = text.casefold()
        self._said = text if len(text) == len(self._text) else self._text
        self._lang = lang
        self._lexicon = lexicon
        self._known: dict[tuple[Kind, str, int, frozenset[Kind]], tuple[tuple[Any, int], ...]] = {}
        self._patiently = patiently
        self.farthest = 0
        """The place in the text up to which it was understood, where it was listened to patiently."""

    def whole(self, kind: Kind, form: str = "") -> tuple[Any, ...]:
        """All that the text can mean as one part of a script."""
        return tuple(dict.fromkeys(node for node, end in self._at(kind, form, 0) if end == len(self._text)))

    def _at(
        self, kind: Kind, form: str, place: int, without: frozenset[Kind] = frozenset()
    ) -> tuple[tuple[Any, int], ...]:
        """All parts of a kind whose words begin at a place, each with where they end."""
        key = (kind, form, place, without)
        found = self._known.get(key)
        if found is None:
            self._known[key] = ()
            found = self._known[key] = tuple(dict.fromkeys(self._look(kind, form, place, without)))
        return found

    def _look(self, kind: Kind, form: str, place: int, without: frozenset[Kind]) -> Iterator[tuple[Any, int]]:
        yield from self._names(kind, form, place)
        every, by_letter = _phrases_by_letter(kind, self._lang, form)
        heard = every if self._patiently else by_letter.get(self._text[place : place + 1], by_letter[""])
        for one, phrase, skeleton in heard:
            if one in without or not (self._patiently or skeleton().match(self._text, place)):
                continue
            for found, end in self._parts(phrase.parts, _Where(one, place, without), place, dict(phrase.fixed)):
                made = _made(one, found)
                if made is not None:
                    yield made, end

    def _names(self, kind: Kind, form: str, place: int) -> Iterator[tuple[Any, int]]:
        before, *behind = getattr(kind, "around", {}).get((self._lang, form), ("", ""))
        begin = place + len(before)
        if not self._text.startswith(before, place):
            return
        known = self._lexicon.get(kind, {}).get(self._text[begin : begin + 1], {})
        if (anyone := getattr(kind, "anyone", {}).get((self._lang, form))) is not None:
            if words := re.compile(anyone).match(self._text, begin):
                found = known.get(words[0]) or kind.by_name(self._said[begin : words.end()], self._lang, form)
                yield _in_form(found, form), words.end()
            return
        for word, meaning in known.items():
            for end in behind:
                if self._text.startswith(word + end, begin):
                    yield _in_form(meaning, form), begin + len(word) + len(end)

    def _parts(
        self, parts: tuple[Part, ...], where: _Where, place: int, found: Found, begin: int = 0
    ) -> Iterator[tuple[Found, int]]:
        """Those from `begin` on, one behind the other."""
        self.farthest = max(self.farthest, place)
        for at in range(begin, len(parts)):
            part = parts[at]
            after = None if self._patiently else self._only_way(part, where, place, found)
            if after is None:
                for now, end in self._part(part, where, place, found):
                    yield from self._parts(parts, where, end, now, at + 1)
                return
            if after is _NO_WAY:
                return
            found, place = after
        yield found, place

    def _only_way(self, part: Part, where: _Where, place: int, found: Found) -> tuple[Found, int] | None:
        """What is found and where it ends, for a part that fits in no more than one way: most do, and need no search.
        None where it takes one; `_NO_WAY` where the part does not fit."""
        if isinstance(part, PlainWords):
            ways = ways_to_write(part.text)
            if not self._text.startswith(ways, place):
                return _NO_WAY
            return (found, place + len(ways[0])) if len(ways) == 1 else None
        if isinstance(part, MayStand):
            return None if self._text.startswith(part.text.casefold(), place) else (found, place)
        if isinstance(part, Holds):
            now = _with(found, part.field, part.value)
        elif isinstance(part, If) and not part.otherwise and not self._may_begin(part.parts, place):
            now = _with(found, part.field, usual_values(where.kind).get(part.field, False))
        elif isinstance(part, Ways) and part.others is None:
            ways_left = [way for way in part.ways if self._may_begin(way[1], place)]
            if len(ways_left) > 1 or (ways_left and ways_left[0][1]):
                return None
            now = _with(found, part.field, ways_left[0][0]) if ways_left else None
        else:
            return None
        return _NO_WAY if now is None else (now, place)

    def _may_begin(self, row: Row, place: int) -> bool:
        return row.beginnings is None or self._patiently or self._text.startswith(row.beginnings, place)

    def _part(self, part: Part, where: _Where, place: int, found: Found) -> Iterator[tuple[Found, int]]:
        if isinstance(part, PlainWords):
            for words in ways_to_write(part.text):
                if self._text.startswith(words, place):
                    yield found, place + len(words)
        elif isinstance(part, MayStand):
            yield found, place
            if self._text.startswith(part.text.casefold(), place):
                yield found, place + len(part.text)
        elif isinstance(part, If):
            yield from self._if(part, where, place, found)
        elif isinstance(part, Ways):
            yield from self._ways(part, where, place, found)
        elif isinstance(part, Holds):
            if (now := _with(found, part.field, part.value)) is not None:
                yield now, place
        elif isinstance(part, Agrees):
            for words in part.words:
                if self._text.startswith(words.casefold(), place):
                    yield found, place + len(words)
        else:
            yield from self._slot(part, where, place, found)

    def _ways(self, part: Ways, where: _Where, place: int, found: Found) -> Iterator[tuple[Found, int]]:
        for value, words in part.ways:
            if self._may_begin(words, place) and (now := _with(found, part.field, value)) is not None:
                yield from self._parts(words, where, place, now)
        if part.others is None or not self._may_begin(part.others, place):
            return
        for now, end in self._parts(part.others, where, place, found):
            held = now.get(part.field, _LATER)
            if not any(held == value and type(held) is type(value) for value, _ in part.ways):
                yield now, end

    def _if(self, part: If, where: _Where, place: int, found: Found) -> Iterator[tuple[Found, int]]:
        usual = usual_values(where.kind).get(part.field, False)
        if self._may_begin(part.otherwise, place) and (now := _with(found, part.field, usual)) is not None:
            yield from self._parts(part.otherwise, where, place, now)
        if not self._may_begin(part.parts, place):
            return
        if field_types(where.kind)[part.field] == (bool,):
            if (now := _with(found, part.field, not usual)) is not None:
                yield from self._parts(part.parts, where, place, now)
            return
        for now, end in self._parts(part.parts, where, place, found):
            if now.get(part.field, usual) != usual:
                yield now, end

    def _slot(self, part: Slot | Sentences, where: _Where, place: int, found: Found) -> Iterator[tuple[Found, int]]:
        values: Iterator[tuple[object, int]] = self._several(part, where, place)
        if isinstance(part, Slot) and part.between is None:
            values = self._one(part, where, place, several=False)
        for value, end in values:
            if (now := _with(found, part.field, value)) is not None:
                yield now, end

    def _one(self, slot: Slot, where: _Where, place: int, *, several: bool) -> Iterator[tuple[object, int]]:
        for one in field_types(where.kind)[slot.field]:
            if one is int:
                if number := (_SIGNED if slot.signed else _DIGITS).match(self._text, place):
                    yield int(number[0]), number.end()
            elif one not in _PLAIN and not slot.digits:
                yield from self._at(one, slot.form, place, where.left_out(place, several=several))

    def _several(self, part: Slot | Sentences, where: _Where, place: int) -> Iterator[tuple[tuple[object, ...], int]]:
        """Rows of parts, the shorter ones before those that go on with them."""
        if isinstance(part, Sentences):
            slot, stop, between = Slot(part.field), *(("。", "") if self._lang == "ja" else (".", " "))
        else:
            slot, stop, between = part, "", part.between or ""
        between = between if self._lang == "ja" else between.casefold().replace("^", "")
        waiting: list[tuple[tuple[object, ...], int]] = [((), place)]
        while waiting:
            row, at = waiting.pop()
            for divided, goes_on, is_whole in _between(between, len(row)):
                if not self._text.startswith(divided, at):
                    continue
                begin = at + len(divided)
                for value, end in self._one(slot, where, begin, several=isinstance(part, Slot)):
                    # A full stop within quotation marks at the end is that of the sentence.
                    stopped = "" if stop == "." and self._text.startswith('."', end - 2) else stop
                    if end > begin and self._text.startswith(stopped, end) and (not row or _may_follow(row[-1], value)):
                        longer = ((*row, value), end + len(stopped))
                        if is_whole:
                            yield longer
                        if goes_on:
                            waiting.append(longer)


def _between(between: str, before: int) -> tuple[tuple[str, bool, bool], ...]:
    """What may stand before the next of several with so many before it, whether others may follow that one, and whether
    it may be the last."""
    if not before:
        return (("", True, True),)
    if between == LISTED:
        return ((", ", True, False), (" and ", False, True) if before == 1 else (LISTED, False, True))
    return ((between.replace("#", str(before + 1)), True, True),)


def _may_follow(other: object, value: object) -> bool:
    """Whether a part is one of its own behind another one, and does not belong to that."""
    may_stand_behind = getattr(value, "may_stand_behind", None)
    return may_stand_behind is None or may_stand_behind(other)


def _in_form(meaning: object, form: str) -> object:
    return meaning.heard_in(form) if isinstance(meaning, Name) else meaning


def _with(found: Found, field: str, value: object) -> Found | None:
    """What is found with one field more; None where something else was found of that."""
    if field in found:
        return found if found[field] == value and type(found[field]) is type(value) else None
    return {**found, field: value}


def _made(kind: Kind, found: Found) -> object | None:
    if (made_of := getattr(kind, "made_of", None)) is not None:
        of_words: object | None = made_of(found)
        return of_words
    usual = usual_values(kind)
    if any(name not in found and name not in usual for name in field_names(kind)):
        return None
    made: object = kind(**found)
    return made


HeardPhrase = tuple[Kind, Phrase, Callable[[], re.Pattern[str]]]
"""A phrase with its class and what a text must look like for it to be worth trying; that is made when it is first
needed."""


@cache
def _phrases_by_letter(
    kind: Kind, lang: Lang, form: str
) -> tuple[tuple[HeardPhrase, ...], Mapping[str, tuple[HeardPhrase, ...]]]:
    """The phrases by which parts of a kind are heard: all, and by the letter that stands where they begin ("": any
    other one)."""
    every = _heard_phrases(kind, lang, form)
    letters = {words[:1] for _, phrase, _ in every for words in phrase.parts.beginnings or ()} | {""}
    return every, {letter: tuple(one for one in every if _begins(one[1], letter)) for letter in letters}


def _begins(phrase: Phrase, letter: str) -> bool:
    beginnings = phrase.parts.beginnings
    return beginnings is None or any(words[:1] in ("", letter) for words in beginnings)


@cache
def _heard_phrases(kind: Kind, lang: Lang, form: str) -> tuple[HeardPhrase, ...]:
    return tuple(
        (one, phrase, cache(partial(_skeleton, phrase, lang)))
        for one in kinds_of(kind)
        for phrase in phrases_of(one, lang, form)
        if not phrase.unheard
    )


def _skeleton(phrase: Phrase, lang: Lang) -> re.Pattern[str]:
    return re.compile(_seen(phrase.parts, lang), re.DOTALL)


def _seen(parts: tuple[Part, ...], lang: Lang) -> str:
    return "".join(_seen_part(part, lang) for part in parts)


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
    # A dataclass with slots is another class than the one that was written, which is still there for a while.
    is_named = getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
    found = [kind] if "phrases" in vars(kind) and is_named else []
    for below in kind.__subclasses__():
        found += kinds_of(below)
    return tuple(dict.fromkeys(found))


@cache
def field_types(kind: Kind) -> Mapping[str, tuple[type, ...]]:
    """The classes of which a field or property may hold an object; of a row what its items may be."""
    hints = get_type_hints(kind)
    for base in kind.__mro__:
        for name, found in vars(base).items():
            if isinstance(found, property):
                hints.setdefault(name, get_type_hints(found.fget).get("return"))
    return {name: tuple(dict.fromkeys(_classes(hint))) for name, hint in hints.items()}


def _classes(hint: Any) -> Iterator[type]:  # noqa: ANN401 - annotations have no common class
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        for one in get_args(hint):
            yield from _classes(one)
    elif origin is Literal:
        yield from (type(value) for value in get_args(hint))
    elif origin is tuple:
        yield from _classes(get_args(hint)[0])
    elif isinstance(hint, type):
        yield hint
