"""Words for the key notations of chapter 5 that few cards need."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.amount import ChosenX, Count, Counted, Half
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group
from svedesk.games.sve.keywords.whenever import Enters
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.declare import DeclareName
from svedesk.games.sve.verbs.recover import RecoverPlayPoints
from svedesk.games.sve.verbs.search import Shuffle
from svedesk.games.sve.verbs.swap import Swap
from svedesk.games.sve.verbs.turns import TakeAnotherTurn

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
