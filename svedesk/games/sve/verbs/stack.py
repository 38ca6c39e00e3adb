"""What is done with Stack counters (13.3.2), and what depends on how many were removed for a text (JA 13.3.2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import STACK, add_counters, with_stack
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Least, Scope
from svedesk.games.sve.verbs.additional import Additional
from svedesk.games.sve.verbs.hand_costs import RemoveStack
from svedesk.phrases.phrase import heard, phrases


class AddToStack(Step):
    """Add to a Stack on your field. On a card with Stack."""

    script_word = "add_to_stack(count)"
    at_least = (Least("count", "mistake-counts-stack"),)

    count: int

    phrases: ClassVar = phrases(
        en="add <count#> to a Stack on your field",
        ja="自分の場の【スタック】を+<count#>する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which one is said when it is done; nothing where there is none."""
        if with_stack(game, context.seat):
            picked = yield from ask(lambda: self._ask(game, context))
            for option in picked:
                add_counters(game, option.card, STACK, self.count)

    def _ask(self, game: GameState, context: Context) -> Ask:
        options = tuple(Option("card", card_id) for card_id in with_stack(game, context.seat))
        low = min(1, len(options))
        reason = Message("which-stack", (self.count,), "13.3.2.4")
        return Ask(context.seat, "select", options, low, low, reason=reason, source=context.this)


class TransferStack(Step):
    """Transfer all this card's Stack counters to the card selected."""

    phrases: ClassVar = phrases(
        en="transfer all this card's Stack counters to that card",
        ja=("それにこれのスタックカウンターをすべて移す", heard("それにこれのスタックカウンターすべてを移す")),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.named.selected:
            yield Message("mistake-swaps-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """If both are still there."""
        card = game.card(context.this)
        if card is not None and context.it:
            count = card.counter(STACK)
            add_counters(game, card.id, STACK, -count)
            add_counters(game, context.it[0], STACK, count)
        yield from ()


class LoseStackCounter(Step):
    """Remove a Stack counter from a card that would have left the field, which stays there."""

    stays_by_counter = True

    phrases: ClassVar = phrases(
        en="remove a Stack counter from it",
        ja="それのスタックカウンター1つを取り除く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One for each time it would have left."""
        for card_id in context.it:
            add_counters(game, card_id, STACK, -1)
        yield from ()


class IfStackTaken(Step):
    """If so many Stack counters were removed for this text, in editions that have it (JA 13.3.2.5). All cards with
    Stack together."""

    script_word = "if_stack_taken(count, step)"
    may_not_be = True
    unforeseen = True
    at_least = (Least("count", "mistake-counts-stack"),)

    count: int
    step: Step

    phrases: ClassVar = phrases(
        en="if <count|1=a Stack counter was|*=<count#> Stack counters were> removed, <step>",
        ja="【スタック】を<count#>取っていたなら、<step>",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those of the cost and of the additional costs that were paid count. Editions without such texts read none."""
        paid = (context.cost, *(step.cost for step in context.paid if isinstance(step, Additional)))
        taken = sum(part.count for part in walk(paid) if isinstance(part, RemoveStack))
        if game.edition.stack_counters_removed and taken == self.count:
            yield from self.step.perform(game, context)
