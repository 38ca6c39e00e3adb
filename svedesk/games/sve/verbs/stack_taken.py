"""What depends on how many Stack counters were removed for a text (JA 13.3.2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.verbs.additional import Additional
from svedesk.games.sve.verbs.processes import RemoveStack
from svedesk.phrases.phrase import phrases


class IfStackTaken(Step):
    """If so many Stack counters were removed for this text, all cards with Stack together."""

    script_words = (
        NodeWord(
            "if_stack_taken(count, step)",
            "If so many Stack counters were removed for this text, in editions that have it (JA 13.3.2.5).",
        ),
    )

    may_not_be = True
    unforeseen = True

    count: int
    step: Step

    phrases: ClassVar = phrases(
        en="if <count|1=a Stack counter was|*=<count#> Stack counters were> removed, <step>",
        ja="【スタック】を<count#>取っていたなら、<step>",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-counts-stack")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those of the cost and of the additional costs that were paid count. Editions without such texts read none."""
        paid = (context.cost, *(step.cost for step in context.paid if isinstance(step, Additional)))
        taken = sum(part.count for part in walk(paid) if isinstance(part, RemoveStack))
        if game.edition.stack_counters_removed and taken == self.count:
            yield from self.step.perform(game, context)
