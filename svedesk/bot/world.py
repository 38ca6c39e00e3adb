"""A table that may be the one a seat sees: what it sees lies there under the ids it sees, the rest is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine import rng
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.records import Card, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.engine.view import CardView, View


def deal_world(rules: Ruleset, bots: GameBots, view: View, seed: int, deck: DeckList | None = None) -> Table:
    """The table: what the seat of the view does not know is dealt by the seed from the cards that may be there. `deck`
    is what that seat brought, where it is known. The rules can be started on it where the question is one they can be
    started from."""
    table = Table(rules.zones, seats=2, seed=seed)
    state = rng.step(seed)[1]
    seen = [card for zone in view.zones for card in zone.cards]
    table.cards.update((card.id, _record(table, card, view.seat)) for card in seen)
    orders = (given.order for card in seen for given in card.given)
    table.serial = max([*(card.id for card in seen), *orders], default=0)
    for zone in view.zones:
        table.zones[zone.place] = tuple(card.id for card in zone.cards)
    for seat in range(table.seats):
        for section in dict.fromkeys(bots.sections.values()):
            state = _deal(table, bots, view, seat, section, state, deck if seat == view.seat else None)
    table.linked = frozenset(card.id for card in table.cards.values() if card.on)
    table.numbers.update({(seat, name): value for seat, name, value in view.numbers})
    table.step, table.outcome = view.step, view.outcome
    bots.prepare(table)
    return table


def _record(table: Table, card: CardView, seat: int) -> Card:
    looks = (card.owner, card.seat, card.zone, card.turned, card.faceup, card.on, card.damage, card.given)
    open_ = table.specs[card.zone].sees == "all" and card.faceup
    known = 0 if open_ or not card.number else 1 << seat
    return Card(card.id, card.number, *looks, card.counters, card.marks, card.arrived, known)


def _deal(table: Table, bots: GameBots, view: View, seat: int, section: str, state: int, deck: DeckList | None) -> int:
    """Lay what the seat of the view does not know of one section of an owner's deck. A back that is seen elsewhere than
    where cards of another section lie is of the first."""
    first = next(iter(bots.sections.values()))
    backs = [card for card in table.cards.values() if not card.number and card.owner == seat]
    backs = [card for card in backs if bots.sections.get(card.zone, first) == section]
    hidden = [
        (zone.place, zone.count - len(zone.cards))
        for zone in view.zones
        if zone.place.seat == seat and bots.sections.get(zone.place.zone) == section and zone.count > len(zone.cards)
    ]
    count = len(backs) + sum(more for _, more in hidden)
    seen = [card.number for card in table.cards.values() if card.owner == seat and card.number]
    state, numbers = bots.unseen(seen, section, count, state, deck)
    dealt = list(numbers)
    for back in backs:
        if dealt:
            table.cards[back.id] = back._replace(number=dealt.pop())
        else:
            _drop(table, back)
    for place, more in hidden:
        taken, dealt[:more] = dealt[:more], []
        cards = [Card(table.next_serial(), number, seat, *place, faceup=False) for number in taken]
        table.cards.update((card.id, card) for card in cards)
        state = _lay(table, place, [card.id for card in cards], state)
    return state


def _lay(table: Table, place: Place, unknown: Sequence[int], state: int) -> int:
    """Known cards and others in one zone; where it has an order, nobody knows at which places the known ones are."""
    known, spec = table.zones[place], table.specs[place.zone]
    table.zones[place] = (*known, *unknown)
    if known and spec.ordered and spec.sees == "none":
        state, table.zones[place] = rng.shuffled(state, table.zones[place])
    return state


def _drop(table: Table, card: Card) -> None:
    del table.cards[card.id]
    table.zones[card.place] = tuple(other for other in table.zones[card.place] if other != card.id)
