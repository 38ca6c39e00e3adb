"""Engage or refresh a card (5.3)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.records import UPRIGHT
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import phrases


class Engage(Step):
    """Engage."""

    script_word = "engage(what)"

    what: Target

    phrases: ClassVar = phrases(
        en="engage <what:card>",
        ja="<what>をアクトする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """One that is engaged already stays as it is (1.3.2.1)."""
        engage(game, acted_on(game, self.what, context))
        yield from ()


class Refresh(Step):
    """Refresh."""

    script_word = "refresh(what)"

    what: Target

    phrases: ClassVar = phrases(
        en="refresh <what:card>",
        ja="<what>をスタンドする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """One that is reserved already stays as it is (1.3.2.1)."""
        for card_id in acted_on(game, self.what, context):
            if game.lies_on_field(card_id):
                game.table.turn_card(card_id, UPRIGHT)
        yield from ()
