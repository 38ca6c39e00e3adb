"""Base of what card scripts are made of: frozen nodes that can be walked, and looked up by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Never, TypeVar, dataclass_transform

Lang = Literal["en", "ja"]
"""A language rules text is rendered in."""

_N = TypeVar("_N", bound="Node")


class NodeType(type):
    """The class of node classes: each name annotated in one is a field with a slot, as in a frozen dataclass.

    `dataclass` compiles the methods of every class anew. With hundreds of classes that was half of the time in which
    the rules are loaded, so the methods of nodes are written once, in `Node`.
    """

    field_names: tuple[str, ...]
    """The fields in order: those of the base first."""
    field_defaults: dict[str, Any]
    """What those fields are that may be left out."""
    values_of: Callable[[Any], Any]
    """The values of the fields of a node: all in a tuple, or the only one."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> NodeType:
        """Make a class with the fields of its bases and its own."""
        annotations: dict[str, object] = namespace.get("__annotations__", {})
        own = [field for field, annotation in annotations.items() if "ClassVar" not in str(annotation)]
        own_defaults = {field: namespace.pop(field) for field in own if field in namespace}
        node_bases = [base for base in reversed(bases) if isinstance(base, NodeType)]
        inherited = dict.fromkeys(field for base in node_bases for field in base.field_names)
        defaults = {field: value for base in node_bases for field, value in base.field_defaults.items()}
        for field in own:
            defaults.pop(field, None)
        fields = tuple(inherited | dict.fromkeys(own))
        namespace["__slots__"] = (*namespace.get("__slots__", ()), *(field for field in own if field not in inherited))
        namespace["__match_args__"] = fields
        made = super().__new__(cls, name, bases, namespace)
        made.field_names = fields
        made.field_defaults = defaults | own_defaults
        made.values_of = attrgetter(*fields) if fields else _no_values
        return made


def _no_values(node: object) -> tuple[()]:
    return ()


@dataclass_transform(frozen_default=True)
class Node(metaclass=NodeType):
    """One part of a script: a frozen record whose fields are plain values, nodes, or tuples of nodes."""

    LATER: ClassVar[frozenset[str]] = frozenset()
    """The names of fields that a kind of nodes did not always have."""

    def __init__(self, *values: Never, **named: Never) -> None:
        """Make a node of the values of its fields. Raises TypeError where they don't fit."""
        kind = type(self)
        given: tuple[Any, ...] = values
        if named or len(given) != len(kind.field_names):
            given = _in_order(kind, given, named)
        for name, value in zip(kind.field_names, given, strict=True):
            object.__setattr__(self, name, value)
        self.__post_init__()

    def __post_init__(self) -> None:
        """Check what it is made of."""

    def parts(self) -> list[object]:
        """What its fields hold, but for plain values: most hold no nodes."""
        values = [getattr(self, name) for name in type(self).field_names]
        return [value for value in values if isinstance(value, (tuple, Node))]

    def __setattr__(self, name: str, value: object) -> None:
        """Raise `FrozenInstanceError`."""
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        """Raise `FrozenInstanceError`."""
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    @recursive_repr()
    def __repr__(self) -> str:
        """The class and all fields, as it would be written in Python; without those of `LATER` that have their
        defaults: what cards mean is told apart by this text, also from saves that are older than a field."""
        kind = type(self)
        fields = field_values(self).items()
        later, defaults = kind.LATER, kind.field_defaults
        written = [(name, value) for name, value in fields if name not in later or value != defaults[name]]
        values = ", ".join(f"{name}={value!r}" for name, value in written)
        return f"{type(self).__qualname__}({values})"

    def __eq__(self, other: object) -> bool:
        """Whether another is of the same class and holds the same."""
        if self is other:
            return True
        kind = type(self)
        if type(other) is not kind:
            return NotImplemented
        values_of = kind.values_of
        return bool(values_of(self) == values_of(other))

    def __hash__(self) -> int:
        """One number for all that are equal."""
        return hash(type(self).values_of(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it by making it anew."""
        return type(self), tuple(field_values(self).values())


def _in_order(kind: NodeType, values: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    """The values of all fields of a node. Raises TypeError where one is missing or too many."""
    names = kind.field_names
    if not named:
        left_out = names[len(values) :]
        if left_out and kind.field_defaults.keys() >= set(left_out):
            return (*values, *map(kind.field_defaults.__getitem__, left_out))
    elif not values:
        given = kind.field_defaults | named
        if len(given) == len(names) and given.keys() >= set(names):
            return tuple([given[name] for name in names])
    given = dict(zip(names, values, strict=False))
    if len(values) > len(names) or not named.keys() <= set(names) - given.keys():
        raise TypeError(f"{kind.__qualname__}: takes {', '.join(names)}, was given {values} and {named}")
    given = kind.field_defaults | given | named
    if missing := [name for name in names if name not in given]:
        raise TypeError(f"{kind.__qualname__}: lacks {', '.join(missing)}")
    return tuple(given[name] for name in names)


def field_values(node: Node) -> dict[str, Any]:
    """What each field of a node holds."""
    return {name: getattr(node, name) for name in type(node).field_names}


def replace(node: _N, **changes: Any) -> _N:  # noqa: ANN401 - whatever its fields hold
    """A node like another, but for some fields. Raises TypeError for what is no field of it."""
    kind: Callable[..., _N] = type(node)
    return kind(**field_values(node) | changes)


def walk(node: object) -> Iterator[Node]:
    """Every node in a script, outermost first, in the order it reads."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Node):
            yield part
            waiting += part.parts()[::-1]
        elif isinstance(part, tuple):
            waiting += part[::-1]


def rewritten(node: Any, change: Callable[[Node], Node]) -> Any:  # noqa: ANN401 - what it is given it gives back
    """A script with every node as `change` makes it, the innermost first."""
    if isinstance(node, tuple):
        return tuple(rewritten(part, change) for part in node)
    if not isinstance(node, Node):
        return node
    made: dict[str, object] = {}
    for name, part in field_values(node).items():
        if isinstance(part, tuple | Node):
            other = rewritten(part, change)
            if other != part:
                made[name] = other
    return change(replace(node, **made) if made else node)


class NodesByKind(dict[type[Node], tuple[Any, ...]]):
    """Some nodes by kind, those of each looked for when they are first asked for."""

    __slots__ = ("_nodes",)

    def __init__(self, nodes: tuple[Node, ...]) -> None:
        super().__init__()
        self._nodes = nodes

    if TYPE_CHECKING:

        def __getitem__(self, kind: type[_N], /) -> tuple[_N, ...]: ...

    def __missing__(self, kind: type[_N]) -> tuple[_N, ...]:
        nodes = self[kind] = tuple(node for node in self._nodes if isinstance(node, kind))
        return nodes


class NodesInPlace(dict[type[Node], tuple[tuple[int, Any], ...]]):
    """The same, each with its zero-based place."""

    __slots__ = ("_nodes",)

    def __init__(self, nodes: tuple[Node, ...]) -> None:
        super().__init__()
        self._nodes = nodes

    if TYPE_CHECKING:

        def __getitem__(self, kind: type[_N], /) -> tuple[tuple[int, _N], ...]: ...

    def __missing__(self, kind: type[_N]) -> tuple[tuple[int, _N], ...]:
        nodes = self[kind] = tuple((place, node) for place, node in enumerate(self._nodes) if isinstance(node, kind))
        return nodes
