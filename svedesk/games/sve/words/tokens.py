"""Words that, of the cards here, only tokens are written in so far."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.added_cost import AddedCost
from svedesk.games.sve.abilities.also_called import AlsoCalled
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.cost import BuryThis, Cost
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.conditions.at_least import AtLeast, FaceupInEvolveDeck
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Called, Group, LeaderOf, Ref, Target, Token, Trait
from svedesk.games.sve.keywords.leaves_this import ThisLeaves
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters, WithCounters
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.discard import DiscardSome
from svedesk.games.sve.verbs.field_costs import BuryOwn, EngageCosting, EngageOwn
from svedesk.games.sve.verbs.give import GiveKeyword, GiveStats
from svedesk.games.sve.verbs.give_more import GiveAbility, GiveTrait
from svedesk.games.sve.verbs.if_it import DealAnd, GiveAnd, IfIt
from svedesk.games.sve.verbs.opponent_buries import OpponentBuries
from svedesk.games.sve.verbs.then import Then

__all__ = [
    "Counter",
    "added_cost",
    "also_called",
    "at_least",
    "bury_this_card",
    "burying",
    "deal_and",
    "discard",
    "each_opponent_buries",
    "engaging",
    "engaging_each",
    "engaging_that_cost",
    "faceup_in_evolve_deck",
    "give_ability",
    "give_and_if",
    "give_trait",
    "if_it_is",
    "its_own_leader",
    "no_damage",
    "place_counter",
    "then",
    "when_this_leaves",
    "with_counters",
]

bury_this_card: tuple[Cost, ...] = (BuryThis(short=True),)
"""`bury_this` as later cards write it."""
its_own_leader = LeaderOf(short=True)
"""`its_leader` where the sentence has named the follower."""


def when_this_leaves(*steps: Step) -> Automatic:
    """When this card leaves the field."""
    return Automatic(ThisLeaves(), steps)


def then(*steps: Step) -> Step:
    """Steps of one sentence that says which comes after which."""
    return Then(steps, after=True)


def discard(count: int) -> Step:
    """Discard cards of your choice."""
    return DiscardSome(count)


def burying(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """Cards on your field to bury as (part of) a cost."""
    return (BuryOwn(group, count),)


def engaging(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """Cards on your field to engage as (part of) a cost."""
    return (EngageOwn((group,), count),)


def engaging_each(*groups: Group) -> tuple[Cost, ...]:
    """One card of each group on your field to engage as an additional cost."""
    return (EngageOwn(groups, icon=False),)


def engaging_that_cost(group: Group, total: int) -> tuple[Cost, ...]:
    """Any number of cards on your field to engage that cost so much together."""
    return (EngageCosting(group, total),)


def added_cost(cost: tuple[Cost, ...]) -> Ability:
    """As an additional cost to play this card: a cost that must be paid."""
    return AddedCost(cost)


def also_called(name: Token | Called) -> Ability:
    """This card's name is also another, while it is on the field."""
    return AlsoCalled(name)


def no_damage(
    what: Group | Ref,
    kind: Literal["", "ability"] = "",
    *,
    during: Literal["", "your", "enemy"] = "",
    beside: Group | None = None,
) -> Ability:
    """This card, or those of a group, don't take damage (of a kind); in a player's turn, beside a card of a group."""
    return NoDamage(what, kind, during, beside)


def at_least(count: int, group: Group) -> Condition:
    """If there are at least so many cards of a group."""
    return AtLeast(count, group)


def faceup_in_evolve_deck(count: int, name: Called) -> Condition:
    """If there are so many faceup cards of a name in your evolve deck."""
    return FaceupInEvolveDeck(count, name)


def if_it_is(group: Group, step: Step) -> Step:
    """If it's a card of a group: a step."""
    return IfIt(group, step)


def give_and_if(to: Target, keyword: Keyword, group: Group, *, attack: int = 0, defense: int = 0) -> Step:
    """Give a keyword and, if it's a card of a group, attack and defense."""
    return GiveAnd(GiveKeyword(to, keyword), group, GiveStats(to, attack, defense))


def deal_and(first: Deal, second: Deal, condition: Condition | None = None) -> Step:
    """Deal damage to one and (where a condition holds) other damage to another."""
    return DealAnd(first, second, condition)


def each_opponent_buries(group: Group, count: int = 1) -> Step:
    """Each opponent buries cards of theirs."""
    return OpponentBuries(group, count)


def give_trait(to: Target, trait: Trait, *, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense, and a trait with them."""
    return GiveTrait(GiveStats(to, attack, defense), trait)


def give_ability(to: Target, keyword: Keyword | None, ability: Automatic) -> Step:
    """Give an automatic ability, and a keyword before it (None: no keyword)."""
    return GiveAbility(to, keyword, ability)


def place_counter(on: Ref, counter: Counter, count: int = 1) -> Step:
    """Place counters on a card."""
    return PlaceCounters(on, counter, count)


def with_counters(least: int, counter: Counter, cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability that needs so many counters on the card."""
    return WithCounters(cost, steps, counter=counter, least=least)
