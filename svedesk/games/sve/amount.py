"""Numbers in texts: a plain one, one counted on the table, or one the event carries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.phrases.saying import Worded
from svedesk.games.sve.script_node import Scope, ScriptNode, is_given


@dataclass(frozen=True, slots=True)
class Count(Worded, ScriptNode):
    """The number of cards of a group; a text writes it as X (5.2.1.2.1)."""

    group: Group

    phrases: ClassVar = phrases(
        en="the number of <group:many>",
        ja="「<group:on_field>の数」",
    )


@dataclass(frozen=True, slots=True)
class StatOf(Worded, ScriptNode):
    """The attack or defense of a card the text names; of one that left the field as it was there last (10.11.1), or
    with `original` what is printed on it (5.23.1). A text writes it as X."""

    whose: Ref
    stat: Literal["attack", "defense"] = "attack"
    original: bool = False

    def en(self) -> str:
        """What X equals."""
        stat = f"original {self.stat}" if self.original else self.stat
        return f"{'this' if self.whose.name == 'this' else 'the selected'} follower's {stat}"

    def ja(self) -> str:
        """「これの攻撃力」, 「選んだフォロワーの攻撃力」."""
        whose = "これ" if self.whose.name == "this" else "選んだフォロワー"
        stat = {"attack": "攻撃力", "defense": "体力"}[self.stat]
        return f"「{whose}の{'元の' if self.original else ''}{stat}」"


@dataclass(frozen=True, slots=True)
class Half(Worded, ScriptNode):
    """Half of a number, rounded up (5.29.1)."""

    of: Count | StatOf

    def en(self) -> str:
        """What X equals."""
        return f"half of {self.of.en()} (rounded up)"

    def ja(self) -> str:
        """「自分の場のフォロワーの数の半分（端数切り上げ）」."""
        return f"{self.of.ja().removesuffix('」')}の半分（端数切り上げ）」"


@dataclass(frozen=True, slots=True)
class TimesLeaderLost(Worded, ScriptNode):
    """How often your leader's defense went down this turn."""

    phrases: ClassVar = phrases(
        en="the number of times your leader's defense was decreased this turn",
        ja="「このターン中に自分のリーダーの体力が減少した回数」",
    )


@dataclass(frozen=True, slots=True)
class Taken(Worded, ScriptNode):
    """How many cards of a group were engaged for the additional cost of the card."""

    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given(("engaged", self.group), scope.abilities):
            yield Message("mistake-nothing-taken")

    def en(self) -> str:
        """What X equals."""
        return f"the number of {replace(self.group, side='any').all_en()} engaged for this cost"

    def ja(self) -> str:
        """「この追加コストとしてアクトしたアイドル・カードの枚数」."""
        return (
            f"「この追加コストとしてアクトした{self.group.noun_ja()}の{'枚数' if self.group.kind == 'card' else '数'}」"
        )


@dataclass(frozen=True, slots=True)
class Twice(Worded, ScriptNode):
    """Twice a number."""

    of: Count | StatOf | TimesLeaderLost | Taken

    phrases: ClassVar = phrases(en="twice <of>", ja="<of>の2倍", ja_twice="<of>の2倍")


def half(number: int) -> int:
    """Half of a number; of an odd one rounded up (5.29.1)."""
    return -(-number // 2)


@dataclass(frozen=True, slots=True)
class ChosenX(ScriptNode):
    """X as its player determined it when playing (10.6.2.2.3)."""

    phrases: ClassVar = phrases(en_x="X", ja_x="X")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given("x", scope.ability) and all(ability.gives != "x" for ability in scope.abilities):
            yield Message("mistake-x")

    def __str__(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class EventAmount(ScriptNode):
    """The number the event carried (a damage dealt)."""

    phrases: ClassVar = phrases(en_event="that much", en_x="that much", ja_event="その値", ja_x="その値の")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given("number", scope.ability):
            yield Message("mistake-event-number")


Counted = Count | StatOf | Half | TimesLeaderLost | Taken | Twice
"""Amounts a text writes as X and says then what X equals."""
Amount = int | Counted | EventAmount | ChosenX
