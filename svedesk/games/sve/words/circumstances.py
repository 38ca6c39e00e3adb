"""Words for conditions of later sets: numbers of players and cards, what is not there, what "it" is."""

from __future__ import annotations

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.conditions.arrival import PutByAbility
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.happened import ThisTurn

put_by_ability: Condition = PutByAbility()
"""This card was put onto the field by an ability, and not played."""


def happened(ability: Automatic, times: int = 1) -> Condition:
    """If what an automatic ability waits for has happened this turn, so many times at least."""
    return ThisTurn(ability.trigger, times)
