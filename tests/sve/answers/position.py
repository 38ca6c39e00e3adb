"""Tables of shipped cards of all sets, for the publisher's answers on them.

They are played by JA 1.26.1, which the answers are on. Cards are called by their English names, or by number where a
name has several prints that differ.
"""

from functools import cache
from typing import Any

from shipped import shipped_library
from sve.playing import ZONE_NAMES, Invented, Playing, Side, played_since, shipped_card, shipped_facts, table


@cache
def _numbers() -> dict[str, dict[str, str]]:
    """The numbers of a name's first prints by what is special of them, a token being nothing special."""
    numbers: dict[str, dict[str, str]] = {}
    for number in sorted(shipped_library().numbers()):
        facts = shipped_library().facts(number)
        special = "" if facts.special == "token" else facts.special
        numbers.setdefault(facts.name, {}).setdefault(special, number)
        numbers[number] = {special: number}
    return numbers


@cache
def _starter_names() -> frozenset[str]:
    return frozenset(facts.name for facts in shipped_facts().values())


def _named(side: Side) -> set[str]:
    """The names that a side is written with, without what is special of a card."""
    texts = [text for zone in (*ZONE_NAMES, "evolve") for text in getattr(side, zone) or ()]
    return {text.split(" [")[0].removesuffix(" (faceup)") for text in texts}


def shipped_cards(*names: str) -> list[Invented]:
    """The cards of these names, evolved cards with them, that the tables of tests don't have without being told."""
    numbers = [number for name in names for number in _numbers()[name].values()]
    return [shipped_card(number) for number in sorted(set(numbers)) if number not in shipped_facts()]


def position(
    me: Side | None = None,
    foe: Side | None = None,
    *,
    also: tuple[str, ...] = (),
    invented: tuple[Invented, ...] = (),
    **more: Any,
) -> Playing:
    """A table of cards of any set; `also` names cards that come into being or are shown on the way.
    `invented` are those that bring about what is asked of shipped ones, where no shipped card does."""
    me, foe = me or Side(), foe or Side()
    more.setdefault("edition", played_since("JA 1.26.1"))
    names = (_named(me) | _named(foe)) - {card.facts.name for card in invented}
    return table(me, foe, cards=[*shipped_cards(*sorted(names), *also), *invented], **more)
