"""Words for what costs of later sets are paid with: cards and counters wherever they are, the card itself."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.costs_of_cards import (
    BanishOwn,
    BanishThisInCemetery,
    BuryThisAnd,
    BuryThisInEx,
    PutThisIntoEx,
    RemoveCounters,
    ReturnOwn,
)
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.verbs.processes import RemoveStack
from svedesk.games.sve.verbs.use_no_more import UseNoMore

__all__ = [
    "activate_from_cemetery",
    "banish_this_in_cemetery",
    "banishing_cards",
    "bury_this_in_ex",
    "burying_this_and",
    "put_this_into_ex",
    "removing_counters",
    "removing_stack",
    "returning",
    "use_no_more",
]

bury_this_in_ex: tuple[Cost, ...] = (BuryThisInEx(),)
banish_this_in_cemetery: tuple[Cost, ...] = (BanishThisInCemetery(),)
put_this_into_ex: tuple[Cost, ...] = (PutThisIntoEx(),)
use_no_more = UseNoMore()


def banishing_cards(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """Cards on your field, in your cemetery or in your EX area to banish as (part of) a cost."""
    return (BanishOwn(group, count),)


def returning(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """Cards on your field to return to hand as (part of) a cost."""
    return (ReturnOwn(group, count),)


def burying_this_and(group: Group, count: int = 1) -> tuple[Cost, ...]:
    """This card and others on your field to bury as (part of) a cost."""
    return (BuryThisAnd(group, count),)


def removing_counters(counter: Counter, count: int = 1) -> tuple[Cost, ...]:
    """Counters on this card to remove as (part of) a cost."""
    return (RemoveCounters(counter, count),)


def removing_stack(count: int = 1) -> tuple[Cost, ...]:
    """Stack counters to remove from an amulet as (part of) a cost: Earth Rite."""
    return (RemoveStack(count),)


def activate_from_cemetery(
    cost: tuple[Cost, ...], *steps: Step, times: int = 0, condition: Condition | None = None
) -> Ability:
    """An activated ability of a card in the cemetery."""
    return FromHand(cost, steps, times=times, condition=condition, where="cemetery")
