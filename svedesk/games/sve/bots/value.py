"""How well a seat stands: features of a position with weights.

The weights of `first_value` were fitted to who won games of computer players (`python -m tests.fit_values`). They tell
better who wins than those set by hand, and yet a player that goes by them wins no more: what goes along with winning is
not what makes one win. `value` is for that reason what is seen at a glance, and what a class makes of it.
"""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.records import Card, Outcome
from svedesk.games.sve.bots.threat import blow
from svedesk.games.sve.bots.weights import EARLY, LATE
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import CEMETERY, DECK, EX, HAND, LEADER

WON = 100.0
"""More than any position that is not over is worth."""
_OF_A_SIDE = (
    *("health", "health below 12", "health below 6", "attack", "defense", "followers", "exposed", "exposed attack"),
    *("wards", "reserved wards", "bane", "drain", "assail", "unseen", "amulets", "amulet cost", "hand", "ex"),
    *("evolution", "evolved", "cemetery", "thin deck", "full field", "largest"),
)
_STRIKES = ("kills", "leaves 2", "leaves 5", "leaves 9")
FEATURES = (
    "one",
    *(f"{whose} {name}" for whose in ("my", "their") for name in _OF_A_SIDE),
    *(f"{whose} strike {name}" for whose in ("my", "their") for name in _STRIKES),
)
"""The names of the features, in their order. A strike is an attack of all followers on the other leader."""
_BLOWS = FEATURES.index("their attack")
_EXPOSED, _EXPOSED_ATTACK = FEATURES.index("my exposed"), FEATURES.index("my exposed attack")
_HIDES = frozenset(("intimidate", "aura"))
_LATEST = 20
_POINT = 0.5
"""A play point more in every turn to come."""
_SPENT = 0.12
"""By how much less than at a glance an evolution point is worth: many games end before it is used."""
_SPELL, _MOST_SPELLS, _AMULET = 0.15, 15, 0.2
_NO_DECK = 4.0
"""Who has no deck any more loses with the next card to be drawn (11.2.2), unless the game is over before."""


def value(game: GameState, seat: int) -> float:
    """The logarithm of the odds that a seat wins, which acts or has just ended its turn: as at a glance, with what the
    points and the class of each are good for later."""
    if game.table.outcome is not None:
        return _of_outcome(game.table.outcome, seat)
    counted = features(game, seat)
    exposed, blows = counted[_EXPOSED], max(0.0, counted[_BLOWS])
    if exposed > blows:  # followers that come first attack in a later turn: only those there are strike what is engaged
        counted[_EXPOSED] = blows
        counted[_EXPOSED_ATTACK] *= blows / exposed
    return _at_a_glance(counted) + _later(game, seat) - _later(game, 1 - seat)


def _later(game: GameState, seat: int) -> float:
    """What a seat has that is worth more later than it looks now."""
    table = game.table
    worth = _POINT * table.number(seat, "max_play_points") - _SPENT * table.number(seat, "evolution_points")
    if not table.zone(seat, DECK):
        worth -= _NO_DECK
    classes = [craft for leader in table.in_zone(seat, LEADER) for craft in game.facts(leader).classes]
    if "Runecraft" in classes:  # Spellchain counts them
        worth += _SPELL * min(_MOST_SPELLS, sum(_is(game, card, "spell") for card in table.in_zone(seat, CEMETERY)))
    if "Havencraft" in classes:
        worth += _AMULET * sum(_is(game, card, "amulet") for card in game.field(seat))
    return worth


def _is(game: GameState, card: Card, kind: str) -> bool:
    return game.facts(card).kind == kind


def first_value(game: GameState, seat: int) -> float:
    """The same with fitted weights, as Strong saw it first."""
    if game.table.outcome is not None:
        return _of_outcome(game.table.outcome, seat)
    late = lateness(game)
    worth = 0.0
    for feature, early, later in zip(features(game, seat, below_0=True), EARLY, LATE, strict=True):
        if feature:
            worth += feature * (early + late * (later - early))
    return worth


def rough_value(game: GameState, seat: int) -> float:
    """The same at a glance, with weights that nobody fitted."""
    if game.table.outcome is not None:
        return _of_outcome(game.table.outcome, seat)
    return _at_a_glance(features(game, seat))


def _at_a_glance(counted: list[float]) -> float:
    return sum(feature * weight for feature, weight in zip(counted, ROUGH, strict=True))


def _of_outcome(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) * WON - (1 - seat in outcome.winners) * WON


def lateness(game: GameState) -> float:
    """How far the game has come, from 0 to 1."""
    table = game.table
    return (table.number(0, "max_play_points") + table.number(1, "max_play_points")) / _LATEST


def features(game: GameState, seat: int, *, below_0: bool = False) -> list[float]:
    """What counts of a position, in the order of `FEATURES`. An attack below 0 counts as 0, or as it is (`below_0`)."""
    power_of = attack if below_0 else blow
    mine, theirs = _Side(game, seat, power_of), _Side(game, 1 - seat, power_of)
    if game.active == seat:  # the other is about to draw
        theirs.hand += 1
    return [1.0, *mine.features(), *theirs.features(), *mine.strike(theirs), *theirs.strike(mine)]


class _Side:
    """One side of the table, counted."""

    def __init__(self, game: GameState, seat: int, power_of: Callable[[GameState, Card], int]) -> None:
        table = game.table
        self.health = table.number(seat, "leader_defense")
        self.hand = len(table.zone(seat, HAND))
        self.ex = len(table.zone(seat, EX))
        self.evolution = table.number(seat, "evolution_points")
        self.cemetery = min(20, len(table.zone(seat, CEMETERY)))
        self.deck = len(table.zone(seat, DECK))
        self.attack = self.defense = self.followers = self.exposed = self.exposed_attack = self.largest = 0
        self.wards = self.reserved_wards = self.bane = self.drain = self.assail = self.unseen = 0
        self.amulets = self.amulet_cost = self.evolved = 0
        for card in game.field(seat):
            if not is_follower(game, card):
                self.amulets += 1
                self.amulet_cost += game.facts(card).cost or 0
                continue
            power, toughness, words = power_of(game, card), defense(game, card), keywords(game, card)
            self.followers += 1
            self.attack += power
            self.defense += toughness
            self.largest = max(self.largest, power)
            if card.sideways:
                self.exposed += toughness
                self.exposed_attack += power
            if words:
                self._hear(words, toughness, power, reserved=not card.sideways)
            if card.marks and card.mark("evolved"):
                self.evolved += 1

    def _hear(self, words: tuple[str, ...], toughness: int, power: int, *, reserved: bool) -> None:
        if "ward" in words:
            if reserved:
                self.reserved_wards += toughness
            else:
                self.wards += toughness
        self.bane += "bane" in words
        self.drain += power if "drain" in words else 0
        self.assail += "assail" in words
        self.unseen += not _HIDES.isdisjoint(words)

    def features(self) -> tuple[float, ...]:
        """In the order of `_OF_A_SIDE`."""
        health = self.health
        return (
            health,
            max(0, 12 - health),
            max(0, 6 - health),
            self.attack,
            self.defense,
            self.followers,
            self.exposed,
            self.exposed_attack,
            self.wards,
            self.reserved_wards,
            self.bane,
            self.drain,
            self.assail,
            self.unseen,
            self.amulets,
            self.amulet_cost,
            self.hand,
            self.ex,
            self.evolution,
            self.evolved,
            self.cemetery,
            max(0, 6 - self.deck),
            self.followers + self.amulets > 4,
            self.largest,
        )

    def strike(self, other: _Side) -> tuple[float, ...]:
        """What an attack of all followers would leave of the other leader."""
        left = other.health - max(0, self.attack - other.wards)
        return left <= 0, left <= 2, left <= 5, left <= 9  # the steps of `_STRIKES`


ROUGH: tuple[float, ...] = (
    0.0,
    *(0.06, -0.02, -0.08, 0.16, 0.10, 0.15, -0.04, -0.02, 0.03, 0.02, 0.15, 0.05, 0.1, 0.1, 0.2, 0.05, 0.2, 0.15),
    *(0.3, 0.1, 0.0, -0.1, -0.1, 0.0),
    *(
        -0.08,
        0.04,
        0.1,
        -0.22,
        -0.12,
        -0.15,
        0.0,
        0.0,
        -0.03,
        -0.02,
        -0.15,
        -0.05,
        -0.1,
        -0.1,
        -0.2,
        -0.05,
        -0.2,
        -0.15,
    ),
    *(-0.3, -0.1, 0.0, 0.1, 0.1, 0.0),
    *(0.5, 0.2, 0.1, 0.05),
    *(-1.5, -0.6, -0.3, -0.1),
)
