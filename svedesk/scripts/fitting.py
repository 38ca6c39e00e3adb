"""Whether a value is what a word asks for.

Python's constructors take anything; what a word asks for is in its annotations, in few forms: a class, one of several,
a choice of texts, a row.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin


def fits(value: object, hint: object) -> bool:
    """Whether a value is what an annotation asks for. Raises TypeError for a form of annotation nobody has met."""
    return test_for(hint)(value)


@cache
def test_for(hint: object) -> Callable[[object], bool]:
    """What tells whether a value is what an annotation asks for: that is looked at once, values by the million."""
    if hint is NoneType:
        return lambda value: value is None
    if hint in (int, bool, str):
        return lambda value: type(value) is hint
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return lambda value: type(value) is str and value in inside
    if origin in (Union, UnionType):
        ways = tuple(map(test_for, inside))
        return lambda value: any(fit(value) for fit in ways)
    if origin is tuple and inside[1:] == (...,):
        each = test_for(inside[0])
        return lambda value: type(value) is tuple and all(map(each, value))
    if origin is tuple:
        row = tuple(map(test_for, inside))
        return lambda value: (
            type(value) is tuple
            and len(value) == len(row)
            and all(fit(part) for fit, part in zip(row, value, strict=True))
        )
    if not isinstance(hint, type):

        def refuse(value: object) -> bool:
            raise TypeError(f"words ask for {hint}, which nothing is held against")

        return refuse
    return lambda value: isinstance(value, hint)


def choices(hint: object) -> tuple[str, ...]:
    """The texts to choose from, where an annotation asks for one of several."""
    return tuple(map(str, get_args(hint))) if get_origin(hint) is Literal else ()
