"""Engaging cards (5.3)."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.records import SIDEWAYS
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Engaged


def engage(game: GameState, card_ids: Iterable[int]) -> None:
    """Engage cards simultaneously; one that is gone, or engaged already, stays as it is (1.3.2.1)."""
    turned = [card_id for card_id in card_ids if game.lies_on_field(card_id) and not game.table.cards[card_id].sideways]
    for card_id in turned:
        game.table.turn_card(card_id, SIDEWAYS)
    note(game, [Engaged(game.table.cards[card_id]) for card_id in turned])
