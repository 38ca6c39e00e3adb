"""Words that make abilities and do more than fill fields: most change what another word makes."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic, InCemetery, InEx
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost, PutDrivePoint, ServeThis
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.manual_text import ManualOnRequest
from svedesk.games.sve.abilities.while_so import WhileSo
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.keywords.as_abilities import STACK
from svedesk.games.sve.keywords.limited import During, Limited
from svedesk.games.sve.keywords.named_triggers import Fanfare, LastWords
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import OF_ABILITY, ByHand

stack: Ability = STACK
manual_on_request: Ability = ManualOnRequest((), (ByHand(OF_ABILITY),))
"""A line whose moment only its player can tell."""


def fanfare_and_last_words(*steps: Step, cost: tuple[Cost, ...] = ()) -> tuple[Automatic, Automatic]:
    """Two abilities with one text (12.1.2); unpack it with `*`."""
    return Automatic(Fanfare(), steps, merged=True, cost=cost), Automatic(LastWords(), steps, cost=cost)


def limited(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often on each of your turns."""
    return replace(ability, trigger=Limited(ability.trigger, times))


def each_turn(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often each turn, whoever's it is."""
    return replace(ability, trigger=Limited(ability.trigger, times, any_turn=True))


def during(whose: Literal["your", "enemy"], ability: Automatic) -> Automatic:
    """An automatic ability on your turn only, or on each opponent's."""
    trigger = ability.trigger
    if isinstance(trigger, Limited):
        return replace(ability, trigger=replace(trigger, trigger=During(whose, trigger.trigger)))
    return replace(ability, trigger=During(whose, trigger))


def with_one_text(*abilities: Automatic) -> tuple[Automatic, ...]:
    """Automatic abilities with the same text, which stands once behind all their conditions."""
    *earlier, last = abilities
    return (*(replace(ability, merged=True) for ability in earlier), last)


def while_in_ex(ability: Automatic) -> Automatic:
    """An automatic ability that works while its card is in the EX area."""
    return InEx(ability.trigger, ability.steps, cost=ability.cost)


def has_ability_while(condition: Condition, ability: Automatic) -> Automatic:
    """As long as a condition holds, this card has an automatic ability."""
    return WhileSo(ability.trigger, ability.steps, cost=ability.cost, times=ability.times, condition=condition)


def while_in_cemetery(ability: Automatic) -> Automatic:
    """An automatic ability that works while its card is in the cemetery."""
    return InCemetery(ability.trigger, ability.steps, cost=ability.cost)


def union_burst(ability: Activated | Automatic) -> Activated | Automatic:
    """An ability with the keyword Union Burst (JA 14.5.1): of two with one text each."""
    return replace(ability, burst=True)


def any_number_of_times(ability: Evolve | Equivalent) -> Evolve | Equivalent:
    """An evolve ability, or one equivalent to it, that can be used any number of times each turn (JA 8.3.2.2)."""
    return replace(ability, often=True)


def serve(times: int, cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """An ability with so many Serve icons (14.2.2.3)."""
    return Equivalent((ServeThis(times), *cost), steps, icon="serve")


def ride(cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """A Ride ability (14.4.9.2)."""
    return Equivalent((*cost, PutDrivePoint()), steps, icon="ride")


def equipped_has(*abilities: Ability, attack: int = 0, defense: int = 0) -> Ability:
    """Of equipment: its follower has keywords and abilities, attack and defense (JA 14.5.2)."""
    keywords = tuple(ability for ability in abilities if isinstance(ability, Keyword))
    others = tuple(ability for ability in abilities if not isinstance(ability, Keyword))
    return EquippedHas(keywords, others, attack, defense)
