"""How well a seat stands: features of a position with weights."""

from __future__ import annotations

from svedesk.games.sve.bots.weights import WEIGHTS
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import CEMETERY, DECK, EX, HAND

WON = 100.0
"""More than any position that is not over is worth."""


def value(game: GameState, seat: int) -> float:
    """The logarithm of the odds that a seat wins, which acts or has just ended its turn."""
    outcome = game.table.outcome
    if outcome is not None:
        return (seat in outcome.winners) * WON - (1 - seat in outcome.winners) * WON
    return sum(weight * WEIGHTS.get(name, 0.0) for name, weight in features(game, seat).items())


def features(game: GameState, seat: int) -> dict[str, float]:
    """What counts of a position, by name."""
    found: dict[str, float] = {"one": 1.0}
    mine, my_strike = _side(game, seat, "my ", found)
    theirs, their_strike = _side(game, 1 - seat, "their ", found)
    _ahead(found, "my lead", theirs - my_strike)
    _ahead(found, "their lead", mine - their_strike)
    if game.active == seat:  # the other is about to draw
        found["their hand"] += 1
    return found


def _side(game: GameState, seat: int, whose: str, found: dict[str, float]) -> tuple[int, int]:
    """The features of one side; returns the leader's defense, and what its followers can strike it with who is not
    in their way."""
    table = game.table
    strike = wards = attacks = defenses = followers = exposed = amulets = special = 0
    for card in game.field(seat):
        if not is_follower(game, card):
            amulets += 1
            continue
        power, toughness, words = attack(game, card), defense(game, card), keywords(game, card)
        followers += 1
        attacks += power
        defenses += toughness
        strike += power
        if card.sideways:
            exposed += power + toughness
        if "ward" in words:
            wards += toughness + 1
        special += len({"bane", "drain", "assail", "intimidate", "aura", "storm"}.intersection(words))
    health = table.number(seat, "leader_defense")
    found |= {
        whose + "health": health,
        whose + "low health": max(0, 8 - health),
        whose + "attack": attacks,
        whose + "defense": defenses,
        whose + "followers": followers,
        whose + "exposed": exposed,
        whose + "wards": wards,
        whose + "keywords": special,
        whose + "amulets": amulets,
        whose + "hand": len(table.zone(seat, HAND)),
        whose + "ex": len(table.zone(seat, EX)),
        whose + "evolution": table.number(seat, "evolution_points"),
        whose + "points": table.number(seat, "max_play_points"),
        whose + "cemetery": min(20, len(table.zone(seat, CEMETERY))),
        whose + "thin deck": max(0, 5 - len(table.zone(seat, DECK))),
    }
    return health, strike


def _ahead(found: dict[str, float], name: str, left: int) -> None:
    """Whether what lies there is enough to win with, or nearly."""
    found[name] = float(left <= 0)
    found[name + " near"] = max(0, 6 - max(0, left)) / 6
