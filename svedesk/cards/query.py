"""What somebody types to find cards: words and conditions, `rose cost<=3 class:forest -type:spell text:"draw a card"`.

Everything typed must hold. `field:a,b` is either; `cost:2-4` is between; a `-` before it is not. What is not finished
or makes no sense is left out, so that there is an answer at every letter.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from svedesk.cards.spelling import CLASSES, KINDS, SPECIALS

_FIELDS = {
    "cost": "cost pp コスト",
    "attack": "attack atk power 攻撃力",
    "defense": "defense def life 体力",
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
    "rules": "rules is ルール",
}
FIELD_OF = {word: field for field, words in _FIELDS.items() for word in words.split()}
"""The field each word stands for."""
NUMBERS = ("cost", "attack", "defense")

_PART = re.compile(r'(-?)(?:([^\W\d]+)(<=|>=|!=|==|[<>=:]))?("[^"]*"?|[^\s"]\S*)?')
_RANGE = re.compile(r"(\d{1,4})-(\d{1,4})")
_LONGEST = 200
_ACCENTS = re.compile("[\u0300-\u036f]")
_DROPPED = str.maketrans(dict.fromkeys("'’‘・･゛", ""))
_FOLDED = _DROPPED | {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""Hiragana is searched as katakana."""


class Word(NamedTuple):
    """A word, or words in quotes, that a card must have (or, `no`, must not)."""

    word: str
    no: bool = False


class Condition(NamedTuple):
    """What a field must be: one of `values` for fields of text, from `least` to `most` for numbers."""

    field: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 9999
    no: bool = False


class Query(NamedTuple):
    """What was typed, understood; `ignored` are the parts that make no sense (yet)."""

    words: tuple[Word, ...] = ()
    conditions: tuple[Condition, ...] = ()
    ignored: tuple[str, ...] = ()


def sought(text: str) -> str:
    """Text as it is searched: without regard to case, width, accents, apostrophes and which kana is used."""
    if text.isascii():  # most text, and several times as fast
        return " ".join(text.lower().replace("'", "").split())
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.translate(_DROPPED)).casefold())
    return " ".join(unicodedata.normalize("NFC", plain).translate(_FOLDED).split())


def understood(typed: str) -> Query:
    """What was typed, as a query. Nothing typed is an error."""
    text = unicodedata.normalize("NFKC", typed[:_LONGEST]).replace("≦", "<=").replace("≤", "<=")
    text = text.replace("≧", ">=").replace("≥", ">=")
    words: list[Word] = []
    conditions: list[Condition] = []
    ignored: list[str] = []
    for match in _PART.finditer(text):
        minus, name, sign, value = match.groups()
        if not match[0].strip():
            continue
        field = FIELD_OF.get((name or "").casefold())
        if field is None:
            word = sought((match[0] if name else value or "").strip("-" if minus else "").strip('"'))
            if word:
                words.append(Word(word, bool(minus)))
            continue
        condition = _condition(field, sign, (value or "").strip('"'), bool(minus))
        if condition is None:
            ignored.append(match[0].strip())
        else:
            conditions.append(condition)
    return Query(tuple(words), tuple(conditions), tuple(ignored))


def _condition(field: str, sign: str, value: str, no: bool) -> Condition | None:
    if field in NUMBERS:
        return _numbers(field, sign, value, no)
    values = tuple(filter(None, (sought(part) for part in ([value] if field == "text" else value.split(",")))))
    if not values or sign in ("<", ">", "<=", ">="):
        return None
    if field == "class":
        values = tuple(_spelled(CLASSES, word) for word in values)
    elif field == "type":
        values = tuple(_spelled({**KINDS, **SPECIALS}, word) for word in values)
    return Condition(field, values, no=no ^ (sign == "!="))


def _numbers(field: str, sign: str, value: str, no: bool) -> Condition | None:
    between = _RANGE.fullmatch(value)
    if between and sign in (":", "=", "=="):
        return Condition(field, (), int(between[1]), int(between[2]), no)
    if not re.fullmatch(r"\d{1,4}", value, re.ASCII):
        return None
    number = int(value)
    limits: dict[str, tuple[int, int]] = {
        "<": (0, number - 1),
        "<=": (0, number),
        ">": (number + 1, 9999),
        ">=": (number, 9999),
    }
    least, most = limits.get(sign, (number, number))
    return Condition(field, (), least, most, no ^ (sign == "!="))


def _spelled(words: dict[str, str], word: str) -> str:
    by_word = {sought(known): name.casefold() for known, name in words.items()}
    return by_word.get(word, word)
