"""Words for conditions and numbers."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.amount import Count, Counted, OthersPlayed, Plus, StatOf, TimesLeaderLost, Twice, YourNumber
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.cemetery import Necrocharge, Spellchain
from svedesk.games.sve.conditions.combo import Combo
from svedesk.games.sve.conditions.discarded import Discarded
from svedesk.games.sve.conditions.hand import EmptyHand
from svedesk.games.sve.conditions.how_many import FaceupInEvolveDeck, HowMany
from svedesk.games.sve.conditions.overflow import Overflow
from svedesk.games.sve.conditions.present import Present
from svedesk.games.sve.conditions.sanguine import Sanguine
from svedesk.games.sve.group import Called, Group, Ref

overflow: Condition = Overflow()
"""Overflow is active for you: maximum play points of at least 7."""
sanguine: Condition = Sanguine()
"""Sanguine is active for you: it is your turn and your leader has lost defense in it."""
no_cards_in_hand: Condition = EmptyHand()
others_played = OthersPlayed()
"""How many cards you have played this turn, this one left out, written X."""
times_leader_lost = TimesLeaderLost()
"""How often your leader's defense went down this turn, written X."""


def combo(cards: int) -> Condition:
    """Combo (X): so many cards played this turn."""
    return Combo(cards)


def necrocharge(cards: int) -> Condition:
    """Necrocharge (X): so many cards in your cemetery."""
    return Necrocharge(cards)


def present(group: Group) -> Condition:
    """If there is a card of the group on the field."""
    return Present(group)


def spellchain(spells: int) -> Condition:
    """Spellchain (X): so many spells in your cemetery."""
    return Spellchain(spells)


def sc(spells: int) -> Condition:
    """SC (X): Spellchain as a text that has said the word writes it."""
    return Spellchain(spells, short=True)


def at_least(count: int, group: Group) -> Condition:
    """If there are at least so many cards of a group."""
    return HowMany(count, group)


def faceup_in_evolve_deck(count: int, name: Called) -> Condition:
    """If there are so many faceup cards of a name in your evolve deck."""
    return FaceupInEvolveDeck(count, name)


def count(group: Group) -> Count:
    """The number of cards of a group, written X."""
    return Count(group)


def attack_of(whose: Ref) -> StatOf:
    """The attack of `this` or `it`, written X; of a card that left the field as it was there last."""
    return StatOf(whose, "attack")


def defense_of(whose: Ref) -> StatOf:
    """The defense of `this` or `it`, written X; of a card that left the field as it was there last."""
    return StatOf(whose, "defense")


def your_number(
    what: Literal["hand", "hand_and_ex", "deck", "faceup_evolved", "max_play_points"],
) -> YourNumber:
    """The number of your cards in a place, or your maximum play points, written X."""
    return YourNumber(what)


def plus(number: Counted, more: int) -> Plus:
    """A number and so many more."""
    return Plus(number, more)


def minus(number: Counted, fewer: int) -> Plus:
    """A number less so many, at least 0."""
    return Plus(number, fewer, less=True)


def twice(number: Counted) -> Twice:
    """Twice a number."""
    return Twice(number)


def paid_with(group: Group) -> Condition:
    """A card that is so was discarded for the cost."""
    return Discarded(group)
