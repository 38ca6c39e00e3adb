"""Mistakes the script checker finds in what is decided while a text is played: options, targets, what is divided,
additional costs (10.6.2.2 to 10.6.2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.after_redraw import AfterRedraw
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.replacement import Replacing
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.verbs.additional import Additional
from svedesk.games.sve.verbs.at_random import RollDie
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.declare import IfDeclared, RevealTop
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.give import GiveAbility
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack_taken import IfStackTaken
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.when import When

_TOLD_ELSEWHERE = (Replacing, RollDie, RevealTop, IfDeclared, IfStackTaken)
"""Words of which it is told elsewhere that nothing is selected in them."""


def of_deciding(ability: Ability) -> Iterator[str]:
    """Mistakes of one ability on its card, and of those it gives; of what is never played it is told elsewhere."""
    if isinstance(ability, AfterRedraw):
        return
    for node in _said(ability):
        if isinstance(node, GiveAbility):
            yield from of_deciding(node.ability)
    asked = {id(step) for text in _played(ability) for step in _asked(text)}
    decided = [node for node in _said(ability) if isinstance(node, Choose | Select | DealDivided | Additional)]
    late = [node for node in decided if id(node) not in asked]
    if any(isinstance(node, Choose) for node in late):
        yield "options to choose from inside of another step, where it is too late to choose"
    elif sum(isinstance(node, Choose) for node in walk(ability)) > 1:
        yield "lets choose between options more than once"
    if any(isinstance(node, Additional) for node in late):
        yield "an additional cost inside of another step, where it is too late to pay it"
    if any(isinstance(node, Select | DealDivided) for node in late):
        yield "selects inside of another step, where it is too late: select before it"


def _played(ability: Ability) -> Iterator[tuple[Step, ...]]:
    """The texts of an ability that are played, each by itself."""
    if isinstance(ability, Automatic | Activated | Spell):
        yield ability.steps
    for node in walk(ability):
        if isinstance(node, Later):
            yield node.steps


def _asked(steps: tuple[Step, ...], *, options: bool = True) -> Iterator[Step]:
    """The steps of a text that it is asked for when it is played; in options, and behind additional costs, nothing is
    chosen or paid once more."""
    for step in steps:
        if isinstance(step, Then):
            yield from _asked(step.steps, options=options)
        elif isinstance(step, When):
            yield from _asked((step.step,), options=options)
        elif isinstance(step, Choose) and options:
            yield step
            for mode in step.modes:
                yield from _in_an_option(mode.steps)
        elif isinstance(step, Additional) and options:
            yield step
            yield from _asked(step.steps, options=False)
        elif isinstance(step, Select | DealDivided):
            yield step


def _in_an_option(steps: tuple[Step, ...]) -> Iterator[Step]:
    """As `_asked`, in one option of a choice: an additional cost may be paid there."""
    for step in _asked(steps):
        if not isinstance(step, Choose):
            yield step


def _said(node: object) -> Iterator[Node]:
    """Every node of an ability but for those of abilities it gives, which are asked for by themselves."""
    if isinstance(node, tuple):
        for part in node:
            yield from _said(part)
    elif isinstance(node, Node) and not isinstance(node, _TOLD_ELSEWHERE):
        yield node
        for name in getattr(node, "__dataclass_fields__", ()):
            part = getattr(node, name)
            if isinstance(node, GiveAbility) and name == "ability":
                continue
            yield from _said(part)
