"""How often in a turn a line works: "This ability can be activated once per turn", "(once per turn)", 1ターンに1回."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple


class Limit(NamedTuple):
    """So many times a turn at most, 0 where nothing is said of that; with `own` in one's own turns only. `rest` is what
    the line says without that."""

    times: int
    own: bool
    rest: str


_QUOTED = re.compile(r"「[^「」]*」|『[^『』]*』|\"[^\"]*\"|\u201c[^\u201c\u201d]*\u201d")
"""What a line gives to other cards, whose limits are not its own."""
_DEPTH = 3
"""How deep quotes stand in quotes at most."""
_TIMES = (
    r"(?P<times>once|twice|thrice|(?:[1-9]|one|two|three) times?) "
    r"(?:a|per|(?:in |during |on )?(?:a|each|every|any)(?P<own> of your)?) turns?\b"
)
_OFTEN = rf"(?:(?:only|just|up to|at most|no more than|a maximum of) )?{_TIMES}"
_OFTEN_JA = (
    r"(?P<own>自分の)?(?:各ターン(?:に)?|ターンごとに|毎ターン|[1１一]?ターン(?:中)?に(?:つき)?)"
    r"(?P<times>[1-9１-９一二三])[回度](?:だけ|まで|のみ|しか|限り|限定)?"
)
_USE = r"(?:activat|trigger|us|work|resolv|perform|play)"
_THIS = r"(?:this|the|this (?:card|follower|amulet)'s) (?:ability|effect)"
_DEEDS = r"\b(?:attacks?|can|cannot|can't|may|must|evolves?)\b"
_ALONE = r"(?:(?<=[.;,(\n])|^)\s*"
_LIMITS = (
    # "This ability can be activated only once per turn."
    rf"(?:\bbut )?\b{_THIS} (?:(?:can|may|only|be|is) )*{_USE}(?:e|es|s|ed|able)? {_OFTEN}[^.)]*\.?",
    # "You may activate this ability twice each turn."
    rf"(?:\byou )?(?:(?:can|may|only) )*\b{_USE}e? {_THIS} {_OFTEN}[^.)]*\.?",
    # A sentence or parentheses of nothing else, or "Sing, but only once per turn."
    rf"{_ALONE}(?:but )?(?:limit:? )?(?:{_USE}(?:e|able)? )?{_OFTEN}\s*(?:\.|(?=\))|$)",
    # Before what is done, or in a cost.
    rf"^{_OFTEN}[,:]\s*(?=[{{]|strike\b|(?:follower|leader) strike\b|on (?:super-?evolve|evolve|race|drive)\b)",
    rf"(?<=[}})]),?\s*{_OFTEN}[,:]?\s*(?=[:{{])",
    # "Whenever ..., only once per turn, sing."
    rf"(?<=,) (?:but )?only {_TIMES},",
    # "Whenever ..., sing only once per turn." What cards may do so often is no limit of the ability.
    rf"(?:(?<=[.,:]) )(?:(?!{_DEEDS})[^.,:]){{1,80}}(?P<end> only {_TIMES}\s*)\.?$",
    # この能力は1ターンに1回使える。
    rf"(?:この(?:能力|効果)は、?|(?<=[。、（(\n])|^){_OFTEN_JA}、?(?:使用|使え|使う|働|発動|起動|誘発|有効)[^。）)]*。?",
    # （1ターンに1回）, 歌う。1ターンに1回まで。
    rf"(?:(?<=[。、（(\n])|^){_OFTEN_JA}(?:。|(?=[）)])|$)",
    rf"^{_OFTEN_JA}、(?=【)",
    rf"(?<=】){_OFTEN_JA}、?(?=[：:【])",
)
_NUMBERS = {"once": 1, "one": 1, "twice": 2, "two": 2, "thrice": 3, "three": 3, "一": 1, "二": 2, "三": 3}
_MAY_LIMIT = re.compile(r"turn|ターン", re.IGNORECASE)
"""What every limit has; most lines have none of it."""
_EMPTY = re.compile(r"\s*[（(]\s*[)）]")


@cache
def _limits() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(pattern, re.IGNORECASE) for pattern in _LIMITS)


def limit_in(line: str) -> Limit:
    """How often in a turn a line says that it may be used or works."""
    if not _MAY_LIMIT.search(line):
        return Limit(0, False, line)
    searched = line
    for _ in range(_DEPTH):
        searched = _QUOTED.sub(lambda quoted: "\0" * len(quoted[0]), searched)
    for pattern in _limits():
        if match := pattern.search(searched):
            number = match["times"].casefold().split()[0]
            start = match.start("end") if "end" in pattern.groupindex else match.start()
            rest = _EMPTY.sub("", line[:start] + line[match.end() :]).strip()
            return Limit(_NUMBERS.get(number) or int(number), bool(match["own"]), rest)
    return Limit(0, False, line)


def is_limit(text: str) -> bool:
    """Whether a line, or what stands in parentheses, says nothing but how often."""
    limit = limit_in(text)
    return bool(limit.times) and not limit.rest.strip(" .。()（）")
