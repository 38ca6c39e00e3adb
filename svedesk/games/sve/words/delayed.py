"""Words for what happens later: delayed triggers (10.7.5), and effects for the rest of a turn."""

from __future__ import annotations

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.keywords.next_phase import AtNextStart
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.take_less import LeaderTakes


def at_next_main(*steps: Step) -> Step:
    """At the start of your next main phase: text for then."""
    return Later(AtNextStart("main"), steps)


def at_next_end(*steps: Step) -> Step:
    """At the start of your next end phase: text for then."""
    return Later(AtNextStart("end"), steps)


def this_turn(ability: Automatic) -> Step:
    """An automatic ability that waits from now on to the end of the turn."""
    return Later(ability.trigger, ability.steps, this_turn=True)


def once_later(ability: Automatic) -> Step:
    """An automatic ability that waits from now on for its condition to be met once."""
    return Later(ability.trigger, ability.steps)


def leader_takes_this_turn(shift: int) -> Step:
    """This turn, damage to your leader is so much more or (less than 0) less."""
    return LeaderTakes.by(shift)
