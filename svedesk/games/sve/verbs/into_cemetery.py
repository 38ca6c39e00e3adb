"""Destroy (5.5), bury (5.33), and put the top cards of a deck into the cemetery."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import bury, destroy, move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Ref, Target
from svedesk.games.sve.script_node import Least
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import acted_on, members
from svedesk.games.sve.zones import CEMETERY, DECK, EX, FIELD
from svedesk.phrases.phrase import heard, phrases, said


class Destroy(Step):
    """Destroy. Each card of a group at once."""

    script_word = "destroy(what)"
    moves = True

    what: Target

    phrases: ClassVar = phrases(
        en="destroy <what:card>",
        ja="<what>を破壊する",
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the cemetery."""
        return Redirect(CEMETERY, "destroy") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously."""
        yield from destroy(game, acted_on(game, self.what, context))


class Bury(Step):
    """Bury this card, or what was selected. That does not destroy it."""

    script_word = "bury(what)"  # 5.33.1
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

    script_word = "bury_some(count, group)"
    at_least = (Least("count", "mistake-buries"),)

    phrases: ClassVar = phrases(
        en="bury <count|1=<group:own>|*=<count#> <group:owns>>",
        ja="自分の場の<group:said_of_it><count#><group:counter!体|つ|枚>を墓場に置く",
    )

    group: Group
    count: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, side="your", zone="field"))

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


class OpponentBuries(Step):
    """Each opponent buries cards of theirs."""

    script_word = "each_opponent_buries(group, count=1)"
    at_least = (Least("count", "mistake-buries"),)

    phrases: ClassVar = phrases(
        en=(
            said("each opponent buries <group:searched>", count=1),
            "each opponent buries <count#> <group:searched_many>",
        ),
        ja=("相手プレイヤーすべては、自身の場の<group:said_of_it><count#><group:counter!体|つ|枚>を墓場に置く"),
    )

    group: Group
    count: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, side="enemy", zone="field"))

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


class TopIntoCemetery(Step):
    """Put the top cards of your deck into your cemetery, or those of each opponent's."""

    script_word = "top_into_cemetery(count, *, opponent=False)"
    deeds = frozenset(("buried",))
    at_least = (Least("count", "mistake-puts-into-cemetery"),)

    count: int
    opponent: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<opponent?each opponent puts//put> the top <count|1=card|*=<count#> cards> of "
            "<opponent|True=their|False=your> deck into <opponent|True=their|False=your> cemetery"
        ),
        ja=(
            "<opponent|True=相手|False=自分>のデッキの上<count#>枚を墓場に置く",
            heard("相手プレイヤーすべては、自身のデッキの上<count#>枚を墓場に置く", opponent=True),
        ),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of a smaller deck all there are (1.3.2); this is no draw, so nobody loses by an empty deck."""
        seat = 1 - context.seat if self.opponent else context.seat
        top = game.table.zone(seat, DECK)[: max(0, self.count)]
        moved = yield from move_together(game, [Move(card_id, Place(seat, CEMETERY)) for card_id in top], "mill")
        context.did(game, "buried", moved)
