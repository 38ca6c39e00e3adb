"""A leader's defense going down, by damage or as a cost, and going up."""

from __future__ import annotations

from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import LeaderDefenseChanged
from svedesk.games.sve.zones import LEADER

LOST_DEFENSE = "lost_defense"
"""The mark of a leader that remembers the last turn in which its defense went down (13.5.2.2)."""
_TIMES_LOST = "times_lost_defense"
_TIMES = 100
"""A leader's mark holds a turn and how often its defense went down in it, as turn * this + times."""


def times_lost(game: GameState, seat: int) -> int:
    """How often a seat's leader has lost defense this turn."""
    marks = (leader.mark(_TIMES_LOST) for leader in game.table.in_zone(seat, LEADER)[:1])
    return sum(times for turn, times in (divmod(mark, _TIMES) for mark in marks) if turn == game.turn)


def lower_defense(game: GameState, seat: int, amount: int) -> None:
    """Reduce a leader's defense, and remember when it was; by 0 or less is no reducing (1.3.2.2)."""
    if amount > 0:
        table, times = game.table, times_lost(game, seat) + 1
        table.set_number(seat, "leader_defense", table.number(seat, "leader_defense") - amount)
        for card_id in table.zone(seat, LEADER):
            table.mark(card_id, LOST_DEFENSE, game.turn)
            table.mark(card_id, _TIMES_LOST, game.turn * _TIMES + min(times, _TIMES - 1))


def raise_defense(game: GameState, seat: int, amount: int) -> None:
    """Increase a leader's defense; no upper limit is specified (1.3.2.4); by 0 or less is none (1.3.2.2)."""
    if amount > 0:
        table = game.table
        table.set_number(seat, "leader_defense", table.number(seat, "leader_defense") + amount)
        note(game, [LeaderDefenseChanged(seat, amount)])
