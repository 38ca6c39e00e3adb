"""Paying what an ability costs (10.4)."""

from __future__ import annotations

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import Cost, EngageThis, PayPoints
from svedesk.games.sve.game import Game
from svedesk.games.sve.zones import FIELD


def why_not_pay(game: Game, seat: int, card_id: int, cost: tuple[Cost, ...]) -> Message | None:
    """Why a seat cannot pay a whole cost of an ability of this card; None when it can (10.4.2.2)."""
    points = sum(part.points for part in cost if isinstance(part, PayPoints))
    have = game.table.number(seat, "play_points")
    if points > have:
        return Message("not-enough-points", (points, have), "10.4.4")
    if any(isinstance(part, EngageThis) for part in cost):
        card = game.card(card_id)
        if card is None or card.zone != FIELD or card.engaged:
            return Message("already-engaged", (), "10.4.6")
    return None


def pay(game: Game, seat: int, card_id: int, cost: tuple[Cost, ...]) -> None:
    """Pay a cost that can be paid, its actions in the listed order (10.4.2.1)."""
    for part in cost:
        if isinstance(part, PayPoints):
            game.table.set_number(seat, "play_points", game.table.number(seat, "play_points") - part.points)
        elif isinstance(part, EngageThis):
            game.table.turn_card(card_id, engaged=True)
