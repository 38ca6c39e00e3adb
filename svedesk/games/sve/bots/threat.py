"""How near the active player is to winning this turn."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.flow.attack import why_not_attack
from svedesk.games.sve.flow.evolve import why_not_evolve
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.abilities import evolves
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
    cleared = min(in_the_way, _against_followers(game, seat)) if in_the_way else 0
    return _ready(game, seat) + spare + cleared - in_the_way - table.number(1 - seat, "leader_defense")


def blow(game: GameState, card: Card) -> int:
    """The damage a follower deals by its attack: none where that is below 0 (1.3.2.2.1)."""
    return max(0, attack(game, card))


def _ready(game: GameState, seat: int) -> int:
    """The attack of the followers that can attack a leader."""
    turn = game.turn
    return sum(
        blow(game, card)
        for card in game.field(seat)
        if why_not_attack(game, card) is None and (card.arrived < turn or "storm" in keywords(game, card))
    )


def _against_followers(game: GameState, seat: int) -> int:
    """The attack of the followers that came this turn and can attack a follower, at once or after they evolve."""
    turn = game.turn
    return sum(
        blow(game, card)
        for card in game.field(seat)
        if card.arrived == turn and is_follower(game, card) and not card.sideways and _may_fight(game, seat, card)
    )


def _may_fight(game: GameState, seat: int, card: Card) -> bool:
    words = keywords(game, card)
    if "storm" in words:
        return False  # it is counted as one that can attack the leader
    if why_not_attack(game, card) is None:
        return True
    return any(why_not_evolve(game, seat, card, ability) is None for _, _, ability in evolves(game, card))
