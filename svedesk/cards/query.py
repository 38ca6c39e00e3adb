"""What somebody types to find cards: words and conditions, `rose cost<=3 class:forest -type:spell text:"draw a card"`.

Everything typed must hold; `a OR b` is either of the two beside it, `(...)` holds several together, a `-` or NOT before
it is not. `field:a,b` is either; `cost:2-4` is between, `cost:none` none at all, `attack>defense` compares two. What is
not finished or makes no sense is left out and told, so that there is an answer at every letter. Numbers may be written
as words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from svedesk.cards.spelling import RARITIES, collector_number
from svedesk.engine.card_fields import spellings
from svedesk.engine.facts import Facts

if TYPE_CHECKING:
    from svedesk.engine.game import Game


_FIELDS = {
    "cost": "cost pp コスト",
    "attack": "attack atk power 攻撃力",
    "defense": "defense defence def life hp 体力",
    "class": "class craft クラス",
    "type": "type kind 種類 カード種類",
    "trait": "trait traits タイプ",
    "set": "set セット 弾",
    "number": "number no 番号",
    "name": "name 名前 カード名",
    "text": "text effect テキスト 効果",
    "keyword": "keyword kw キーワード",
    "universe": "universe title 作品",
    "rarity": "rarity レアリティ",
    "rules": "rules ルール",
    "is": "is",
}
FIELD_OF = {word: field for field, words in _FIELDS.items() for word in words.split()}
"""The field each word stands for."""
FIELDS = tuple(_FIELDS)
NUMBERS = ("cost", "attack", "defense")
MOST = 999_999
"""No number on a card is larger."""
MARKS = ("reprinted", "alternate", "shipped", "imported")
"""What a card may be besides its types and how much of it executes, for `is:`."""
_RULES = ("executes", "partly", "by_hand")

_TOKEN = re.compile(
    r"(?P<open>(?:-|NOT\s+)?\()|(?P<close>\))|(?P<either>(?:OR|または)(?=[\s(]|$)|\|+)"
    r"|(?P<no>-|NOT\s+)?(?:(?P<field>[^\W\d]+)(?P<sign><=|>=|!=|==|[<>=:]))?(?P<value>\"[^\"]*\"?|[^\s\"]\S*)?"
)
_BETWEEN = re.compile(r"(\d{1,6})(?:-|~|〜|\.\.)(\d{1,6})")
_BOTH = re.compile(r"(\d{1,3})/(\d{1,3})")
_LONGEST = 200
_ACCENTS = re.compile("[\u0300-\u036f]")
_DROPPED = str.maketrans(dict.fromkeys("'’‘・･゛", ""))
_FOLDED = _DROPPED | {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""Hiragana is searched as katakana."""


class Word(NamedTuple):
    """A word, or words in quotes, that a card must have (or, `no`, must not)."""

    word: str
    no: bool = False


class FieldCondition(NamedTuple):
    """What a field must be: one of `values` for fields of text, from `least` to `most` for numbers; `none` that there
    is no such number, `than` the other number that it is compared with by `sign`."""

    field: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = MOST
    no: bool = False
    none: bool = False
    than: str = ""
    sign: str = ""


class Either(NamedTuple):
    """Several things of which one must hold (or, `no`, none may): each is parts that hold together."""

    options: tuple[tuple[Part, ...], ...]
    no: bool = False


Part = Word | FieldCondition | Either


class Query(NamedTuple):
    """What was typed, understood; `ignored` are the parts that make no sense (yet), `strange` the words that look like
    fields but are none."""

    parts: tuple[Part, ...] = ()
    ignored: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[Word, ...]:
        """The words among the parts."""
        return tuple(part for part in self.parts if isinstance(part, Word))

    @property
    def conditions(self) -> tuple[FieldCondition, ...]:
        """The conditions among the parts."""
        return tuple(part for part in self.parts if isinstance(part, FieldCondition))


def sought(text: str) -> str:
    """Text as it is searched: without regard to case, width, accents, apostrophes and which kana is used."""
    if text.isascii():  # most text, and several times as fast
        return " ".join(text.lower().replace("'", "").split())
    # The mark of a voiced sound would become a space and an accent.
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.replace("゛", "")).casefold())
    return " ".join(unicodedata.normalize("NFC", plain).translate(_FOLDED).split())


def asks_rules(parts: Iterable[Part]) -> bool:
    """Whether it must be known how much of each card executes."""
    return any(
        any(map(asks_rules, part.options)) if isinstance(part, Either) else getattr(part, "field", "") == "rules"
        for part in parts
    )


def fields_of(game: Game) -> dict[str, str]:
    """The field for each word that a game calls one by, in both languages: "civilization" is the class."""
    fields: dict[str, str] = {}
    for name, field in (("classes", "class"), ("traits", "trait"), ("attack", "attack")):
        terms = (game.term("card-field", name, lang).casefold() for lang in ("en", "ja"))
        fields |= {word: field for word in terms if word not in (name, *FIELD_OF)}
    return fields


def understood(typed: str, also: Mapping[str, str] = FIELD_OF, facts: type[Facts] = Facts) -> Query:
    """What was typed, as a query. Nothing typed is an error. `also` are more words for fields (see `fields_of`);
    types and classes are written as the game of these `facts` says."""
    text = unicodedata.normalize("NFKC", typed[:_LONGEST]).replace("≦", "<=").replace("≤", "<=")
    reader = _QueryReader(text.replace("≧", ">=").replace("≥", ">="), also, facts)
    parts = reader.parts()
    return Query(parts, tuple(reader.ignored), tuple(reader.strange))


class _QueryReader:
    """Reads a line from left to right."""

    def __init__(self, text: str, also: Mapping[str, str], facts: type[Facts]) -> None:
        self._also, self._facts = also, facts
        self.ignored: list[str] = []
        self.strange: list[str] = []
        self._text, self._at, self._depth = text, 0, 0

    def parts(self) -> tuple[Part, ...]:
        """The parts up to the end, or to the bracket that closes these."""
        groups: list[tuple[Part, ...]] = []
        either = False
        while True:
            self._at += len(self._text[self._at :]) - len(self._text[self._at :].lstrip())
            token = _TOKEN.match(self._text, self._at)
            if token is None or self._at >= len(self._text):
                break
            self._at = max(token.end(), self._at + 1)
            if token["close"]:
                if self._depth:
                    break
                continue
            if token["either"]:
                either = bool(groups)
                continue
            part = self._group(token["open"]) if token["open"] else self._part(token)
            if not part:
                continue
            if either:
                before = groups[-1][0] if len(groups[-1]) == 1 else None
                options = before.options if isinstance(before, Either) and not before.no else (groups[-1],)
                part, groups[-1:] = (Either((*options, part)),), []
            groups.append(part)
            either = False
        return tuple(_counting([part for parts in groups for part in parts]))

    def _group(self, opens: str) -> tuple[Part, ...]:
        self._depth += 1
        parts = self.parts()
        self._depth -= 1
        return (Either((parts,), no=True),) if parts and len(opens) > 1 else parts

    def _part(self, token: re.Match[str]) -> tuple[Part, ...]:
        no, name, sign, value = bool(token["no"]), token["field"] or "", token["sign"], token["value"] or ""
        whole = token[0]
        quoted = value.startswith('"')
        if self._depth and not quoted:  # a bracket within a word is a part of it, one at its end closes
            while value.endswith(")") and value.count(")") > value.count("("):
                value, whole = value[:-1], whole[:-1]
                self._at -= 1
        field = FIELD_OF.get(name.casefold()) or self._also.get(name.casefold())
        if field is None:
            self.strange += [name] if name else []
            return self._words(f"{name}{sign}{value}" if name else value, no, quoted)
        parts = _condition(field, sign, value.strip('"'), no, self._facts)
        if not parts:
            self.ignored.append(whole.strip())
        return parts

    def _words(self, text: str, no: bool, quoted: bool) -> tuple[Part, ...]:
        both = _BOTH.fullmatch(text)
        if both:
            parts = tuple(
                FieldCondition(field, (), int(number), int(number))
                for field, number in zip(("attack", "defense"), both.groups(), strict=True)
            )
            return (Either((parts,), no=True),) if no else parts
        if quoted or "|" not in text:
            word = _word(text, quoted)
            return (Word(word, no),) if word else ()
        options = tuple((Word(word),) for word in (_word(piece, quoted) for piece in text.split("|")) if word)
        return (Either(options, no),) if options else ()


def _counting(parts: list[Part]) -> Iterator[Part]:
    """The parts with a number and the word behind it together, as texts say it: "two cards" is also "2 cards"."""
    while parts:
        part = parts.pop(0)
        behind = parts[0] if parts else None
        if _counts(part) and isinstance(behind, Word) and len(behind.word) > 1 and not (behind.no or _counts(behind)):
            del parts[0]
            yield Either(((Word(f"{part.word} {behind.word}"),), (part, behind)))
        else:
            yield part


def _counts(part: Part) -> TypeGuard[Word]:
    return isinstance(part, Word) and not part.no and is_number(part.word)


def _word(text: str, quoted: bool) -> str:
    """One word as it is searched: without the comma behind it and the star that elsewhere means "and so on"."""
    if not quoted:
        bare = text.strip("*").rstrip(",;、。")
        text = bare or text
        number = collector_number(text)
        if number and "-" in text:
            text = number
    return sought(text.strip('"').strip("-" if not quoted else ""))


def _condition(field: str, sign: str, value: str, no: bool, facts: type[Facts]) -> tuple[Part, ...]:
    no ^= sign == "!="
    if field in NUMBERS:
        conditions = [condition for part in value.split(",") if (condition := _number(field, sign, part, no))]
        if len(conditions) < 2:
            return tuple(conditions)
        return (Either(tuple((condition._replace(no=False),) for condition in conditions), no),)
    cut = "\0" if field == "text" else "[,|、]"
    values = tuple(filter(None, (sought(part) for part in re.split(cut, value))))
    if not values or sign in ("<", ">", "<=", ">="):
        return ()
    if field == "is":
        return _marks(values, no, facts)
    words = {"class": spellings(facts, "classes"), "type": _types(facts), "rarity": RARITIES}.get(field, {})
    return (FieldCondition(field, tuple(_spelled(words, word) for word in values), no=no),)


def _marks(values: tuple[str, ...], no: bool, facts: type[Facts]) -> tuple[Part, ...]:
    options: list[tuple[Part, ...]] = []
    types = _types(facts)
    for value in values:
        word, kind = value.replace("-", "_").replace(" ", "_"), _spelled(types, value)
        if word in _RULES:
            options.append((FieldCondition("rules", (word,)),))
        elif kind in types.values():
            options.append((FieldCondition("type", (kind,)),))
        elif len(word) > 2 and any(mark.startswith(word) for mark in MARKS):
            options.append((FieldCondition("is", (word,)),))
    if len(options) < len(values):
        return ()
    if len(options) > 1:
        return (Either(tuple(options), no),)
    (part,) = options[0]
    return (part._replace(no=no),)


def _number(field: str, sign: str, value: str, no: bool) -> FieldCondition | None:
    equal = sign in (":", "=", "==", "!=")
    other = FIELD_OF.get(value.casefold(), "")
    if other in NUMBERS and sign != ":":
        return FieldCondition(field, (), no=no, than=other, sign="=" if equal else sign)
    if value.casefold() in ("none", "-", "なし") and equal:
        return FieldCondition(field, (), no=no, none=True)
    between = _BETWEEN.fullmatch(value)
    if between and equal:
        return FieldCondition(field, (), int(between[1]), int(between[2]), no)
    if re.fullmatch(r"\d{1,6}\+", value, re.ASCII) and equal:
        return FieldCondition(field, (), int(value[:-1]), MOST, no)
    if not re.fullmatch(r"\d{1,6}", value, re.ASCII):
        return None
    number = int(value)
    limits: dict[str, tuple[int, int]] = {
        "<": (0, number - 1),
        "<=": (0, number),
        ">": (number + 1, MOST),
        ">=": (number, MOST),
    }
    least, most = limits.get(sign, (number, number))
    return FieldCondition(field, (), least, most, no)


def _types(facts: type[Facts]) -> Mapping[str, str]:
    return {**spellings(facts, "kind"), **spellings(facts, "special")}


def _spelled(words: Mapping[str, str], word: str) -> str:
    by_word = {sought(known): name.casefold() for known, name in words.items()}
    return by_word.get(word, word)


_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FORMS = {str(number): (str(number), word) for number, word in enumerate(_NUMBERS, 1)} | {"1": ("1", "a", "an", "one")}
"""How each number may stand in a text, by its digits."""
_DIGITS = {form: digits for digits, forms in _FORMS.items() for form in forms}
_MOST = 16
"""Ways to write a phrase that are looked for: all of one with two numbers, and a list of numbers makes nobody wait."""


def is_number(word: str) -> bool:
    """Whether a word is a number, or an article in place of one, that can be written in another way."""
    return word in _DIGITS


def written_otherwise(phrase: str) -> Iterator[str]:
    """The ways to write a phrase that has numbers in it, but for the way it is; none where it is a word alone."""
    words = phrase.split(" ")
    if len(words) > 1 and any(map(is_number, words)):
        ways = [_FORMS[_DIGITS[word]] if is_number(word) else (word,) for word in words]
        yield from (other for way in islice(product(*ways), _MOST) if (other := " ".join(way)) != phrase)
