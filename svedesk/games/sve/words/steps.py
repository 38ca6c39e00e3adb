"""Words for the steps of a text."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.group import Group, Ref, Target, Trait
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.each_may_put import EachMayPut
from svedesk.games.sve.verbs.give_x import GiveX
from svedesk.games.sve.verbs.outcome import LoseTheGame, WinTheGame
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.take import Take, To
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
