"""Playing cards of your banished zone, for the rest of a turn."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.turn_counts import PLAYS_BANISHED
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.phrases.phrase import phrases


class PlayFromBanished(Step):
    """This turn, you can play cards of your banished zone."""

    script_words = (NodeWord("play_from_banished", "This turn, you can play cards in your banished zone."),)

    phrases: ClassVar = phrases(
        en="this turn, you can play cards in your banished zone",
        ja="このターン、自分は自分の消滅領域のカードをプレイできる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """To the end of the turn, those that come there later as well."""
        game.table.set_number(context.seat, PLAYS_BANISHED, 1)
        yield from ()
