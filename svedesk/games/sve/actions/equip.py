"""Equipping followers with tokens (JA 14.5.2)."""

from __future__ import annotations

from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Place
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Equipped, Moved
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.zones import EQUIPMENT


def equip(game: GameState, card_id: int, number: str) -> int:
    """Equip a follower with a token of that number, whatever it is equipped with already (JA 14.5.2.3); returns the
    token's id, 0 where nothing is equipped.

    No rule says in whose zone the token is created. It is that of the follower's controller: rules handling would take
    it there at once (JA 11.11.2).
    """
    card = game.card(card_id)
    if card is None or not game.lies_on_field(card_id) or not is_follower(game, card):
        return 0
    game.definitions.know([number])
    table = game.table
    token = table.create(number, card.seat, Place(card.seat, EQUIPMENT), why="equip")  # JA 14.5.2.2.1
    table.link(token, card_id)
    table.emit(Said(card.seat, Message("equips", (named(card.number), named(number)))))
    note(game, [Moved(None, table.cards[token]), Equipped(card, table.cards[token])])  # JA 14.5.2.2.2
    return token
