"""Conditions of lines that the rules know, as prints word them: what holds while they hold is enforced."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from svedesk.games.sve.conditions.at_least import AtLeast
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.cemetery import Necrocharge, Spellchain
from svedesk.games.sve.conditions.overflow import Overflow
from svedesk.games.sve.conditions.present import Present
from svedesk.games.sve.conditions.sanguine import Sanguine
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.reading.groups import group_en, group_ja


@dataclass(frozen=True, slots=True)
class ReadCondition(Condition):
    """A condition that is read and never rendered: its line is shown as it is printed."""

    def en(self, guarded: str) -> str:
        """Only what it guards."""
        return guarded

    def ja(self, guarded: str) -> str:
        """Only what it guards."""
        return guarded


@dataclass(frozen=True, slots=True)
class LeaderDefenseAtMost(ReadCondition):
    """Your leader has so much defense or less."""

    most: int

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As it is now."""
        return game.table.number(seat, "leader_defense") <= self.most


@dataclass(frozen=True, slots=True)
class InTurn(ReadCondition):
    """It is your turn, or an opponent's."""

    whose: Literal["your", "enemy"]

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """By who is the active player."""
        return (game.active == seat) == (self.whose == "your")


@dataclass(frozen=True, slots=True)
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


def _buried(count: str, groups: tuple[Group, ...]) -> Found:
    return AtLeast(int(count), replace(groups[0], zone="cemetery")) if len(groups) == 1 else None


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
    (r"自分の墓場に([^、]+?)が(\d+)枚以上ある限り、", lambda m: _buried(m[2], group_ja(m[1], "your"))),
    (
        r"While there are at least (\d+) ([\w {}'-]+?) in your cemetery, ",
        lambda m: _buried(m[1], group_en(m[2], "your")),
    ),
)


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Condition | None]], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _CONDITIONS)


def condition_in(line: str) -> tuple[Condition, str] | None:
    """The condition a line begins with, and what it says after that; None for a line with none of those."""
    for pattern, make in _compiled():
        found = pattern.match(line)
        made = make(found) if found is not None else None
        if found is not None and made is not None:
            return made, line[found.end() :]
    return None
