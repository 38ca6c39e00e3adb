"""Words for replacement effects (10.10): what would happen, and what happens instead.

`if_would(destroyed(this), banish(it))` reads "If this follower would be destroyed, banish it instead." In what happens
instead, "it" is the card the event is about; steps that move it send it there in place of where it would have gone,
and it stays where none of them does.
"""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.replacement import IfWould, PutEngaged, Replacing, TakeInPlace
from svedesk.games.sve.abilities.would import DamageKind, Would, WouldDamage, WouldDivide, WouldDraw
from svedesk.games.sve.group import Group, Leaders, Ref
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.delayed import ReplaceLater

# -- what would happen -------------------------------------------------------------------------------------------------


def damaged(what: Group | Leaders | Ref, kind: DamageKind = "", least: int = 1) -> Would:
    """It would take damage of a kind (any), of at least so much."""
    return WouldDamage(what, None, kind, least)


def dealing(what: Group | Ref, kind: DamageKind = "", to: Group | Leaders | Ref | None = None) -> Would:
    """It would deal damage of a kind (any), to anything or to what is said."""
    return WouldDamage(to, what, kind)


drawing: Would = WouldDraw()
opponent_drawing: Would = WouldDraw("enemy")
dividing: Would = WouldDivide()

# -- what happens instead ----------------------------------------------------------------------------------------------


def if_would(event: Would, *steps: Step, may: bool = False, during: Literal["", "your", "enemy"] = "") -> Ability:
    """As long as this card is on the field, something else happens instead of an event; `may`: where you want it to,
    `during`: on that player's turn only."""
    return IfWould(Replacing(event, steps, may, during))


def next_time(event: Would, *steps: Step, may: bool = False, this_turn: bool = False) -> Step:
    """From now on, the next time (this turn) an event would happen, something else happens instead."""
    return ReplaceLater(Replacing(event, steps, may), this_turn=this_turn)


def this_turn_if(event: Would, *steps: Step, may: bool = False) -> Step:
    """From now to the end of the turn, something else happens instead of an event."""
    return ReplaceLater(Replacing(event, steps, may), once=False, this_turn=True)


def from_now_if(event: Would, *steps: Step, may: bool = False) -> Step:
    """From now on, something else happens instead of an event; of a card the text named as long as it stays where it
    lies."""
    return ReplaceLater(Replacing(event, steps, may), once=False)


put_engaged: Step = PutEngaged()
take_it_instead: Step = TakeInPlace()
