"""Which cards are shown: what is typed, and what is chosen in the filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

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


COSTLY = 8
Keywords = Callable[[str], frozenset[str]]
Status = Callable[[str], str]


def sift(cards: Iterable[Facts], wanted: Filter, keywords: Keywords, status: Status) -> tuple[Facts, ...]:
    """Of the cards that were found by what is typed those that fit the filters. Where nothing is typed leaders stand
    first, then cards by where they go, cost and name; else they stay as they were found, the likeliest first."""
    fitting = (card for card in cards if _fits(card, wanted, keywords, status))
    return tuple(fitting) if wanted.words.strip() else tuple(sorted(fitting, key=_order))


def _fits(card: Facts, wanted: Filter, keywords: Keywords, status: Status) -> bool:
    kind = card.special if card.special in ("evolved", "advanced") else card.kind
    return (
        card.special != "token"
        and not card.front
        and (not wanted.craft or wanted.craft in card.classes)
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
