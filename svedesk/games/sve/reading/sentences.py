"""Steps that were read in Japanese, as English says them: what is selected and done to it is one sentence, and several
cards are "them"."""

from __future__ import annotations

from typing import Any

from svedesk.engine.script import Lang, Node, field_values, replace, rewritten, walk
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import KEYWORD_BEGINS, Step
from svedesk.games.sve.group import Group, LeaderOf, Ref
from svedesk.games.sve.keywords.deeds import YouPlay
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.put_selected import PutOntoField
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.then import Then
from svedesk.phrases.saying import Unsaid

_IT = Ref("it")
_LANGS: tuple[Lang, ...] = ("en", "ja")
_APART = ("if ", "while ", "then ", "select ", "look at ", "search ", "choose ", "for the rest of ", *KEYWORD_BEGINS)
"""How sentences begin that stand by themselves."""


def are_sayable(abilities: tuple[Ability, ...], kind: str) -> bool:
    """Whether abilities can be said in both languages on a card of a type."""
    try:
        for ability in abilities:
            for lang in _LANGS:
                ability.text(lang, kind)
    except (LookupError, TypeError, ValueError, AttributeError):  # no phrase, or one that does not fit what is there
        return False
    return True


def in_english_sentences(ability: Ability, kind: str) -> Ability:
    """The same ability with its sentences as English has them; as it is where it can't be said so. `kind` is the type
    of its card."""
    made: Ability = rewritten(ability, _joined)
    if isinstance(ability, Automatic) and isinstance(ability.trigger.awaited, YouPlay):
        made = rewritten(made, _of_a_card)
    try:
        return made if made.text("ja", kind) == ability.text("ja", kind) and made.text("en", kind) else ability
    except Unsaid:
        return ability


def _of_a_card(node: Node) -> Node:
    """What is played need not be a follower, so that its leader is not "that follower's"."""
    return replace(node, short=True) if isinstance(node, LeaderOf) and node.whose == "it" else node


def onto_your_field(ability: Ability) -> Ability:
    """The same ability, which Japanese says of a field without saying whose: the field of its owner (4.1.6) is yours
    for a card that was selected where only yours lie, and English says so."""
    made: Ability = rewritten(ability, _onto_your_field) if any(map(_is_owners, walk(ability))) else ability
    return made


def _is_owners(node: Node) -> bool:
    return isinstance(node, PutOntoField) and node.owners and node.what == _IT


def _onto_your_field(node: Node) -> Node:
    steps, yours = list[Step](), False
    for step in _steps_of(node):
        if isinstance(step, Select):
            yours = isinstance(step.group, Group) and step.group.side == "your" and step.group.zone != "field"
            steps.append(step)
            continue
        steps.append(
            rewritten(step, _to_yours) if yours and not any(isinstance(part, Select) for part in walk(step)) else step
        )
        yours = yours and not any(getattr(part, "makes_it", False) for part in walk(step))
    return _with(node, tuple(steps)) if tuple(steps) != _steps_of(node) else node


def _to_yours(node: Node) -> Node:
    return replace(node, owners=False) if isinstance(node, PutOntoField) and node.what == _IT else node


def _steps_of(node: Node) -> tuple[Step, ...]:
    """The steps of a text, or of a part of one, in their order; none of what says one of several."""
    steps = field_values(node).get("steps")
    return steps if isinstance(steps, tuple) and all(isinstance(step, Step) for step in steps) else ()


def _joined(node: Node) -> Node:
    steps = _steps_of(node)
    if isinstance(node, Then):
        return node
    joined: list[Step] = []
    several = False
    for step in steps:
        if isinstance(step, Select):
            several = step.count > 1
        rewritten_step = rewritten(step, _several) if several else step
        takes = getattr(step, "takes", ())
        if (step.makes_it or takes) and not step.acts_on_it:
            several = len(takes) > 1 or any(getattr(part, "count", 1) > 1 for part in takes or (step,))
        before = joined[-1] if joined else None
        if isinstance(before, Select) and _is_done_to_it(rewritten_step):
            joined[-1] = Then((before, rewritten_step))
        else:
            joined.append(rewritten_step)
    return node if tuple(joined) == steps else _with(node, tuple(joined))


def _with(node: Any, steps: tuple[Step, ...]) -> Node:  # noqa: ANN401 - any node that has steps
    made: Node = replace(node, steps=steps)
    return made


def _several(node: Node) -> Node:
    return replace(node, many=True) if node == _IT else node


def _is_done_to_it(step: Step) -> bool:
    """Whether a step is an imperative that does something to what was selected."""
    return any(isinstance(node, Ref) and node.name == "it" for node in walk(step)) and not step.en().startswith(_APART)
