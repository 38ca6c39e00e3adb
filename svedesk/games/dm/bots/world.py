"""A table that may be the one a seat sees: what it sees lies there under the ids it sees, the rest is dealt."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from svedesk.data import resources
from svedesk.engine import rng
from svedesk.engine.log import DeckList
from svedesk.engine.records import Card
from svedesk.engine.table import Table
from svedesk.engine.view import CardView, View
from svedesk.games.dm.desk.decks import DM_DECKS
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.sections import BEGINS_IN
from svedesk.games.dm.zones import DECK, HAND, ZONES

_COPIES = 4
_FITS = 0.9
"""Where a deck has less than this part of the cards that were seen, it is another one."""


class DmPool:
    """What may be in decks: those that come with the program, and every card whose text is executed."""

    def __init__(self, rules: Dm) -> None:
        self.rules, self.numbers = rules, rules.playable

    @cached_property
    def decks(self) -> tuple[Counter[str], ...]:
        """The decks people are likely to play."""
        known = set(self.numbers)
        found = (drawn_from(deck) for deck in DM_DECKS.shipped(resources()).values())
        return tuple(deck for deck in found if deck.keys() <= known)


def drawn_from(deck: DeckList) -> Counter[str]:
    """The cards of a deck that are shuffled."""
    return Counter(number for section in deck for number in deck[section] if BEGINS_IN.get(section) == DECK)


def deal_world(pool: DmPool, view: View, seed: int, deck: DeckList | None) -> Table:
    """The table. `deck` is what the view's seat brought, where it is known."""
    table = Table(ZONES, seats=2, seed=seed)
    state = rng.step(seed)[1]
    seen = [card for zone in view.zones for card in zone.cards]
    table.cards.update((card.id, _record(card, view.seat)) for card in seen)
    orders = (given.order for card in seen for given in card.given)
    table.serial = max([*(card.id for card in seen), *orders], default=0)
    for zone in view.zones:
        table.zones[zone.place] = tuple(card.id for card in zone.cards)
    for seat in range(table.seats):
        state = _deal(pool, table, view, seat, state, deck if seat == view.seat else None)
    table.linked = frozenset(card.id for card in table.cards.values() if card.on)
    table.numbers.update({(seat, name): value for seat, name, value in view.numbers})
    table.step, table.outcome = view.step, view.outcome
    return table


def _record(card: CardView, seat: int) -> Card:
    looks = (card.owner, card.seat, card.zone, card.turned, card.faceup, card.on, card.damage, card.given)
    known = 0 if not card.number or (ZONES[card.zone].sees == "all" and card.faceup) else 1 << seat
    return Card(card.id, card.number, *looks, card.counters, card.marks, card.arrived, known)


def _deal(pool: DmPool, table: Table, view: View, seat: int, state: int, deck: DeckList | None) -> int:
    backs = [card for card in table.cards.values() if not card.number and card.owner == seat]
    hidden = [
        (zone.place, zone.count - len(zone.cards))
        for zone in view.zones
        if zone.place.seat == seat and zone.place.zone in (HAND, DECK) and zone.count > len(zone.cards)
    ]
    count = len(backs) + sum(more for _, more in hidden)
    seen = Counter(card.number for card in table.cards.values() if card.owner == seat and card.number)
    state, dealt = _unseen(pool, seen, count, state, deck)
    for back in backs:
        table.cards[back.id] = back._replace(number=dealt.pop())
    for place, more in hidden:
        cards = [Card(table.next_serial(), dealt.pop(), seat, *place, faceup=False) for _ in range(more)]
        table.cards.update((card.id, card) for card in cards)
        table.zones[place] += tuple(card.id for card in cards)
        if place.zone == DECK:
            state, table.zones[place] = rng.shuffled(state, table.zones[place])
    return state


def _unseen(pool: DmPool, seen: Counter[str], count: int, state: int, deck: DeckList | None) -> tuple[int, list[str]]:
    """So many numbers that may be the hidden cards: those left of the deck where it is known, else of one that comes
    with the program and fits, else of the civilizations that were seen, as decks are built."""
    brought = drawn_from(deck) if deck is not None else None
    fitting = [one for one in pool.decks if sum((seen & one).values()) >= _FITS * sum(seen.values())]
    if brought is None and fitting:
        state, place = rng.below(state, len(fitting))
        brought = fitting[place]
    if brought is not None:
        left = sorted((brought - seen).elements())
    else:
        meaning = pool.rules.meaning
        shown = {one for number in seen for one in meaning(number).civilizations}
        able = [number for number in pool.numbers if not shown or meaning(number).civilizations <= shown]
        extra = [number for number in seen for _ in range(max(0, _COPIES - seen[number]))]
        state, mixed = rng.shuffled(state, tuple(able))
        left = sorted(extra) + list(mixed)
    state, mixed = rng.shuffled(state, tuple(left))
    dealt = list(mixed[:count])
    while len(dealt) < count:
        state, more = rng.shuffled(state, pool.numbers)
        dealt += more[: count - len(dealt)]
    return state, dealt
