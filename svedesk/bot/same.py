"""What makes two tables the same to somebody who thinks ahead: all but ids and the order in which things came."""

from __future__ import annotations

from collections.abc import Collection

from svedesk.engine.records import Card
from svedesk.engine.table import Table


def same_key(table: Table, piles: Collection[str]) -> object:
    """Equal for tables on which everything that counts is equal. `piles` are the zones of which it counts what lies
    there, not how."""
    cards, specs = table.cards, table.specs
    parts: list[object] = []
    for place, ids in table.zones.items():
        if not ids:
            continue
        if place.zone in piles:
            parts.append((place, *sorted([cards[card_id].number for card_id in ids])))
        elif specs[place.zone].ordered and specs[place.zone].sees == "none":  # a deck: what comes next counts
            parts.append((place, len(ids), cards[ids[0]].number))
        else:
            parts.append((place, *sorted([_looks(table, cards[card_id]) for card_id in ids])))
    parts += sorted([number for number in table.numbers.items() if number[1]])
    return (*parts, table.step, table.outcome)


def _looks(table: Table, card: Card) -> tuple[object, ...]:
    on = table.cards[card.on].number if card.on in table.cards else ""
    given = tuple([(change.what, str(change.value), change.until) for change in card.given]) if card.given else ()
    lies = (card.number, card.turned, card.faceup, card.damage, on)
    return (*lies, card.counters, card.marks, card.arrived, given)
