"""Serving (14.2.1) and racing (14.2.3)."""

from __future__ import annotations

from svedesk.engine.message import Message
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.links import CARROT, facedown, put_linked
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Raced
from svedesk.games.sve.values.links import WHILE_RACING, is_linked_in
from svedesk.games.sve.zones import RACE


def why_not_serve(game: GameState, seat: int, card_id: int, times: int) -> Message | None:
    """Why serving cannot be part of a cost (14.2.1.2.1, 10.4.2.2); None when it can."""
    if not game.lies_on_field(card_id):
        return Message("not-on-field", (), "14.2.1.1")
    if is_linked_in(game, card_id, RACE):
        return Message("served-already", (), "14.2.1.2.1")
    carrots = len(facedown(game, seat, CARROT))
    return Message("too-few-carrots", (times, carrots), "14.2.1.1") if carrots < times else None


def serve(game: GameState, card_id: int, times: int) -> None:
    """Serve a card: its controller's Carrots go into the race zone, linked to it (14.2.1.1); nothing happens where some
    are already (14.2.1.2)."""
    if game.lies_on_field(card_id) and not is_linked_in(game, card_id, RACE):
        put_linked(game, card_id, CARROT, RACE, times)


def race(game: GameState, card_id: int, times: int, source: str) -> None:
    """Race a card: as long as it is linked to a card in the race zone it has Rush, and it has raced (14.2.3.1)."""
    if not game.lies_on_field(card_id):
        return
    give(game, card_id, WHILE_RACING, 1, source)
    if is_linked_in(game, card_id, RACE):
        for _ in range(times):
            note(game, [Raced(game.table.cards[card_id])])
