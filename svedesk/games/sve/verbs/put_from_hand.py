"""Put cards of one's own choice from the hand into the deck (5.4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.phrases.phrase import heard, phrases
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.zones import DECK, HAND


@dataclass(frozen=True, slots=True)
class HandIntoDeck(Step):
    """Put so many cards of your hand on the top or bottom of your deck."""

    count: int = 1
    end: Literal["top", "bottom"] = "bottom"

    phrases: ClassVar = phrases(
        en=(
            "put <count|1=a card|*=<count#> cards> from your hand on <end|bottom=the bottom|top=top> of your deck",
            heard("put <count|1=a card|*=<count#> cards> from your hand on <end|top=the top> of your deck"),
        ),
        ja="自分の手札<count#>枚をデッキの<end|bottom=下|top=上>に置く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-puts-into-deck")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done, all of them where there are no more (1.3.2); of several also in
        which order (4.1.5)."""
        seat = context.seat

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in game.table.zone(seat, HAND))
            count = min(self.count, len(options))
            reason = Message(f"hand-to-deck-{self.end}", (count,), "5.4.1")
            return Ask(seat, "select", options, count, count, reason=reason, source=context.this)

        if game.table.zone(seat, HAND):
            picked = yield from ask(build)
            at = -1 if self.end == "bottom" else 0
            yield from move_together(game, [Move(option.card, Place(seat, DECK), at=at) for option in picked], "")
