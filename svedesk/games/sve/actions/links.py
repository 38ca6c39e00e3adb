"""Cards of an evolve deck that come to lie linked to a card on the field: Carrots in the race zone (14.2.1), Drive
Points in the drive zone (14.4.9)."""

from __future__ import annotations

from svedesk.engine.records import Place
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import EVOLVE_DECK

CARROT = "Carrot"
DRIVE_POINT = "Drive Point"


def facedown(game: GameState, seat: int, name: str) -> tuple[int, ...]:
    """The facedown cards of this name in a seat's evolve deck; faceup ones are no part of it (4.6.3)."""
    return tuple(
        card.id
        for card in game.table.in_zone(seat, EVOLVE_DECK)
        if not card.faceup and is_called(game.definitions[card.number], name)
    )


def put_linked(game: GameState, card_id: int, name: str, zone: str, count: int) -> int:
    """Put so many cards of a name from its controller's evolve deck into a zone, linked to a card on the field; as many
    as there are (1.3.2). Returns how many."""
    seat = game.table.cards[card_id].seat
    taken = facedown(game, seat, name)[:count]
    for spare in taken:
        laid = game.table.move(spare, Place(seat, zone), faceup=True, why=zone)
        game.table.link(laid, card_id)
    return len(taken)
