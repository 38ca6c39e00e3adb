"""Lines in an order that their language does not decide: English and Japanese prints have them in different ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from svedesk.engine.script import replace, walk
from svedesk.games.sve.abilities.automatic import Trigger
from svedesk.games.sve.keywords.limited import During, Limited
from svedesk.games.sve.reading.events import AnyOf
from svedesk.games.sve.reading.printed import Read
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand


def in_order(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Keywords as they are printed, then the lines by their moments and by what is done for them, counted in each
    moment. Lines that are alike in all that stay as they are printed."""
    plain = tuple(ability for ability in abilities if not isinstance(ability, Read))
    printed = [ability for ability in abilities if isinstance(ability, Read)]
    # What is one line stays together: the first of two abilities of one text reads nothing by itself.
    groups = (tuple(group) for _, group in groupby(printed, key=lambda ability: ability.printed))
    count: Counter[str] = Counter()
    ordered: list[Ability] = list(plain)
    for line in sorted(groups, key=_key) if len(printed) > 1 else groups:
        moment = line[0].printed.moment
        count[moment] += 1
        ordered += _numbered(line, count[moment])
    return tuple(ordered)


def _key(line: tuple[Read, ...]) -> tuple[object, ...]:
    first = line[0]
    trigger, cost = getattr(first, "trigger", None), getattr(first, "cost", ())
    named = (
        node for node in walk(trigger) if isinstance(node, Trigger) and not isinstance(node, AnyOf | During | Limited)
    )
    return (
        first.printed.moment,
        type(first).__name__,
        next((type(node).__name__ for node in named), ""),
        [type(part).__name__ for part in cost],
        getattr(first, "times", 0),
    )


_PARTS = ("steps", "cost", "besides")
"""Where abilities say what is done by hand."""


def _numbered(line: tuple[Read, ...], number: int) -> Iterator[Ability]:
    for ability in line:
        if ability.printed.line == number:
            yield ability
            continue
        made: dict[str, Any] = {"printed": replace(ability.printed, line=number)}
        for name in _PARTS:
            if parts := getattr(ability, name, ()):
                made[name] = tuple(
                    replace(part, line=number) if isinstance(part, ByHand | PaidByHand) else part for part in parts
                )
        yield replace(ability, **made)
