"""What a card says of when it can be played, and of what it then costs by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.amount import Count, DifferentCosts
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Ability, Least, Scope, ScriptNode, never_in_hand, too_few
from svedesk.phrases.phrase import heard, phrases, said
from svedesk.phrases.wording import capital


class PlayingRule(Ability):
    """What a card says of when it can be played or of what that costs: what most say nothing of."""


class Playing(PlayingRule):
    """What a card says of playing itself: it holds wherever the card is played from."""

    valid = "elsewhere"

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from never_in_hand(self, scope)


class CannotBePlayed(Playing):
    """This card can't be played while a condition holds. That is a prohibition."""

    script_word = "cannot_play_if(condition)"  # 1.3.3

    phrases: ClassVar = phrases(
        en=heard("<condition>this card can't be played."),
        ja=heard("これは<condition>プレイできない。"),
    )

    condition: Condition

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "ja":
            return f"これは{self.condition.ja('プレイできない')}。"
        return capital(self.condition.en("this card can't be played")) + "."


class CannotBePlayedThen(Playing):
    """This card can't be played in your turn, in an opponent's turn, from the EX area, or elsewhere than from hand."""

    script_word = "cannot_play(when)"  # 1.3.3

    phrases: ClassVar = phrases(
        en=(
            said("This card can't be played <when|your=during your turn|enemy=during an opponent's turn>."),
            said("This card can't be played <when|ex=from your EX area|elsewhere=from anywhere but your hand>."),
        ),
        ja=(
            said("これは<when|your=自分|enemy=相手>のターン中、プレイできない。"),
            said("これは<when|ex=EXエリア|elsewhere=手札以外>からプレイできない。"),
        ),
    )

    when: Literal["your", "enemy", "ex", "elsewhere"]


class LessInstead(ScriptNode):
    """If a condition holds, the card costs so much less instead."""

    script_word = "less_instead(condition, less)"
    at_least = (Least("less", "mistake-costs"),)

    condition: Condition
    less: int

    phrases: ClassVar = phrases(
        en="<condition>it costs <less#> less instead",
        ja="<condition>代わりに-<less#>する",
    )


class CostsLessIf(Playing):
    """This card costs so much less if a condition holds, or so much less instead if others do; `from_ex`: when it is
    played from the EX area. Of several `instead` the last that holds counts."""

    script_word = "costs_less_if(condition, less, *instead, from_ex=False)"  # 10.6.2.5.1.3

    phrases: ClassVar = phrases(
        en=(
            "<from_ex?When playing this card from your EX area, //^><condition?<condition>>"
            "this card costs <less#> less to play.<instead? <instead.>>"
        ),
        ja="これを<from_ex?EXエリアから>プレイする際、<condition?<condition>>コストを-<less#>する。<instead?<instead.>>",
    )

    condition: Condition | None = None
    less: int = 0
    instead: tuple[LessInstead, ...] = ()
    from_ex: bool = False

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> CostsLessIf | None:
        """What costs less always is printed with less, but for the EX area."""
        made = cls(**slots)
        return made if made.condition is not None or made.from_ex else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.condition is None and not self.from_ex:
            yield Message("mistake-costs-less-always")
        yield from too_few(self.less, "mistake-costs")
        yield from Playing.mistakes(self, scope)


class CostsByCount(Playing):
    """This card costs X less, which is a number of cards; `more`: X more."""

    script_word = "costs_by_count(by, *, more=False)"

    phrases: ClassVar = phrases(
        en="This card costs X <more|False=less|True=more> to play. X equals <by>.",
        ja="これをプレイする際、コストを<more|False=-|True=+>Xする。Xは<by>である。",
    )

    by: Count | DifferentCosts
    more: bool = False


class CostsForEvery(Playing):
    """This card costs so much less for every so many cards of a group."""

    script_word = "costs_less_for_every(unit, group, less)"  # 5.28
    at_least = (Least("unit", "mistake-for-every"), Least("less", "mistake-costs"))

    phrases: ClassVar = phrases(
        en="For every <unit|1=<group:single>|*=<unit#> <group:many>>, this card costs <less#> less to play.",
        ja="これをプレイする際、<group:all><unit#><group:counter!体|つ|枚>につき、コストを-<less#>する。",
    )

    unit: int
    group: Group
    less: int

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Playing.mistakes(self, scope)
