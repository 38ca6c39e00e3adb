"""Handling illegal evolutions (11.6)."""

from __future__ import annotations

from svedesk.engine.records import Place
from svedesk.games.sve.game import Game
from svedesk.games.sve.zones import EVOLVE, EVOLVE_DECK, FIELD


def unlinked(game: Game) -> list[int]:
    """Cards of evolve zones that are not linked to a card on the field (11.6.1), those another came over included
    (11.6.2)."""
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
    return found


def return_faceup(game: Game, card_ids: list[int]) -> None:
    """Move evolved cards faceup to their owners' evolve deck areas (11.6.1)."""
    for card_id in card_ids:
        game.table.move(card_id, Place(game.table.cards[card_id].owner, EVOLVE_DECK), faceup=True, why="unlink")
