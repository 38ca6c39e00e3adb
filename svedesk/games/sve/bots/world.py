"""A table that may be the one a seat sees: what it sees lies there under the ids it sees, the rest is dealt."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine import rng
from svedesk.engine.log import DeckList
from svedesk.engine.records import Card, Place
from svedesk.engine.table import Table
from svedesk.engine.view import CardView, View
from svedesk.games.sve.bots.pool import Pool
from svedesk.games.sve.sections import EVOLVE, MAIN
from svedesk.games.sve.zones import DECK, EVOLVE_DECK, HAND, ZONES

_SECTIONS = {HAND: MAIN, DECK: MAIN, EVOLVE_DECK: EVOLVE}
"""What unknown cards are drawn from, by where they lie."""


def deal_world(view: View, pool: Pool, seed: int, deck: DeckList | None) -> Table:
    """The table. `deck` is what the view's seat brought, where it is known."""
    table = Table(ZONES, seats=2, seed=seed)
    state = rng.step(seed)[1]
    seen = [card for zone in view.zones for card in zone.cards]
    table.cards.update((card.id, _record(card, view.seat)) for card in seen)
    table.serial = max((card.id for card in seen), default=0)
    for card in seen:
        table.serial = max([table.serial, *(given.order for given in card.given)])
    for zone in view.zones:
        table.zones[zone.place] = tuple(card.id for card in zone.cards)
    for seat in range(table.seats):
        for section in (MAIN, EVOLVE):
            state = _deal(table, view, seat, section, pool, state, deck if seat == view.seat else None)
    table.linked = frozenset(card.id for card in table.cards.values() if card.on)
    table.numbers.update({(seat, name): value for seat, name, value in view.numbers})
    table.step = view.step
    table.outcome = view.outcome
    return table


def _record(card: CardView, seat: int) -> Card:
    return Card(
        card.id,
        card.number,
        card.owner,
        card.seat,
        card.zone,
        card.turned,
        card.faceup,
        card.on,
        card.damage,
        card.given,
        card.counters,
        card.marks,
        card.arrived,
        0 if ZONES[card.zone].sees == "all" and card.faceup else 1 << seat,
    )


def _deal(table: Table, view: View, seat: int, section: str, pool: Pool, state: int, deck: DeckList | None) -> int:
    """Lay what the seat of the view does not know of one section of an owner's deck."""
    backs = [card for card in table.cards.values() if not card.number and card.owner == seat]
    backs = [card for card in backs if (card.zone == EVOLVE_DECK) == (section == EVOLVE)]
    hidden = [
        (zone.place, zone.count - len(zone.cards))
        for zone in view.zones
        if zone.place.seat == seat and _SECTIONS.get(zone.place.zone) == section and zone.count > len(zone.cards)
    ]
    count = len(backs) + sum(more for _, more in hidden)
    seen = [card.number for card in table.cards.values() if card.owner == seat and card.number]
    state, numbers = pool.unseen(seen, section, count, state, deck)
    dealt = list(numbers)
    for back in backs:
        if dealt:
            table.cards[back.id] = back._replace(number=dealt.pop(), known=0)
        else:
            _drop(table, back)
    for place, more in hidden:
        cards = [Card(table.next_serial(), number, seat, *place, faceup=False) for number in _off(dealt, more)]
        table.cards.update((card.id, card) for card in cards)
        state, table.zones[place] = _mixed(state, place, table.zones[place], [card.id for card in cards])
    return state


def _off(dealt: list[str], count: int) -> Iterable[str]:
    taken, dealt[:count] = dealt[:count], []
    return taken


def _mixed(state: int, place: Place, known: tuple[int, ...], unknown: list[int]) -> tuple[int, tuple[int, ...]]:
    """Known cards and others in one zone; where it has an order, nobody knows at which places the known ones are."""
    if place.zone != DECK or not known:
        return state, (*known, *unknown)
    return rng.shuffled(state, (*known, *unknown))


def _drop(table: Table, card: Card) -> None:
    del table.cards[card.id]
    table.zones[card.place] = tuple(other for other in table.zones[card.place] if other != card.id)
