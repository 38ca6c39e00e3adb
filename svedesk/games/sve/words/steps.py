"""Words for the steps of a text."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.amount import Amount, Count, Counted, YourNumber
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.group import Group, Leaders, Ref, Target, Token, Trait
from svedesk.games.sve.verbs.add_to_hand import AddToHand
from svedesk.games.sve.verbs.banish import Banish
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.counters import Counter, PlaceCounters
from svedesk.games.sve.verbs.create import FieldOrEx, IntoEx, IntoExOneOf, Summon, SummonRestIntoEx
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.destroy import Destroy
from svedesk.games.sve.verbs.discard import DiscardSome
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.each_may_put import EachMayPut
from svedesk.games.sve.verbs.engage import Engage
from svedesk.games.sve.verbs.evolve_it import EvolveIt
from svedesk.games.sve.verbs.give_x import GiveX
from svedesk.games.sve.verbs.if_it import DealAnd
from svedesk.games.sve.verbs.look_at_top import LookAtTop
from svedesk.games.sve.verbs.max_play_points import RaiseMaxPlayPoints
from svedesk.games.sve.verbs.may_discard import MayDiscard
from svedesk.games.sve.verbs.opponent_buries import OpponentBuries
from svedesk.games.sve.verbs.outcome import LoseTheGame, WinTheGame
from svedesk.games.sve.verbs.put_onto_field import PutOntoField
from svedesk.games.sve.verbs.refresh import Refresh
from svedesk.games.sve.verbs.return_to_hand import ReturnToHand
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack import AddToStack
from svedesk.games.sve.verbs.take import Take, To
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.top_into_cemetery import TopIntoCemetery
from svedesk.games.sve.verbs.when import Instead, When
from svedesk.games.sve.wording import Kind

win_the_game: Step = WinTheGame()
lose_the_game: Step = LoseTheGame()
each_player_loses: Step = LoseTheGame(each=True)
each_may_put: Step = EachMayPut()
"""Each player may put a follower from their hand onto the field."""


def select(group: Group | Leaders, count: int = 1) -> Step:
    """Select one card of a group, or so many; "it" is what was selected from here on."""
    return Select(group, count)


def select_up_to(count: int, group: Group | Leaders) -> Step:
    """Select any number of cards of a group from none to `count`."""
    return Select(group, count, up_to=True)


def select_any_number(group: Group) -> Step:
    """Select any number of cards of a group, also none."""
    return Select(group, up_to=True, any_number=True)


def both(*steps: Step) -> Step:
    """Steps of one sentence."""
    return Then(steps)


def deal(amount: Amount, to: Target | Both) -> Deal:
    """Deal damage."""
    return Deal(amount, to)


def deal_divided(amount: int | Count | YourNumber) -> Step:
    """Deal damage divided between the cards selected just before, at least 1 to each."""
    return DealDivided(amount)


def destroy(what: Target) -> Step:
    """Destroy."""
    return Destroy(what)


def banish(what: Target) -> Step:
    """Banish."""
    return Banish(what)


def engage(what: Target) -> Step:
    """Engage."""
    return Engage(what)


def top_into_cemetery(count: int, *, opponent: bool = False) -> Step:
    """Put the top cards of your deck into your cemetery, or those of each opponent's."""
    return TopIntoCemetery(count, opponent)


def add_to_hand(what: Ref) -> Step:
    """Add what was selected to your hand."""
    return AddToHand(what)


def put_onto_field(what: Ref, *, owners: bool = False) -> Step:
    """Put what was selected onto your field, or onto that of its owner."""
    return PutOntoField(what, owners)


def return_to_hand(what: Target) -> Step:
    """Return to its owner's hand."""
    return ReturnToHand(what)


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


def refresh(what: Target) -> Step:
    """Refresh."""
    return Refresh(what)


def raise_max_play_points(amount: int) -> Step:
    """Increase your maximum play points."""
    return RaiseMaxPlayPoints(amount)


def into_ex_one_of(*tokens: Token) -> Step:
    """Put one of these tokens into your EX area."""
    return IntoExOneOf(tokens)


def into_ex(count: int, token: Token) -> IntoEx:
    """Put tokens into your EX area."""
    return IntoEx(count, token)


def summon(*tokens: Token) -> Summon:
    """Put tokens onto your field."""
    return Summon(tokens)


def summon_rest_into_ex(count: int, token: Token) -> Step:
    """Put tokens onto your field until it is full, the rest into your EX area."""
    return SummonRestIntoEx(count, token)


def field_or_ex(most: int, token: Token) -> Step:
    """Put up to so many tokens onto your field or into your EX area."""
    return FieldOrEx(most, token)


def look_at_top(count: int, *takes: Take, rest: Literal["bottom", "cemetery", "top"] = "top") -> Step:
    """Look at so many of the top cards of your deck; take from among them; the rest goes to the bottom in any order, to
    the cemetery, or stays on top."""
    return LookAtTop(count, takes, rest)


def reveal_into_hand(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and add it to your hand."""
    return Take(Group("any", kind), "hand", reveal=True)


def reveal_onto_field(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and put it onto your field."""
    return Take(Group("any", kind), "field", reveal=True)


def into_cemetery(kind: Kind) -> Take:
    """You may put one of the cards looked at into your cemetery."""
    return Take(Group("any", kind), "cemetery")


def when(condition: Condition, step: Step) -> Step:
    """A step only where a condition holds."""
    return When(condition, step)


def instead(usual: Step, condition: Condition, other: Step) -> Step:
    """Do one thing; where a condition holds, another instead: other damage, more defense, another keyword."""
    return Instead(usual, condition, other)


def choose_one(*modes: Mode) -> Step:
    """Choose one of these while playing."""
    return Choose(modes)


def mode(*steps: Step) -> Mode:
    """One option of a choice."""
    return Mode(steps)


def evolve_it(what: Target) -> Step:
    """Evolve by an effect (5.15.1.1)."""
    return EvolveIt(what)


def add_to_stack(count: int) -> Step:
    """Add to a Stack on your field."""
    return AddToStack(count)


def choose_one_or_up_to(condition: Condition, count: int, *modes: Mode) -> Step:
    """Choose one of these while playing; where the condition holds then, up to so many instead."""
    return Choose(modes, more=(condition, count), more_up_to=True)


def may_discard(count: int, *steps: Step) -> Step:
    """You may discard so many cards. If you do: text."""
    return MayDiscard(count, steps)


def reveal_trait_into_hand(trait: Trait, kind: Kind = "card") -> Take:
    """You may reveal one of the cards looked at that has a trait and add it to your hand."""
    return Take(Group("any", kind, trait=trait), "hand", reveal=True)


def take(group: Group, to: To = "hand", count: int = 1, *, reveal: bool = False) -> Take:
    """You may take one of the cards looked at, or up to so many, that are as a group says."""
    return Take(group, to, reveal, count)


def take_any_number(group: Group, to: To = "hand", *, reveal: bool = False) -> Take:
    """You may take any number of the cards looked at."""
    return Take(group, to, reveal, any_number=True)


def take_distinct(group: Group, to: To = "hand", count: int = 2, *, reveal: bool = False) -> Take:
    """You may take up to so many of the cards looked at, with different names."""
    return Take(group, to, reveal, count, distinct=True)


def take_costing(group: Group, most_total: int, to: To = "hand", count: int = 1, *, reveal: bool = False) -> Take:
    """You may take up to so many of the cards looked at (1: any number) that cost so much together at most."""
    return Take(group, to, reveal, count, any_number=count == 1, most_total=most_total)


def take_one_of_each(group: Group, or_one: Group, to: To = "hand", *, reveal: bool = False) -> Take:
    """You may take up to one of some and up to one of other cards looked at."""
    return Take(group, to, reveal, or_one=or_one)


def put_from_among(group: Group, to: To = "hand", count: int = 1) -> Take:
    """Put so many of the cards looked at somewhere; you must."""
    return Take(group, to, count=count, must=True)


def then(*steps: Step) -> Step:
    """Steps of one sentence that says which comes after which."""
    return Then(steps, after=True)


def discard(count: int) -> DiscardSome:
    """Discard cards of your choice."""
    return DiscardSome(count)


def if_it_is(group: Group, step: Step) -> Step:
    """If it's a card of a group: a step."""
    return When(ItIs(group), step)


def deal_and(first: Deal, second: Deal, condition: Condition | None = None) -> Step:
    """Deal damage to one and (where a condition holds) other damage to another."""
    return DealAnd(first, second, condition)


def each_opponent_buries(group: Group, count: int = 1) -> Step:
    """Each opponent buries cards of theirs."""
    return OpponentBuries(group, count)


def place_counter(on: Ref, counter: Counter, count: int = 1) -> Step:
    """Place counters on a card."""
    return PlaceCounters(on, counter, count)
