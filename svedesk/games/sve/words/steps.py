"""Words for the steps of a text, its conditions and its numbers."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.amount import Amount, Count, StatOf
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.combo import Combo
from svedesk.games.sve.group import Group, Leaders, Ref, Target, Token
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.create import FieldOrEx, IntoEx, Summon, SummonRestIntoEx
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.destroy import Destroy
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.give import ChangeEvolveCost, GiveKeyword, GiveStats
from svedesk.games.sve.verbs.look_at_top import Kind, LookAtTop, Take
from svedesk.games.sve.verbs.return_to_hand import ReturnToHand
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.when import Instead, When


def select(group: Group | Leaders, count: int = 1) -> Step:
    """Select one card of a group, or so many; "it" is what was selected from here on."""
    return Select(group, count)


def select_up_to(count: int, group: Group | Leaders) -> Step:
    """Select any number of cards of a group from none to `count`."""
    return Select(group, count, up_to=True)


def both(*steps: Step) -> Step:
    """Steps of one sentence."""
    return Then(steps)


def deal(amount: Amount, to: Target) -> Deal:
    """Deal damage."""
    return Deal(amount, to)


def deal_divided(amount: int | Count) -> Step:
    """Deal damage divided between the cards selected just before, at least 1 to each."""
    return DealDivided(amount)


def destroy(what: Target) -> Step:
    """Destroy."""
    return Destroy(what)


def return_to_hand(what: Target) -> Step:
    """Return to its owner's hand."""
    return ReturnToHand(what)


def give(to: Target, *, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense."""
    return GiveStats(to, attack, defense)


def give_keyword(to: Target, keyword: Keyword) -> Step:
    """Give a keyword."""
    return GiveKeyword(to, keyword)


def change_evolve_cost(points: int) -> Step:
    """Change the cost of this card's evolve ability."""
    return ChangeEvolveCost(points)


def draw(count: int) -> Step:
    """Draw cards."""
    return Draw(count)


def into_ex(count: int, token: Token) -> Step:
    """Put tokens into your EX area."""
    return IntoEx(count, token)


def summon(*tokens: Token) -> Step:
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
    return Take(kind, "hand", reveal=True)


def reveal_onto_field(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and put it onto your field."""
    return Take(kind, "field", reveal=True)


def into_cemetery(kind: Kind) -> Take:
    """You may put one of the cards looked at into your cemetery."""
    return Take(kind, "cemetery")


def when(condition: Condition, step: Step) -> Step:
    """A step only where a condition holds."""
    return When(condition, step)


def instead(usual: Deal, condition: Condition, other: Deal) -> Step:
    """Deal damage; where a condition holds, other damage instead."""
    return Instead(usual, condition, other)


def combo(cards: int) -> Condition:
    """Combo (X): so many cards played this turn."""
    return Combo(cards)


def choose_one(*modes: Mode) -> Step:
    """Choose one of these while playing."""
    return Choose(modes)


def mode(*steps: Step) -> Mode:
    """One option of a choice."""
    return Mode(steps)


def count(group: Group) -> Count:
    """The number of cards of a group, written X."""
    return Count(group)


def attack_of(whose: Ref) -> StatOf:
    """The attack of `this` or `it`, written X; of a card that left the field as it was there last."""
    return StatOf(whose, "attack")


def defense_of(whose: Ref) -> StatOf:
    """The defense of `this` or `it`, written X; of a card that left the field as it was there last."""
    return StatOf(whose, "defense")
