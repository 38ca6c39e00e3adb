"""Which cards are shown: what is typed, and what is chosen in the filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from svedesk.cards.joined import Joined
from svedesk.engine.facts import Facts


class Filter(NamedTuple):
    """What is chosen; "" and -1 are anything. `cost` 8 means 8 or more."""

    words: str = ""
    craft: str = ""
    kind: str = ""
    cost: int = -1
    trait: str = ""
    keyword: str = ""
    set: str = ""
    universe: str = ""
    status: str = ""


class Listed(NamedTuple):
    """A card in the list: the print that is shown of it, and all there are."""

    facts: Facts
    prints: tuple[Facts, ...]


COSTLY = 8
Keywords = Callable[[str], frozenset[str]]
Status = Callable[[str], str]
_NONE: Mapping[str, str] = MappingProxyType({})


def sift(
    cards: Iterable[Joined], wanted: Filter, keywords: Keywords, status: Status, chosen: Mapping[str, str] = _NONE
) -> tuple[Listed, ...]:
    """Of the cards that were found those that pass the filters, in the order they were found in. Of each the first
    print that does is shown; `chosen` has the print to be shown rather, by the number of a card's first."""
    found = []
    anything = wanted._replace(words="") == Filter()
    for card in cards:
        prints = tuple(entry.facts for entry in card.prints)
        first = chosen.get(card.first.number, "")
        shown = next(
            (
                one
                for one in _before(prints, first)
                if _goes_into_decks(one) and (anything or _fits(one, wanted, keywords, status))
            ),
            None,
        )
        if shown is not None:
            found.append(Listed(shown, prints))
    return tuple(found)


def in_order(cards: Iterable[Joined]) -> tuple[Joined, ...]:
    """Cards as they stand where nothing is typed: leaders first, then by where they go, cost and name."""
    return tuple(sorted(cards, key=lambda card: _order(card.first.facts)))


def _before(prints: tuple[Facts, ...], first: str) -> tuple[Facts, ...]:
    if not first:
        return prints
    return tuple(sorted(prints, key=lambda one: one.number != first))


def _goes_into_decks(card: Facts) -> bool:
    return card.special != "token" and not card.front


def _fits(card: Facts, wanted: Filter, keywords: Keywords, status: Status) -> bool:
    kind = card.special if card.special in ("evolved", "advanced") else card.kind
    return (
        (not wanted.craft or wanted.craft in card.classes)
        and (not wanted.kind or wanted.kind == kind)
        and (wanted.cost < 0 or (card.cost is not None and min(card.cost, COSTLY) == wanted.cost))
        and (not wanted.trait or wanted.trait in card.traits)
        and (not wanted.set or card.number.startswith(f"{wanted.set}-"))
        and (not wanted.universe or wanted.universe == card.universe)
        and (not wanted.keyword or wanted.keyword in keywords(card.number))
        and (not wanted.status or wanted.status == status(card.number))
    )


def _order(card: Facts) -> tuple[bool, bool, int, str, str]:
    return card.kind != "leader", bool(card.special), card.cost or 0, card.name, card.number
