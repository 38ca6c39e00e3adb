"""What the script checker knows of words few cards need."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node
from svedesk.games.sve.abilities.automatic import Automatic, Trigger
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.gives_trait import GivesTrait
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost, PayX
from svedesk.games.sve.abilities.restriction import CannotAttack, MustAttack, Restriction
from svedesk.games.sve.abilities.stack import Stack
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.verbs.additional import Additional, MayPay
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.may_discard import MayDiscard
from svedesk.games.sve.verbs.processes import BanishFromCemetery, RemoveStack, ShiftMaxPlayPoints
from svedesk.games.sve.verbs.stack import AddToStack
from svedesk.games.sve.verbs.stack_taken import IfStackTaken

ON_FIELD = (Restriction, GivesTrait)
"""Abilities that are valid on the field only (10.3.5)."""
GUARDED = (Additional, MayPay, MayDiscard, IfStackTaken)
"""Steps of which nothing is known afterwards: what is in them may not have been done."""


def trigger_of(node: object) -> Trigger | None:
    """What an ability or a delayed one waits for, a limit per turn left aside."""
    trigger = node.trigger if isinstance(node, Automatic | Later) else None
    return trigger.trigger if isinstance(trigger, Limited) else trigger


def of_uncommon(ability: Ability, printed: Facts) -> Iterator[str]:
    """What such a card cannot have."""
    if isinstance(ability, Stack) and printed.kind != "amulet":
        yield f"Stack on a {printed.kind}, where it is for amulets"
    if isinstance(ability, CannotAttack | MustAttack) and printed.kind != "follower":
        yield f"cannot or must attack, as no {printed.kind} can"
    if isinstance(ability, OwnCost | CostsX | FromHand) and printed.special in ("evolved", "leader"):
        yield "says what it costs, or is used from the hand, though it is never in a hand"


def of_amount(node: Node) -> Iterator[str]:
    """Numbers that would make a word do nothing (1.3.2.2)."""
    if isinstance(node, RemoveStack | AddToStack | IfStackTaken) and node.count < 1:
        yield f"counts {node.count} Stack counters"
    elif isinstance(node, BanishFromCemetery) and node.count < 1:
        yield f"banishes {node.count} cards"
    elif isinstance(node, ShiftMaxPlayPoints) and not node.shift:
        yield "changes the maximum play points by 0"
    elif isinstance(node, Limited) and node.times < 1:
        yield f"is pending {node.times} times a turn"
    elif isinstance(node, PayX | CostsX) and node.times < 1:
        yield f"costs X {node.times} times"
    elif isinstance(node, Later | Additional | MayPay | MayDiscard) and not node.steps:
        yield "says nothing of what happens then"
