"""Which cards on the field have a card of the race or drive zone linked to them (14.2.1, 14.4.9)."""

from __future__ import annotations

from svedesk.games.sve.game_state import GameState

WHILE_RACING = "rush_while_served"
"""What a card that was told to race is given: Rush as long as a card of the race zone is linked to it (14.2.3.1)."""


def is_linked_in(game: GameState, card_id: int, zone: str) -> bool:
    """Whether a card has a card of this zone linked to it. A card that moved is another: its links are lost
    (14.2.1.3, 14.4.9.4)."""
    table = game.table
    return any(card.on == card_id for seat in range(table.seats) for card in table.in_zone(seat, zone))
