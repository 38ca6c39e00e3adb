"""Words that cards of later sets are written in, beside those of the first ones."""

from __future__ import annotations

from svedesk.games.sve.abilities.added_cost import AddedCost
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.replacement import ChangeDamage, Replacing, WouldDamage
from svedesk.games.sve.amount import Count, StatOf, Taken, TimesLeaderLost, Twice
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group, Token, Trait
from svedesk.games.sve.keywords.evolves import Evolves
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.field_and_ex_costs import BanishTokensInEx, EngageAny
from svedesk.games.sve.verbs.later import ReplaceLater
from svedesk.games.sve.verbs.look_at_top import Take
from svedesk.games.sve.verbs.may_discard import MayDiscard
from svedesk.games.sve.verbs.take_less import LeaderTakes
from svedesk.games.sve.wording import Kind

__all__ = [
    "activate_from_ex",
    "banish_with_tokens",
    "choose_one_or_up_to",
    "engage_any",
    "leader_takes_this_turn",
    "may_add_cost",
    "may_discard",
    "reveal_trait_into_hand",
    "taken",
    "times_leader_lost",
    "twice",
    "whenever_evolves",
]

times_leader_lost = TimesLeaderLost()
"""How often your leader's defense went down this turn, written X."""


def activate_from_ex(cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability of a card in the EX area."""
    return FromHand(cost, steps, where="ex")


def may_add_cost(cost: tuple[Cost, ...]) -> Ability:
    """As an additional cost to play this card, you may do this with any number of cards, none as well."""
    return AddedCost(cost, may=True)


def banish_with_tokens(token: Token, others: int) -> tuple[Cost, ...]:
    """This card and so many other tokens in your EX area to banish as (part of) a cost."""
    return (BanishTokensInEx(token, others),)


def engage_any(group: Group) -> tuple[Cost, ...]:
    """Any number of cards to engage as (part of) a cost; `taken` is how many it was."""
    return (EngageAny(group),)


def taken(group: Group) -> Taken:
    """The number of cards of a group engaged for the additional cost, written X."""
    return Taken(group)


def twice(number: Count | StatOf | TimesLeaderLost | Taken) -> Twice:
    """Twice a number."""
    return Twice(number)


def leader_takes_this_turn(shift: int) -> Step:
    """This turn, damage to your leader is so much more or (less than 0) less."""
    effect = Replacing(WouldDamage(None), (ChangeDamage(shift),))
    return LeaderTakes(shift, ReplaceLater(effect, once=False, this_turn=True))


def choose_one_or_up_to(condition: Condition, count: int, *modes: Mode) -> Step:
    """Choose one of these while playing; where the condition holds then, up to so many instead."""
    return Choose(modes, more=(condition, count), more_up_to=True)


def may_discard(count: int, *steps: Step) -> Step:
    """You may discard so many cards. If you do: text."""
    return MayDiscard(count, steps)


def reveal_trait_into_hand(trait: Trait, kind: Kind = "card") -> Take:
    """You may reveal one of the cards looked at that has a trait and add it to your hand."""
    return Take(kind, "hand", reveal=True, trait=trait)


def whenever_evolves(group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group evolves; "it" is that card."""
    return Automatic(Evolves(group), steps)
