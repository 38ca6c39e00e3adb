"""Fusion (JA 12.18): the cost of an activated ability of a card in hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import phrases


class Fusion(Cost):
    """Discard so many other cards that are as `group` says, or put them from the EX area into the cemetery, and put the
    card itself from the hand into the EX area (JA 12.18.2); with `any_number` as many as its player likes."""

    script_words = (
        NodeWord(
            "fusing(group, count=1)",
            "Fusion with so many other cards of your hand and EX area: a cost of `activate_from_hand` (JA 12.18).",
        ),
        NodeWord("fusing_any(group)", "Fusion with any number of them, one at least if there is one.", any_number=True),
    )

    this_lies = HAND
    moves_this = True
    surrounds = "cards anywhere"

    group: Group
    count: int = 1
    any_number: bool = False

    phrases: ClassVar = phrases(
        en="Fusion with <any_number?any number of <group:owns>//<count|1=<group:own>|*=<count#> <group:owns>>>",
        ja="【融合】<group:in_hand><any_number?を好きな枚数//<count#>枚>",
    )

    @property
    def gives(self) -> str:
        """How many cards were fused."""
        return "fused"

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, zone="field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if getattr(scope.ability, "where", "") != HAND:
            yield Message("mistake-cost-elsewhere")
        yield from too_few(self.count, "mistake-costs-cards")
