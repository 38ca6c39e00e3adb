"""Serve (14.2.1) and race (14.2.3) as what a text does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.racing import race, serve
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import phrases


class Serve(Step):
    """Serve what was selected, the card itself, or each card of a group so many times."""

    script_words = (NodeWord("serve_it(what, times=1)", "Serve a card (14.2.1)."),)

    what: Target
    times: int = 1

    phrases: ClassVar = phrases(
        en="serve <what><times|1=|*= <times#> times>",
        ja="<what>は<times|1=|*=<times#>回>食事する",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.times, "mistake-serves")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to those that have Carrots already (14.2.1.2)."""
        for card_id in acted_on(game, self.what, context):
            serve(game, card_id, self.times)
        yield from ()


class Race(Step):
    """Race what was selected, the card itself, or each card of a group so many times."""

    script_words = (NodeWord("race(what, times=1)", "Race a card (14.2.3)."),)

    what: Target
    times: int = 1

    phrases: ClassVar = phrases(
        en="race <what><times|1=|*= <times#> times>",
        ja="<what>は<times|1=|*=<times#>回>出走する",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.times, "mistake-races")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those linked to a card of the race zone race."""
        for card_id in acted_on(game, self.what, context):
            race(game, card_id, self.times, context.number)
        yield from ()
