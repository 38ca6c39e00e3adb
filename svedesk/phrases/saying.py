"""A part of a script in words: the first of its phrases that fits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from svedesk.engine.script import Lang
from svedesk.phrases.phrase import (
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
    Sentences,
    Slot,
    Ways,
    phrases_of,
)

_ARTICLE = re.compile(r"a~ (?=\{?(.))")
_CAPITAL = re.compile(r"\^(.)", re.DOTALL)


class Unsaid(LookupError):
    """No phrase of a part of a script fits what it says."""


class Worded:
    """A part of a script that can be said by itself."""

    __slots__ = ()

    def en(self) -> str:
        """How it reads in English."""
        return say(self, "en")

    def ja(self) -> str:
        """How it reads in Japanese."""
        return say(self, "ja")


@lru_cache(4096)
def say(node: object, lang: Lang, form: str = "") -> str:
    """A part of a script in a form. Raises `Unsaid` where none of its phrases fits."""
    for phrase in phrases_of(type(node), lang, form):
        if not phrase.heard and _is_complete(node, phrase) and (words := _filled(node, phrase.parts, lang)) is not None:
            return finished(words) if lang == "en" else words
    raise Unsaid(type(node).__name__, lang, form)


def finished(text: str) -> str:
    """English with the articles that fit ("a~ "), and capital letters where they are due ("^")."""
    text = _ARTICLE.sub(lambda match: "an " if match[1] in "aeiouAEIOU" else "a ", text) if "a~ " in text else text
    return _CAPITAL.sub(lambda match: match[1].upper(), text) if "^" in text else text


def _is_complete(node: object, phrase: Phrase) -> bool:
    """Whether a phrase has a place for all that a part says."""
    if any(getattr(node, name) != value for name, value in phrase.fixed.items()):
        return False
    kind: Kind = type(node)
    usual = kind.field_defaults
    return all(
        name in phrase.fields or (name in usual and getattr(node, name) == usual[name])
        for name in (() if phrase.partly else kind.field_names)
    )


def _filled(node: object, parts: tuple[Part, ...], lang: Lang) -> str | None:
    text = ""
    for part in parts:
        words = _part(node, part, lang)
        if words is None:
            return None
        text += words
    return text


def _part(node: object, part: Part, lang: Lang) -> str | None:
    if isinstance(part, PlainWords):
        return part.text
    if isinstance(part, Holds):
        return ""
    if isinstance(part, MayStand):
        return part.text if part.is_said else ""
    value: Any = getattr(node, part.field)
    if isinstance(part, If):
        kind: Kind = type(node)
        is_usual = value == kind.field_defaults.get(part.field, False)
        return _filled(node, part.otherwise if is_usual else part.parts, lang)
    if isinstance(part, Ways):
        words = next((words for way, words in part.ways if way == value and type(way) is type(value)), part.others)
        return None if words is None else _filled(node, words, lang)
    if isinstance(part, Sentences):
        sentences = [_in_slot(step, Slot(part.field), lang) for step in one_behind_other(value)]
        if None in sentences:
            return None
        if lang == "ja":
            return "".join(f"{sentence}。" for sentence in sentences)
        return " ".join(f"^{sentence}." for sentence in sentences)
    if isinstance(part, Agrees):
        return _in_slot(value, Slot(part.field, part.form), lang)
    return _in_slot(value, part, lang)


def one_behind_other(parts: Iterable[Any]) -> Iterator[Any]:
    """Parts of a script as they are said one behind the other: those that can, as what `said_behind` makes of them."""
    before = None
    for part in parts:
        yield part.said_behind(before) if before is not None and hasattr(part, "said_behind") else part
        before = part


def _in_slot(value: Any, slot: Slot, lang: Lang) -> str | None:  # noqa: ANN401 - whatever a field holds
    if slot.between is not None:
        texts = [_in_slot(part, slot._replace(between=None), lang) for part in one_behind_other(value)]
        each = [text for text in texts if text is not None]
        if len(each) < len(texts):
            return None
        if slot.between in LISTED:
            last = slot.between.removeprefix(",")
            return last.join(each) if len(each) < 3 else f"{', '.join(each[:-1])},{last}{each[-1]}"
        between = ". ^" if slot.between == ". " else slot.between
        numbered = (between.replace("#", str(place)) * (place > 1) for place in range(1, len(each) + 1))
        return "".join(f"{words}{text}" for words, text in zip(numbered, each, strict=True))
    if slot.digits:
        return None if type(value) is not int else f"{value:+}" if slot.signed else str(value)
    if isinstance(value, Name):
        return value.called(lang, slot.form)
    if value is None or isinstance(value, int | str | tuple):
        return None
    if isinstance(value, Worded) and not slot.form and getattr(type(value), lang) is not getattr(Worded, lang):
        return str(getattr(value, lang)())  # by a method of its own
    try:
        return say(value, lang, slot.form)
    except Unsaid:
        return None
