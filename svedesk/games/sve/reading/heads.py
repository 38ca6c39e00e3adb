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
from svedesk.games.sve.reading.events import event_in, is_of
from svedesk.games.sve.reading.triggers import ThisRides


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
