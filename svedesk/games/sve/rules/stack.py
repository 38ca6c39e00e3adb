"""Handling Stack (11.7)."""

from __future__ import annotations

from svedesk.engine.records import Place
from svedesk.games.sve.abilities.stack import Stack
from svedesk.games.sve.actions.counters import STACK
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import FIELD

_FIELDS = (Place(0, FIELD), Place(1, FIELD))


def without_counters(game: GameState) -> list[int]:
    """The cards on fields with Stack that have no Stack counters."""
    if not is_in_play(game, Stack):
        return []
    table = game.table
    lying = [table.cards[card_id] for place in _FIELDS for card_id in table.zones[place]]
    return [
        card.id
        for card in lying
        if "stack" in game.definitions[card.number].keywords
        and not card.counter(STACK)
        and "stack" in definition(game, card).keywords
    ]
