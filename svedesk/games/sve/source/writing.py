"""Abilities written as a script: the words that make them, found by trying what each word makes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from svedesk.engine.script import Node, field_values, replace
from svedesk.games.sve import words as main
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic, Trigger
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.filters.names import NamedAs
from svedesk.games.sve.group import Called, Group, Leaders, Token, Trait
from svedesk.games.sve.phrases.phrase import Kind
from svedesk.games.sve.source.makers import BracketPlace, makers_of, makes_such
from svedesk.games.sve.source.vocabulary import follow_ups, meanings
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.words import fanfare_and_last_words

_BEGINNINGS = (("your", main.your), ("enemy", main.enemy), ("any_side", main.any_side))


_WHOSE = {"your": "your", "enemy": "enemy", "any": "any_side"}


class Unwritten(LookupError):
    """No word makes this part of a script."""


def written(abilities: tuple[Node, ...]) -> str:
    """The script of abilities. Raises `Unwritten`."""
    return ", ".join(_with_star(place, abilities) for place, one in enumerate(abilities) if not _is_merged(one))


def _is_merged(ability: Node) -> bool:
    return isinstance(ability, Automatic) and ability.merged


def _with_star(place: int, abilities: tuple[Node, ...]) -> str:
    """An ability, together with the one before it where that has the same text (12.1.2)."""
    ability, text = abilities[place], _written(abilities[place])
    if not place or not _is_merged(abilities[place - 1]):
        return text
    both = fanfare_and_last_words(*getattr(ability, "steps", ()), cost=getattr(ability, "cost", ()))
    if both != abilities[place - 1 : place + 1]:
        raise Unwritten("merged")
    return f"*fanfare_and_{text}"


def _written(value: object) -> str:
    found = _written_or_none(value)
    if found is None:
        raise Unwritten(type(value).__name__)
    return found


@cache
def _written_or_none(value: object) -> str | None:
    """What can't be written is remembered, too: it is tried for many words."""
    try:
        return _write(value)
    except Unwritten:
        return None


def _write(value: object) -> str:
    if isinstance(value, bool | int):
        return str(value)
    if isinstance(value, str):
        sign = "'" if '"' in value else '"'
        if sign in value or "\\" in value:
            raise Unwritten("text")
        return f"{sign}{value}{sign}"
    if (name := _named_values().get(_key(value))) is not None:
        return name
    if isinstance(value, Group):
        return _cards(value)
    if isinstance(value, Leaders):
        return _leaders(value)
    if isinstance(value, Token):
        names = ", ".join(map(_written, (value.number, value.en, value.ja)))
        return f"Token({names}{', amulet=True' if value.amulet else ''})"
    if isinstance(value, Trait | Counter):
        return f"{type(value).__name__}({_written(value.en)}, {_written(value.ja)})"
    if isinstance(value, Called):
        more = "".join(f", {name}=True" for name in ("in_part", "elsewhere") if getattr(value, name))
        return f"Called({_written(value.en)}, {_written(value.ja)}{more})"
    if isinstance(value, tuple) and any(not isinstance(part, Node) for part in value):
        return f"({', '.join(map(_written, value))}{',' * (len(value) == 1)})"
    if isinstance(value, tuple):
        return " + ".join(_written_of(part, (part,)) for part in value) if value else "()"
    return _written_of(value, value)


def _key(value: object) -> object:
    return (type(value), value)


@cache
def _named_values() -> dict[object, str]:
    found: dict[object, str] = {}
    for name, meaning in meanings().items():
        if meaning.word.asks is None:
            found.setdefault(_key(meaning.value), name)
    return found


def _written_of(node: object, wanted: object) -> str:
    """A word with its brackets that makes what is wanted out of what is in a node."""
    if (name := _named_values().get(_key(wanted))) is not None:
        return name
    kind: Kind = type(node)
    for word in makers_of(kind, in_a_row=isinstance(wanted, tuple)):
        if not makes_such(word.examples, node):
            continue
        for given in _given(node, word.asks):
            try:
                made = word.make(*given[0], **given[1])
            except (TypeError, ValueError, AttributeError):
                continue
            if made == wanted:
                try:
                    return f"{word.name}({', '.join(_brackets(given))})"
                except Unwritten:
                    continue
    raise Unwritten(type(node).__name__)


Given = tuple[tuple[object, ...], dict[str, object]]


def _brackets(given: Given) -> Iterator[str]:
    yield from map(_written, given[0])
    for name, value in given[1].items():
        yield f"{name}={_written(value)}"


def _given(node: object, asks: tuple[BracketPlace, ...]) -> Iterator[Given]:
    """What may stand in the brackets: fields of the node, then also of what it holds: those of the name that is asked
    for, then those that fit, in order; what can be left out is, as far as that says the same."""
    held = _held(node)
    yield from _given_of(held, tuple(asked for asked in asks if not asked.optional))
    for name, inside in tuple(held.items()):  # a word may make a node that holds another, or a row of just one
        held = {**_held(inside), **held}
        if isinstance(inside, tuple) and len(inside) == 1:
            held = {**_held(inside[0]), **held, f"the one of {name}": inside[0]}
    required = tuple(asked for asked in asks if not asked.optional)
    by_name_only = (asked for asked in asks if asked.optional and asked.named and asked.name in held)
    alone = ((*required, asked) for asked in by_name_only)
    for wanted in dict.fromkeys((required, *alone, *(asks[: place + 1] for place in range(len(asks))), asks)):
        yield from _given_of(held, wanted)
    of_that_name = [asked._replace(named=True) for asked in asks if asked.optional and asked.name in held]
    not_empty = [asked for asked in of_that_name if held[asked.name]]
    not_none = [asked for asked in of_that_name if held[asked.name] is not None]
    for more in (*([one] for one in of_that_name), not_empty, not_none, of_that_name):
        filled = _filled(held, (*required, *more), by_name=True)
        if filled is not None:
            yield filled
    for inner in _inner(node):
        yield from _given_of(inner, required)
        yield from _given_of(inner, asks)


def _inner(node: object) -> Iterator[dict[str, Any]]:
    """What a word was given that changed it: an ability that only works so often, or any number of times, or is one of
    Union Burst; one that waits for what a condition asks whether it has happened; a cost that a word begins or ends
    with its own."""
    held = _held(node)
    for name, value in held.items():
        if isinstance(node, Automatic) and isinstance(waits := getattr(value, "trigger", None), Trigger):
            yield {**_held(value), "ability": replace(node, trigger=waits)}
        elif isinstance(value, Trigger) and not isinstance(node, Automatic):
            yield {**held, "ability": Automatic(value, ())}
        elif name == "cost" and isinstance(value, tuple) and value:
            yield {**held, **_held(value[0]), name: value[1:]}
            yield {**held, name: value[:-1]}
    if isinstance(node, Activated | Automatic) and node.burst:
        yield {"ability": replace(node, burst=False)}
    if isinstance(node, Evolve | Equivalent) and node.often:
        yield {"ability": replace(node, often=False)}


def _given_of(held: dict[str, Any], asks: tuple[BracketPlace, ...]) -> Iterator[Given]:
    for by_name in (True, False):
        filled = _filled(held, asks, by_name=by_name)
        if filled is not None:
            yield filled


def _held(node: object) -> dict[str, Any]:
    return field_values(node) if isinstance(node, Node) else {}


def _filled(held: dict[str, Any], asks: tuple[BracketPlace, ...], *, by_name: bool) -> Given | None:
    left, given, named = dict(held), list[object](), dict[str, object]()
    for asked in asks:
        name = asked.name if by_name and asked.name in left else None
        if name is None:
            name = next((one for one, value in left.items() if asked.fits(value)), None)
        if name is None or not asked.fits(left[name]):
            return None
        value = left.pop(name)
        if asked.many:
            given += value
        elif asked.named or named:
            named[asked.name] = value
        else:
            given.append(value)
    return tuple(given), named


_WHERE = {
    "field": "",
    "cemetery": ".in_cemetery",
    "ex": ".in_ex",
    "banished": ".in_banished",
    "field_or_ex": ".on_field_or_in_ex",
}
"""What narrows cards down to those of a zone."""


def _cards(wanted: Group) -> str:
    """Where cards begin, and the words that narrow them down."""
    by_name = wanted.named is not None
    if by_name and wanted.kind != NamedAs.kind:
        raise Unwritten("Group")
    text = f"{_WHOSE[wanted.side]}.{'follower' if by_name else wanted.kind}"
    for narrowing in wanted.filters:
        words = narrowing.written()
        if not words:
            raise Unwritten("Group")
        for name, values in words:
            text += f".{name}" if values is None else f".{name}({', '.join(map(_written, values))})"
    if wanted.or_else is not None:
        text += f".or_cards({_written(wanted.or_else)})"
    return text + _WHERE[wanted.zone]


def _leaders(wanted: Leaders) -> str:
    for name, beginning in _BEGINNINGS:
        for part, meaning in follow_ups()[type(beginning)].items():
            begun: Any = meaning.value
            if begun(beginning) == wanted:
                return f"{name}.{part}"
    raise Unwritten("Leaders")
