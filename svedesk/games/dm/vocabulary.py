"""The words of scripts as their reader needs them: what each stands for, and what goes into its brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from inspect import signature
from types import MappingProxyType, NoneType
from typing import Any, get_args, get_origin, get_type_hints

from svedesk.engine.game_scripts import ScriptWord
from svedesk.engine.script import NodeType
from svedesk.games.dm import words
from svedesk.games.dm.abilities.keyword import HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.conditions import DuelCondition
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import CardsMeant
from svedesk.games.dm.which import Which
from svedesk.scripts.reading import BracketPart, WordMeaning

_KINDS: Mapping[object, str] = {
    int: "number",
    bool: "yes-or-no",
    str: "text",
    Which: "cards",
    CardsMeant: "targets",
    Effect: "effect",
    Give: "effect",
    DuelCondition: "condition",
    HasKeyword: "keyword",
    OnEvent: "ability",
}
"""What words ask for, by the word for it in the messages (kind "asked")."""
NO_WORDS = {"DuelCondition", "Effect", "ManualCardText", "annotations"}
"""What stands in `words` and is none."""


def _kind(hint: object) -> str:
    """What is asked for, by the word for it; "row" for several things in brackets of their own."""
    if get_origin(hint) is tuple:
        return "row"
    return _KINDS[next(part for part in get_args(hint) or (hint,) if part is not NoneType)]


@cache
def meanings() -> Mapping[str, WordMeaning]:
    """Every word by its name."""
    names = sorted(vars(words).keys() - NO_WORDS, key=lambda name: (not name.isupper(), name))
    return MappingProxyType({name: _meaning(name, getattr(words, name)) for name in names if name[0] != "_"})


def _meaning(name: str, value: object) -> WordMeaning:
    if not callable(value):
        return WordMeaning(ScriptWord(name, name, "", "", ""), value)
    inputs = tuple(_fields(value) if isinstance(value, NodeType) else _parameters(value))
    shown = ", ".join(
        f"{part.name}, …" if part.many else f"[{part.name}]" if part.optional else part.name for part in inputs
    )
    return WordMeaning(ScriptWord(name, f"{name}({shown})", value.__doc__ or "", "", "", inputs), value)


def _fields(kind: NodeType) -> Iterator[BracketPart]:
    """What a node is made of: it can be given in order and by name."""
    hints = get_type_hints(kind, localns=vars(words))
    return (BracketPart(name, hints[name], _kind, name in kind.field_defaults) for name in kind.field_names)


def _parameters(make: Callable[..., Any]) -> Iterator[BracketPart]:
    hints = get_type_hints(make)
    return (BracketPart.of(asked, hints[name], _kind) for name, asked in signature(make).parameters.items())
