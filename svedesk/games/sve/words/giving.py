"""Words that give a card or a leader something: attack and defense, keywords, traits, abilities."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.group import Group, Target, Trait
from svedesk.games.sve.verbs.give import (
    ChangeEvolveCost,
    GiveKeyword,
    GiveStats,
    GiveStatsAndKeyword,
    GiveTrait,
)
from svedesk.games.sve.verbs.if_it import GiveAnd


def give(to: Target | Both, keyword: Keyword | None = None, *, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense, and with them a keyword."""
    stats = GiveStats(to, attack, defense)
    return GiveStatsAndKeyword(stats, keyword) if keyword else stats


def change_evolve_cost(points: int, *, this_turn: bool = False) -> Step:
    """Change the cost of this card's evolve ability; `this_turn`: up to the end of the turn."""
    return ChangeEvolveCost(points, this_turn=this_turn)


def give_trait(to: Target, trait: Trait, *, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense, and a trait with them."""
    return GiveTrait(GiveStats(to, attack, defense), trait)


def give_and_if(to: Target, keyword: Keyword, group: Group, *, attack: int = 0, defense: int = 0) -> Step:
    """Give a keyword and, if it's a card of a group, attack and defense."""
    return GiveAnd(GiveKeyword(to, keyword), group, GiveStats(to, attack, defense))
