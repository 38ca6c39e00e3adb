"""Handling follower destruction (11.3)."""

from __future__ import annotations

from svedesk.games.sve.game import Game
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import defense

FOUGHT_BANE = "fought_bane"
"""The mark of a follower that fought with one that has Bane since the last rules handling (11.3.2)."""


def to_destroy(game: Game) -> list[int]:
    """Followers with 0 or less defense (11.3.1) and those that fought with Bane (11.3.2)."""
    found = []
    for card in game.on_fields():
        fought_bane = card.mark(FOUGHT_BANE)
        if fought_bane:
            game.table.mark(card.id, FOUGHT_BANE, 0)
        if is_follower(game, card) and (fought_bane or defense(game, card) <= 0):
            found.append(card.id)
    return found
