"""Abilities written as a script."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any

from svedesk.engine.script import Node, replace
from svedesk.games.sve import words as main
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic, InCemetery, InEx
from svedesk.games.sve.abilities.cost import Cost, Discard, PutDrivePoint, ServeThis
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.while_so import WhileSo
from svedesk.games.sve.conditions.happened import FirstThisTurn, ThisTurn
from svedesk.games.sve.filters.names import NamedAs
from svedesk.games.sve.group import Called, Group, Leaders, Token, Trait
from svedesk.games.sve.keywords.leaves_this import ItIsBuried
from svedesk.games.sve.keywords.limited import During, Limited
from svedesk.games.sve.source.vocabulary import follow_ups, meanings
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.verbs.deal import LeaderTakes
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.give import GiveStats, GiveStatsAndKeyword
from svedesk.games.sve.verbs.players import DoneBy
from svedesk.games.sve.verbs.take import Take
from svedesk.games.sve.words import fanfare_and_last_words
from svedesk.games.sve.words.declared import DeclaredWord, declared_words

_BEGINNINGS = (("your", main.your), ("enemy", main.enemy), ("any_side", main.any_side))


_WHOSE = {"your": "your", "enemy": "enemy", "any": "any_side"}


class Unwritten(LookupError):
    """No word makes this part of a script."""


def written(abilities: tuple[Node, ...]) -> str:
    """The script of abilities. Raises `Unwritten`."""
    return ", ".join(_with_star(place, abilities) for place, ability in enumerate(abilities) if not _is_merged(ability))


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
    if value is None or isinstance(value, bool | int):
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
        return " + ".join(map(_written_node, value)) if value else "()"
    if isinstance(value, Node):
        return _written_node(value)
    raise Unwritten(type(value).__name__)


def _key(value: object) -> object:
    return (type(value), value)


@cache
def _named_values() -> dict[object, str]:
    names: dict[object, str] = {}
    for name, meaning in meanings().items():
        if meaning.word.asks is None:
            names.setdefault(_key(meaning.value), name)
    return names


def _written_node(node: Node) -> str:
    if (name := _named_values().get(_key((node,) if isinstance(node, Cost) else node))) is not None:
        return name
    call = _declared_call(node) or _changed_call(node)
    if call is None:
        raise Unwritten(type(node).__name__)
    name, brackets = call
    row = ", ".join(f"{place}={_written(value)}" if place else _written(value) for place, value in brackets)
    return f"{name}({row})"


Brackets = tuple[tuple[str, object], ...]
"""What stands in brackets, each with the name it is told by, "" where its place says what it is."""


def _declared_call(node: Node) -> tuple[str, Brackets] | None:
    """A word that declares that it makes a node: of several the one with least in its brackets."""
    kind = type(node.trigger) if type(node) is Automatic else type(node)
    ways = [(word, word.brackets(node)) for word in _declared_by_kind().get(kind, ())]
    calls = [
        (len(brackets), -len(word.word.fixed), word.word.name, brackets)
        for word, brackets in ways
        if brackets is not None
    ]
    return min(calls)[2:] if calls else None


@cache
def _declared_by_kind() -> Mapping[type, list[DeclaredWord]]:
    """The declared words with brackets by the nodes they make."""
    words: dict[type, list[DeclaredWord]] = defaultdict(list)
    for word in declared_words().values():
        if word.has_brackets:
            words[word.kind].append(word)
    return words


def _changed_call(node: Node) -> tuple[str, Brackets] | None:
    """The word of a node that is made by a function in `words`, which does more than fill fields."""
    call = _undone(node)
    if call is None:
        return None
    name, row, named = call
    make: Any = meanings()[name].value
    made = make(*row, **named)
    if made != ((node,) if isinstance(node, Cost) else node):
        return None
    return name, (*(("", value) for value in row), *named.items())


def _undone(node: Node) -> tuple[str, tuple[object, ...], dict[str, object]] | None:
    """The name of such a function, with what it was given."""
    match node:
        case Automatic() | Activated() if node.burst:
            return "union_burst", (replace(node, burst=False),), {}
        case Evolve() | Equivalent() if node.often:
            return "any_number_of_times", (replace(node, often=False),), {}
        case Equivalent(cost=(ServeThis(times), *cost), icon="serve"):
            return "serve", (times, tuple(cost), *node.steps), {}
        case Equivalent(cost=(*cost, PutDrivePoint()), icon="ride"):
            return "ride", (tuple(cost), *node.steps), {}
        case InCemetery():
            return "while_in_cemetery", (Automatic(node.trigger, node.steps, cost=node.cost),), {}
        case WhileSo():
            return "has_ability_while", (node.condition, node.ability), {}
        case InEx():
            return "while_in_ex", (Automatic(node.trigger, node.steps, cost=node.cost),), {}
        case Automatic(trigger=Limited(trigger, times, any_turn)):
            ability = replace(node, trigger=trigger)
            return "each_turn" if any_turn else "limited", (ability, *_unless(1, times)), {}
        case Automatic(trigger=During(whose, trigger)):
            return "during", (whose, replace(node, trigger=trigger)), {}
        case Later(trigger, steps, this_turn) if not isinstance(trigger, ItIsBuried):
            return "this_turn" if this_turn else "once_later", (Automatic(trigger, steps),), {}
        case FirstThisTurn(trigger):
            return "first_this_turn", (Automatic(trigger, ()),), {}
        case ThisTurn(trigger, times, nth):
            return "happened", (Automatic(trigger, ()), *_unless(1, times)), {"nth": True} if nth else {}
        case DoneBy(who, step):
            return "each_player" if who == "each" else "each_opponent", (step,), {}
        case Draw(each=True):
            return "each_player", (replace(node, each=False),), {}
        case EquippedHas(keywords, abilities, attack, defense):
            return "equipped_has", (*keywords, *abilities), _stats(attack, defense)
        case GiveStats(to, attack, defense):
            return "give", (to,), _stats(attack, defense)
        case GiveStatsAndKeyword(GiveStats(to, attack, defense), keyword):
            return "give", (to, keyword), _stats(attack, defense)
        case LeaderTakes(shift):
            return "leader_takes_this_turn", (shift,), {}
        case Discard(group, count, up_to):
            return "discarding", (group, *_unless(1, count)), {"up_to": True} if up_to else {}
        case Choose(modes, count, more=more, more_up_to=more_up_to):
            more_given: dict[str, object] = {"more": more} if more else {}
            return "choose_some", (count, *modes), more_given | ({"more_up_to": True} if more_up_to else {})
        case Take(group, to, reveal, count, most_total=int(most_total)):
            return "take_costing", (group, most_total, to, *_unless(1, count)), {"reveal": True} if reveal else {}
    return None


def _unless(default: int, number: int) -> tuple[int, ...]:
    return () if number == default else (number,)


def _stats(attack: int, defense: int) -> dict[str, object]:
    return {name: number for name, number in (("attack", attack), ("defense", defense)) if number}


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
