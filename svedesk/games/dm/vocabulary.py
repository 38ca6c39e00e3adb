"""The words of scripts as their reader needs them: what each stands for, and what goes into its brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from inspect import Parameter, signature
from types import MappingProxyType, NoneType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

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
from svedesk.scripts.fitting import choices
from svedesk.scripts.reading import WordMeaning

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
NO_WORDS = {"Effect", "ManualCardText", "annotations"}
"""What stands in `words` and is none."""


class WordInput(NamedTuple):
    """One thing a word is given in its brackets (see `BracketPart`)."""

    name: str
    hint: object
    optional: bool
    many: bool = False
    named: bool = False

    @property
    def kind(self) -> str:
        """What it must be, by the word for it; "row" for several things in brackets of their own."""
        if self.choices:
            return "choice"
        if get_origin(self.hint) is tuple:
            return "row"
        kinds = [hint for hint in get_args(self.hint) or (self.hint,) if hint is not NoneType]
        return _KINDS[kinds[0]]

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts it can be."""
        return choices(self.hint)


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


def _fields(kind: NodeType) -> Iterator[WordInput]:
    """What a node is made of: it can be given in order and by name."""
    hints = get_type_hints(kind, localns=vars(words))
    return (WordInput(name, hints[name], name in kind.field_defaults) for name in kind.field_names)


def _parameters(make: Callable[..., Any]) -> Iterator[WordInput]:
    hints = get_type_hints(make)
    for name, parameter in signature(make).parameters.items():
        optional, many = parameter.default is not Parameter.empty, parameter.kind is Parameter.VAR_POSITIONAL
        yield WordInput(name, hints[name], optional, many, parameter.kind is Parameter.KEYWORD_ONLY)
