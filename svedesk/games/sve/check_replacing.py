"""What the script checker knows of replacement effects (10.10)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.replacement import (
    ChangeDamage,
    PutEngaged,
    Replacing,
    TakeInPlace,
    WouldDamage,
    WouldMove,
)
from svedesk.games.sve.verbs.stack import LoseStackCounter

_CHANGES_EVENTS = (ChangeDamage, TakeInPlace, PutEngaged, LoseStackCounter)
"""Steps that say how an event goes instead, and mean nothing anywhere else."""


def of_replacing(ability: Ability) -> Iterator[str]:
    """Changes to an event where a text replaces none."""
    nodes = tuple(walk(ability))
    inside = {id(node) for replacing in nodes if isinstance(replacing, Replacing) for node in walk(replacing)}
    if any(isinstance(node, _CHANGES_EVENTS) and id(node) not in inside for node in nodes):
        yield "changes what would happen, where nothing is replaced"


def of_replacing_word(node: Node) -> Iterator[str]:
    """Words that mean nothing, or that do not go with the event they replace."""
    if isinstance(node, Replacing):
        yield from _of_event(node)
    elif isinstance(node, ChangeDamage) and (node.plus, node.times, node.to) == (0, 1, None):
        yield "changes damage by 0"
    elif isinstance(node, WouldDamage) and node.least < 1:
        yield f"damage of {node.least} or more, which is any"
    elif isinstance(node, WouldMove) and _leaves_field(node) and getattr(node.what, "zone", "field") != "field":
        yield "would leave the field from where it is not"


def _of_event(replacing: Replacing) -> Iterator[str]:
    event, steps = replacing.event, replacing.steps
    if not isinstance(event, WouldDamage) and _any(steps, ChangeDamage, TakeInPlace):
        yield "changes damage where none would be dealt"
    if not (isinstance(event, WouldMove) and event.way == "arrive") and _any(steps, PutEngaged):
        yield "puts a card onto the field engaged that would not come there"
    if not (isinstance(event, WouldMove) and _leaves_field(event)) and _any(steps, LoseStackCounter):
        yield "a Stack counter in place of leaving, where nothing would leave"


def _leaves_field(event: WouldMove) -> bool:
    return event.way in ("destroy", "banish", "return", "leave", "bury")


def _any(steps: tuple[Step, ...], *kinds: type[Step]) -> bool:
    return any(isinstance(step, kinds) for step in steps)
