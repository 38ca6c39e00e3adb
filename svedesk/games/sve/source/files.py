"""Script files for cards that are known by their texts. What is not read of a text stands in them as manual steps."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, replace, rewritten
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import as_meant
from svedesk.games.sve.abilities.manual_text import ManualOnRequest, ManualPassive
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.printed import Read, ReadAbility
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.reading.vocabulary import vocabulary
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.vocabulary import meanings
from svedesk.games.sve.source.writing import Unwritten, written
from svedesk.games.sve.verbs.additional import Additional
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand
from svedesk.games.sve.words import manual
from svedesk.phrases.phrase import Kind
from svedesk.scripts.script_file import script_lines
from svedesk.scripts.script_folder import READ, is_manual

_FOLDER = f"resources/scripts/{READ}"


class _CardSource(NamedTuple):
    """The script of a card as text."""

    facts: SveFacts
    source: str


def script_files(cards: Iterable[tuple[Facts, tuple[str, str]]]) -> Iterator[tuple[str, str]]:
    """The files: each by its path with its text. Cards whose script a person wrote are left out, and those of which
    nothing can be read; prints of one card have one script."""
    given = ((sve_facts(facts), texts) for facts, texts in cards)
    known = sorted(given, key=lambda card: (not _is_manual(card[0].number), card[0].number))
    reader = SveTextReader(facts for facts, _ in known)
    words = vocabulary(facts for facts, _ in known)
    scripts: dict[str, list[_CardSource]] = defaultdict(list)
    prints: dict[str, dict[str, str]] = defaultdict(dict)
    first: dict[object, str] = {}

    def abilities_of(facts: SveFacts, texts: tuple[str, str]) -> tuple[Ability, ...]:
        return _with_manual_steps(facts, read_card(facts, *texts, words, reader))

    for facts, texts in known:
        card = (facts.name, facts.kind, facts.special, facts.cost, facts.attack, facts.defense)
        if _is_manual(facts.number):
            first.setdefault((*card, as_meant(SCRIPTS[facts.number])), facts.number)
            # Prints with the text that a person corrected; those of one without a text whatever they say.
            first.setdefault((*card, as_meant(abilities_of(facts, texts))) if any(texts) else card, facts.number)
            continue
        abilities = abilities_of(facts, texts)
        read = (*card, as_meant(abilities))
        same = first.get(card) or first.setdefault(read, facts.number)
        if same != facts.number:
            prints[_set_of(facts.number)][facts.number] = same
        elif (source := _source(abilities)) is not None:
            scripts[_set_of(facts.number)].append(_CardSource(facts, source))
        else:
            del first[read]
    for name in sorted({*scripts, *prints}):
        yield f"{_FOLDER}/{name}.txt", "\n".join((*_file(name, scripts[name], prints[name]), ""))


def _is_manual(number: str) -> bool:
    line = SCRIPTS.folder.line(number)  # not that of another print: which prints there are was read
    return line is not None and is_manual(line)


def _with_manual_steps(facts: Facts, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as scripts write them: what of them is resolved manually, or no word says, is said by words for
    that, in the order that the text has. None of the text is in them."""
    if (
        facts.kind == "spell" and facts.special == "evolved"
    ):  # nothing is ever done with what it says: it is reminder text
        abilities = tuple(ability for ability in abilities if not isinstance(ability, ReadAbility))
    return tuple(_with_manual_step(facts, ability) for ability in abilities)


def _with_manual_step(facts: Facts, ability: Ability) -> Ability:
    plain = _plain(ability) if isinstance(ability, Read) and not isinstance(ability, ReadAbility) else ability
    if _source((plain,)) is not None or (isinstance(plain, Automatic) and plain.merged):
        return plain
    if isinstance(plain, Automatic | Activated):
        by_hand = replace(plain, steps=(manual,))
        if _source((by_hand,)) is not None:
            return by_hand
        return ManualOnRequest((), (manual,), burst=plain.burst)  # no word says what it waits for or costs
    return plain if facts.kind == "spell" else ManualPassive()


def _plain(ability: Ability) -> Ability:
    """A line of a text that is resolved manually, without the text."""
    kind: Kind = type(ability).__bases__[-1]  # what it does stands behind how it is shown
    plain: Ability = rewritten(kind(*(getattr(ability, name) for name in kind.field_names)), _without_line)
    if isinstance(plain, Automatic) and any(part.when_played for part in plain.cost):
        return replace(plain, steps=(Additional(plain.cost, plain.steps),), cost=())
    return plain


def _without_line(node: Node) -> Node:
    return manual if isinstance(node, ByHand) else PaidByHand() if isinstance(node, PaidByHand) else node


def _source(abilities: tuple[Ability, ...]) -> str | None:
    try:
        return written(abilities)
    except Unwritten:
        return None


def _set_of(number: str) -> str:
    return number.partition("-")[0].lower()


def _file(name: str, cards: Iterable[_CardSource], prints: Mapping[str, str]) -> Iterator[str]:
    """The lines of the file of a set."""
    head = f"{name.upper()}, as `svedesk read --write` read its cards from their texts."
    yield f"# {head} Corrections go into ../{name}.txt."
    cards, names = _with_names(cards)
    if names:
        yield from ("", *(f"{constant} = {made}" for constant, made in sorted(names.items())))
    classes: dict[str, list[_CardSource]] = defaultdict(list)
    for card in cards:
        classes[card.facts.classes[0] if card.facts.classes else "Neutral"].append(card)
    for craft in sorted(classes):
        yield from ("", f"# -- {craft} --", "")
        name_before = ""
        for facts, source in classes[craft]:
            if facts.name != name_before:
                yield f"# {facts.name}"
                name_before = facts.name
            yield from script_lines(facts.number, source)
    if prints:
        yield from ("", "# -- Other prints --", "")
        yield from (f"{number} = {original}" for number, original in sorted(prints.items()))


_MADE = re.compile(r'(Token|Trait|Counter)\((?:"[A-Z0-9-]*", )?"([A-Za-z][^"]*)", "[^"]*"\)')
"""A token, a trait or a counter with an English name."""


def _with_names(cards: Iterable[_CardSource]) -> tuple[list[_CardSource], dict[str, str]]:
    """Cards with names for the tokens, traits and counters in their scripts, and what those stand for."""
    cards = list(cards)
    made = {match[0]: match for card in cards for match in _MADE.finditer(card.source)}
    names: dict[str, str] = {}
    for text, match in sorted(made.items(), key=lambda item: item[1][1] == "Counter"):
        constant = re.sub(r"[^A-Z0-9]+", "_", match[2].upper()).strip("_")
        if constant in names or constant in meanings():  # a trait and a counter may have one name
            constant = f"{constant}_{match[1].upper()}"
        if constant in names or constant in meanings():
            continue
        names[constant] = text
        cards = [card._replace(source=card.source.replace(text, constant)) for card in cards]
    return cards, names
