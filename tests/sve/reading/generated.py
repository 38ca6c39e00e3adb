"""Scripts by chance, as they may be written: those of cards that ship with some of their parts put in place of others,
and others out of every word there is. In none of them the script check finds a mistake."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from shipped import shipped_library
from sve.source.writing import Writer

from svedesk.engine.script import Node, field_values, replace, walk
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.check import OF_THE_LIST, mistakes
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.filters import FILTERS
from svedesk.games.sve.group import Called, Group, Token, Trait
from svedesk.games.sve.reading.heard import _all_names
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source import ScriptMistake, read_script
from svedesk.games.sve.source.writing import Unwritten, written
from svedesk.games.sve.status import is_executed
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.verbs.when import Instead, When
from svedesk.games.sve.words import manual_text
from svedesk.phrases.phrase import Kind


class Part(NamedTuple):
    """A part of a script: where it is (fields and places in rows), what may stand there, and what does."""

    path: tuple[str | int, ...]
    asked: Any
    value: Any


class Generated(NamedTuple):
    """An ability, and the card it is for; `written` where it was written word by word, else it is a shipped one in
    which parts were changed."""

    facts: SveFacts
    ability: Ability
    written: bool


@cache
def _asked_of(kind: Kind) -> dict[str, Any]:
    return get_type_hints(kind)


def parts(node: Node, path: tuple[str | int, ...] = ()) -> Iterator[Part]:
    """The parts of a part, those in them too."""
    filters = dict(_filter_fields(node)) if isinstance(node, Group) else {}
    for name, value in field_values(node).items():
        asked = _asked_of(type(node)).get(name, filters.get(name))
        if asked is not None:
            yield from _inside(Part((*path, name), asked, value))


def _filter_fields(group: Group) -> Iterator[tuple[str, Any]]:
    """The fields of filters that may hold another value, or nothing: a second one of a filter only beside a first."""
    for kind in FILTERS:
        first, *others = kind.field_names
        hints = get_type_hints(kind)
        has_others = any(getattr(group, name) is not None for name in others)
        may_be_none = kind.unset is None and not has_others
        yield first, hints[first] | None if may_be_none else hints[first]
        if getattr(group, first) is not kind.unset:
            yield from ((name, hints[name]) for name in others)


def _inside(part: Part) -> Iterator[Part]:
    yield part
    if isinstance(part.value, Node):
        yield from parts(part.value, part.path)
    elif isinstance(part.value, tuple) and (asked := _asked_in(part.asked)) is not None:
        for place, value in enumerate(part.value):
            yield from _inside(Part((*part.path, place), asked, value))


def _asked_in(asked: Any) -> Any:
    """What may stand in a row of any length; None where it is no such row."""
    return get_args(asked)[0] if get_origin(asked) is tuple and get_args(asked)[1:] == (...,) else None


def put(whole: Any, path: tuple[str | int, ...], value: object) -> Any:
    """A script with another part at a place."""
    if not path:
        return value
    first, *rest = path
    if isinstance(first, int):
        return (*whole[:first], put(whole[first], tuple(rest), value), *whole[first + 1 :])
    return replace(whole, **{first: put(getattr(whole, first), tuple(rest), value)})


@cache
def _shipped() -> tuple[tuple[str, Ability], ...]:
    """Every ability that ships, with a card that has it; of those with one text for two none."""
    first = {ability: number for number, abilities in SCRIPTS.items() for ability in reversed(abilities)}
    return tuple((number, one) for one, number in first.items() if not getattr(one, "merged", False))


@cache
def _known_parts() -> dict[Any, tuple[object, ...]]:
    """What stands in shipped scripts, by what may stand there: each once, so that what is rare is used as often."""
    found: dict[Any, dict[object, None]] = {}
    for _, ability in _shipped():
        for part in parts(ability):
            found.setdefault(part.asked, {})[part.value] = None
    return {asked: tuple(values) for asked, values in found.items()}


@cache
def _names() -> frozenset[object]:
    """The names that are known in both languages, with the counters that cards have, and parts of names that are
    names, or are called the same in both."""
    names = frozenset(_all_names(map(sve_facts, shipped_library().values())))
    said = {node for _, ability in _shipped() for node in walk(ability) if isinstance(node, Called | Counter)}
    return names | {
        one for one in said if isinstance(one, Counter) or one.en == one.ja or replace(one, in_part=False) in names
    }


def generated(seed: int) -> Iterator[Generated]:
    """Without end; none comes twice."""
    chance, there = Random(seed), set[Ability]()
    writer = Writer(chance, 3)
    while True:
        is_written = chance.random() < 0.25
        number, ability = chance.choice(_shipped())
        facts = sve_facts(shipped_library()[number])
        made = _written(writer, facts) if is_written else _changed(chance, ability)
        if made is None or made in there or not _is_sound(facts, made) or not _is_known(made):
            continue
        if is_written or _has_words(made):
            there.add(made)
            yield Generated(facts, made, is_written)


def _written(writer: Writer, facts: SveFacts) -> Ability | None:
    """An ability out of any words."""
    is_text = facts.kind == "spell" and writer.chance.random() < 0.7
    with suppress(ScriptMistake):
        abilities = read_script(f"spell({writer.steps()})" if is_text else writer.value(Ability))
        return abilities[0] if len(abilities) == 1 else None
    return None


def _changed(chance: Random, ability: Ability) -> Ability:
    """One with a few parts changed: others that ship in their place, and rows with one more or fewer."""
    for _ in range(chance.choice((1, 1, 2, 2, 3, 4))):
        every = tuple(parts(ability))
        if not every:
            return ability
        part = chance.choice(every)
        ability = put(ability, part.path, _other(chance, part))
    # Paragraphs would be lines to read by themselves.
    return replace(ability, paragraphs=()) if isinstance(ability, Spell) else ability


def _other(chance: Random, part: Part) -> object:
    asked = _asked_in(part.asked)
    if asked is None or chance.random() < 0.5:
        return chance.choice(_known_parts()[part.asked])
    row, at = part.value, chance.randrange(len(part.value) + 1)
    match chance.randrange(3):
        case 0 if asked in _known_parts():
            return (*row[:at], chance.choice(_known_parts()[asked]), *row[at:])
        case 1 if len(row) > 1:
            return (*row[:at], *row[at + 1 :])
    return tuple(chance.sample(row, len(row)))


def _is_known(ability: Ability) -> bool:
    """Whether it has a text of its own, and names nothing that nobody knows."""
    nodes = tuple(walk(ability))
    if getattr(ability, "merged", False) or ability == manual_text or not is_executed(ability):
        return False
    return all(node in _names() for node in nodes if isinstance(node, Called | Token | Trait | Counter))


def _has_words(ability: Ability) -> bool:
    try:
        return read_script(written((ability,))) == (ability,)
    except Unwritten:
        return False


def _is_sound(facts: SveFacts, ability: Ability) -> bool:
    """Whether nothing is wrong with it. What is done in addition to something else ends at the next condition (Q704,
    Q1506), so no text says one that stands in it."""
    if any(isinstance(node, Instead) and any(isinstance(step, When) for step in node.more) for node in walk(ability)):
        return False
    found = mistakes(facts.number, (ability,), shipped_library())  # type: ignore[arg-type]
    return not any(one.ability and one.message.key not in OF_THE_LIST for one in found)
