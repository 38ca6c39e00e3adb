"""Discard cards of one's own choice as part of a text (5.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step, perform
from svedesk.games.sve.abilities.cost import ANY_CARD, Discard
from svedesk.games.sve.actions.move import discard
from svedesk.games.sve.actions.pay import pay, why_not_pay
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Least, Scope
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import phrases


class DiscardSome(Step):
    """Discard cards of your choice."""

    script_word = "discard(count)"
    at_least = (Least("count", "mistake-discards"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="discard <count|1=a card|*=<count#> cards>",
        ja="自分の手札<count#>枚を捨てる",
        en_does="discards <count|1=a card|*=<count#> cards>",
        ja_does="自身の手札<count#>枚を捨てる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done (5.11.1), all of them where there are no more (1.3.2)."""

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in game.table.zone(context.seat, HAND))
            count = min(self.count, len(options))
            reason = Message("discard-cost-card", (count,), "5.11.1")
            return Ask(context.seat, "discard", options, count, count, reason=reason, source=context.this)

        if game.table.zone(context.seat, HAND):
            picked = yield from ask(build)
            yield from discard(game, [option.card for option in picked])


class DiscardHand(Step):
    """Discard your hand."""

    script_word = "discard_hand"

    phrases: ClassVar = phrases(
        en="discard your hand",
        ja="自分の手札すべてを捨てる",
        en_does="discards their hand",
        ja_does="自身の手札すべてを捨てる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """All at once."""
        yield from discard(game, game.table.zone(context.seat, HAND))


class MayDiscard(Step):
    """You may discard so many cards. If you do: text."""

    script_word = "may_discard(count, *steps)"
    may_not_be = True
    is_open = True
    at_least = (Least("count", "mistake-discards"),)

    phrases: ClassVar = phrases(
        en="you may discard <count|1=a card|*=<count#> cards>. If you do, <steps*. >",
        ja="自分の手札<count#>枚を捨ててよい。そうしたなら、<steps*。>",
    )

    count: int
    steps: tuple[Step, ...]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Asked only where there are as many; which cards is said after."""
        cost = (Discard(ANY_CARD, self.count),)
        if why_not_pay(game, context.seat, context.this, cost) is not None:
            return
        reason = Message("may-discard", (named(context.number), self.count), "5.11.1")
        options = (Option("yes"), Option("no"))
        (picked,) = yield from ask(lambda: Ask(context.seat, "may", options, reason=reason, source=context.this))
        if picked.kind == "no":
            return
        if (yield from pay(game, context.seat, context.this, cost, cancel=False)) is not None:
            yield from perform(self.steps, game, context)
