"""Play a card as what a text does (10.6.2), for another cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.flow.play import play_card, why_not_play
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.references import Ref
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import phrases


class PlayIt(Step):
    """Play what was selected, wherever it lies, for so many play points. What adds to that cost still does (10.10.2.4),
    and an additional cost is paid."""

    script_words = (
        NodeWord("play_it(what, points=0)", "Play what was selected, wherever it lies, for so many play points."),
    )

    what: Ref
    points: int = 0

    phrases: ClassVar = phrases(
        en="play <what> for <points#> play point<points|1=|*=s>",
        ja="<what>のコストを<points#>にしてプレイする",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.points, "mistake-costs", 0)
        if self.what.name == "this":
            yield Message("mistake-plays-itself")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One after the other, each resolved before the next. A card that cannot be played stays where it is (1.3.2),
        as it was."""
        for card_id in acted_on(game, self.what, context):
            card = game.card(card_id)
            if card is None:
                continue
            give(game, card_id, "set_cost", self.points, context.number)
            if why_not_play(game, context.seat, game.table.cards[card_id]) is None:
                yield from play_card(game, context.seat, card_id, cancel=False)
            elif card_id in game.table.cards:
                game.table.put(card)
