"""A phrase: how one part of a script is worded in one language, with places for what is in it.

A phrase is written as its words with these places between them, each about one field of the part:

    <to>                         what is in the field, in its usual form
    <to:each>                    the same in the form "each"
    <steps* and >                several, with " and " between them; `<steps:clause* and >` each in the form "clause"
    <steps*, and >               several as English lists them: "A and B", "A, B, and C"; the same with `, or `
    <modes* (#) >                several, with " (2) " before the second, " (3) " before the third
    <count#>                     a number in digits only; `<attack#+>` with its sign
    <steps.>                     what is in the field as sentences, with capital letters and full stops
    <other?other >               words that are there where the field holds something else than it usually does
    <named?<named> token//card>  the same, with other words where it holds that
    <side|enemy=enemy |your=>    words for each value the field may have, `*` for all others; values that are not named
                                 have no words in this phrase; `<phase|main|end>` where the value is the word
    <kind=card>                  no words; where this is heard, the field holds that
    <group:counter!体|つ|枚>     what the field says in a form, heard as any of these words: they follow from the rest
    <~original >                 words that are never said; where it is heard, they may be there
    <+your >                     words that are said; where it is heard, they may be missing

Words and places may stand inside the words behind `?` and `|`. What a phrase has no place for must have the value
the phrase fixes, or the one the field has when nothing is said. English writes `a~ ` for the article that fits the
word behind it, and `^` before a letter that is a capital one.

A place may also be about a property of the part: then its class says in `made_of` what part is heard.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from svedesk.engine.script import Lang
from svedesk.phrases.wording import plural

Kind = Any
"""A class of parts of scripts."""


class PlainWords(NamedTuple):
    """Words as they stand."""

    text: str


class Slot(NamedTuple):
    """A place for what is in a field: a part of a script in a form, a number (`digits`), or several parts with
    `between` between them (None: one)."""

    field: str
    form: str = ""
    between: str | None = None
    digits: bool = False
    signed: bool = False


class Sentences(NamedTuple):
    """Several parts as sentences."""

    field: str


class Agrees(NamedTuple):
    """What a field says in a form where it follows from what is said elsewhere, and the words it may be."""

    field: str
    form: str
    words: tuple[str, ...]


class Holds(NamedTuple):
    """A field of which nothing is said here holds a value."""

    field: str
    value: object


class Row(tuple["Part", ...]):
    """Parts one behind the other."""

    @cached_property
    def beginnings(self) -> tuple[str, ...] | None:
        """The words of which a text has some where this begins; None where it may begin with any, or with nothing."""
        texts: list[str] = []
        for part in self:
            if isinstance(part, PlainWords):
                return (*texts, *ways_to_write(part.text))
            if isinstance(part, Agrees):
                return (*texts, *map(str.casefold, part.words))
            if isinstance(part, MayStand):
                texts.append(part.text.casefold())
            elif not isinstance(part, Holds):
                rows = rows_of(part)
                if not rows or any(row.beginnings is None for row in rows):
                    return None
                return (*texts, *(words for row in rows for words in row.beginnings or ()))
        return None

    @cached_property
    def fields(self) -> frozenset[str]:
        """The fields it says or hears something of."""
        return frozenset(_fields_in(self))

    @cached_property
    def runs(self) -> tuple[Part | OptionalParts, ...]:
        """The same parts, those together that may all be left out."""
        runs: list[Part | OptionalParts] = []
        for part in self:
            optional = _optional(part)
            before = runs[-1] if runs else None
            if optional is None or not isinstance(before, OptionalParts):
                runs.append(optional or part)
            else:
                runs[-1] = OptionalParts(
                    before.parts + optional.parts,
                    before.beginnings + optional.beginnings,
                    before.usual + optional.usual,
                    before.held + optional.held,
                )
        return tuple(runs)


class OptionalParts(NamedTuple):
    """Parts that say nothing where a text goes on with none of the words that they begin with. Then the fields that are
    `usual` hold what they usually do, and those that are `held` what stands beside them."""

    parts: tuple[Part, ...]
    beginnings: tuple[str, ...]
    usual: tuple[str, ...]
    held: tuple[tuple[str, object], ...]


def _optional(part: Part) -> OptionalParts | None:
    if isinstance(part, MayStand):
        return OptionalParts((part,), (part.text.casefold(),), (), ())
    if isinstance(part, If) and not part.otherwise and part.parts.beginnings is not None:
        return OptionalParts((part,), part.parts.beginnings, (part.field,), ())
    if isinstance(part, Ways) and part.others is None:
        unsaid = [value for value, words in part.ways if not words]
        begun = [words.beginnings for _, words in part.ways if words]
        if len(unsaid) == 1 and None not in begun:
            words = tuple(word for row in begun for word in row or ())
            return OptionalParts((part,), words, (), ((part.field, unsaid[0]),))
    return None


class Ways(NamedTuple):
    """Words by the value of a field; `others` are those for all other values (None: there are none)."""

    field: str
    ways: tuple[tuple[object, Row], ...]
    others: Row | None = None


class MayStand(NamedTuple):
    """Words that may be heard and make no difference; they are said, or never."""

    text: str
    is_said: bool = False


class If(NamedTuple):
    """Words that are there where a field holds something else than it usually does, and those that are there else."""

    field: str
    parts: Row
    otherwise: Row = Row()


LISTED = (", and ", ", or ")
"""Stands between several that English lists with commas, but for two."""

Part = PlainWords | Slot | Sentences | Agrees | Holds | Ways | If | MayStand


class Phrase(NamedTuple):
    """One way to word a part of a script. One that is only `heard` is never said, one that is `unheard` only said; one
    that says it `partly` has no place for all of it and is for where the rest is said elsewhere. It is taken apart when
    it is first needed: starting the program needs none."""

    text: str
    fixed: Mapping[str, object]
    heard: bool = False
    partly: bool = False
    unheard: bool = False

    @property
    def parts(self) -> Row:
        """Its words and places. Raises ValueError where it is written wrongly."""
        return parsed(self.text)

    @property
    def fields(self) -> frozenset[str]:
        """The fields it has a place for, or fixes."""
        return _fields_of(self.text) | self.fixed.keys()


class Name:
    """A part of a script that is a name, in both languages: it is said as it is, and heard where it is known
    (`Lexicon`), or, where `anyone` has a pattern for the language and form, whenever it looks like that: what is not
    known then, `by_name` of its class makes. `around` holds what stands before it and what may stand behind it, by
    language and form. In the form "plural" English has it in the plural."""

    __slots__ = ()

    around: ClassVar[Mapping[tuple[Lang, str], tuple[str, ...]]] = MappingProxyType({})

    def called(self, lang: Lang, form: str) -> str | None:
        """The name in a language; None where it is none of this form."""
        before, behind, *_ = self.around.get((lang, form), ("", ""))
        name = getattr(self, lang)
        return f"{before}{plural(name) if form == 'plural' else name}{behind}"

    def heard_in(self, form: str) -> Name:
        """What is meant by it where it is heard in a form."""
        return self


Phrases = Mapping[tuple[Lang, str], tuple[Phrase, ...]]
"""The phrases of a part of a script by language and form, the one that is said first."""


def said(text: str, **fixed: object) -> Phrase:
    """A phrase that says and hears."""
    return Phrase(text, fixed)


def heard(text: str, **fixed: object) -> Phrase:
    """A phrase that is only heard: another way of writing, or an older one."""
    return Phrase(text, fixed, heard=True)


def partly(text: str) -> Phrase:
    """A phrase that leaves out what is said elsewhere."""
    return Phrase(text, {}, partly=True)


def unheard(text: str) -> Phrase:
    """A phrase that is only said: as words they mean something else, too."""
    return Phrase(text, {}, partly=True, unheard=True)


def phrases(**forms: str | Phrase | tuple[str | Phrase, ...]) -> Phrases:
    """The phrases of a part of a script: `en` and `ja` in its usual form, `en_each` and the like in others."""
    by_form: dict[tuple[Lang, str], tuple[Phrase, ...]] = {}
    for name, rows in forms.items():
        lang, _, form = name.partition("_")
        if lang not in ("en", "ja"):
            raise ValueError(f"{name} is no language")
        in_order = rows if isinstance(rows, tuple) and not isinstance(rows, Phrase) else (rows,)
        by_form[("en" if lang == "en" else "ja", form)] = tuple(
            row if isinstance(row, Phrase) else said(row) for row in in_order
        )
    return by_form


def rows_of(part: Part) -> tuple[Row, ...]:
    """What may stand in the place of a part; nothing where that is not known from its words."""
    if isinstance(part, If):
        return part.parts, part.otherwise
    if isinstance(part, Ways):
        return (*(words for _, words in part.ways), *(() if part.others is None else (part.others,)))
    return ()


@cache
def ways_to_write(words: str) -> tuple[str, ...]:
    """How words of a phrase may be written in a text, in small letters."""
    text = words.casefold().replace("^", "")
    if text.endswith("なら、"):
        return (text, text[:-1])  # "この能力は…なら使える"
    return (text.replace("a~ ", "a "), text.replace("a~ ", "an ")) if "a~ " in text else (text,)


@cache
def parsed(text: str) -> Row:
    """The parts of a phrase as it is written. Raises ValueError where a place does not end or says nothing."""
    parts: list[Part] = []
    at = 0
    while at < len(text):
        begin = text.find("<", at)
        if begin < 0:
            begin = len(text)
        if begin > at:
            parts.append(PlainWords(text[at:begin]))
        if begin == len(text):
            break
        end = _end(text, begin)
        parts.append(_place(text[begin + 1 : end]))
        at = end + 1
    return Row(parts)


def _end(text: str, begin: int) -> int:
    """Where the place ends that begins there."""
    deep = 0
    for at in range(begin, len(text)):
        deep += {"<": 1, ">": -1}.get(text[at], 0)
        if deep == 0:
            return at
    raise ValueError(f"a place in {text!r} does not end")


def _place(inside: str) -> Part:
    if inside.startswith(("~", "+")):
        return MayStand(inside[1:], inside[0] == "+")
    name = inside
    for at, sign in enumerate(inside):
        if not (sign.isalnum() or sign == "_"):
            name = inside[:at]
            break
    if not name.isidentifier():
        raise ValueError(f"<{inside}> names no field")
    rest = inside[len(name) :]
    if rest in ("#", "#+"):
        return Slot(name, digits=True, signed=rest == "#+")
    if rest == ".":
        return Sentences(name)
    if rest.startswith("="):
        return Holds(name, _value(rest[1:]))
    if rest.startswith("?"):
        words, *otherwise = _split(rest[1:], "//")
        return If(name, parsed(words), parsed("//".join(otherwise)))
    if rest.startswith("|"):
        ways = [way.partition("=") for way in _split(rest[1:], "|")]
        worded = [(value, parsed(words if sign else value)) for value, sign, words in ways]
        named = tuple((_value(value), words) for value, words in worded if value != "*")
        return Ways(name, named, next((words for value, words in worded if value == "*"), None))
    if "!" in rest:
        form, _, words = rest.removeprefix(":").partition("!")
        return Agrees(name, form, tuple(words.split("|")))
    form, several, between = rest.removeprefix(":").partition("*")
    if form and not form.isidentifier():
        raise ValueError(f"<{inside}> is in no form")
    return Slot(name, form, between if several else None)


def _split(text: str, sign: str) -> Iterator[str]:
    """The ways of a place, which what stands in places within it does not divide."""
    deep, begin = 0, 0
    for at, letter in enumerate(text):
        deep += {"<": 1, ">": -1}.get(letter, 0)
        if not deep and at >= begin and text.startswith(sign, at):
            yield text[begin:at]
            begin = at + len(sign)
    yield text[begin:]


def _value(text: str) -> object:
    named: dict[str, object] = {"True": True, "False": False, "None": None}
    return named[text] if text in named else int(text) if text.isdecimal() else text


@cache
def _fields_of(text: str) -> frozenset[str]:
    return frozenset(_fields_in(parsed(text)))


def _fields_in(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, PlainWords | MayStand):
            continue
        yield part.field
        if isinstance(part, If):
            yield from _fields_in(part.parts)
            yield from _fields_in(part.otherwise)
        elif isinstance(part, Ways):
            for _, words in part.ways:
                yield from _fields_in(words)
            yield from _fields_in(part.others or ())


def phrases_of(kind: Kind, lang: Lang, form: str) -> tuple[Phrase, ...]:
    """The phrases of a part of a script in a language and form."""
    known: Phrases = getattr(kind, "phrases", {})
    return known.get((lang, form), ())
