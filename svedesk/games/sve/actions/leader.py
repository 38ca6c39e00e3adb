"""A leader's defense going down: by damage, or as a cost."""

from __future__ import annotations

from svedesk.games.sve.game import Game
from svedesk.games.sve.zones import LEADER

LOST_DEFENSE = "lost_defense"
"""The mark of a leader that remembers the last turn in which its defense went down (13.5.2.2)."""


def lower_defense(game: Game, seat: int, amount: int) -> None:
    """Reduce a leader's defense, and remember when it was; by 0 or less is no reducing (1.3.2.2)."""
    if amount > 0:
        table = game.table
        table.set_number(seat, "leader_defense", table.number(seat, "leader_defense") - amount)
        for card_id in table.zone(seat, LEADER):
            table.mark(card_id, LOST_DEFENSE, game.turn)
