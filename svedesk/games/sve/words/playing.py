"""Words for costs and times of playing: when a card can be played, what it and its evolve ability cost then."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.abilities.playable import (
    CannotBePlayed,
    CannotBePlayedThen,
    CostsByCount,
    CostsLessIf,
    LessInstead,
)
from svedesk.games.sve.amount import Count
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.give import ChangeEvolveCost
from svedesk.games.sve.verbs.play_costs import ChangePlayCost, NextPlayCosts
from svedesk.games.sve.verbs.play_it import PlayIt
from svedesk.games.sve.wording import Kind

__all__ = [
    "cannot_play",
    "cannot_play_if",
    "costs_by_count",
    "costs_less_if",
    "costs_less_when_either_paid",
    "less_instead",
    "next_costs_less",
    "play_cost_while_here",
    "play_it",
    "reduce_evolve_cost",
    "set_play_cost",
    "shift_play_cost",
]


def cannot_play_if(condition: Condition) -> Ability:
    """This card can't be played while a condition holds."""
    return CannotBePlayed(condition)


def cannot_play(when: Literal["your", "enemy", "ex", "elsewhere"]) -> Ability:
    """This card can't be played in your turn, in an opponent's turn, from the EX area, or elsewhere than from hand."""
    return CannotBePlayedThen(when)


def costs_less_if(condition: Condition, less: int, *instead: LessInstead, from_ex: bool = False) -> Ability:
    """This card costs so much less if a condition holds, or so much less instead if others do; `from_ex`: when it is
    played from the EX area."""
    return CostsLessIf(condition, less, instead, from_ex)


def less_instead(condition: Condition, less: int) -> LessInstead:
    """If a condition holds, the card costs so much less instead."""
    return LessInstead(condition, less)


def costs_by_count(by: Count, *, more: bool = False) -> Ability:
    """This card costs X less, which is a number of cards; `more`: X more."""
    return CostsByCount(by, more)


def shift_play_cost(what: Ref, shift: int, *, this_turn: bool = False) -> Step:
    """What was named costs so much more to play, or less; `this_turn`: up to the end of the turn."""
    return ChangePlayCost(what, shift=shift, this_turn=this_turn)


def set_play_cost(what: Ref, to: int, *, this_turn: bool = False) -> Step:
    """What was named costs so many play points to play; `this_turn`: up to the end of the turn."""
    return ChangePlayCost(what, to, this_turn=this_turn)


def costs_less_when_either_paid(cost: tuple[Cost, ...], or_cost: tuple[Cost, ...], less: int) -> Ability:
    """When playing this card, [cost], or [cost]: This card costs so much less to play."""
    return OwnCost(cost, less=less, or_cost=or_cost)


def next_costs_less(kind: Kind, less: int) -> Step:
    """The next card of a type that you play this turn costs so much less."""
    return NextPlayCosts(kind, less)


def play_it(what: Ref, points: int = 0) -> Step:
    """Play what was selected, wherever it lies, for so many play points."""
    return PlayIt(what, points)


def play_cost_while_here(
    group: Group, to: int | None = None, *, shift: int = 0, condition: Condition | None = None
) -> Ability:
    """While this card is on your field, cards cost so much, or so much more (`shift`), where a condition holds."""
    return PlayCost(group, to, shift, when_played=True, condition=condition)


def reduce_evolve_cost(less: int, *, this_turn: bool = False) -> Step:
    """Lower the cost of this card's evolve ability; `this_turn`: up to the end of the turn."""
    return ChangeEvolveCost(None, less, this_turn)
