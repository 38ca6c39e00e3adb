"""Which prints of a deck are of one card: by name in any language, for a deck may mix languages (6.1.1.4)."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from svedesk.engine.facts import Facts
from svedesk.games.sve.facts import sve_facts

_FIRST_KANA = "\N{IDEOGRAPHIC SPACE}"
"""Letters from here on are written in Japanese."""


def one_of_each(numbers: Sequence[str], library: Mapping[str, Facts]) -> Iterator[tuple[Facts, int]]:
    """The first print of each card that is known, with the copies of all its prints."""
    counts = Counter(number for number in numbers if number in library)
    cards: list[tuple[Facts, int, set[str]]] = []
    for number, names in _names_of({number: library[number] for number in counts}, library).items():
        first, copies = library[number], counts[number]
        same = [card for card in cards if not names.isdisjoint(card[2])]
        if same:
            cards = [card for card in cards if card not in same]
            copies += sum(card[1] for card in same)
            first, names = same[0][0], names.union(*(card[2] for card in same))
        cards.append((first, copies, names))
    order = {number: place for place, number in enumerate(counts)}
    yield from ((first, copies) for first, copies, _ in sorted(cards, key=lambda card: order[card[0].number]))


def _names_of(deck: Mapping[str, Facts], library: Mapping[str, Facts]) -> dict[str, set[str]]:
    """All names the card of each print goes by. A print that is known in one language only has the names of the others
    in the library that are printed alike and share its name, or its number but for the language."""
    names = {number: _names(facts) for number, facts in deck.items()}
    alike = Counter(map(_printed, deck.values()))
    doubtful = {_printed(facts) for facts in deck.values() if _one_language(facts) and alike[_printed(facts)] > 1}
    if doubtful:
        others: dict[object, list[Facts]] = {}
        for facts in library.values():
            if _printed(facts) in doubtful:
                others.setdefault(_printed(facts), []).append(facts)
        for number, facts in deck.items():
            names[number] = _spread(facts, others.get(_printed(facts), ()))
    return names


def _spread(facts: Facts, others: Iterable[Facts]) -> set[str]:
    """The names of a print and of all that are of the same card, directly or by way of another."""
    names, same, left = _names(facts), [facts], list(others)
    grown = True
    while grown:
        more = [
            candidate
            for candidate in left
            if not names.isdisjoint(_names(candidate)) or any(_translated(candidate, other) for other in same)
        ]
        left = [candidate for candidate in left if candidate not in more]
        same += more
        names = names.union(*map(_names, more))
        grown = bool(more)
    return names


def _translated(first: Facts, second: Facts) -> bool:
    """Whether two prints are one in English and one in Japanese, with the same number but for the language."""
    apart = _one_language(first) and _one_language(second) and _is_japanese(first) != _is_japanese(second)
    return apart and first.number.removesuffix("EN") == second.number.removesuffix("EN")


def _names(facts: Facts) -> set[str]:
    other = sve_facts(facts).counts_as
    return {_folded(name) for name in ((other,) if other else (facts.name, facts.name_ja)) if name}


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _printed(facts: Facts) -> tuple[object, ...]:
    return facts.kind, facts.special, facts.cost, facts.attack, facts.defense


def _one_language(facts: Facts) -> bool:
    return facts.name_ja in ("", facts.name)


def _is_japanese(facts: Facts) -> bool:
    return any(letter > _FIRST_KANA for letter in facts.name)
