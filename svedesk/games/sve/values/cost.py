"""What playing a card or an ability costs now (10.6.2.5.1)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.game import Game


def play_cost(game: Game, card: Card) -> int:
    """Play points to pay for a card: its printed cost, set to a value first, then raised or lowered (10.10.2.4), never
    under 0 (1.3.2.2.1)."""
    cost = game.facts(card).cost or 0
    for change in card.given:
        if change.what == "set_cost":
            cost = int(change.value)
    for change in card.given:
        if change.what == "cost":
            cost += int(change.value)
    return max(0, cost)


def evolve_cost(ability: Evolve, card: Card) -> int:
    """Play points to pay for an evolve ability of a card: printed, or what an effect changed it to."""
    points = ability.points
    for change in card.given:
        if change.what == "evolve_cost":
            points = int(change.value)
    return max(0, points)
