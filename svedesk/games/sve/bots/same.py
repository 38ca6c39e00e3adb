"""What makes two tables the same to somebody who thinks ahead: all but ids and the order in which things came."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.engine.table import Table
from svedesk.games.sve.zones import BANISHED, CEMETERY, DECK, EVOLVE_DECK, HAND

_PILES = frozenset((CEMETERY, BANISHED, EVOLVE_DECK, HAND))
"""Zones of which it counts what lies there, not how."""


def same_key(table: Table) -> object:
    """Equal for tables on which everything that counts is equal."""
    cards = table.cards
    told: list[object] = []
    for place, ids in table.zones.items():
        if not ids:
            continue
        if place.zone == DECK:
            told.append((place, len(ids), cards[ids[0]].number))
        elif place.zone in _PILES:
            told.append((place, *sorted([cards[card_id].number for card_id in ids])))
        else:
            told.append((place, *sorted([_looks(table, cards[card_id]) for card_id in ids])))
    told += sorted([one for one in table.numbers.items() if one[1]])
    told.append(table.outcome)
    return tuple(told)


def _looks(table: Table, card: Card) -> tuple[object, ...]:
    on = table.cards[card.on].number if card.on in table.cards else ""
    given = tuple([(change.what, str(change.value), change.until) for change in card.given]) if card.given else ()
    return (card.number, card.turned, card.damage, on, card.counters, card.marks, card.arrived, given)
