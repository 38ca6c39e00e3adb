"""Words that only cards of some universes or editions are written in."""

from __future__ import annotations

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic, InEx
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.keyword import KEYWORDS, Keyword
from svedesk.games.sve.abilities.restriction import MustAttack
from svedesk.games.sve.abilities.universe_cost import PutDrivePoint, ServeThis
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.burst import BurstThisTurn
from svedesk.games.sve.conditions.overflow import NoOverflow
from svedesk.games.sve.conditions.played import PlayedNamesake
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.keywords.equips import Equips
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.keywords.union_burst import Bursts
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.at_random import RollAgain
from svedesk.games.sve.verbs.evolve_deck import TurnEvolvedFacedown
from svedesk.games.sve.verbs.play_from_banished import PlayFromBanished
from svedesk.games.sve.verbs.select import Select

drive = KEYWORDS["drive"]
single_drive = KEYWORDS["single_drive"]
twin_drive = KEYWORDS["twin_drive"]


burst_this_turn: Condition = BurstThisTurn()
"""If your Union Burst ability was activated this turn (JA 14.5.1.3)."""
must_attack: Ability = MustAttack()
"""This follower attacks once on each of your turns if able, in editions that hold you to it (JA 7.3.3.1)."""
roll_again: Step = RollAgain()
"""Roll the die again, in editions that have it (JA 5.20.2)."""


no_overflow: Condition = NoOverflow()
"""Overflow is not active for you."""
played_namesake: Condition = PlayedNamesake()
"""You played another card with this card's name this turn."""
turn_evolved_facedown: Step = TurnEvolvedFacedown()
"""You may turn any number of faceup evolved followers in your evolve deck facedown."""
play_from_banished: Step = PlayFromBanished()
"""This turn, you can play cards in your banished zone."""
wearer = Group("any", equips="this")
"""The follower equipped with this."""


def each_turn(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often each turn, whoever's it is."""
    return replace(ability, trigger=Limited(ability.trigger, times, any_turn=True))


def while_in_ex(ability: Automatic) -> Automatic:
    """An automatic ability that works while its card is in the EX area."""
    return InEx(ability.trigger, ability.steps, cost=ability.cost)


def activate_if(condition: Condition, cost: tuple[Cost, ...], *steps: Step, times: int = 0) -> Activated:
    """An activated ability that can be used only while a condition holds."""
    return Activated(cost, steps, condition=condition, times=times)


def select_distinct(count: int, group: Group) -> Step:
    """Select up to so many cards of a group with different names."""
    return Select(group, count, up_to=True, distinct=True)


def equipped_has(*abilities: Ability, attack: int = 0, defense: int = 0) -> Ability:
    """Of equipment: its follower has keywords and abilities, attack and defense (JA 14.5.2)."""
    keywords = tuple(ability for ability in abilities if isinstance(ability, Keyword))
    others = tuple(ability for ability in abilities if not isinstance(ability, Keyword))
    return EquippedHas(keywords, others, attack, defense)


def on_equip(*steps: Step) -> Automatic:
    """When this follower is equipped (JA 14.5.2.2.2)."""
    return Automatic(Equips(Ref("this")), steps)


def whenever_equips(group: Group, *steps: Step) -> Automatic:
    """Whenever a follower of the group is equipped; "it" is that follower (JA 14.5.2.2.2)."""
    return Automatic(Equips(group), steps)


def union_burst(ability: Activated | Automatic) -> Activated | Automatic:
    """An ability with the keyword Union Burst (JA 14.5.1): of two with one text each."""
    return replace(ability, burst=True)


def on_burst(*steps: Step) -> Automatic:
    """When this card's Union Burst ability is activated (JA 14.5.1.3)."""
    return Automatic(Bursts(Ref("this")), steps)


def whenever_bursts(group: Group, *steps: Step) -> Automatic:
    """Whenever a Union Burst ability of a card of the group is activated; "it" is that card (JA 14.5.1.3)."""
    return Automatic(Bursts(group), steps)


def any_number_of_times(ability: Evolve | Equivalent) -> Evolve | Equivalent:
    """An evolve ability, or one equivalent to it, that can be used any number of times each turn (JA 8.3.2.2)."""
    return replace(ability, often=True)


def serve(times: int, cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """An ability with so many Serve icons (14.2.2.3)."""
    return Equivalent((ServeThis(times), *cost), steps, icon="serve")


def ride(cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """A Ride ability (14.4.9.2)."""
    return Equivalent((*cost, PutDrivePoint()), steps, icon="ride")
