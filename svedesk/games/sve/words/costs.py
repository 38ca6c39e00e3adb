"""Words for costs: of abilities, and of playing a card."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import (
    BuryThis,
    Cost,
    Discard,
    DiscardThis,
    EngageThis,
)
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.amount import ChosenX
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.additional import Additional
from svedesk.games.sve.verbs.costs_of_cards import (
    BanishOwn,
    BanishThis,
    BanishThisInCemetery,
    BanishThisInEx,
    BuryThisInEx,
    PutThisIntoEx,
)
from svedesk.games.sve.verbs.field_costs import EngageCosting, EngageOwn
from svedesk.games.sve.verbs.processes import RemoveStack
from svedesk.games.sve.verbs.turns import SkipOwnTurn
from svedesk.games.sve.verbs.use_no_more import UseNoMore
from svedesk.games.sve.wording import Kind

engage_this: tuple[Cost, ...] = (EngageThis(),)
bury_this: tuple[Cost, ...] = (BuryThis(),)
bury_this_card: tuple[Cost, ...] = (BuryThis(short=True),)
"""`bury_this` as later cards write it."""
discard_this: tuple[Cost, ...] = (DiscardThis(),)
skip_own_turn: tuple[Cost, ...] = (SkipOwnTurn(),)
x = ChosenX()


def discarding(group: Kind | Group, count: int = 1, *, up_to: bool = False) -> tuple[Cost, ...]:
    """Cards of your hand to discard as (part of) a cost: of a card type, or such as these are; with `up_to`, any number
    up to so many."""
    return (Discard(Group("your", group) if isinstance(group, str) else group, count, up_to),)


def discarding_this_and(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """This card and so many others of your hand to discard as (part of) a cost."""
    return (DiscardThis(group, count),)


def banishing(kind: Kind, count: int = 1) -> tuple[Cost, ...]:
    """Cards of a card type in your cemetery to banish as (part of) a cost."""
    return (BanishOwn(Group("your", kind, zone="cemetery"), count),)


def costs_when_paid(cost: tuple[Cost, ...], points: int) -> Ability:
    """When playing this card, [cost]: This card costs so many play points to play."""
    return OwnCost(cost, sets=points)


def earth_rite(*steps: Step, count: int = 1) -> Step:
    """Earth Rite: text for Stack counters removed while playing."""
    return Additional((RemoveStack(count),), steps)


def engaging(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """Cards on your field to engage as (part of) a cost."""
    return (EngageOwn((group,), count),)


def engaging_that_cost(group: Group, total: int) -> tuple[Cost, ...]:
    """Any number of cards on your field to engage that cost so much together."""
    return (EngageCosting(group, total),)


bury_this_in_ex: tuple[Cost, ...] = (BuryThisInEx(),)
banish_this_in_cemetery: tuple[Cost, ...] = (BanishThisInCemetery(),)
put_this_into_ex: tuple[Cost, ...] = (PutThisIntoEx(),)
banish_this: tuple[Cost, ...] = (BanishThis(),)
banish_this_in_ex: tuple[Cost, ...] = (BanishThisInEx(),)
use_no_more = UseNoMore()
