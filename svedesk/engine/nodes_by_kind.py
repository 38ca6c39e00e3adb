"""The nodes of a script, looked up by kind: whoever holds them need not know the kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from svedesk.engine.script import Node

_N = TypeVar("_N", bound=Node)


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
