"""Words for conditions of later sets: numbers of players and cards, what is not there, what "it" is."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.conditions.arrival import CameFrom, Origin, PlayedFrom, PutByAbility
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.bound import Bound
from svedesk.games.sve.conditions.happened import ThisTurn
from svedesk.games.sve.conditions.how_many import HowMany
from svedesk.games.sve.conditions.it_is import ItIs, TheyHave
from svedesk.games.sve.conditions.names import DifferentNames
from svedesk.games.sve.conditions.numbers import CardsInHand, LeaderHas, PlayPointsAre, ThisHas
from svedesk.games.sve.conditions.present import Absent, EachPresent
from svedesk.games.sve.group import Called, Group, Token

__all__ = [
    "absent",
    "at_most",
    "came_from",
    "cards_in_hand",
    "different_names",
    "each_present",
    "exactly",
    "happened",
    "it_is",
    "leader_has",
    "maximum_is",
    "played_from",
    "points_left",
    "put_by_ability",
    "they_have",
    "this_has",
]

put_by_ability: Condition = PutByAbility()
"""This card was put onto the field by an ability, and not played."""


def at_most(count: int, group: Group) -> Condition:
    """If there are at most so many cards of a group."""
    return HowMany(count, group, "most")


def exactly(count: int, group: Group) -> Condition:
    """If there are just so many cards of a group."""
    return HowMany(count, group, "exact")


def maximum_is(points: int, bound: Bound = "exact", *, both: bool = False) -> Condition:
    """If your maximum play points are so many; with `both`, those of each player."""
    return PlayPointsAre(points, bound, "maximum", both)


def points_left(points: int, bound: Bound = "least") -> Condition:
    """If you have so many play points left."""
    return PlayPointsAre(points, bound, "left")


def leader_has(defense: int, bound: Bound = "most", side: Literal["your", "enemy"] = "your") -> Condition:
    """If a leader has so much defense."""
    return LeaderHas(defense, bound, side)


def cards_in_hand(count: int, bound: Bound = "least", side: Literal["your", "enemy"] = "your") -> Condition:
    """If there are so many cards in a hand."""
    return CardsInHand(count, bound, side)


def happened(ability: Automatic, times: int = 1) -> Condition:
    """If what an automatic ability waits for has happened this turn, so many times at least."""
    return ThisTurn(ability.trigger, times)


def this_has(stat: Literal["attack", "defense"], count: int, bound: Bound = "least") -> Condition:
    """If the attack or defense of this follower is so much."""
    return ThisHas(stat, count, bound)


def it_is(group: Group) -> Condition:
    """If "it" is a card of a group."""
    return ItIs(group)


def each_present(*names: Called | Token, zone: Literal["field", "cemetery"] = "field") -> Condition:
    """If there is a card of each of these names."""
    return EachPresent(names, zone)


def they_have(count: int, bound: Bound = "least", zone: Literal["field", "hand"] = "field") -> Condition:
    """If the player of what was selected has so many cards there."""
    return TheyHave(count, bound, zone)


def came_from(zone: Origin, *, elsewhere: bool = False) -> Condition:
    """If this card came onto the field from a zone, or with `elsewhere` from any other."""
    return CameFrom(zone, elsewhere)


def played_from(zone: Literal["hand", "ex"]) -> Condition:
    """If this card was played from a zone."""
    return PlayedFrom(zone)


def different_names(count: int, group: Group, bound: Bound = "least") -> Condition:
    """If the cards of a group have so many different names."""
    return DifferentNames(count, group, bound)


def absent(group: Group) -> Condition:
    """If there is no card of the group."""
    return Absent(group)
