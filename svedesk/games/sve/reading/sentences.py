"""Steps that were read in Japanese, as English says them: what is selected and done to it is one sentence, and several
cards are "them"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from svedesk.engine.script import Node, rewritten, walk
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.group import Ref
from svedesk.games.sve.phrases.saying import Unsaid
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.then import Then

_IT = Ref("it")
_APART = ("if ", "while ", "then ", "select ", "look at ", "search ", "choose ")
"""How sentences begin that stand by themselves."""


def in_english_sentences(ability: Ability, kind: str) -> Ability:
    """The same ability with its sentences as English has them; as it is where it can't be said so. `kind` is the type
    of its card."""
    made: Ability = rewritten(ability, _joined)
    try:
        return made if made.text("ja", kind) == ability.text("ja", kind) and made.text("en", kind) else ability
    except Unsaid:
        return ability


def _joined(node: Node) -> Node:
    steps: Any = getattr(node, "steps", None) if "steps" in getattr(node, "__dataclass_fields__", ()) else None
    if isinstance(node, Then) or not isinstance(steps, tuple) or not all(isinstance(one, Step) for one in steps):
        return node
    found: list[Step] = []
    several = False
    for step in steps:
        if isinstance(step, Select):
            several = step.count > 1
        said = rewritten(step, _several) if several else step
        before = found[-1] if found else None
        if isinstance(before, Select) and _is_done_to_it(said):
            found[-1] = Then((before, said))
        else:
            found.append(said)
    return node if tuple(found) == steps else _with(node, tuple(found))


def _with(node: Any, steps: tuple[Step, ...]) -> Node:  # noqa: ANN401 - any node that has steps
    made: Node = replace(node, steps=steps)
    return made


def _several(node: Node) -> Node:
    return replace(node, many=True) if node == _IT else node


def _is_done_to_it(step: Step) -> bool:
    """Whether a step is an imperative that does something to what was selected."""
    return any(isinstance(node, Ref) and node.name == "it" for node in walk(step)) and not step.en().startswith(_APART)
