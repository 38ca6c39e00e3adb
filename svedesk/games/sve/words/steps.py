"""Words for the steps of a text."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.amount import ChosenX, Count, Counted, Half
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.group import Group, Ref, Target, Trait
from svedesk.games.sve.keywords.next_phase import AtNextStart
from svedesk.games.sve.keywords.whenever import Enters
from svedesk.games.sve.verbs.at_random import DiscardAtRandom
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters
from svedesk.games.sve.verbs.declare import DeclareName
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.discard import DiscardHand
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.each_may_put import EachMayPut
from svedesk.games.sve.verbs.give import (
    ChangeEvolveCost,
    GiveKeyword,
    GiveStats,
    GiveStatsAndKeyword,
    GiveTrait,
)
from svedesk.games.sve.verbs.give_keywords import GiveKeywords, GiveStatsAndKeywords
from svedesk.games.sve.verbs.give_x import GiveX
from svedesk.games.sve.verbs.if_it import GiveAnd
from svedesk.games.sve.verbs.outcome import LoseTheGame, WinTheGame
from svedesk.games.sve.verbs.play_costs import ChangePlayCost
from svedesk.games.sve.verbs.players import DoneBy, OwnStep
from svedesk.games.sve.verbs.recover import RecoverPlayPoints
from svedesk.games.sve.verbs.search import Shuffle
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.swap import Swap
from svedesk.games.sve.verbs.take import Take, To
from svedesk.games.sve.verbs.take_less import LeaderTakes
from svedesk.games.sve.verbs.turns import TakeAnotherTurn
from svedesk.games.sve.verbs.when import Instead, When
from svedesk.games.sve.wording import Kind

win_the_game: Step = WinTheGame()
lose_the_game: Step = LoseTheGame()
each_player_loses: Step = LoseTheGame(each=True)
each_may_put: Step = EachMayPut()
"""Each player may put a follower from their hand onto the field."""


def select_any_number(group: Group) -> Step:
    """Select any number of cards of a group, also none."""
    return Select(group, up_to=True, any_number=True)


def draw(count: int) -> Draw:
    """Draw cards."""
    return Draw(count)


def draw_x(number: Counted) -> Draw:
    """Draw as many cards as a number that is counted."""
    return Draw(number)


def give_x(
    to: Target, number: Counted, stats: Literal["attack", "defense", "both"] = "both", *, less: bool = False
) -> Step:
    """Give attack, defense or both, as much as a number that is counted, or so much less."""
    return GiveX(to, number, stats, less)


def each_player_draws(count: int) -> Draw:
    """Each player draws cards."""
    return Draw(count, each=True)


def reveal_into_hand(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and add it to your hand."""
    return Take(Group("any", kind), "hand", reveal=True)


def reveal_onto_field(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and put it onto your field."""
    return Take(Group("any", kind), "field", reveal=True)


def into_cemetery(kind: Kind) -> Take:
    """You may put one of the cards looked at into your cemetery."""
    return Take(Group("any", kind), "cemetery")


def instead(usual: Step, condition: Condition, other: Step) -> Step:
    """Do one thing; where a condition holds, another instead: other damage, more defense, another keyword."""
    return Instead(usual, condition, other)


def choose_one_or_up_to(condition: Condition, count: int, *modes: Mode) -> Step:
    """Choose one of these while playing; where the condition holds then, up to so many instead."""
    return Choose(modes, more=(condition, count), more_up_to=True)


def reveal_trait_into_hand(trait: Trait, kind: Kind = "card") -> Take:
    """You may reveal one of the cards looked at that has a trait and add it to your hand."""
    return Take(Group("any", kind, trait=trait), "hand", reveal=True)


def take_costing(group: Group, most_total: int, to: To = "hand", count: int = 1, *, reveal: bool = False) -> Take:
    """You may take up to so many of the cards looked at (1: any number) that cost so much together at most."""
    return Take(group, to, reveal, count, any_number=count == 1, most_total=most_total)


def take_one_of_each(group: Group, or_one: Group, to: To = "hand", *, reveal: bool = False) -> Take:
    """You may take up to one of some and up to one of other cards looked at."""
    return Take(group, to, reveal, or_one=or_one)


def if_it_is(group: Group, step: Step) -> Step:
    """If it's a card of a group: a step."""
    return When(ItIs(group), step)


def place_counter(on: Ref, counter: Counter, count: int = 1) -> Step:
    """Place counters on a card."""
    return PlaceCounters(on, counter, count)


shuffle: Step = Shuffle()
swap_this: Step = Swap()
"""Swap this card for the one selected last."""
swap_them: Step = Swap(both_selected=True)
declare_name: Step = DeclareName()
take_another_turn: Step = TakeAnotherTurn()


def recover(points: int | Counted) -> RecoverPlayPoints:
    """Recover play points."""
    return RecoverPlayPoints(points)


def choose_up_to(count: int | Count, *modes: Mode, more: tuple[Condition, int] | None = None) -> Step:
    """Choose one to so many of these while playing; where the condition of `more` holds then, up to that many."""
    return Choose(modes, count, up_to=True, more=more)


def choose_some(
    count: int | Count | ChosenX,
    *modes: Mode,
    more: tuple[Condition, int] | None = None,
    more_up_to: bool = False,
) -> Step:
    """Choose so many of these while playing; where the condition of `more` holds then, that many instead, or with
    `more_up_to` up to that many."""
    return Choose(modes, count, more=more, more_up_to=more_up_to and more is not None)


def half_of(number: Counted) -> Half:
    """Half of a number, rounded up."""
    return Half(number)


def whenever_enters_from(zone: Literal["hand", "ex", "deck", "cemetery"], group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group is put onto your field from a zone, played from there or moved."""
    return Automatic(Enters(group, zone), steps)


def whenever_enters_from_elsewhere(
    zone: Literal["hand", "ex", "deck", "cemetery"], group: Group, *steps: Step
) -> Automatic:
    """Whenever a card of the group is put onto your field from somewhere other than a zone."""
    return Automatic(Enters(group, zone, elsewhere=True), steps)


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


def leader_takes_this_turn(shift: int) -> Step:
    """This turn, damage to your leader is so much more or (less than 0) less."""
    return LeaderTakes.by(shift)


discard_hand: DiscardHand = DiscardHand()
"""Discard your hand."""


def each_player(step: OwnStep) -> Step:
    """Each player does this."""
    if isinstance(step, Draw) and not step.each:
        return replace(step, each=True)
    return DoneBy("each", step)


def each_opponent(step: OwnStep) -> Step:
    """Each opponent does this."""
    if isinstance(step, DiscardAtRandom) and step.who == "you":
        return replace(step, who="opponent")
    return DoneBy("opponent", step)


def set_play_cost(what: Ref, to: int, *, this_turn: bool = False) -> Step:
    """What was named costs so many play points to play; `this_turn`: up to the end of the turn."""
    return ChangePlayCost(what, to, this_turn=this_turn)


def give_keywords(to: Target, *keywords: Keyword) -> Step:
    """Give several keywords."""
    return GiveKeywords(to, keywords)


def give_with_keywords(to: Target, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense, and several keywords with them."""
    return GiveStatsAndKeywords(GiveStats(to, attack, defense), keywords)


def may_place_counter(on: Ref, counter: Counter, count: int = 1) -> Step:
    """You may place counters on a card."""
    return PlaceCounters(on, counter, count, may=True)
