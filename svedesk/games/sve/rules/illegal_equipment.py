"""Handling illegal equipment (JA 11.11): tokens linked to nothing, and those whose follower another player controls."""

from __future__ import annotations

from svedesk.engine.records import Place
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.links import equipment_in_play
from svedesk.games.sve.zones import EQUIPMENT


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
