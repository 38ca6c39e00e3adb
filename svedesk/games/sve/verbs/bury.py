"""Bury: put cards of yours into their owners' cemeteries (5.33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import bury
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import acted_on, members
from svedesk.games.sve.zones import CEMETERY, EX, FIELD
from svedesk.phrases.phrase import heard, phrases


class Bury(Step):
    """Bury the card itself, or what was selected; that does not destroy it (5.33.1)."""

    script_words = (NodeWord("bury(what)", "Bury this card, or what was selected."),)

    moves = True

    what: Ref

    phrases: ClassVar = phrases(
        en="bury <what:card>",
        ja="<what>を墓場に置く",
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the cemetery."""
        return Redirect(CEMETERY, "bury") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """From the field, no zone being said (5.33.1.1), or from the EX area, where what was selected lies there."""
        there = [card for card in acted_on(game, self.what, context) if game.table.cards[card].zone in (FIELD, EX)]
        yield from bury(game, there)


class BurySome(Step):
    """Bury so many cards of a group on your field."""

    script_words = (NodeWord("bury_some(count, group)", "Bury so many cards of a group on your field."),)

    phrases: ClassVar = phrases(
        en=heard("bury <count|1=<group:own>|*=<count#> <group:owns>>"),
        ja=heard("自分の場の<group:said_of_it><count#><group:counter!体|つ|枚>を墓場に置く"),
    )

    group: Group
    count: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, side="your", zone="field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-buries")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done, all of them where there are no more (1.3.2)."""
        own = self.group

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in members(game, own, context.seat, context.this))
            most = min(self.count, len(options))
            in_words = (own.many_en() if most != 1 else own.single_en(), own.all_ja())
            reason = Message("bury-group", (most, *in_words), "5.33.1.1")
            return Ask(context.seat, "select", options, most, most, reason=reason, source=context.this)

        picked = yield from ask(build)
        yield from bury(game, [option.card for option in picked])

    def en(self) -> str:
        """Bury a follower; bury 2 followers."""
        if self.count == 1:
            return f"bury {self.group.a_en()}"
        return f"bury {self.count} {self.group.all_en().removeprefix('your ')}"

    def ja(self) -> str:
        """自分の場のフォロワー2体を墓場に置く."""
        return f"{self.group.on_field_ja()}{self.count}{self.group.counter_ja()}を墓場に置く"
