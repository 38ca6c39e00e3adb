"""How a line begins: which moment it waits for."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from svedesk.games.sve.abilities.automatic import Trigger
from svedesk.games.sve.keywords.leaves_this import ThisLeaves
from svedesk.games.sve.keywords.named_triggers import Fanfare, LastWords, OnEvolve, Strike
from svedesk.games.sve.keywords.universe_keywords import OnDrive, OnRace, OnSuperEvolve
from svedesk.games.sve.keywords.whenever import AtStart, Enters
from svedesk.games.sve.reading.events import ThisRides, event_in, is_of


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


class Waits(NamedTuple):
    """A moment by its word, and the conditions that make it; several for a line that is several abilities (12.1.2).
    `rest` is what the line says after that."""

    moment: str
    triggers: tuple[Trigger, ...]
    rest: str = ""


_KEYWORDS: tuple[tuple[str, Waits], ...] = (
    (r"\{FANFARE\}|【ファンファーレ】", Waits("fanfare", (Fanfare(),))),
    (r"\{LAST WORDS\}|【ラストワード】", Waits("last_words", (LastWords(),))),
    (r"On Super-?Evolve\b|【超進化時】", Waits("on_super_evolve", (OnSuperEvolve(),))),
    (r"On Evolve\b|【進化時】", Waits("on_evolve", (OnEvolve(),))),
    (r"On Race\b|【出走時】", Waits("on_race", (OnRace(),))),
    (r"On Drive\b|【ドライブ獲得時】", Waits("on_drive", (OnDrive(),))),
    (r"Follower Strike\b|【フォロワー攻撃時】", Waits("follower_strike", (Strike("follower"),))),
    (r"Leader Strike\b|【リーダー攻撃時】", Waits("leader_strike", (Strike("leader"),))),
    (r"【攻撃時】フォロワーへの攻撃なら、", Waits("follower_strike", (Strike("follower"),))),
    (r"【攻撃時】リーダーへの攻撃なら、", Waits("leader_strike", (Strike("leader"),))),
    (r"Strike\b|【攻撃時】", Waits("strike", (Strike(),))),
)
_MOMENTS: tuple[tuple[str, Waits], ...] = (
    (r"At the start of your main phase\b|自分のメインフェイズが来たとき", Waits("start", (AtStart("main"),))),
    (r"At the start of your end phase\b|自分のエンドフェイズが来たとき", Waits("start", (AtStart("end"),))),
    (
        r"At the start of each player's main phase\b|各?プレイヤー(?:のメイン|は、自身のメイン)フェイズが来たとき",
        Waits("start", (AtStart("main", "each"),)),
    ),
    (
        r"At the start of each player's end phase\b|各?プレイヤー(?:のエンド|は、自身のエンド)フェイズが来たとき",
        Waits("start", (AtStart("end", "each"),)),
    ),
    (
        r"At the start of (?:each|an|your) opponent's main phase\b|相手のメインフェイズが来たとき",
        Waits("start", (AtStart("main", "enemy"),)),
    ),
    (
        r"At the start of (?:each|an|your) opponent's end phase\b|相手のエンドフェイズが来たとき",
        Waits("start", (AtStart("end", "enemy"),)),
    ),
    (r"When(?:ever)? this (?:card|follower) rides\b|これが(?:ライド|憑依)したとき", Waits("on_ride", (ThisRides(),))),
    (r"When this card leaves (?:the|your) field\b|これが場を離れたとき", Waits("leaves", (ThisLeaves(),))),
)


_BETWEEN = re.compile(r"[\s/／,、]*")
"""Keywords that have one text stand side by side (12.1.2), or with a slash between them (JA 12.1.2.1)."""


@cache
def _keywords() -> tuple[tuple[re.Pattern[str], Waits], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), waits) for pattern, waits in _KEYWORDS)


@cache
def _moments() -> tuple[tuple[re.Pattern[str], Waits], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), waits) for pattern, waits in _MOMENTS)


def waits_for(line: str) -> Waits | None:
    """The moment an automatic ability waits for, None for a line that does not begin with one."""
    if keyword := _first(_keywords(), line):
        while another := _first(_keywords(), keyword.rest[_space(keyword.rest) :]):
            keyword = another._replace(moment=keyword.moment, triggers=keyword.triggers + another.triggers)
        return keyword
    if moment := _first(_moments(), line):
        return moment
    event = event_in(line)
    if event is None:
        return None
    trigger, end = event
    return Waits("arrives" if is_of(trigger, Enters) else "event", (trigger,), line[end:])


def _first(heads: tuple[tuple[re.Pattern[str], Waits], ...], line: str) -> Waits | None:
    for pattern, waits in heads:
        if match := pattern.match(line):
            return waits._replace(rest=line[match.end() :])
    return None


def _space(line: str) -> int:
    match = _BETWEEN.match(line)
    return match.end() if match else 0
