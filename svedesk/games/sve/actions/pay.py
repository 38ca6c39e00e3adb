"""Paying what an ability costs (10.4)."""

from __future__ import annotations

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import BuryThis, Cost, EngageThis, LowerLeaderDefense, PayPoints
from svedesk.games.sve.actions.move import bury
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
    lower = sum(part.amount for part in cost if isinstance(part, LowerLeaderDefense))
    defense = game.table.number(seat, "leader_defense")
    if lower > defense:
        return Message("not-enough-leader-defense", (lower, defense), "10.4.5")
    if any(isinstance(part, BuryThis) for part in cost) and not game.lies_on_field(card_id):
        return Message("not-on-field", (), "10.4.2.2")
    return None


def pay(game: Game, seat: int, card_id: int, cost: tuple[Cost, ...]) -> int:
    """Pay a cost that can be paid, its actions in the listed order (10.4.2.1). Returns the id the card has then (0:
    gone), which is "this card" in the text it is paid for (4.1.4.1)."""
    this = card_id
    for part in cost:
        if isinstance(part, PayPoints):
            game.table.set_number(seat, "play_points", game.table.number(seat, "play_points") - part.points)
        elif isinstance(part, EngageThis):
            game.table.turn_card(this, engaged=True)
        elif isinstance(part, LowerLeaderDefense):
            defense = game.table.number(seat, "leader_defense")
            game.table.set_number(seat, "leader_defense", defense - part.amount)
        elif isinstance(part, BuryThis):
            (this,) = bury(game, [this])
    return this
