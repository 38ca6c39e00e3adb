"""Words as parts of a script: everything a text can mean, found by a memoised descent over the phrases."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from svedesk.engine.script import Lang
from svedesk.phrases.beginnings import PLAIN, Lexicon, begun_with, field_types, heard_phrases, letters_of
from svedesk.phrases.phrase import (
    LISTED,
    Holds,
    If,
    Kind,
    MayStand,
    Name,
    OptionalParts,
    Part,
    PlainWords,
    Row,
    Sentences,
    Slot,
    Ways,
    ways_to_write,
)
from svedesk.phrases.wording import plural

_DIGITS, _SIGNED = re.compile(r"\d{1,5}(?!\d)"), re.compile(r"[+-]\d{1,5}(?!\d)")
_NO_NAME = re.compile(r"[<>{}\\\x00-\x1f\x7f-\x9f\xad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
"""What no name has that a script may say: markup, and letters that nobody sees."""
_LATER = object()
"""What a field holds of which nothing was found yet."""
_MOST, _MOST_PATIENTLY = 8_000, 16_000
"""Parts of phrases that are tried in one text at most, a tenth of a second of them. Printed lines take some hundreds,
the worst a third of it; a line made of "select a card and" over and over could take for ever."""
_AS_MANY = 5
"""Parts of phrases that take as long as one part of a script, or a row of them, that is made."""
_DEEPEST = 30
"""Parts within parts; those of printed lines are a third as deep."""

Found = dict[str, object]
"""What the fields of a part are found to hold."""
Way = tuple[Found, int]
"""What is found in one way to hear something, and where that ends."""


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


class _TooMuchError(Exception):
    """A text has too many ways to be understood to go through them all."""


class Hearing:
    """One text that is listened to, in one language. `patiently` also goes through phrases that cannot fit, to find out
    up to where the text was understood."""

    def __init__(self, text: str, lang: Lang, lexicon: Lexicon, *, patiently: bool = False) -> None:
        self._text = text.casefold()
        self._spelled = text if len(text) == len(self._text) else self._text
        self._letters = letters_of(self._text)
        self._lang = lang
        self._lexicon = lexicon
        self._known: dict[tuple[Kind, str, int, frozenset[Kind]], tuple[tuple[Any, int], ...]] = {}
        self._rows: dict[tuple[int, Kind, int, frozenset[Kind] | None], Sequence[Way]] = {}
        self._patiently = patiently
        self._left = _MOST_PATIENTLY if patiently else _MOST
        self._depth = 0
        self.farthest = 0
        """The place in the text up to which it was understood, where it was listened to patiently."""

    def whole(self, kind: Kind, form: str = "") -> tuple[Any, ...]:
        """All that the text can mean as one part of a script; nothing where there is too much to try."""
        try:
            ways = self._at(kind, form, 0)
        except _TooMuchError:
            return ()
        return tuple(dict.fromkeys(node for node, end in ways if end == len(self._text)))

    def _count(self, tried: int) -> None:
        self._left -= tried
        if self._left < 0:
            raise _TooMuchError

    def _at(
        self, kind: Kind, form: str, place: int, without: frozenset[Kind] = frozenset()
    ) -> tuple[tuple[Any, int], ...]:
        """All parts of a kind whose words begin at a place, each with where they end."""
        if without:
            without &= begun_with(kind, self._lang, form)  # others make no difference
        key = (kind, form, place, without)
        ways = self._known.get(key)
        if ways is None:
            self._known[key] = ()
            self._depth += 1
            if self._depth > _DEEPEST:
                raise _TooMuchError
            ways = self._known[key] = tuple(dict.fromkeys(self._look(kind, form, place, without)))
            self._depth -= 1
        return ways

    def _look(self, kind: Kind, form: str, place: int, without: frozenset[Kind]) -> Iterator[tuple[Any, int]]:
        yield from self._names(kind, form, place)
        if self._patiently:
            phrases = heard_phrases(kind, self._lang, form)
        else:
            phrases = self._lexicon.phrases(kind, self._lang, form, self._letters[place])
        for part_kind, phrase, skeleton, _ in phrases:
            if part_kind in without or not (self._patiently or skeleton().match(self._text, place)):
                continue
            for values, end in self._parts(phrase.parts, _Where(part_kind, place, without), place, dict(phrase.fixed)):
                made = _made(part_kind, values)
                self._count(_AS_MANY)
                if made is not None:
                    yield made, end

    def _names(self, kind: Kind, form: str, place: int) -> Iterator[tuple[Any, int]]:
        before, *behind = getattr(kind, "around", {}).get((self._lang, form), ("", ""))
        begin = place + len(before)
        if not self._text.startswith(before, place):
            return
        known = self._lexicon.get(kind, {}).get(self._text[begin : begin + 1], {})
        anyone = getattr(kind, "anyone", {}).get((self._lang, form))
        if anyone is not None and (words := re.compile(anyone).match(self._text, begin)):
            if _NO_NAME.search(words[0]):
                return
            named = known.get(words[0]) or kind.by_name(self._spelled[begin : words.end()], self._lang, form)
            yield _in_form(named, form), words.end()
            return
        for name, meaning in known.items():
            word = plural(name) if form == "plural" else name
            for end in behind:
                if self._text.startswith(word + end, begin):
                    yield _in_form(meaning, form), begin + len(word) + len(end)

    def _parts(self, parts: Row, where: _Where, place: int, values: Found) -> Sequence[Way]:
        """All of them, one behind the other. What nothing is found of yet is heard once, whatever it is a part of."""
        if not parts:
            return ((values, place),)
        if len(parts) == 1 or not parts.fields.isdisjoint(values):
            return self._one_behind_other(parts.runs, where, place, values)
        key = (id(parts), where.kind, place, where.without if place == where.begin else None)
        ways = self._rows.get(key)
        if ways is None:
            ways = self._rows[key] = self._one_behind_other(parts.runs, where, place, {})
        return [({**values, **now}, end) for now, end in ways]

    def _one_behind_other(
        self, parts: Iterable[Part | OptionalParts], where: _Where, place: int, values: Found
    ) -> Sequence[Way]:
        ways: Sequence[Way] = ((values, place),)
        for part in parts:
            if len(ways) == 1:
                ((values, place),) = ways
                ways = self._part(part, where, place, values)
            else:
                ways = [after for values, place in ways for after in self._part(part, where, place, values)]
            if not ways:
                break
        return ways

    def _optional(self, part: OptionalParts, where: _Where, place: int, values: Found) -> Sequence[Way]:
        if not (self._patiently or self._text.startswith(part.beginnings, place)):
            usual = where.kind.field_defaults
            now = {name: usual.get(name, False) for name in part.usual}
            now.update(part.held)
            if values.keys().isdisjoint(now):
                return (({**values, **now}, place),)
        return self._one_behind_other(part.parts, where, place, values)

    def _part(self, part: Part | OptionalParts, where: _Where, place: int, values: Found) -> Sequence[Way]:
        self._count(1)
        self.farthest = max(self.farthest, place)
        if isinstance(part, OptionalParts):
            return self._optional(part, where, place, values)
        if isinstance(part, If):
            return self._if(part, where, place, values)
        if isinstance(part, PlainWords):
            return self._words(ways_to_write(part.text), place, values)
        if isinstance(part, Ways):
            return self._ways(part, where, place, values)
        if isinstance(part, Slot | Sentences):
            return self._slot(part, where, place, values)
        if isinstance(part, Holds):
            now = _with(values, part.field, part.value)
            return () if now is None else ((now, place),)
        if isinstance(part, MayStand):
            return self._words(("", part.text.casefold()), place, values)
        return self._words(map(str.casefold, part.words), place, values)

    def _words(self, words: Iterable[str], place: int, values: Found) -> Sequence[Way]:
        return [(values, place + len(word)) for word in words if self._text.startswith(word, place)]

    def _may_begin(self, row: Row, place: int) -> bool:
        return row.beginnings is None or self._patiently or self._text.startswith(row.beginnings, place)

    def _ways(self, part: Ways, where: _Where, place: int, values: Found) -> Sequence[Way]:
        ways: list[Way] = []
        for value, words in part.ways:
            if self._may_begin(words, place) and (now := _with(values, part.field, value)) is not None:
                ways += self._parts(words, where, place, now)
        if part.others is None or not self._may_begin(part.others, place):
            return ways
        for now, end in self._parts(part.others, where, place, values):
            held = now.get(part.field, _LATER)
            if not any(held == value and type(held) is type(value) for value, _ in part.ways):
                ways.append((now, end))
        return ways

    def _if(self, part: If, where: _Where, place: int, values: Found) -> Sequence[Way]:
        usual = where.kind.field_defaults.get(part.field, False)
        ways: list[Way] = []
        if self._may_begin(part.otherwise, place) and (now := _with(values, part.field, usual)) is not None:
            ways += self._parts(part.otherwise, where, place, now)
        if not self._may_begin(part.parts, place):
            return ways
        if field_types(where.kind)[part.field] == (bool,):
            if (now := _with(values, part.field, not usual)) is not None:
                ways += self._parts(part.parts, where, place, now)
            return ways
        for now, end in self._parts(part.parts, where, place, values):
            if now.get(part.field, usual) != usual:
                ways.append((now, end))
        return ways

    def _slot(self, part: Slot | Sentences, where: _Where, place: int, slots: Found) -> Sequence[Way]:
        values: Iterator[tuple[object, int]] = self._several(part, where, place)
        if isinstance(part, Slot) and part.between is None:
            values = self._item(part, where, place, several=False)
        return [(now, end) for value, end in values if (now := _with(slots, part.field, value)) is not None]

    def _item(self, slot: Slot, where: _Where, place: int, *, several: bool) -> Iterator[tuple[object, int]]:
        for slot_type in field_types(where.kind)[slot.field]:
            if slot_type is int:
                if number := (_SIGNED if slot.signed else _DIGITS).match(self._text, place):
                    yield int(number[0]), number.end()
            elif slot_type not in PLAIN and not slot.digits:
                yield from self._at(slot_type, slot.form, place, where.left_out(place, several=several))

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
                for value, end in self._item(slot, where, begin, several=isinstance(part, Slot)):
                    # A full stop within quotation marks at the end is that of the sentence.
                    stopped = "" if stop == "." and self._text.startswith('."', end - 2) else stop
                    if end > begin and self._text.startswith(stopped, end) and (not row or _may_follow(row[-1], value)):
                        self._count(_AS_MANY)
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
    if between in LISTED:
        return ((", ", True, False), (between.removeprefix(",") if before == 1 else between, False, True))
    return ((between.replace("#", str(before + 1)), True, True),)


def _may_follow(other: object, value: object) -> bool:
    """Whether a part is one of its own behind another one, and does not belong to that."""
    may_stand_behind = getattr(value, "may_stand_behind", None)
    return may_stand_behind is None or may_stand_behind(other)


def _in_form(meaning: object, form: str) -> object:
    return meaning.heard_in(form) if isinstance(meaning, Name) else meaning


def _with(values: Found, field: str, value: object) -> Found | None:
    """What is found with one field more; None where something else was found of that."""
    if field in values:
        return values if values[field] == value and type(values[field]) is type(value) else None
    return {**values, field: value}


def _made(kind: Kind, values: Found) -> object | None:
    if (made_of := getattr(kind, "made_of", None)) is not None:
        of_words: object | None = made_of(values)
        return of_words
    usual = kind.field_defaults
    if any(name not in values and name not in usual for name in kind.field_names):
        return None
    made: object = kind(**values)
    return made
