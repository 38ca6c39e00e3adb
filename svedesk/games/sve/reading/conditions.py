"""Conditions of lines that the rules know, as prints word them: what holds while they hold is enforced."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from svedesk.engine.script import replace
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.class_conditions import Necrocharge, Overflow, Sanguine, Spellchain
from svedesk.games.sve.conditions.how_many import HowMany
from svedesk.games.sve.conditions.present import Present
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.reading.groups import group_en, group_ja, kind_in


class ReadCondition(Condition):
    """A condition that is read and never rendered: its line is shown as it is printed."""

    def en(self, guarded: str) -> str:
        """Only what it guards."""
        return guarded

    def ja(self, guarded: str) -> str:
        """Only what it guards."""
        return guarded


class LeaderDefenseAtMost(ReadCondition):
    """Your leader has so much defense or less."""

    most: int

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As it is now."""
        return game.table.number(seat, "leader_defense") <= self.most


class InTurn(ReadCondition):
    """It is your turn, or an opponent's."""

    whose: Literal["your", "enemy"]

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """By who is the active player."""
        return (game.active == seat) == (self.whose == "your")


class Reserved(ReadCondition):
    """This card is reserved."""

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card it is nothing."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies now."""
        card = game.card(this)
        return card is not None and not card.sideways


Found = Condition | None


def _there(groups: tuple[Group, ...]) -> Found:
    return Present(groups[0]) if len(groups) == 1 else None


_ZONES: dict[str, Literal["field", "cemetery", "ex"]] = {
    "field": "field",
    "cemetery": "cemetery",
    "ex area": "ex",
    "場": "field",
    "墓場": "cemetery",
    "EXエリア": "ex",
}


def _lie(count: str, where: str, words: str, groups: tuple[Group, ...]) -> Found:
    """So many lie there; nothing of spells, which a group does not tell from other cards."""
    if len(groups) != 1 or kind_in(words.removesuffix("s")) == "spell":
        return None
    return HowMany(int(count), replace(groups[0], zone=_ZONES.get(where) or _ZONES[where.casefold()]))


_CONDITIONS: tuple[tuple[str, Callable[[re.Match[str]], Found]], ...] = (
    (r"【(?:ネクロチャージ|NC)_(\d+)】|(?:Necrocharge|NC) \((\d+)\): ", lambda m: Necrocharge(int(m[1] or m[2]))),
    (r"【(?:スペルチェイン|SC)_(\d+)】|(?:Spellchain|SC) \((\d+)\): ", lambda m: Spellchain(int(m[1] or m[2]))),
    (r"【覚醒】状態(?:である限り|なら)、|(?:While|If) Overflow is active for you, ", lambda m: Overflow()),
    (r"【真紅】状態(?:である限り|なら)、|(?:While|If) Sanguine is active for you, ", lambda m: Sanguine()),
    (r"自分のターン中、|During your turn, ", lambda m: InTurn("your")),
    (r"相手のターン中、|During (?:each|your) opponent's turn, ", lambda m: InTurn("enemy")),
    (r"これがスタンド状態である限り、|While this (?:card|follower) is reserved, ", lambda m: Reserved()),
    (
        r"自分のリーダーの(?:【体力】|体力)(?:が)?(\d+)以下である限り、|While your leader's defense is (\d+) or less, ",
        lambda m: LeaderDefenseAtMost(int(m[1] or m[2])),
    ),
    (r"自分の場に([^、]+?)が(?:いる|ある)限り、", lambda m: _there(group_ja(m[1], "your"))),
    (
        r"While there is (?:an?|(another)) ([\w {}'-]+?) on your field, ",
        lambda m: _there(group_en(m[2], "your", other=bool(m[1]))),
    ),
    (r"自分の墓場に([^、]+?)が(\d+)枚以上ある限り、", lambda m: _lie(m[2], "墓場", m[1], group_ja(m[1], "your"))),
    (
        r"While there are at least (\d+) ([\w {}'-]+?) in your cemetery, ",
        lambda m: _lie(m[1], "cemetery", m[2], group_en(m[2], "your")),
    ),
)


_USABLE: tuple[tuple[str, Callable[[re.Match[str]], Found]], ...] = (
    (r"【覚醒】状態|Overflow is active for you", lambda m: Overflow()),
    (r"【真紅】状態|Sanguine is active for you", lambda m: Sanguine()),
    (
        r"自分のリーダーの(?:【体力】|体力)(?:が)?(\d+)以下|your leader's defense is (\d+) or less",
        lambda m: LeaderDefenseAtMost(int(m[1] or m[2])),
    ),
    (r"自分の場に([^、]+?)が(?:いる|ある)", lambda m: _there(group_ja(m[1], "your"))),
    (r"there is (?:an?|(another)) ([\w {}'-]+?) on your field", lambda m: _there(_others_en(m[2], m[1]))),
    (
        r"自分の(場|墓場|EXエリア)の([^、]+?)が(\d+)(?:枚|体|つ)以上",
        lambda m: _lie(m[3], m[1], m[2], group_ja(m[2], "your")),
    ),
    (
        r"there are (?:at least (\d+)|(\d+) or more) ([\w {}'-]+?) (?:on|in) your (field|cemetery|EX area)",
        lambda m: _lie(m[1] or m[2], m[4], m[3], group_en(m[3], "your")),
    ),
)
"""What an ability can be used only while it holds; those that are not among these its player judges."""


def _others_en(words: str, another: str | None) -> tuple[Group, ...]:
    return group_en(words, "your", other=bool(another))


_QUOTED = re.compile(r"「[^「」]*」|\"[^\"]*\"")
_USABLE_IF = re.compile(
    r"この能力は(?P<ja>[^。]+?)なら(?:使える|使用できる)。?|"
    r"This ability can (?:only )?be (?:activated|used) (?:only )?if (?P<en>[^.]+)\.?|"
    r"(?:Activate|Use) this ability only if (?P<only>[^.]+)\.?|"
    r"If (?P<first>[^.,]+), this ability can be (?:activated|used)\.?",
    re.IGNORECASE,
)


class UsableIf(NamedTuple):
    """What a line says of when its ability can be used, None for what its player judges; `rest` is the line without
    that."""

    condition: Condition | None
    rest: str


def usable_if(line: str) -> UsableIf | None:
    """When a line says that it can be used; None where it says nothing of that."""
    if "この能力は" not in line and "this ability" not in line.casefold():
        return None
    clause = _USABLE_IF.search(_QUOTED.sub(lambda quoted: "\0" * len(quoted[0]), line))
    if clause is None:
        return None
    name = next(name for name, part in clause.groupdict().items() if part)
    words = line[clause.start(name) : clause.end(name)].strip()
    rest = (line[: clause.start()] + line[clause.end() :]).strip()
    for pattern, make in _usable():
        match = pattern.fullmatch(words)
        if match is not None and (made := make(match)) is not None:
            return UsableIf(made, rest)
    return UsableIf(None, rest)


@cache
def _usable() -> tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Found]], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _USABLE)


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Condition | None]], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _CONDITIONS)


def condition_in(line: str) -> tuple[Condition, str] | None:
    """The condition a line begins with, and what it says after that; None for a line with none of those."""
    for pattern, make in _compiled():
        match = pattern.match(line)
        made = make(match) if match is not None else None
        if match is not None and made is not None:
            return made, line[match.end() :]
    return None
