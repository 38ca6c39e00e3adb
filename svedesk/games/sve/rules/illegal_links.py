"""Handling illegal evolutions (11.6), racing (11.8), Drive Points (11.10) and equipment (JA 11.11): cards linked to
nothing."""

from __future__ import annotations

from svedesk.engine.records import BACK_FACE, Place
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import field_state
from svedesk.games.sve.values.links import equipment_in_play
from svedesk.games.sve.zones import DRIVE, EQUIPMENT, EVOLVE, EVOLVE_DECK, RACE

_EVOLVED = tuple(Place(seat, EVOLVE) for seat in (0, 1))
_LINKED = tuple(Place(seat, zone) for seat in (0, 1) for zone in (RACE, DRIVE))
_ALL = (*_EVOLVED, *_LINKED)


def unlinked(game: GameState) -> list[int]:
    """Cards of evolve, race and drive zones that are not linked to a card on the field (11.6.1, 11.8.1, 11.10.1), and
    those of evolve zones another came over (11.6.2)."""
    cards, zones = game.table.cards, game.table.zones
    if not any(map(zones.__getitem__, _ALL)):  # asked after every action
        return []
    evolved = [cards[card_id] for place in _EVOLVED for card_id in zones[place]]
    ids = [card.id for card in evolved if not game.lies_on_field(card.on)]
    latest = field_state(game).evolved
    ids += [card.id for card in evolved if game.lies_on_field(card.on) and latest[card.on].id != card.id]
    ids += [card_id for place in _LINKED for card_id in zones[place] if not game.lies_on_field(cards[card_id].on)]
    return ids


def return_faceup(game: GameState, card_ids: list[int]) -> None:
    """Move such cards faceup to their owners' evolve deck areas (11.6.1); a double-faced card keeps the face it shows,
    as it may (4.6.3.1)."""
    for card_id in card_ids:
        card = game.table.cards[card_id]
        moved = game.table.move(card_id, Place(card.owner, EVOLVE_DECK), faceup=True, why="unlink")
        game.table.mark(moved, BACK_FACE, card.mark(BACK_FACE))


def loose_equipment(game: GameState) -> list[int]:
    """Equipment that is not linked to a card on the field (JA 11.11.1)."""
    return [token.id for token in equipment_in_play(game) if not game.lies_on_field(token.on)]


def left_behind(game: GameState) -> list[int]:
    """Equipment linked to a card on the field that has another controller (JA 11.11.2)."""
    cards = game.table.cards
    return [
        token.id
        for token in equipment_in_play(game)
        if game.lies_on_field(token.on) and cards[token.on].seat != token.seat
    ]


def eliminate(game: GameState, tokens: list[int]) -> None:
    """Take tokens out of the game (9.1.3)."""
    for card_id in tokens:
        game.table.remove(card_id)


def follow(game: GameState, tokens: list[int]) -> None:
    """Give tokens to the controllers of the cards they are linked to; they stay the same tokens."""
    cards = game.table.cards
    for card_id in tokens:
        game.table.give_over(card_id, Place(cards[cards[card_id].on].seat, EQUIPMENT))
