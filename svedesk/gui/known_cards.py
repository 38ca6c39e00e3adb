"""The cards that can be created by hand."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.gui.tongue import tr
from svedesk.gui.words import Words


def known_cards(words: Words, numbers: Iterable[str]) -> list[tuple[str, str, str]]:
    """Number, name and note of each of these cards, once."""
    rows = []
    for number in dict.fromkeys(numbers):
        facts = words.facts(number)
        kind = f"{tr(facts.special) if facts.special else ''} {tr(facts.kind)}".strip()
        stats = f" {facts.attack}/{facts.defense}" if facts.attack is not None else ""
        rows.append((number, words.name(number), f"{kind}{stats} · {number}"))
    return rows
