"""How near the active player is to winning this turn."""

from __future__ import annotations

from svedesk.games.sve.flow.attack import why_not_attack
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack, defense

_OF_A_POINT = 1.5
"""Damage that a play point may do at best, but for rare cards, and that of an evolution."""
_OF_EVOLVING = 3
_OF_ANYTHING = 3


def may_win(game: GameState, seat: int) -> bool:
    """Whether what can be done might be enough, Ward left aside."""
    points = game.table.number(seat, "play_points")
    most = _ready(game, seat) + _OF_A_POINT * points + _OF_ANYTHING
    if points or game.table.number(seat, "evolution_points"):
        most += _OF_EVOLVING
    return most >= game.table.number(1 - seat, "leader_defense")


def threat(game: GameState, seat: int) -> float:
    """What is left of the other leader after all who can have attacked, seen from the seat: more is better."""
    table = game.table
    in_the_way = sum(
        max(0, defense(game, card))
        for card in game.field(1 - seat)
        if card.sideways and is_follower(game, card) and "ward" in keywords(game, card)
    )
    spare = 0.4 * table.number(seat, "play_points") + 0.5 * table.number(seat, "evolution_points")
    return _ready(game, seat) + spare - in_the_way - table.number(1 - seat, "leader_defense")


def _ready(game: GameState, seat: int) -> int:
    """The attack of the followers that can attack a leader."""
    turn = game.turn
    return sum(
        attack(game, card)
        for card in game.field(seat)
        if why_not_attack(game, card) is None and (card.arrived < turn or "storm" in keywords(game, card))
    )
