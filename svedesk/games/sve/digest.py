"""A digest of what a card means as far as it is played: equal digests are played alike, on every machine.

It is made of the printed facts and of what was read from the card's script or text, never of the text itself: the text
of an imported card is the user's own and stays on his machine, and a digest of it would tell whoever has the same list
which wording he has. Two lists that word a card otherwise and are read alike are, besides, the same card to the rules.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import MISSING, Field, fields, replace
from typing import Any

from svedesk.engine.script import Node, walk
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.reading.printed import Printed
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand

LENGTH = 32
"""Hexadecimal digits of a digest, which are 128 bits: no chance and no search finds two cards with the same."""
_ONLY_READ = frozenset({"name_ja", "traits_ja"})
"""Facts that lists have or lack by their language. The Japanese name counts for a card that has no other."""


def card_digest(definition: Definition) -> str:
    """The first `LENGTH` digits of a SHA-256 over a card's facts and the nodes of its abilities."""
    facts = _set_fields(definition.facts, _ONLY_READ)
    facts["name"] = definition.facts.name or definition.facts.name_ja
    meaning = {"facts": facts, "abilities": _plain(definition.abilities, _alone(definition))}
    written = json.dumps(meaning, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:LENGTH]


def _alone(definition: Definition) -> frozenset[str]:
    """The moments that one line only of a printed text is due at. That is known by its moment; its place is another in
    another language, and nothing is done by it."""
    lines = {(node.moment, node.line) for node in walk(definition.abilities) if isinstance(node, Printed)}
    count = Counter(moment for moment, _ in lines)
    return frozenset(moment for moment in count if count[moment] == 1)


def _plain(part: object, alone: frozenset[str] = frozenset()) -> object:
    """A part of a script as JSON knows it, nodes by the name of their class; lines of the moments in `alone` without
    their place."""
    if isinstance(part, tuple):
        return [_plain(one, alone) for one in part]
    if isinstance(part, Printed):
        return ["Printed", part.moment, 0 if part.moment in alone else part.line]
    if isinstance(part, ByHand | PaidByHand) and part.moment in alone:
        part = replace(part, line=0)
    if isinstance(part, Node):
        return [type(part).__name__, _set_fields(part, alone=alone)]
    if part is None or isinstance(part, str | int):
        return part
    raise TypeError(f"a script holds a {type(part).__name__}")


def _set_fields(
    record: Any,  # noqa: ANN401 - a dataclass
    left_out: frozenset[str] = frozenset(),
    alone: frozenset[str] = frozenset(),
) -> dict[str, object]:
    """The fields of a record that say something: one that a later version adds changes no digest where it is unset."""
    named = {field.name: (field, getattr(record, field.name)) for field in fields(record)}
    said = ((name, value) for name, (field, value) in named.items() if name not in left_out and value != _unset(field))
    return {name: _plain(value, alone) for name, value in said}


def _unset(field: Field[object]) -> object:
    return field.default_factory() if field.default_factory is not MISSING else field.default
