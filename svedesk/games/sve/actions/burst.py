"""Union Burst abilities (JA 14.5.1) having been activated."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.turn_counts import BURSTS, count
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import BurstActivated


def was_activated(game: GameState, card: Card) -> None:
    """A Union Burst ability of a card was played as the rules have it, and is resolved (JA 14.5.1.3)."""
    count(game, card.seat, BURSTS)
    note(game, [BurstActivated(card)])
