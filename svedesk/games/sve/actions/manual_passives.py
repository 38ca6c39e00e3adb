"""Lines that count all the time and are not executed: their player is asked to apply them where they may matter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.manual_text import ManualPassive
from svedesk.games.sve.actions.by_hand import manual_step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.names import definition


def has_manual_passive(game: GameState, card: Card) -> bool:
    """Whether a card on the field has such a line."""
    return bool(definition(game, card).of[ManualPassive])


def ask_to_apply(game: GameState, card_ids: Iterable[int], why: Literal["damage", "destruction", "losing"]) -> Flow:
    """Stop for each of these cards that lies on the field and has such a line, in turn order of their players, and say
    what it may matter for."""
    if not is_in_play(game, ManualPassive):
        return
    cards = [card for card_id in dict.fromkeys(card_ids) if (card := game.card(card_id)) is not None]
    for seat in game.in_turn_order():
        for card in cards:
            if card.seat == seat and game.lies_on_field(card.id) and has_manual_passive(game, card):
                yield from manual_step(
                    game, seat, Message(f"apply-to-{why}", (named(definition(game, card).facts.number),)), card.id
                )
