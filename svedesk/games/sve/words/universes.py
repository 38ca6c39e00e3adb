"""Words that only cards of some universes or editions are written in."""

from __future__ import annotations

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.after_redraw import AfterRedraw
from svedesk.games.sve.abilities.automatic import Automatic, InEx
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.keyword import KEYWORDS, Keyword
from svedesk.games.sve.abilities.restriction import MustAttack
from svedesk.games.sve.abilities.universe_cost import Lesson, PutDrivePoint, ServeThis
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.burst import BurstThisTurn
from svedesk.games.sve.conditions.on_this import CountersOnThis
from svedesk.games.sve.conditions.overflow import NoOverflow
from svedesk.games.sve.conditions.played import PlayedNamesake
from svedesk.games.sve.group import Group, Ref, Target, Token
from svedesk.games.sve.keywords.damaged import DealsAbilityDamage
from svedesk.games.sve.keywords.deeds import LeaderChanges, YouPlay
from svedesk.games.sve.keywords.equips import EquippedWithThis, Equips
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.keywords.union_burst import Bursts
from svedesk.games.sve.keywords.universe_keywords import ChecksTrigger, OnDrive, OnRace, OnSuperEvolve
from svedesk.games.sve.keywords.whenever import Leaves
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.activate_free import ActivateFree
from svedesk.games.sve.verbs.at_random import RollAgain
from svedesk.games.sve.verbs.become import LoseAbilities
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters
from svedesk.games.sve.verbs.driving import GiveDrive, PerformDriveChecks
from svedesk.games.sve.verbs.equip import Equip
from svedesk.games.sve.verbs.evolve_deck import GainEvolutionPoints, TurnEvolvedFacedown
from svedesk.games.sve.verbs.leader_defense import SetLeaderDefense
from svedesk.games.sve.verbs.lesson import TakeLesson
from svedesk.games.sve.verbs.play_from_banished import PlayFromBanished
from svedesk.games.sve.verbs.racing import Race, Serve
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack_taken import IfStackTaken

drive = KEYWORDS["drive"]
single_drive = KEYWORDS["single_drive"]
twin_drive = KEYWORDS["twin_drive"]

__all__ = [
    "activate_free",
    "activate_if",
    "advanced",
    "after_redraw",
    "any_number_of_times",
    "burst_this_turn",
    "checks_trigger",
    "counters_on_this",
    "drive",
    "drive_checks",
    "each_turn",
    "equip",
    "equipped_has",
    "gain_evolution_points",
    "give_drive",
    "if_stack_taken",
    "lesson",
    "lose_abilities",
    "must_attack",
    "no_overflow",
    "on_burst",
    "on_drive",
    "on_equip",
    "on_race",
    "on_super_evolve",
    "place_counters",
    "play_from_banished",
    "played_namesake",
    "race",
    "ride",
    "roll_again",
    "select_distinct",
    "serve",
    "serve_it",
    "set_leader_defense",
    "single_drive",
    "take_lesson",
    "turn_evolved_facedown",
    "twin_drive",
    "union_burst",
    "wearer",
    "when_equipped",
    "when_it_deals",
    "whenever_buried",
    "whenever_bursts",
    "whenever_equips",
    "whenever_leader_loses",
    "whenever_plays",
    "while_in_ex",
]

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


def whenever_plays(group: Group, *steps: Step) -> Automatic:
    """Whenever you play a card of the group, such as `your.spell`; "it" is that card."""
    return Automatic(YouPlay(group), steps)


def whenever_leader_loses(*steps: Step) -> Automatic:
    """Whenever your leader's defense goes down."""
    return Automatic(LeaderChanges(), steps)


def whenever_buried(group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group is put into the cemetery from your field."""
    return Automatic(Leaves(group, "cemetery"), steps)


def when_it_deals(to: Group, *steps: Step) -> Automatic:
    """When this follower's abilities deal damage to one or more followers of a group."""
    return Automatic(DealsAbilityDamage(to), steps)


def each_turn(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often each turn, whoever's it is."""
    return replace(ability, trigger=Limited(ability.trigger, times, any_turn=True))


def while_in_ex(ability: Automatic) -> Automatic:
    """An automatic ability that works while its card is in the EX area."""
    return InEx(ability.trigger, ability.steps, cost=ability.cost)


def activate_if(condition: Condition, cost: tuple[Cost, ...], *steps: Step, times: int = 0) -> Activated:
    """An activated ability that can be used only while a condition holds."""
    return Activated(cost, steps, condition=condition, times=times)


def counters_on_this(count: int, counter: Counter, *, or_more: bool = False) -> Condition:
    """If there are exactly so many counters on this card, or so many or more."""
    return CountersOnThis(count, counter, or_more)


def place_counters(on: Target, counter: Counter, count: int) -> Step:
    """Place counters on what was selected, on this card, or on each card of a group."""
    return PlaceCounters(on, counter, count)


def select_distinct(count: int, group: Group) -> Step:
    """Select up to so many cards of a group with different names."""
    return Select(group, count, up_to=True, distinct=True)


def lose_abilities(what: Target) -> Step:
    """Cards lose all abilities they have."""
    return LoseAbilities(what)


def set_leader_defense(value: int) -> Step:
    """Change each enemy leader's defense to a value."""
    return SetLeaderDefense(value)


def gain_evolution_points(points: int) -> Step:
    """Gain evolution points."""
    return GainEvolutionPoints(points)


def equip(what: Target, token: Token) -> Step:
    """A follower is equipped with a token, in editions that know equipment (JA 14.5.2.2)."""
    return Equip(what, token)


def equipped_has(*abilities: Ability, attack: int = 0, defense: int = 0) -> Ability:
    """Of equipment: its follower has keywords and abilities, attack and defense (JA 14.5.2)."""
    keywords = tuple(ability for ability in abilities if isinstance(ability, Keyword))
    others = tuple(ability for ability in abilities if not isinstance(ability, Keyword))
    return EquippedHas(keywords, others, attack, defense)


def when_equipped(*steps: Step) -> Automatic:
    """Of equipment: when a follower is equipped with it; "it" is that follower."""
    return Automatic(EquippedWithThis(), steps)


def on_equip(*steps: Step) -> Automatic:
    """When this follower is equipped (JA 14.5.2.2.2)."""
    return Automatic(Equips(Ref("this")), steps)


def whenever_equips(group: Group, *steps: Step) -> Automatic:
    """Whenever a follower of the group is equipped; "it" is that follower (JA 14.5.2.2.2)."""
    return Automatic(Equips(group), steps)


def union_burst(ability: Activated | Automatic) -> Activated | Automatic:
    """An ability with the keyword Union Burst (JA 14.5.1): of two with one text each."""
    return replace(ability, burst=True)


def activate_free(what: Target) -> Step:
    """Activate a Union Burst ability without paying its original cost (JA 14.5.1.4)."""
    return ActivateFree(what)


def on_burst(*steps: Step) -> Automatic:
    """When this card's Union Burst ability is activated (JA 14.5.1.3)."""
    return Automatic(Bursts(Ref("this")), steps)


def whenever_bursts(group: Group, *steps: Step) -> Automatic:
    """Whenever a Union Burst ability of a card of the group is activated; "it" is that card (JA 14.5.1.3)."""
    return Automatic(Bursts(group), steps)


def any_number_of_times(ability: Evolve | Equivalent) -> Evolve | Equivalent:
    """An evolve ability, or one equivalent to it, that can be used any number of times each turn (JA 8.3.2.2)."""
    return replace(ability, often=True)


def if_stack_taken(count: int, step: Step) -> Step:
    """If so many Stack counters were removed for this text, in editions that have it (JA 13.3.2.5)."""
    return IfStackTaken(count, step)


def serve(times: int, cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """An ability with so many Serve icons (14.2.2.3)."""
    return Equivalent((ServeThis(times), *cost), steps, icon="serve")


def serve_it(what: Target, times: int = 1) -> Step:
    """Serve a card (14.2.1)."""
    return Serve(what, times)


def race(what: Target, times: int = 1) -> Step:
    """Race a card (14.2.3)."""
    return Race(what, times)


def on_race(*steps: Step) -> Automatic:
    """On Race: when this card races."""
    return Automatic(OnRace(), steps)


def ride(cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """A Ride ability (14.4.9.2)."""
    return Equivalent((*cost, PutDrivePoint()), steps, icon="ride")


def advanced(cost: tuple[Cost, ...], *steps: Step) -> Equivalent:
    """An activated ability with the advanced icon, in editions that have it (JA 12.16)."""
    return Equivalent(cost, steps, icon="advanced")


def give_drive(to: Target) -> Step:
    """Give a follower Drive."""
    return GiveDrive(to)


def on_drive(*steps: Step) -> Automatic:
    """On Drive: when this card is given Drive."""
    return Automatic(OnDrive(), steps)


def drive_checks(count: int = 1) -> Step:
    """Perform drive checks."""
    return PerformDriveChecks(count)


def checks_trigger(*steps: Step) -> Automatic:
    """When you drive check a Trigger."""
    return Automatic(ChecksTrigger(), steps)


def lesson(items: int) -> tuple[Cost, ...]:
    """Lesson (X) as (part of) a cost."""
    return (Lesson(items),)


def take_lesson(items: int) -> Step:
    """Lesson (X) as what a text does."""
    return TakeLesson(items)


def on_super_evolve(*steps: Step) -> Automatic:
    """On Super-Evolve: when this card super-evolves."""
    return Automatic(OnSuperEvolve(), steps)


def after_redraw(*steps: Step) -> Ability:
    """After players redraw at the start of the game (6.2.1.12)."""
    return AfterRedraw(steps)
