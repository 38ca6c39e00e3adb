"""Put the top cards of your deck into your cemetery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.replaceable_events import Move
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.zones import CEMETERY, DECK
from svedesk.phrases.phrase import heard, phrases


class TopIntoCemetery(Step):
    """Put so many cards from the top of your deck into your cemetery; with `opponent` each opponent does so."""

    script_words = (
        NodeWord(
            "top_into_cemetery(count, *, opponent=False)",
            "Put the top cards of your deck into your cemetery, or those of each opponent's.",
        ),
    )

    deeds = frozenset(("buried",))

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

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-puts-into-cemetery")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of a smaller deck all there are (1.3.2); this is no draw, so nobody loses by an empty deck."""
        seat = 1 - context.seat if self.opponent else context.seat
        top = game.table.zone(seat, DECK)[: max(0, self.count)]
        moved = yield from move_together(game, [Move(card_id, Place(seat, CEMETERY)) for card_id in top], "mill")
        context.did(game, "buried", moved)
