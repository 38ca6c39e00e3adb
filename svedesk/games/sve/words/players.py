"""Words for what a player does who is named, and with a whole hand."""

from __future__ import annotations

from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.verbs.at_random import DiscardAtRandom
from svedesk.games.sve.verbs.discard import DiscardHand
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.players import DoneBy, OwnStep

discard_hand: DiscardHand = DiscardHand()
"""Discard your hand."""


def each_player(step: OwnStep) -> Step:
    """Each player does this."""
    if isinstance(step, Draw) and not step.each:
        return replace(step, each=True)
    return DoneBy("each", step)


def each_opponent(step: OwnStep) -> Step:
    """Each opponent does this."""
    if isinstance(step, DiscardAtRandom) and step.who == "you":
        return replace(step, who="opponent")
    return DoneBy("opponent", step)
