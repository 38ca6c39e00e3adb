"""Base of what card scripts are made of: frozen nodes that can be walked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Literal

Lang = Literal["en", "ja"]
"""A language rules text is rendered in."""


class Node:
    """One part of a script: a frozen dataclass whose fields are plain values, nodes, or tuples of nodes."""

    __slots__ = ()


def walk(node: object) -> Iterator[Node]:
    """Every node in a script, outermost first, in the order it reads."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif isinstance(node, Node):
        yield node
        for name in getattr(node, "__dataclass_fields__", ()):
            yield from walk(getattr(node, name))


def rewritten(node: Any, change: Callable[[Node], Node]) -> Any:  # noqa: ANN401 - what it is given it gives back
    """A script with every node as `change` makes it, the innermost first."""
    if isinstance(node, tuple):
        return tuple(rewritten(part, change) for part in node)
    if not isinstance(node, Node):
        return node
    made: dict[str, object] = {}
    for name in getattr(node, "__dataclass_fields__", ()):
        part = getattr(node, name)
        if isinstance(part, tuple | Node):
            other = rewritten(part, change)
            if other != part:
                made[name] = other
    return change(replace(node, **made) if made else node)  # type: ignore[type-var]
