"""Words for conditions and numbers."""

from __future__ import annotations

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.amount import Counted, OthersPlayed, Plus, TimesLeaderLost, Twice
from svedesk.games.sve.conditions.arrival import PutByAbility
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.hand import EmptyHand
from svedesk.games.sve.conditions.happened import ThisTurn
from svedesk.games.sve.conditions.overflow import Overflow
from svedesk.games.sve.conditions.sanguine import Sanguine

overflow: Condition = Overflow()
"""Overflow is active for you: maximum play points of at least 7."""
sanguine: Condition = Sanguine()
"""Sanguine is active for you: it is your turn and your leader has lost defense in it."""
no_cards_in_hand: Condition = EmptyHand()
others_played = OthersPlayed()
"""How many cards you have played this turn, this one left out, written X."""
times_leader_lost = TimesLeaderLost()
"""How often your leader's defense went down this turn, written X."""


def plus(number: Counted, more: int) -> Plus:
    """A number and so many more."""
    return Plus(number, more)


def minus(number: Counted, fewer: int) -> Plus:
    """A number less so many, at least 0."""
    return Plus(number, fewer, less=True)


def twice(number: Counted) -> Twice:
    """Twice a number."""
    return Twice(number)


put_by_ability: Condition = PutByAbility()
"""This card was put onto the field by an ability, and not played."""


def happened(ability: Automatic, times: int = 1) -> Condition:
    """If what an automatic ability waits for has happened this turn, so many times at least."""
    return ThisTurn(ability.trigger, times)
