"""The words that can make a part of a script, told by examples: most make the same whatever is in their brackets, but
for what they put where that is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from inspect import signature
from typing import Any, NamedTuple, get_args

from svedesk.engine.script import Node, field_values
from svedesk.games.sve.phrases.phrase import Kind
from svedesk.games.sve.source.vocabulary import Asked, meanings
from svedesk.scripts.fitting import test_for


class BracketPlace(NamedTuple):
    """A place in the brackets of a word (see `Asked`), with what tells whether a value fits there."""

    name: str
    optional: bool
    many: bool
    named: bool
    fits: Callable[[object], bool]


def _place(asked: Asked) -> BracketPlace:
    one = test_for(asked.hint)

    def row(value: object) -> bool:
        return isinstance(value, tuple) and all(map(one, value))

    return BracketPlace(asked.name, asked.optional, asked.many, asked.named, row if asked.many else one)


class WordMaker(NamedTuple):
    """A word that makes a node, with examples of what it makes (none: that is not known)."""

    name: str
    make: Callable[..., Any]
    asks: tuple[BracketPlace, ...]
    examples: tuple[object, ...]


@cache
def makers_of(kind: Kind, *, in_a_row: bool) -> tuple[WordMaker, ...]:
    """The words that make such a node, or a row of one; those that need to be told least first."""
    found = list[WordMaker]()
    for name, classes, is_row, asks in _makers():
        if is_row != in_a_row or not any(issubclass(kind, one) for one in classes):
            continue
        make: Any = meanings()[name].value
        examples = tuple(one[0] if is_row and len(one) == 1 else one for one in _examples(make, asks))
        if all(type(one) is kind for one in examples):
            found.append(WordMaker(name, make, asks, examples))
    return tuple(sorted(found, key=lambda word: len(word.asks)))


@cache
def _makers() -> tuple[tuple[str, tuple[type, ...], bool, tuple[BracketPlace, ...]], ...]:
    """The words with brackets: the classes of what each makes, and whether it makes a row of such."""
    found = list[tuple[str, tuple[type, ...], bool, tuple[BracketPlace, ...]]]()
    for name, meaning in meanings().items():
        if meaning.word.asks is None:
            continue
        make: Any = meaning.value
        made = signature(make, eval_str=True).return_annotation
        classes = tuple(one for one in (get_args(made) or (made,)) if isinstance(one, type))
        is_row = any(one is Ellipsis for one in get_args(made))
        found.append(
            (name, classes, is_row, tuple(_place(asked) for asked in meaning.word.asks if isinstance(asked, Asked)))
        )
    return tuple(found)


class _Looked(Exception):
    """A word looks at what is in its brackets, so that nobody knows what else it might make."""


class _Anything:
    """Stands for whatever may be in the brackets of a word, as long as the word does not look at it."""

    __slots__ = ()

    def _look(self, *others: object) -> Any:  # noqa: ANN401 - it never returns
        raise _Looked

    __bool__ = __eq__ = __ne__ = __hash__ = __len__ = __iter__ = __contains__ = __getattr__ = __getitem__ = _look
    __lt__ = __le__ = __gt__ = __ge__ = __str__ = __repr__ = __format__ = _look
    __class__ = property(_look)  # what isinstance asks for


ANYTHING = _Anything()
"""What is in brackets of which nothing is known."""


def _examples(make: Callable[..., Any], asks: tuple[BracketPlace, ...]) -> tuple[Any, ...]:
    """What a word makes of anything in all its places, and in those only that can't be left out. Nothing for one that
    looks at what it is given, or gives it back."""
    least = tuple(asked for asked in asks if not asked.optional)
    try:
        found = tuple(
            make(
                *(ANYTHING for asked in given if not asked.named),
                **{asked.name: ANYTHING for asked in given if asked.named},
            )
            for given in (asks, least)
        )
    except (_Looked, TypeError, ValueError, AttributeError):
        return ()
    return () if any(one is ANYTHING for one in found) else found


def makes_such(examples: Sequence[object], value: object) -> bool:
    """Whether a word with these examples can make a value: what no example has it does not make."""
    if not examples or any(one is ANYTHING for one in examples):
        return True
    kind: Kind = type(value)
    alike = [one for one in examples if type(one) is kind]
    if isinstance(value, Node):
        return bool(alike) and all(
            makes_such([getattr(one, name) for one in alike], part) for name, part in field_values(value).items()
        )
    if isinstance(value, tuple):
        return any(map(has_anything, alike)) or value in alike
    return value in alike


def has_anything(value: object) -> bool:
    """Whether what an example holds depends on what is in the brackets."""
    if value is ANYTHING:
        return True
    if isinstance(value, tuple):
        return any(map(has_anything, value))
    return isinstance(value, Node) and any(map(has_anything, field_values(value).values()))
