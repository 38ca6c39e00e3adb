"""What a condition guards: a step, or another number in place of one ("instead")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.phrases.phrase import heard, phrases
from svedesk.games.sve.script_node import Scope, ScriptNode
from svedesk.games.sve.verbs.deal import Deal, short_en, short_ja
from svedesk.games.sve.verbs.give import GiveKeyword
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense


def holds(condition: Condition, game: GameState, context: Context) -> bool:
    """Whether a condition holds while a text is resolved: one with a fixed number as of when that began (13.3.1.4)."""
    where = context.began if condition.is_fixed and context.began is not None else game
    return condition.holds_for(where, context.seat, 0, context.this)


@dataclass(frozen=True, slots=True)
class When(Step):
    """[condition] [text]."""

    may_not_be = True

    condition: Condition
    step: Step

    phrases: ClassVar = phrases(
        en="<condition><step>",
        ja="<condition><step>",
    )

    def inside(self, scope: Scope) -> Scope:
        """As if the step stood by itself."""
        return ScriptNode.inside(self, scope)._replace(asked=scope.asked)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Only where it holds (10.3.3)."""
        if holds(self.condition, game, context):
            yield from self.step.perform(game, context)


@dataclass(frozen=True, slots=True)
class Instead(Step):
    """[Text]. [condition] [other text] instead: a self-replacement effect (10.10.2.5). Of damage, of defense for your
    leader and of a keyword given to the same only what differs is said again."""

    phrases: ClassVar = phrases(
        en=(
            heard("<usual>. <condition><instead> instead"),
            heard("<usual>. <condition>deal <damage#> damage instead"),
            heard("<usual>. <condition>give it {DEF}+<defense#> instead"),
            heard("<usual>. <condition>give it <gained> instead"),
            heard("<usual>. <condition>give them <gained> instead"),
        ),
        ja=(
            heard("<usual>。<condition>代わりに<instead>"),
            heard("<usual>。<condition>代わりに<damage#>ダメージ"),
            heard("<usual>。<condition>代わりに【体力】+<defense#>する"),
            heard("<usual>。<condition>代わりに【<gained>】を持つ"),
        ),
    )

    usual: Step
    condition: Condition
    instead: Step

    @property
    def damage(self) -> int:
        """The damage that is dealt to the same instead."""
        return self.instead.amount if isinstance(self.instead, Deal) and isinstance(self.instead.amount, int) else 0

    @property
    def defense(self) -> int:
        """The defense that your leader is given instead."""
        more = self.instead.amount if isinstance(self.instead, RaiseLeaderDefense) else 0
        return more if isinstance(more, int) else 0

    @property
    def gained(self) -> Keyword | None:
        """The keyword that the same is given instead."""
        return self.instead.keyword if isinstance(self.instead, GiveKeyword) else None

    @classmethod
    def made_of(cls, found: Mapping[str, object]) -> Instead | None:
        """Where only a number is said, the rest is as usual."""
        usual, condition, instead = found["usual"], found["condition"], found.get("instead")
        assert isinstance(usual, Step)
        assert isinstance(condition, Condition)
        damage, defense = found.get("damage"), found.get("defense")
        if isinstance(damage, int) and isinstance(usual, Deal):
            return cls(usual, condition, Deal(damage, usual.to))
        if isinstance(defense, int) and isinstance(usual, RaiseLeaderDefense):
            return cls(usual, condition, RaiseLeaderDefense(defense))
        gained = found.get("gained")
        if isinstance(gained, Keyword) and isinstance(usual, GiveKeyword):
            return cls(usual, condition, GiveKeyword(usual.to, gained))
        return cls(usual, condition, instead) if isinstance(instead, Step) else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.usual == self.instead:
            yield Message("mistake-same-instead")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One of the two, never both (10.10.1.1)."""
        step = self.instead if holds(self.condition, game, context) else self.usual
        yield from step.perform(game, context)

    def en(self) -> str:
        """Two sentences."""
        other = self.condition.en(f"{_short_en(self.usual, self.instead)} instead")
        return f"{self.usual.en()}. {other[:1].upper()}{other[1:]}"

    def ja(self) -> str:
        """Two sentences."""
        return f"{self.usual.ja()}。" + self.condition.ja(f"代わりに{_short_ja(self.usual, self.instead)}")


def _short_en(usual: Step, other: Step) -> str:
    """The other text without what it has in common with the usual one."""
    if isinstance(usual, Deal) and isinstance(other, Deal) and usual.to == other.to:
        return short_en(other)
    if isinstance(usual, RaiseLeaderDefense) and isinstance(other, RaiseLeaderDefense):
        return f"give it {{DEF}}+{other.amount}"
    if isinstance(usual, GiveKeyword) and isinstance(other, GiveKeyword) and usual.to == other.to:
        whom = usual.to.en() if isinstance(usual.to, Ref) else "them"
        return f"give {whom} {other.keyword.en}"
    return other.en()


def _short_ja(usual: Step, other: Step) -> str:
    """As `_short_en`, in Japanese."""
    if isinstance(usual, Deal) and isinstance(other, Deal) and usual.to == other.to:
        return short_ja(other)
    if isinstance(usual, RaiseLeaderDefense) and isinstance(other, RaiseLeaderDefense):
        return f"【体力】+{other.amount}する"
    if isinstance(usual, GiveKeyword) and isinstance(other, GiveKeyword) and usual.to == other.to:
        return f"【{other.keyword.ja}】を持つ"
    return other.ja()
