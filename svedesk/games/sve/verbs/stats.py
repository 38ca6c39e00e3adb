"""Set attack or defense to a value (5.26.2), or give a number that is counted (5.26)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import give, set_stat
from svedesk.games.sve.amount import ChosenX, Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import LeaderOf, Leaders, Ref, Target, target_each_en, target_each_ja
from svedesk.games.sve.script_node import Bracket, NodeWord, Scope
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import heard, phrases, said


class SetStats(Step):
    """Change attack or defense to a value."""

    script_word = "set_stats(to, *, attack=None, defense=None)"

    to: Target
    attack: int | None = None
    defense: int | None = None

    phrases: ClassVar = phrases(
        en=(
            heard("change <to:its> {DEF} to <defense#>"),
            heard("change <to:its> {ATK} to <attack#>"),
            heard("change <to:its> {ATK} to <attack#> and {DEF} to <defense#>"),
        ),
        ja=(
            heard("<to>の【体力】を<defense#>にする"),
            heard("<to>の【攻撃力】を<attack#>にする"),
            heard("<to>の【攻撃力】を<attack#>、【体力】を<defense#>にする"),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> SetStats | None:
        """A leader's defense is set by a word of its own."""
        return None if isinstance(slots["to"], Leaders | LeaderOf) else cls(**slots)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.attack is None and self.defense is None:
            yield Message("mistake-sets-no-stats")

    def perform(self, game: GameState, context: Context) -> Flow:
        """That raises or lowers it as the value it had was lower or higher (5.26.2)."""
        for card_id in acted_on(game, self.to, context):
            if self.attack is not None:
                set_stat(game, card_id, "attack", self.attack, context.number)
            if self.defense is not None:
                set_stat(game, card_id, "defense", self.defense, context.number)
        yield from ()

    def _stats(self) -> list[tuple[str, str, int]]:
        given = (("ATK", "攻撃力", self.attack), ("DEF", "体力", self.defense))
        return [(en, ja, value) for en, ja, value in given if value is not None]

    def en(self) -> str:
        """Change its {ATK} to 1 and {DEF} to 1."""
        if isinstance(self.to, Ref):
            whose = ("their" if self.to.many else "its") if self.to.name == "it" else "this follower's"
            return f"change {whose} " + " and ".join(f"{{{en}}} to {value}" for en, _, value in self._stats())
        whose = target_each_en(self.to)
        changes = " and the ".join(f"{{{en}}} of {whose} to {value}" for en, _, value in self._stats())
        return f"change the {changes}"

    def ja(self) -> str:
        """それの【攻撃力】を1、【体力】を1にする."""
        changes = "、".join(f"【{ja}】を{value}" for _, ja, value in self._stats())
        return f"{target_each_ja(self.to)}の{changes}にする"


_EN = "<stats|attack={ATK}<less?-//+>X|defense={DEF}<less?-//+>X|both={ATK}<less?-//+>X/{DEF}<less?-//+>X>"
_JA = (
    "<stats|attack=【攻撃力】<less?-//+>X|defense=【体力】<less?-//+>X|"
    "both=【攻撃力】<less?-//+>X/【体力】<less?-//+>X>"
)


class GiveX(Step):
    """Give attack, defense or both, as much as a number that is counted, or so much less."""

    script_words = (
        NodeWord('give_x(to, number: Counted | ChosenX, stats="both", *, less=False)', amount=Bracket("number")),
    )

    to: Target
    amount: Counted | ChosenX
    stats: Literal["attack", "defense", "both"] = "both"
    less: bool = False

    phrases: ClassVar = phrases(
        en=(f"give <to> {_EN}. X equals <amount>", said(f"give <to> {_EN}", amount=ChosenX())),
        ja=(f"<to>は{_JA}する。Xは<amount>である", said(f"<to>は{_JA}する", amount=ChosenX())),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """As much as it is now, for each card that is meant now (10.9.2)."""
        number = value_of(game, self.amount, context)
        by = -number if self.less else number
        for card_id in acted_on(game, self.to, context, noun="follower"):
            raised = False
            for stat in ("attack", "defense"):
                if by and self.stats in (stat, "both"):
                    raised = give(game, card_id, stat, by, context.number, with_other=raised)
        yield from ()
