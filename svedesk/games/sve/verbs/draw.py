"""Draw (5.9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Bracket, Least, NodeWord, Scope
from svedesk.games.sve.values.amounts import value_of
from svedesk.phrases.phrase import partly, phrases, unheard


class Draw(Step):
    """Draw cards, one after the other; with `each`, each player does."""

    script_words = (
        NodeWord("draw(count: int)", "Draw cards."),
        NodeWord("draw_x(number: Counted)", "Draw as many cards as a number that is counted.", count=Bracket("number")),
        NodeWord("each_player_draws(count: int)", "Each player draws cards.", each=True),
    )
    at_least = (Least("count", "mistake-draws"),)

    count: int | Counted
    each: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<each|True=each player draws |False=draw ><count|1=a card|*=<count#> cards>",
            "draw X cards. X equals <count>",
        ),
        ja=("<each|True=各プレイヤーは<~、>|False=><count#>枚引く", "X枚引く。Xは<count>である"),
        en_does=(
            partly("draws <count|1=a card|*=<count#> cards>"),
            unheard("draws X cards. X equals <count>"),
        ),
        ja_does=(partly("<count#>枚引く"), unheard("X枚引く。Xは<count>である")),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.each and not isinstance(self.count, int):
            yield Message("mistake-each-draws-counted")

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller draws (3.1.2.4.1), or both players at once (1.3.4.1)."""
        count = value_of(game, self.count, context)
        for seat in game.in_turn_order() if self.each else (context.seat,):
            yield from draw(game, seat, count)


class DrawUpTo(Step):
    """Draw up to so many cards. One after the other."""

    script_word = "draw_up_to(count)"
    at_least = (Least("count", "mistake-draws-up-to"),)

    count: int

    phrases: ClassVar = phrases(
        en="draw up to <count#> card<count|1=|*=s>",
        ja="<count#>枚まで引く",
    )

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
