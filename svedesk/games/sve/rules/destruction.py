"""Handling follower destruction (11.3)."""

from __future__ import annotations

from svedesk.games.sve.abilities.restriction import CannotBeDestroyed
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import kept
from svedesk.games.sve.values.restrictions import is_restricted
from svedesk.games.sve.values.stats import defense

FOUGHT_BANE = "fought_bane"
"""The mark of a follower that fought with one that has Bane since the last rules handling (11.3.2)."""


def to_destroy(game: GameState) -> list[int]:
    """Followers with 0 or less defense (11.3.1), which has no source (10.12.1.2), and those that fought with Bane
    (11.3.2), which destroys as an ability (11.3.2.1)."""
    ids = []
    for card in game.on_fields():
        by_bane = False
        if card.marks and card.mark(FOUGHT_BANE):
            game.table.mark(card.id, FOUGHT_BANE, 0)
            by_bane = not is_restricted(game, card, CannotBeDestroyed)
        values = kept(game, card)
        if values.is_alive and not by_bane:
            continue
        if values.definition.facts.kind == "follower" and (by_bane or defense(game, card) <= 0):
            ids.append(card.id)
        else:
            values.is_alive = not values.reach.conditional
    return ids
