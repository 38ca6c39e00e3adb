"""Each opponent buries cards of their own field (5.33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import bury
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.phrases.phrase import heard, phrases


class OpponentBuries(Step):
    """Each opponent buries so many cards of a group on their field."""

    script_words = (NodeWord("each_opponent_buries(group, count=1)", "Each opponent buries cards of theirs."),)

    phrases: ClassVar = phrases(
        en=(
            heard("each opponent buries <group:searched>"),
            heard("each opponent buries <count#> <group:searched_many>"),
        ),
        ja=heard("相手プレイヤーすべては、自身の場の<group:said_of_it><count#><group:counter!体|つ|枚>を墓場に置く"),
    )

    group: Group
    count: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, side="enemy", zone="field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-buries")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones that player says, all of them where there are no more (1.3.2). Nobody selects a target: Aura keeps
        none out (12.15)."""
        seat, own = 1 - context.seat, replace(self.group, side="your")

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in members(game, own, seat, 0))
            most = min(self.count, len(options))
            in_words = (own.many_en() if most != 1 else own.single_en(), own.all_ja())
            reason = Message("bury-group", (most, *in_words), "5.33.1.1")
            return Ask(seat, "select", options, most, most, reason=reason, source=context.this)

        if members(game, own, seat, 0):
            picked = yield from ask(build)
            yield from bury(game, [option.card for option in picked])

    def en(self) -> str:
        """Each opponent buries a follower."""
        own = replace(self.group, side="your")
        if self.count == 1:
            return f"each opponent buries {own.a_en()}"
        return f"each opponent buries {self.count} {own.all_en().removeprefix('your ')}"

    def ja(self) -> str:
        """相手プレイヤーすべては、自身の場のフォロワー1体を墓場に置く."""
        own = replace(self.group, side="your")
        return f"相手プレイヤーすべては、自身の場の{own.noun_ja()}{self.count}{own.counter_ja()}を墓場に置く"
