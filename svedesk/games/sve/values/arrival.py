"""From where a card came onto the field, and whether it was played: of cards whose text asks (5.4.3)."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import ARRIVED_FROM, PLAYED


class Arrival(NamedTuple):
    """The zone a card came from, "" where nothing is known of that."""

    zone: str = ""
    was_played: bool = False


def arrived(game: GameState, this: int) -> Arrival:
    """How a card came onto the field."""
    card = game.card(this)
    marks = card.marks if card is not None else ()
    arrivals = (
        Arrival(name.removeprefix(ARRIVED_FROM), value == PLAYED)
        for name, value in marks
        if name.startswith(ARRIVED_FROM)
    )
    return next(arrivals, Arrival())
