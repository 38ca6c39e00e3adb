"""Abilities behind an icon: one line of a text names it, with its reminder, and another has the ability."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from svedesk.engine.script import Lang

_STAYS = "Wave striker", "ウェーブストライカー"
"""What is a keyword besides: others count it."""
_NAMES: Mapping[Lang, Mapping[str, str]] = {
    "en": {
        "sv": "Survivor", "ss": "Silent skill", "ws": "Wave striker", "mm": "Metamorph", "tr": "Turbo rush",
        "survivor": "Survivor", "silent skill": "Silent skill", "wave striker": "Wave striker",
        "metamorph": "Metamorph", "turbo rush": "Turbo rush",
    },
    "ja": {
        "sv": "サバイバー", "ss": "サイレントスキル", "ws": "ウェーブストライカー", "mm": "メタモーフ",
        "tr": "ターボラッシュ", "サバイバー": "サバイバー", "サイレントスキル": "サイレントスキル",
        "サイレント・スキル": "サイレントスキル", "ウェーブストライカー": "ウェーブストライカー",
        "メタモーフ": "メタモーフ", "ターボラッシュ": "ターボラッシュ",
    },
}  # fmt: skip
"""The abilities by their icons and names."""
_BEHIND = {
    lang: re.compile(rf"\$?({'|'.join(names)})\$?(?:\s*[:：\-－―—–]\s*|{space})(?=\S)(.+)", re.IGNORECASE)
    for lang, names, space in (("en", _NAMES["en"], r"\s+"), ("ja", _NAMES["ja"], "(?<=[a-z])"))
}
_BETWEEN: Mapping[Lang, str] = {"en": " : ", "ja": ":"}
_TAP = re.compile(r"(?:\$tap|TT)(?:\s*[:：\-－―—–]\s*|\s+|(?<=T))(?=\S)(.+)", re.IGNORECASE)
_TAPS: Mapping[Lang, tuple[re.Pattern[str], str]] = {
    "en": (
        re.compile(r"(each of your .+ )to use (?:this(?: creature's)?|its) \$?tap ability\.?", re.IGNORECASE),
        "{}to use this creature's ability. : {}",
    ),
    "ja": (
        re.compile(r"(.+タップして次の)(?:TT|\$tap)能力を使ってもよい。?", re.IGNORECASE),
        "{}能力を使ってもよい。{}",
    ),
}
"""How lines say that a creature is tapped for what is behind the icon, and how that is one line."""


def with_icons(lines: Iterable[str], lang: Lang) -> list[str]:
    """The lines with each ability behind its name. A name with no ability is kept as one that can't be read: something
    is missing there."""
    named = [_named(line, lang) for line in _tapped(lines, lang)]
    between = _BETWEEN[lang]
    result = []
    for line in named:
        name = _NAMES[lang].get(line.casefold().rstrip(".。"))
        if name is None:
            result.append(line)
        elif not any(other.startswith(name + between) for other in named):
            result.append((name + between).rstrip())
        elif name in _STAYS:
            result.append(name)
    return result


def _named(line: str, lang: Lang) -> str:
    behind = _BEHIND[lang].fullmatch(line)
    return line if behind is None else f"{_NAMES[lang][behind[1].casefold()]}{_BETWEEN[lang]}{behind[2]}"


def _tapped(lines: Iterable[str], lang: Lang) -> list[str]:
    """What a creature may be tapped for is in the line that says so."""
    result: list[str] = []
    pattern, whole = _TAPS[lang]
    for line in lines:
        tap, before = _TAP.fullmatch(line), pattern.fullmatch(result[-1]) if result else None
        if tap is not None and before is not None:
            result[-1] = whole.format(before[1], tap[1])
        else:
            result.append(line)
    return result
