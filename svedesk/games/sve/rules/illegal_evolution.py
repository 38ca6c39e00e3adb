"""Handling illegal evolutions (11.6), racing (11.8) and Drive Points (11.10): cards that lie linked to nothing."""

from __future__ import annotations

from svedesk.engine.records import BACK_FACE, Place
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import DRIVE, EVOLVE, EVOLVE_DECK, FIELD, RACE

_LINKED = tuple(Place(seat, zone) for seat in (0, 1) for zone in (RACE, DRIVE))


def unlinked(game: GameState) -> list[int]:
    """Cards of evolve, race and drive zones that are not linked to a card on the field (11.6.1, 11.8.1, 11.10.1), and
    those of evolve zones another came over (11.6.2)."""
    found = []
    latest: dict[int, int] = {}
    for seat in range(game.table.seats):
        for card in game.table.in_zone(seat, EVOLVE):
            base = game.card(card.on)
            if base is None or base.zone != FIELD:
                found.append(card.id)
            else:
                latest[base.id] = max(card.id, latest.get(base.id, 0))
    for seat in range(game.table.seats):
        found += [
            card.id for card in game.table.in_zone(seat, EVOLVE) if card.on in latest and latest[card.on] != card.id
        ]
    for place in _LINKED:
        for card_id in game.table.zones[place]:
            if not game.lies_on_field(game.table.cards[card_id].on):
                found.append(card_id)
    return found


def return_faceup(game: GameState, card_ids: list[int]) -> None:
    """Move such cards faceup to their owners' evolve deck areas (11.6.1); a double-faced card keeps the face it shows,
    as it may (4.6.3.1)."""
    for card_id in card_ids:
        card = game.table.cards[card_id]
        moved = game.table.move(card_id, Place(card.owner, EVOLVE_DECK), faceup=True, why="unlink")
        game.table.mark(moved, BACK_FACE, card.mark(BACK_FACE))
