"""Whether to draw an opening hand again: by what it can play in its first turns."""

from __future__ import annotations

from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import HAND

_EARLY = 3
"""Cards up to this cost are played in the first turns."""


def should_redraw(game: GameState, seat: int) -> bool:
    """Whether a hand has too little for the first turns."""
    costs = [game.facts(card).cost or 0 for card in game.table.in_zone(seat, HAND)]
    return sum(cost <= _EARLY for cost in costs) < 2  # a play for two of the first three turns
