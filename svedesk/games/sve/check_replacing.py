"""What the script checker knows of replacement effects (10.10)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.replacement import (
    ChangeDamage,
    IfWould,
    PutEngaged,
    Replaces,
    Replacing,
    TakeInPlace,
    WouldDamage,
    WouldDraw,
    WouldMove,
)
from svedesk.games.sve.group import Ref
from svedesk.games.sve.verbs.additional import Additional
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.delayed import Later, ReplaceLater
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack import LoseStackCounter
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.zones import FIELD

_CHANGES_EVENTS = (ChangeDamage, TakeInPlace, PutEngaged, LoseStackCounter)
"""Steps that say how an event goes instead, and mean nothing anywhere else."""
_DECIDED_WHILE_PLAYING = (Select, Choose, Additional, DealDivided)
"""Steps of which the questions are asked when a text is played: what happens instead is not played."""
_NOT_ABOUT_ITSELF = "a spell is never on the field, where what it says of other cards would count"


def of_replacing(ability: Ability) -> Iterator[str]:
    """Changes to an event where a text replaces none."""
    nodes = tuple(walk(ability))
    inside = {id(node) for replacing in nodes if isinstance(replacing, Replacing) for node in walk(replacing)}
    if any(isinstance(node, _CHANGES_EVENTS) and id(node) not in inside for node in nodes):
        yield "changes what would happen, where nothing is replaced"


def of_replacing_card(ability: Ability, printed: Facts) -> Iterator[str]:
    """What such a card cannot say of what would happen."""
    if isinstance(ability, IfWould):
        if printed.kind == "spell" and not is_about_itself(ability):
            yield _NOT_ABOUT_ITSELF
        if any(node == Ref("it") for node in walk(ability.effect.event)):
            yield "'it' in what would happen, before anything was named"
    if printed.kind != "follower" and any(isinstance(node, TakeInPlace) for node in walk(ability)):
        yield f"damage for {'an' if printed.kind[0] in 'aeiou' else 'a'} {printed.kind}, which takes none"


def is_about_itself(ability: Ability) -> bool:
    """Whether an ability replaces movements of its own card, which it does wherever the card lies (10.3.4)."""
    if not isinstance(ability, Replaces):
        return False
    event = ability.replacing.event
    return isinstance(event, WouldMove) and event.what == Ref("this") and not _leaves_field(event)


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
    inner = tuple(_done_at_once(steps))
    if any(isinstance(step, _DECIDED_WHILE_PLAYING) for step in inner):
        yield "selects in what happens instead, which nobody plays"
    if isinstance(event, WouldDraw) and any(getattr(step, "what", None) == Ref("it") for step in inner):
        yield "'it' in place of a draw, which is about no card"
    on_field = isinstance(event, WouldMove) and _leaves_field(event)
    if on_field and any(step.redirect is not None and step.redirect.zone == FIELD for step in inner):
        yield "puts onto the field what would leave it"
    if sum(step.redirect is not None for step in inner) > 1:
        yield "sends a card to two places at once"


def _done_at_once(node: object) -> Iterator[Step]:
    """The steps inside that are not text for later."""
    for step in node if isinstance(node, tuple) else ():
        yield step
        if not isinstance(step, Later | ReplaceLater):
            inside = step.steps if isinstance(step, Then) else (getattr(step, "step", None),)
            yield from _done_at_once(tuple(part for part in inside if isinstance(part, Step)))


def _leaves_field(event: WouldMove) -> bool:
    return event.way in ("destroy", "banish", "return", "leave", "bury")


def _any(steps: tuple[Step, ...], *kinds: type[Step]) -> bool:
    return any(isinstance(step, kinds) for step in steps)
