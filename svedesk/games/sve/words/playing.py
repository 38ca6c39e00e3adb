"""Words for costs and times of playing: when a card can be played, what it and its evolve ability cost then."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.group import Ref
from svedesk.games.sve.verbs.play_costs import ChangePlayCost


def set_play_cost(what: Ref, to: int, *, this_turn: bool = False) -> Step:
    """What was named costs so many play points to play; `this_turn`: up to the end of the turn."""
    return ChangePlayCost(what, to, this_turn=this_turn)
