"""Words that put cards and tokens into an EX area or a deck, or onto the field."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.group import Group, Ref, Token
from svedesk.games.sve.verbs.create import IntoExEach, SummonOneOf
from svedesk.games.sve.verbs.put_from_hand import HandIntoDeck, HandOntoField
from svedesk.games.sve.verbs.put_into_ex import PutIntoEx, TopIntoEx


def put_into_ex(what: Ref, *, yours: bool = False, may: bool = False) -> Step:
    """Put a card into its owner's EX area, or into yours; `may`: if you want to."""
    return PutIntoEx(what, yours, may)


def top_into_ex(count: int = 1, *, until_full: bool = False) -> TopIntoEx:
    """Put the top cards of your deck into your EX area, or again and again until it is full."""
    return TopIntoEx(count, until_full)


def hand_onto_field(group: Group, *, any_number: bool = False) -> Step:
    """You may put a card of the group, or any number of them, from your hand onto your field; "it" is what was put."""
    return HandOntoField(group, any_number)


def hand_into_deck(count: int = 1, end: Literal["top", "bottom"] = "bottom") -> Step:
    """Put cards of your hand on the bottom or top of your deck."""
    return HandIntoDeck(count, end)


def into_ex_each(*tokens: Token) -> Step:
    """Put one of each of these tokens into your EX area."""
    return IntoExEach(tokens)


def summon_one_of(*tokens: Token) -> Step:
    """Put one of these tokens onto your field."""
    return SummonOneOf(tokens)
