"""Words of scripts, as the node declares them that they make."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.engine.script import Node


class NodeWord:
    """A word: how it is written, what it says in English, and what the fields hold that are not in its brackets.

    The signature is Python's: a name in it is the field of that name, and what is left out has the value given there.
    Where a field asks for more than the word, or has another name, the word says what it asks for (`number: Counted`)
    and where it goes: `count=Bracket("number")`, also inside of a tuple or a `Made` node. A word of a trigger makes an
    automatic ability that waits for it, and may name the fields of that as well; one of a cost makes a cost of just
    this. One without brackets is the node with all its defaults.
    """

    __slots__ = ("doc", "fixed", "name", "signature")

    def __init__(self, signature: str, doc: str, /, **fixed: object) -> None:
        self.name = signature.partition("(")[0]
        self.signature = signature
        self.doc = doc
        self.fixed: Mapping[str, object] = fixed


class Bracket:
    """The place in a node for what is in the brackets of a word under a name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Made:
    """The place in a node for another, made of these fields: values, or places for them."""

    __slots__ = ("fields", "in_order", "kind")

    def __init__(self, kind: type[Node], /, **fields: object) -> None:
        self.kind = kind
        self.fields: Mapping[str, object] = fields
        places = {**kind.field_defaults, **fields}
        whole = kind.__init__ is Node.__init__ and places.keys() == set(kind.field_names)
        self.in_order = [places[name] for name in kind.field_names] if whole else None
        """What is in each of its fields, where it can be made of that: by names it takes longer."""


def filled(place: object, given: Mapping[str, object]) -> object:
    """What stands in a place, made of what is in the brackets."""
    if isinstance(place, Bracket):
        return given[place.name]
    if isinstance(place, tuple):
        return tuple(filled(part, given) for part in place)
    if isinstance(place, Made):
        make: type = place.kind
        made: object
        if place.in_order is not None:
            made = make(
                *[given[part.name] if isinstance(part, Bracket) else filled(part, given) for part in place.in_order]
            )
        else:
            made = make(**{name: filled(part, given) for name, part in place.fields.items()})
        return made
    return place


def read_off(place: object, value: object, given: dict[str, object]) -> bool:
    """Whether a value may stand in a place; what must have been in the brackets for that is added to `given`."""
    if isinstance(place, Bracket):
        return bool(given.setdefault(place.name, value) == value)
    if isinstance(place, tuple) and isinstance(value, tuple):
        return len(place) == len(value) and all(map(read_off, place, value, [given] * len(place)))
    if isinstance(place, Made):
        if type(value) is not place.kind:
            return False
        fields = {**place.kind.field_defaults, **place.fields}
        return all(read_off(fields[name], getattr(value, name), given) for name in place.kind.field_names)
    return type(place) is type(value) and bool(place == value)
