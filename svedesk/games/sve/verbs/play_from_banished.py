"""Playing cards of your banished zone, for the rest of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.turn_counts import PLAYS_BANISHED
from svedesk.games.sve.game_state import GameState


@dataclass(frozen=True, slots=True)
class PlayFromBanished(Step):
    """This turn, you can play cards of your banished zone."""

    def perform(self, game: GameState, context: Context) -> Flow:
        """To the end of the turn, those that come there later as well."""
        game.table.set_number(context.seat, PLAYS_BANISHED, 1)
        yield from ()

    def en(self) -> str:
        """This turn, you can play cards in your banished zone."""
        return "this turn, you can play cards in your banished zone"

    def ja(self) -> str:
        """このターン、自分は自分の消滅領域のカードをプレイできる."""
        return "このターン、自分は自分の消滅領域のカードをプレイできる"
