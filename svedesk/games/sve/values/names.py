"""What a card is now: the information of its evolved card where it is evolved (10.9.1.1.1)."""

from __future__ import annotations

from svedesk.engine.records import Card, Place
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.game import Game
from svedesk.games.sve.zones import EVOLVE, FIELD


def evolved_card(game: Game, card: Card) -> Card | None:
    """The card of an evolve zone linked to this one: the latest, should there be several (11.6.2)."""
    if card.zone != FIELD:
        return None
    found: Card | None = None
    for seat in range(game.table.seats):
        for card_id in game.table.zones[Place(seat, EVOLVE)]:
            linked = game.table.cards[card_id]
            if linked.on == card.id and (found is None or linked.id > found.id):
                found = linked
    return found


def definition(game: Game, card: Card) -> Definition:
    """What the card means now: its own text, or its evolved card's while linked (5.15.1.2)."""
    linked = evolved_card(game, card)
    return game.definitions[linked.number if linked else card.number]


def is_follower(game: Game, card: Card) -> bool:
    """Whether it is a follower now."""
    return definition(game, card).facts.kind == "follower"
