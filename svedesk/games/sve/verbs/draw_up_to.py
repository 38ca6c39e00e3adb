"""Draw up to a number of cards (5.9.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.phrases.phrase import phrases


class DrawUpTo(Step):
    """Draw cards one after the other, up to so many."""

    script_words = (NodeWord("draw_up_to(count)", "Draw up to so many cards."),)

    count: int

    phrases: ClassVar = phrases(
        en="draw up to <count#> card<count|1=|*=s>",
        ja="<count#>枚まで引く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-draws-up-to")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Before each card the player may stop, having seen those drawn (5.9.3.1)."""
        for drawn in range(self.count):
            (picked,) = yield from ask(partial(self._go_on, context, drawn))
            if picked.kind == "no":
                return
            yield from draw(game, context.seat, 1)  # 5.9.3.2

    def _go_on(self, context: Context, drawn: int) -> Ask:
        reason = Message("draw-another", (drawn, self.count), "5.9.3.1")
        return Ask(context.seat, "may", (Option("yes"), Option("no")), reason=reason, source=context.this)
