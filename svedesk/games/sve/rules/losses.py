"""Handling losses (11.2)."""

from __future__ import annotations

from svedesk.games.sve.actions.draw import DREW_FROM_EMPTY
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.restrictions import cannot_lose

_LEADERS = tuple((seat, (seat, "leader_defense"), (seat, DREW_FROM_EMPTY)) for seat in (0, 1))


def has_no_defense(game: GameState, seat: int) -> bool:
    """Whether a leader's defense is 0 or less (11.2.1)."""
    return game.table.number(seat, "leader_defense") <= 0


def losers(game: GameState) -> tuple[tuple[int, str], ...]:
    """The seats that lose now, each with the reason: its leader's defense (11.2.1) or a draw that found no card
    (11.2.2); no seat that cannot (1.3.3)."""
    losses = []
    numbers = game.table.numbers
    for seat, defense, drew_from_empty in _LEADERS:  # asked all the time
        drew = numbers.pop(drew_from_empty, 0)
        if numbers.get(defense, 0) <= 0:
            losses.append((seat, "defense"))
        elif drew:  # also when the deck got cards since (5.9.1.1)
            losses.append((seat, "deck"))
    return tuple(loss for loss in losses if not cannot_lose(game, loss[0])) if losses else ()
