"""Files of scripts for cards that are known by their texts, written as a hand writes them: one for each class of a
set. What isn't read of a text is left to `manual_text`."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.games.sve import words as main
from svedesk.games.sve.abilities.base import Ability, as_meant
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.scripts import CORRECTED, SCRIPTS, is_by_hand, modules, tokens, traits
from svedesk.games.sve.source.vocabulary import MODULES, meanings
from svedesk.games.sve.source.writing import Unwritten, written
from svedesk.games.sve.status import is_executed
from svedesk.games.sve.words import manual_text

_FOLDER = "svedesk/games/sve/scripts"


class _Written(NamedTuple):
    """The script of a card as text."""

    facts: SveFacts
    source: str


def script_files(cards: Iterable[tuple[Facts, tuple[str, str]]]) -> Iterator[tuple[str, str]]:
    """The files: each by its path with its text. Cards that a hand has scripted are left out, and those of which
    nothing can be read; prints of one card have one script."""
    given = ((sve_facts(facts), texts) for facts, texts in cards)
    known = sorted(given, key=lambda one: (not is_by_hand(one[0].number), one[0].number))
    reader = SveTextReader(facts for facts, _ in known)
    scripts, reprints = list[_Written](), dict[str, str]()
    first: dict[object, str] = {}
    for facts, texts in known:
        by_hand = is_by_hand(facts.number)
        read = () if by_hand else _with_manual_text(read_card(facts, *texts, reader=reader))
        abilities = SCRIPTS[facts.number] if by_hand else read
        if abilities == (manual_text,):
            continue
        card = (facts.name, facts.kind, facts.special, facts.cost, facts.attack, facts.defense, as_meant(abilities))
        same = first.setdefault(card, facts.number)
        if by_hand:
            continue
        if same != facts.number:
            reprints[facts.number] = same
        elif (source := _source(abilities)) is not None:
            scripts.append(_Written(facts, source))
        else:
            del first[card]
    return _files(scripts, reprints)


def _with_manual_text(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities that the program executes, with `manual_text` for the others."""
    executed = tuple(ability for ability in abilities if is_executed(ability))
    return executed if executed == abilities else (*executed, manual_text)


def _source(abilities: tuple[Ability, ...]) -> str | None:
    try:
        return written(abilities)
    except Unwritten:
        return None


def _set_of(number: str) -> str:
    return number.partition("-")[0].lower()


def _files(scripts: Iterable[_Written], reprints: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    sets: dict[str, dict[str, list[_Written]]] = defaultdict(lambda: defaultdict(list))
    for one in scripts:
        sets[_set_of(one.facts.number)][_class_of(one.facts)].append(one)
    same: dict[str, dict[str, str]] = defaultdict(dict)
    for number, first in sorted(reprints.items()):
        same[_set_of(number)][number] = first
    for name in sorted({*sets, *same}):
        for craft, found in sorted(sets[name].items()):
            yield f"{_FOLDER}/{name}/{craft}.py", _file(name, craft, found)
        corrected = any(module.__name__.endswith(f".{name}.{CORRECTED}") for module in modules())
        written_modules = [*sorted(sets[name]), *([CORRECTED] if corrected else [])]
        yield f"{_FOLDER}/{name}/__init__.py", _package(name, written_modules, same[name])


def _class_of(facts: SveFacts) -> str:
    return facts.classes[0].lower() if facts.classes else "neutral"


def _file(name: str, craft: str, scripts: Iterable[_Written]) -> str:
    text, named = _with_names([one.source for one in scripts])
    trees = (ast.parse(source) for source in (*text, *named.values()))
    lines = [f'"""The {craft.capitalize()} cards of {name.upper()}, as they were read from their texts."""', ""]
    lines += _imports(
        {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)} - named.keys()
    )
    lines += ["", *(f"{constant} = {made}" for constant, made in sorted(named.items()))]
    lines += ["", "SCRIPTS: dict[str, tuple[Ability, ...]] = {"]
    said = ""
    for (facts, _), source in zip(scripts, text, strict=True):
        if facts.name != said:
            lines.append(f"    # {facts.name}")
            said = facts.name
        lines.append(f'    "{facts.number}": ({source}{"," if source else ""}),')
    return "\n".join((*lines, "}", ""))


_MADE = re.compile(r'(?:Token\("[^"]*", |Trait\(|Counter\()"([A-Za-z][^"]*)", "[^"]*"\)')
"""A token, a trait or a counter with an English name."""


def _with_names(sources: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Scripts with names for the tokens and traits that have none, and what those stand for."""
    made = dict.fromkeys(found[0] for source in sources for found in _MADE.finditer(source))
    named: dict[str, str] = {}
    text = list(sources)
    for one in made:
        words = _MADE.fullmatch(one)
        constant = re.sub(r"[^A-Z0-9]+", "_", words[1].upper()).strip("_") if words else ""
        if constant and constant not in named and constant not in meanings():
            named[constant] = one
            text = [source.replace(one, constant) for source in text]
    return text, named


def _imports(names: set[str]) -> Iterator[str]:
    """The lines that import words, each from the module that has it."""
    left = {*names, "Ability"}
    for module in (main, *MODULES, tokens, traits):
        found = sorted(left & vars(module).keys(), key=lambda one: (not one.isupper(), one.islower(), one))
        if found:
            yield f"from {module.__name__} import {', '.join(found)}"
        left -= set(found)
    if left:
        raise LookupError(f"no module has {', '.join(sorted(left))}")


def _package(name: str, crafts: list[str], reprints: Mapping[str, str]) -> str:
    lines = [f'"""The cards of {name.upper()}, by class."""', ""]
    if crafts:
        lines += [f"from svedesk.games.sve.scripts.{name} import {', '.join(crafts)}", ""]
    lines += [f"MODULES = ({''.join(f'{craft}, ' for craft in crafts)})", "REPRINTS: dict[str, str] = {"]
    lines += [f'    "{number}": "{first}",' for number, first in reprints.items()]
    return "\n".join((*lines, "}", '"""Other prints of cards, by the number that has the script."""', ""))
