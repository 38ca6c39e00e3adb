"""Words for replacement effects (10.10): what would happen, and what happens instead.

`if_would(destroyed(this), banish(it))` reads "If this follower would be destroyed, banish it instead." In what happens
instead, "it" is the card the event is about; steps that move it send it there in place of where it would have gone,
and it stays where none of them does.
"""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.replacement import ChangeDamage, IfWould, PutEngaged, Replacing, TakeInPlace
from svedesk.games.sve.abilities.would import DamageKind, Would, WouldDamage, WouldDivide, WouldDraw, WouldMove
from svedesk.games.sve.group import Group, Leaders, Ref
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.delayed import ReplaceLater

# -- what would happen -------------------------------------------------------------------------------------------------


def destroyed(what: Group | Ref) -> Would:
    """It would be destroyed."""
    return WouldMove(what, "destroy")


def banished(what: Group | Ref) -> Would:
    """It would be banished from the field."""
    return WouldMove(what, "banish")


def returned(what: Group | Ref) -> Would:
    """It would be returned from the field to its owner's hand."""
    return WouldMove(what, "return")


def leaving(what: Group | Ref) -> Would:
    """It would leave the field, wherever to."""
    return WouldMove(what, "leave")


def buried(what: Group | Ref) -> Would:
    """It would be put into the cemetery from the field, destroyed or not."""
    return WouldMove(what, "bury")


def discarded(what: Group | Ref) -> Would:
    """It would be discarded."""
    return WouldMove(what, "discard")


def milled(what: Group | Ref) -> Would:
    """It would be put into the cemetery from the deck."""
    return WouldMove(what, "mill")


def put_into_cemetery(what: Group | Ref) -> Would:
    """It would be put into the cemetery, wherever from."""
    return WouldMove(what, "cemetery")


def entering(what: Group | Ref) -> Would:
    """It would be put onto the field."""
    return WouldMove(what, "arrive")


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


def change_damage(plus: int = 0, *, times: int = 1, to: int | None = None) -> Step:
    """That damage becomes so much more or less, so many times as much, or a number."""
    return ChangeDamage(plus, times, to)
