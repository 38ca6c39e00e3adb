"""Words for what holds for a time: what a card has while a condition holds, and what is forbidden."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import OthersDealMore, WhileHere
from svedesk.games.sve.abilities.restriction import (
    CannotAttack,
    CannotBeDestroyed,
    CannotRefresh,
    DealsByDefense,
    OthersCannotAttack,
)
from svedesk.games.sve.abilities.spellchain_counts import SpellchainCounts
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.on_this import IsReserved
from svedesk.games.sve.group import Group, Target
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.forbid import Forbid
from svedesk.games.sve.words.cards import your

__all__ = [
    "cannot_attack_while",
    "cannot_be_banished",
    "cannot_refresh",
    "deals_by_defense",
    "forbid",
    "has_while",
    "others_cannot_attack",
    "others_deal_more",
    "spellchain_counts",
    "this_is_reserved",
]

cannot_be_banished: Ability = CannotBeDestroyed(banished=True)
"""This card can't be destroyed or banished by abilities."""
cannot_refresh: Ability = CannotRefresh()
"""This card doesn't refresh during your start phase."""

this_is_reserved: Condition = IsReserved()
"""If this card is reserved."""


def has_while(condition: Condition, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Ability:
    """As long as a condition holds, this card has these."""
    return WhileHere(your.card, keywords, attack, defense, own=True, condition=condition)


def cannot_attack_while(condition: Condition | None = None, *, leaders: bool = False) -> Ability:
    """This follower can't attack enemies, or only no enemy leaders; while a condition holds."""
    return CannotAttack(leaders, condition)


def others_cannot_attack(group: Group) -> Ability:
    """As long as this card is on your field, the cards of the group can't attack enemies."""
    return OthersCannotAttack(group)


def deals_by_defense(group: Group) -> Ability:
    """As long as this card is on your field, the cards of the group deal as much damage as they have defense."""
    return DealsByDefense(group)


def spellchain_counts(group: Group) -> Ability:
    """As long as this card is on your field, Spellchain counts cards of a group in your cemetery with the spells."""
    return SpellchainCounts(group)


def others_deal_more(shift: int, group: Group) -> Ability:
    """As long as this card is on your field, the cards of the group deal so much more damage."""
    return OthersDealMore(shift, group)


def forbid(
    what: Target,
    rule: Literal["damage", "combat_damage", "ability_damage", "dealing", "attacks", "leader_attacks", "refreshing"],
    during: Literal["", "turn", "next", "both", "its"] = "",
) -> Step:
    """Cards may not do something, or it is not done to them: this turn, in each opponent's next turn, or both."""
    return Forbid(what, rule, during)
