"""The words that nodes declare, as functions that make those nodes."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from inspect import Parameter, Signature
from types import MappingProxyType
from typing import Any, get_args

from svedesk.engine.script import Node
from svedesk.games.sve.abilities.automatic import Automatic, Trigger
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.every_node import load_every_node
from svedesk.games.sve.node_word import NodeWord


class DeclaredWord:
    """A word that can be called with what is in its brackets."""

    def __init__(self, kind: type[Node], word: NodeWord) -> None:
        self.kind = kind
        self.word = word
        self.__name__ = word.name
        self.__doc__ = word.doc

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
    def _is_trigger(self) -> bool:
        return issubclass(self.kind, Trigger)

    @cached_property
    def _defaults(self) -> dict[str, Any]:
        """The fields that are not in the brackets, or may be left out of them."""
        asks = self.__signature__.parameters.values()
        defaults = {ask.name: ask.default for ask in asks if ask.default is not Parameter.empty}
        return {**defaults, **self.word.fixed}

    @cached_property
    def _in_a_row(self) -> tuple[str, ...]:
        """The fields that are told by their place in the brackets."""
        asks = self.__signature__.parameters.values()
        return tuple(ask.name for ask in asks if ask.kind is Parameter.POSITIONAL_OR_KEYWORD)

    @cached_property
    def _many(self) -> str:
        """The field that takes all the others, "" where none does."""
        asks = self.__signature__.parameters.values()
        return next((ask.name for ask in asks if ask.kind is Parameter.VAR_POSITIONAL), "")

    def __call__(self, *values: object, **named: object) -> Any:  # noqa: ANN401 - see `makes`
        """Make it. Raises TypeError for what does not go into the brackets."""
        row, many = self._in_a_row, self._many
        fields = {**self._defaults, **dict(zip(row, values, strict=False)), **named}  # `bind` takes five times as long
        if many:
            fields[many] = values[len(row) :]
        elif len(values) > len(row):
            raise TypeError(f"{self.word.signature} was given {values}")
        make: Any = self.kind
        if not self._is_trigger:
            node = make(**fields)
            return (node,) if isinstance(node, Cost) else node
        own = {name: fields.pop(name) for name in make.field_names if name in fields}
        of_ability: Any = fields
        return Automatic(make(**own), **of_ability)


def _parameters(signature: str, kinds: tuple[type[Node], ...]) -> Iterator[Parameter]:
    (function,) = ast.parse(f"def {signature}: ...").body
    assert isinstance(function, ast.FunctionDef)
    asks = function.args
    missing = len(asks.args) - len(asks.defaults)
    for place, (ask, default) in enumerate(zip(asks.args, (*[None] * missing, *asks.defaults), strict=True)):
        yield _parameter(ask, Parameter.POSITIONAL_OR_KEYWORD, default if place >= missing else None, kinds)
    if asks.vararg is not None:
        each = get_args(_annotation(asks.vararg.arg, kinds))[0]
        yield Parameter(asks.vararg.arg, Parameter.VAR_POSITIONAL, annotation=each)
    for ask, default in zip(asks.kwonlyargs, asks.kw_defaults, strict=True):
        yield _parameter(ask, Parameter.KEYWORD_ONLY, default, kinds)


def _parameter(ask: ast.arg, how: Any, default: ast.expr | None, kinds: tuple[type[Node], ...]) -> Parameter:  # noqa: ANN401 - a kind of parameter has no public class
    value = Parameter.empty if default is None else ast.literal_eval(default)
    return Parameter(ask.arg, how, default=value, annotation=_annotation(ask.arg, kinds))


def _annotation(field: str, kinds: tuple[type[Node], ...]) -> Any:  # noqa: ANN401 - annotations have no common class
    """The annotation of a field: only that is evaluated, since all of those of a class take five times as long."""
    for base in (base for kind in kinds for base in kind.__mro__):
        if (annotation := vars(base).get("__annotations__", {}).get(field)) is not None:
            return _evaluated(annotation, base.__module__)
    raise LookupError(f"no field {field}")


@cache
def _evaluated(annotation: str, module: str) -> Any:  # noqa: ANN401 - annotations have no common class
    return eval(annotation, vars(sys.modules[module]))


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
    words: tuple[NodeWord, ...] = vars(kind).get("script_words", ())
    return words
