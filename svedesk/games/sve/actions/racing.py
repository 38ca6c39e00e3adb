"""Serving (14.2.1) and racing (14.2.3)."""

from __future__ import annotations

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.taking import TakenCards
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.links import CARROT, facedown, put_linked
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Raced
from svedesk.games.sve.values.links import WHILE_RACING, is_linked_in
from svedesk.games.sve.zones import RACE


def what_serving_needs(game: GameState, seat: int, card_id: int, times: int) -> tuple[TakenCards, ...]:
    """What serving takes as part of a cost (10.4.2.2): the card on the field, without Carrots yet (14.2.1.2.1), and as
    many Carrots."""
    lying = (card_id,) if game.lies_on_field(card_id) else ()
    unserved = () if is_linked_in(game, card_id, RACE) else lying
    return (
        TakenCards(lying, 1, 1, lambda _: Message("not-on-field", (), "14.2.1.1"), "stay"),
        TakenCards(unserved, 1, 1, lambda _: Message("served-already", (), "14.2.1.2.1"), "stay"),
        TakenCards(
            facedown(game, seat, CARROT),
            times,
            times,
            lambda have: Message("too-few-carrots", (times, have), "14.2.1.1"),
        ),
    )


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
