"""The words that nodes declare, as functions that make those nodes."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from inspect import Parameter, Signature
from types import MappingProxyType
from typing import Any, Literal, cast, get_args

from svedesk.engine.script import Node
from svedesk.games.sve.abilities.automatic import Automatic, Trigger
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.would import Would
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.every_node import load_every_node
from svedesk.games.sve.group import Group, Leaders, Ref, Target, Trait
from svedesk.games.sve.script_node import Bracket, Made, NodeWord, filled, read_off
from svedesk.games.sve.wording import Kind
from svedesk.scripts.fitting import fits


class DeclaredWord:
    """A word that can be called with what is in its brackets."""

    def __init__(self, kind: type[Node], word: NodeWord) -> None:
        self.kind = kind
        self.word = word
        self.__name__ = word.name
        self.__doc__ = word.doc or kind.__doc__

    @cached_property
    def __signature__(self) -> Signature:
        """What goes into its brackets, with the annotations of the fields."""
        kinds = (self.kind, Automatic) if self._is_trigger else (self.kind,)
        return Signature(list(_parameters(self.word.signature, kinds)), return_annotation=self.makes)

    @property
    def makes(self) -> Any:  # noqa: ANN401 - a class or an annotation
        """What it makes, as an annotation."""
        return tuple[Cost, ...] if issubclass(self.kind, Cost) else Automatic if self._is_trigger else self.kind

    @property
    def has_brackets(self) -> bool:
        """Whether it is written with brackets; one without is the node that it makes."""
        return self.word.signature != self.word.name

    @property
    def _is_trigger(self) -> bool:
        return issubclass(self.kind, Trigger)

    @cached_property
    def _place(self) -> Made:
        """The node, with places for what is in the brackets."""
        fixed = self.word.fixed
        elsewhere = set(_names_in(tuple(fixed.values())))
        fields = {name: Bracket(name) for name in self.__signature__.parameters if name not in elsewhere} | dict(fixed)
        if not self._is_trigger:
            return Made(self.kind, **fields)
        own = {name: fields.pop(name) for name in self.kind.field_names if name in fields}
        return Made(Automatic, trigger=Made(self.kind, **own), **fields)

    @cached_property
    def _defaults(self) -> dict[str, object]:
        """What is given where something is left out of the brackets."""
        asks = self.__signature__.parameters.values()
        return {ask.name: ask.default for ask in asks if ask.default is not Parameter.empty}

    @cached_property
    def _in_a_row(self) -> tuple[str, ...]:
        """The names of what is told by its place in the brackets."""
        asks = self.__signature__.parameters.values()
        return tuple(ask.name for ask in asks if ask.kind is Parameter.POSITIONAL_OR_KEYWORD)

    @cached_property
    def _many(self) -> str:
        """The name of what takes all the others, "" where nothing does."""
        asks = self.__signature__.parameters.values()
        return next((ask.name for ask in asks if ask.kind is Parameter.VAR_POSITIONAL), "")

    def __call__(self, *values: object, **named: object) -> Any:  # noqa: ANN401 - see `makes`
        """Make it. Raises TypeError for what does not go into the brackets."""
        row, many = self._in_a_row, self._many
        given = {**self._defaults, **dict(zip(row, values, strict=False)), **named}  # `bind` takes five times as long
        if many:
            given[many] = values[len(row) :]
        elif len(values) > len(row) or not given.keys() >= set(row):
            raise TypeError(f"{self.word.signature} was given {values} and {named}")
        node = filled(self._place, given)
        return (node,) if isinstance(node, Cost) else node

    def brackets(self, node: Node) -> tuple[tuple[str, object], ...] | None:
        """What is in the brackets where this makes a node, each with its name, or "" where its place says what it is.
        None for a node that it does not make."""
        given: dict[str, object] = {}
        if not read_off(self._place, node, given) or not self._fits(given):
            return None
        brackets: list[tuple[str, object]] = []
        many: Any = given.pop(self._many, ())
        for name in self._in_a_row:
            if many or name not in self._defaults or given[name] != self._defaults[name]:
                by_place = len(brackets) == self._in_a_row.index(name)
                brackets.append(("" if by_place else name, given[name]))
            del given[name]
        brackets += (("", value) for value in many)
        brackets += ((name, value) for name, value in given.items() if value != self._defaults[name])
        return tuple(brackets)

    def _fits(self, given: dict[str, object]) -> bool:
        asks = self.__signature__.parameters.values()
        return all(
            all(fits(each, ask.annotation) for each in cast("tuple[object, ...]", given[ask.name]))
            if ask.name == self._many
            else fits(given[ask.name], ask.annotation)
            for ask in asks
        )


def _names_in(place: object) -> Iterator[str]:
    """The names of what a place, or some in it, are for."""
    if isinstance(place, Bracket):
        yield place.name
    elif isinstance(place, tuple | Made):
        for part in place.fields.values() if isinstance(place, Made) else place:
            yield from _names_in(part)


def _parameters(signature: str, kinds: tuple[type[Node], ...]) -> Iterator[Parameter]:
    brackets = "" if "(" in signature else "()"
    (function,) = ast.parse(f"def {signature}{brackets}: ...").body
    assert isinstance(function, ast.FunctionDef)
    asks = function.args
    missing = len(asks.args) - len(asks.defaults)
    for place, (ask, default) in enumerate(zip(asks.args, (*[None] * missing, *asks.defaults), strict=True)):
        yield _parameter(ask, Parameter.POSITIONAL_OR_KEYWORD, default if place >= missing else None, kinds)
    if asks.vararg is not None:
        each = _asked(asks.vararg, kinds) if asks.vararg.annotation else get_args(_asked(asks.vararg, kinds))[0]
        yield Parameter(asks.vararg.arg, Parameter.VAR_POSITIONAL, annotation=each)
    for ask, default in zip(asks.kwonlyargs, asks.kw_defaults, strict=True):
        yield _parameter(ask, Parameter.KEYWORD_ONLY, default, kinds)


def _parameter(ask: ast.arg, how: Any, default: ast.expr | None, kinds: tuple[type[Node], ...]) -> Parameter:  # noqa: ANN401 - a kind of parameter has no public class
    value = Parameter.empty if default is None else ast.literal_eval(default)
    return Parameter(ask.arg, how, default=value, annotation=_asked(ask, kinds))


def _asked(ask: ast.arg, kinds: tuple[type[Node], ...]) -> Any:  # noqa: ANN401 - annotations have no common class
    """What a word asks for in a place: what it says itself, or else the field of that name."""
    if ask.annotation is not None:
        return _evaluated(ast.unparse(ask.annotation), kinds[0].__module__)
    return _annotation(ask.arg, kinds)


def _annotation(field: str, kinds: tuple[type[Node], ...]) -> Any:  # noqa: ANN401 - annotations have no common class
    """The annotation of a field: only that is evaluated, since all of those of a class take five times as long."""
    for base in (base for kind in kinds for base in kind.__mro__):
        if (annotation := vars(base).get("__annotations__", {}).get(field)) is not None:
            return _evaluated(annotation, base.__module__)
    raise LookupError(f"no field {field}")


@cache
def _evaluated(annotation: str, module: str) -> Any:  # noqa: ANN401 - annotations have no common class
    return eval(annotation, {**_HINTS, **vars(sys.modules[module])})


_HINTS = {
    "Condition": Condition,
    "Counted": Counted,
    "Group": Group,
    "Keyword": Keyword,
    "Kind": Kind,
    "Leaders": Leaders,
    "Literal": Literal,
    "Ref": Ref,
    "Step": Step,
    "Target": Target,
    "Trait": Trait,
    "Would": Would,
}
"""What signatures of words may name wherever they stand."""


@cache
def declared_words() -> Mapping[str, DeclaredWord]:
    """The words that nodes declare, by name."""
    load_every_node()
    return MappingProxyType({word.name: DeclaredWord(kind, word) for kind in _below(Node) for word in _own_words(kind)})


def _below(kind: type[Node]) -> Iterator[type[Node]]:
    for child in kind.__subclasses__():
        yield child
        yield from _below(child)


def _own_words(kind: type[Node]) -> tuple[NodeWord, ...]:
    own = vars(kind)
    words: tuple[NodeWord, ...] = own.get("script_words", ())
    word = own.get("script_word", "")
    return (NodeWord(word), *words) if word else words
