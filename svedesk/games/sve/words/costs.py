"""Words for costs: of abilities, and of playing a card."""

from __future__ import annotations

from svedesk.games.sve.abilities.added_cost import AddedCost
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import (
    BuryThis,
    Cost,
    Discard,
    DiscardThis,
    EngageThis,
    LowerLeaderDefense,
    PayPoints,
)
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost, PayX
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.amount import ChosenX, Taken
from svedesk.games.sve.group import Group, Token
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.additional import Additional, MayPay
from svedesk.games.sve.verbs.at_random import DiscardingAtRandom
from svedesk.games.sve.verbs.costs_of_cards import BanishOwn
from svedesk.games.sve.verbs.field_and_ex_costs import BanishTokensInEx, EngageAny
from svedesk.games.sve.verbs.field_costs import BuryOwn, EngageCosting, EngageOwn
from svedesk.games.sve.verbs.processes import RemoveStack, ShiftMaxPlayPoints
from svedesk.games.sve.verbs.turns import SkipOwnTurn
from svedesk.games.sve.wording import Kind

engage_this: tuple[Cost, ...] = (EngageThis(),)
bury_this: tuple[Cost, ...] = (BuryThis(),)
bury_this_card: tuple[Cost, ...] = (BuryThis(short=True),)
"""`bury_this` as later cards write it."""
discard_this: tuple[Cost, ...] = (DiscardThis(),)
skip_own_turn: tuple[Cost, ...] = (SkipOwnTurn(),)
x = ChosenX()


def pay(points: int) -> tuple[Cost, ...]:
    """Play points as (part of) a cost."""
    return (PayPoints(points),)


def discarding(group: Kind | Group, count: int = 1, *, up_to: bool = False) -> tuple[Cost, ...]:
    """Cards of your hand to discard as (part of) a cost: of a card type, or such as these are; with `up_to`, any number
    up to so many."""
    return (Discard(Group("your", group) if isinstance(group, str) else group, count, up_to),)


def discarding_at_random(count: int = 1) -> tuple[Cost, ...]:
    """Random cards of your hand to discard as (part of) a cost."""
    return (DiscardingAtRandom(count),)


def discarding_this_and(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """This card and so many others of your hand to discard as (part of) a cost."""
    return (DiscardThis(group, count),)


def lower_leader_defense(amount: int) -> tuple[Cost, ...]:
    """Your leader's defense as (part of) a cost."""
    return (LowerLeaderDefense(amount),)


def banishing(kind: Kind, count: int = 1) -> tuple[Cost, ...]:
    """Cards of a card type in your cemetery to banish as (part of) a cost."""
    return (BanishOwn(Group("your", kind, zone="cemetery"), count),)


def shift_max_play_points(shift: int) -> tuple[Cost, ...]:
    """Your maximum play points up or down as (part of) a cost."""
    return (ShiftMaxPlayPoints(shift),)


def pay_x(times: int = 1) -> tuple[Cost, ...]:
    """X play points as (part of) a cost."""
    return (PayX(times),)


def costs_x(times: int = 1) -> Ability:
    """The printed cost is X."""
    return CostsX(times)


def costs_when_paid(cost: tuple[Cost, ...], points: int) -> Ability:
    """When playing this card, [cost]: This card costs so many play points to play."""
    return OwnCost(cost, sets=points)


def costs_less_when_paid(cost: tuple[Cost, ...], less: int) -> Ability:
    """When playing this card, [cost]: This card costs so much less to play."""
    return OwnCost(cost, less=less)


def instead_of_cost(cost: tuple[Cost, ...]) -> Ability:
    """You may pay this instead of the card's cost."""
    return OwnCost(cost)


def play_cost(group: Group, to: int | None = None, *, shift: int = 0, anywhere: bool = False) -> Ability:
    """Your cards cost so much to play, or so much more (`shift`); `anywhere`: the text says from any zone."""
    return PlayCost(group, to, shift, anywhere)


def added_cost(cost: tuple[Cost, ...]) -> Ability:
    """As an additional cost to play this card: a cost that must be paid."""
    return AddedCost(cost)


def may_add_cost(cost: tuple[Cost, ...]) -> Ability:
    """As an additional cost to play this card, you may do this with any number of cards, none as well."""
    return AddedCost(cost, may=True)


def when_playing(cost: tuple[Cost, ...], *steps: Step) -> Step:
    """When playing this card, [cost]: text for a cost that may be paid while playing."""
    return Additional(cost, steps)


def may_pay(cost: tuple[Cost, ...], *steps: Step) -> Step:
    """[cost]: text for a cost that may be paid while the text is resolved."""
    return MayPay(cost, steps)


def earth_rite(*steps: Step, count: int = 1) -> Step:
    """Earth Rite: text for Stack counters removed while playing."""
    return Additional((RemoveStack(count),), steps)


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


def engage_any(group: Group) -> tuple[Cost, ...]:
    """Any number of cards to engage as (part of) a cost; `taken` is how many it was."""
    return (EngageAny(group),)


def taken(group: Group) -> Taken:
    """The number of cards of a group engaged for the additional cost, written X."""
    return Taken(group)


def banish_with_tokens(token: Token, others: int) -> tuple[Cost, ...]:
    """This card and so many other tokens in your EX area to banish as (part of) a cost."""
    return (BanishTokensInEx(token, others),)
