"""Small things English and Japanese sentences need everywhere."""

from __future__ import annotations

import re
from typing import Literal

Kind = Literal["spell", "amulet", "follower", "card"]
"""Card types by which texts tell cards that are not on a field; "card" is any."""
KIND_JA: dict[Kind, str] = {"spell": "スペル", "amulet": "アミュレット", "follower": "フォロワー", "card": "カード"}

Craft = Literal["Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral"]
"""A class (2.3); texts show its icon."""
CRAFT_JA: dict[Craft, str] = {
    "Forestcraft": "エルフ",
    "Swordcraft": "ロイヤル",
    "Runecraft": "ウィッチ",
    "Dragoncraft": "ドラゴン",
    "Abysscraft": "ナイトメア",
    "Havencraft": "ビショップ",
    "Neutral": "ニュートラル",
}


def capital(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


_PLURALS = tuple(
    (re.compile(end, re.IGNORECASE), plural)
    for end, plural in (
        ("(?<=[^aeiou])y$", "ies"),
        ("(?<=m)ouse$", "ice"),
        ("(?<=s|x|z)$|(?<=ch|sh)$", "es"),
        ("$", "s"),
    )
)
"""Ends of nouns, each with what stands in its place in the plural; the first that fits counts."""


def plural(noun: str) -> str:
    """An English noun in the plural; of a name of several words the last one."""
    return next(end.sub(many, noun) for end, many in _PLURALS if end.search(noun))
