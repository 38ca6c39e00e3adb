"""Words of scripts, as the node declares them that they make."""

from __future__ import annotations

from collections.abc import Mapping


class NodeWord:
    """A word: how it is written, what it says in English, and what the fields hold that are not in its brackets.

    The signature is Python's: a name in it is the field of that name, and what is left out has the value given there.
    A word of a trigger makes an automatic ability that waits for it, and may name the fields of that as well; one of a
    cost makes a cost of just this.
    """

    __slots__ = ("doc", "fixed", "name", "signature")

    def __init__(self, signature: str, doc: str, **fixed: object) -> None:
        self.name = signature.partition("(")[0]
        self.signature = signature
        self.doc = doc
        self.fixed: Mapping[str, object] = fixed
