"""Base of what card scripts are made of: frozen nodes that can be walked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

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
