"""Whether a value is what a word asks for.

Python's constructors take anything; what a word asks for is in its annotations, in few forms: a class, one of several,
a choice of texts, a row.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin


def fits(value: object, asked: object) -> bool:
    """Whether a value is what an annotation asks for. Raises TypeError for a form of annotation nobody has met."""
    return test_for(asked)(value)


@cache
def test_for(asked: object) -> Callable[[object], bool]:
    """What tells whether a value is what an annotation asks for: that is looked at once, values by the million."""
    if asked is NoneType:
        return lambda value: value is None
    if asked in (int, bool, str):
        return lambda value: type(value) is asked
    origin, inside = get_origin(asked), get_args(asked)
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
    if not isinstance(asked, type):

        def refuse(value: object) -> bool:
            raise TypeError(f"words ask for {asked}, which nothing is held against")

        return refuse
    return lambda value: isinstance(value, asked)


def choices(asked: object) -> tuple[str, ...]:
    """The texts to choose from, where an annotation asks for one of several."""
    return tuple(map(str, get_args(asked))) if get_origin(asked) is Literal else ()
