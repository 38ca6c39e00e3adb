"""Words few cards need: conditions on a turn, the end of the game, prohibitions."""

from __future__ import annotations

from dataclasses import replace

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.gives_trait import GivesTrait
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost, PayX
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose
from svedesk.games.sve.amount import ChosenX
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.hand import EmptyHand
from svedesk.games.sve.conditions.sanguine import Sanguine
from svedesk.games.sve.group import Group, Target, Trait
from svedesk.games.sve.keywords.achieved import Achieved
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.keywords.next_phase import AtNextStart
from svedesk.games.sve.keywords.stack import STACK
from svedesk.games.sve.verbs.additional import Additional, MayPay
from svedesk.games.sve.verbs.each_may_put import EachMayPut
from svedesk.games.sve.verbs.evolve_it import EvolveIt
from svedesk.games.sve.verbs.later import Later
from svedesk.games.sve.verbs.outcome import LoseTheGame, WinTheGame
from svedesk.games.sve.verbs.processes import BanishFromCemetery, RemoveStack, ShiftMaxPlayPoints
from svedesk.games.sve.verbs.stack import AddToStack
from svedesk.games.sve.wording import Kind

sanguine: Condition = Sanguine()
"""Sanguine is active for you: it is your turn and your leader has lost defense in it."""
win_the_game: Step = WinTheGame()
lose_the_game: Step = LoseTheGame()
each_player_loses: Step = LoseTheGame(each=True)
cannot_attack: Ability = CannotAttack()
cannot_be_destroyed: Ability = CannotBeDestroyed()
cannot_lose: Ability = CannotLose()
each_may_put: Step = EachMayPut()
"""Each player may put a follower from their hand onto the field."""
no_cards_in_hand: Condition = EmptyHand()


def when_so(state: Condition, *steps: Step) -> Automatic:
    """When something is so: a state trigger."""
    return Automatic(Achieved(state), steps)


def limited(ability: Automatic, times: int = 1) -> Automatic:
    """An automatic ability only so often on each of your turns."""
    return replace(ability, trigger=Limited(ability.trigger, times))


def at_next_main(*steps: Step) -> Step:
    """At the start of your next main phase: text for then."""
    return Later(AtNextStart("main"), steps)


def at_next_end(*steps: Step) -> Step:
    """At the start of your next end phase: text for then."""
    return Later(AtNextStart("end"), steps)


def this_turn(ability: Automatic) -> Step:
    """An automatic ability that waits from now on to the end of the turn."""
    return Later(ability.trigger, ability.steps, this_turn=True)


def once_later(ability: Automatic) -> Step:
    """An automatic ability that waits from now on for its condition to be met once."""
    return Later(ability.trigger, ability.steps)


def evolve_it(what: Target) -> Step:
    """Evolve by an effect (5.15.1.1)."""
    return EvolveIt(what)


stack: Ability = STACK
"""Stack: comes with a counter, loses one instead of leaving, hands them over."""


def add_to_stack(count: int) -> Step:
    """Add to a Stack on your field."""
    return AddToStack(count)


def earth_rite(*steps: Step, count: int = 1) -> Step:
    """Earth Rite: text for Stack counters removed while playing."""
    return Additional((RemoveStack(count),), steps)


def when_playing(cost: tuple[Cost, ...], *steps: Step) -> Step:
    """When playing this card, [cost]: text for a cost that may be paid while playing."""
    return Additional(cost, steps)


def may_pay(cost: tuple[Cost, ...], *steps: Step) -> Step:
    """[cost]: text for a cost that may be paid while the text is resolved."""
    return MayPay(cost, steps)


def banishing(kind: Kind, count: int = 1) -> tuple[Cost, ...]:
    """Cards in your cemetery to banish as (part of) a cost."""
    return (BanishFromCemetery(count, kind),)


def shift_max_play_points(shift: int) -> tuple[Cost, ...]:
    """Your maximum play points up or down as (part of) a cost."""
    return (ShiftMaxPlayPoints(shift),)


def costs_when_paid(cost: tuple[Cost, ...], points: int) -> Ability:
    """When playing this card, [cost]: This card costs so many play points to play."""
    return OwnCost(cost, sets=points)


def costs_less_when_paid(cost: tuple[Cost, ...], less: int) -> Ability:
    """When playing this card, [cost]: This card costs so much less to play."""
    return OwnCost(cost, less=less)


def instead_of_cost(cost: tuple[Cost, ...]) -> Ability:
    """You may pay this instead of the card's cost."""
    return OwnCost(cost)


def pay_x(times: int = 1) -> tuple[Cost, ...]:
    """X play points as (part of) a cost."""
    return (PayX(times),)


def costs_x(times: int = 1) -> Ability:
    """The printed cost is X."""
    return CostsX(times)


x = ChosenX()


def activate_from_hand(cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability of a card in hand."""
    return FromHand(cost, steps)


def play_cost(group: Group, to: int | None = None, *, shift: int = 0, anywhere: bool = False) -> Ability:
    """Your cards cost so much to play, or so much more (`shift`); `anywhere`: the text says from any zone."""
    return PlayCost(group, to, shift, anywhere)


def gives_trait(group: Group, trait: Trait) -> Ability:
    """As long as this card is on your field, the cards of the group have a trait."""
    return GivesTrait(group, trait)
