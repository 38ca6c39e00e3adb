"""Positions (15.2): what makes two tables one and the same to the rules, and what makes them alike enough for the same
actions."""

from __future__ import annotations

from hashlib import blake2b
from operator import eq

from svedesk.engine.records import SHARED, SIDEWAYS, Card, Delayed, Pending, Place
from svedesk.engine.table import Table
from svedesk.games.sve.zones import CEMETERY, DECK, EVOLVE, EVOLVE_DECK, EX, FIELD, HAND

_READY = tuple(Place(seat, zone) for zone in (FIELD, EX, EVOLVE) for seat in (0, 1))
_FIELDS = tuple(Place(seat, FIELD) for seat in (0, 1))
_HANDS = tuple(Place(seat, HAND) for seat in (0, 1))
_STILL = frozenset((DECK, CEMETERY, EVOLVE_DECK))
"""Zones in which nothing is remembered of a card but which way up it lies and who knows it."""


class Position:
    """The position of a table that changes no more, made when it is first asked for: mostly nothing can lead back to
    it, and it never is. It counts as its text, in digests too."""

    __slots__ = ("_table", "_text")

    def __init__(self, table: Table) -> None:
        self._table: Table | None = table
        self._text = ""

    def __str__(self) -> str:
        if self._table is not None:
            self._text, self._table = position(self._table), None
        return self._text

    def __repr__(self) -> str:
        return repr(str(self))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Position) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))

    def may_be_of(self, table: Table) -> bool:
        """Whether a table could be in this position, as far as is quickly seen: by how many cards lie where, how those
        on fields lie, and all numbers."""
        before = self._table
        if before is None:
            return True
        sizes, now = map(len, before.zones.values()), map(len, table.zones.values())
        return all(map(eq, sizes, now)) and _fields(before) == _fields(table) and _numbers(before) == _numbers(table)


class Shape:
    """What is equal where the same cards lie ready for `seat` to act with: fields, EX areas, its hand, how many cards
    the others hold. What may grow or shrink from one performance of a sequence to the next (numbers, damage, counters,
    cemeteries, decks) makes no difference. Of a table that changes no more, made like a position when it is first asked
    for."""

    __slots__ = ("_key", "_seat", "_size", "_table")

    def __init__(self, table: Table, seat: int) -> None:
        self._table: Table | None = table
        self._seat = seat
        self._size = tuple(map(len, map(table.zones.__getitem__, _READY)))
        self._key: tuple[object, ...] = ()

    def key(self) -> tuple[object, ...]:
        """All of it."""
        if self._table is not None:
            self._key, self._table = _ready(self._table, self._seat), None
        return self._key

    def __repr__(self) -> str:
        return repr(self.key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shape) and self._size == other._size and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def position(table: Table, *, chance: bool = False) -> str:
    """A digest of all there is of a game but for what no rule can tell apart: ids, serials and the order of a hand.
    Equal for identical game states (15.2.1.2). With `chance` what chance will bring belongs to it, too: of two such
    positions that are equal everything that follows is."""
    cards = table.cards
    lines: list[str] = []
    for (seat, zone), lying in table.zones.items():
        if lying:
            if zone in _STILL:
                here = [cards[card_id] for card_id in lying]
                lies = [f"{card.number}/{+card.faceup}{card.known}" for card in here]
            else:
                lies = [_looks(table, cards[card_id], zone) for card_id in lying]
            if zone == HAND:
                lies.sort()
            lines.append(f"{seat}{zone}:{' '.join(lies)}")
    lines += sorted(f"{seat}{name}={value}" for (seat, name), value in table.numbers.items() if value)
    for due in table.pending:
        lines.append(f"{due.seat} {due.number} {due.index} {due.part} {due.amount} {due.room} {_about(table, due)}")
    for later in table.delayed:
        lines.append(f"{later.seat} {later.number} {later.index} {later.part} {later.until} {_about(table, later)}")
    if chance:
        lines.append(str(table.rng))
    return blake2b("\n".join(lines).encode(), digest_size=12).hexdigest()


def _looks(table: Table, card: Card, zone: str) -> str:
    looks = f"{card.number}/{card.owner}{+card.sideways}{+card.faceup}{card.known}"
    if zone == FIELD:  # elsewhere no rule asks when a card came
        looks += f"/{card.arrived}"
    if card.damage or card.given or card.counters or card.marks or card.on:
        given = ";".join([f"{what} {value} {until} {source}" for what, value, until, source, _ in card.given])
        looks += f"{card.damage} {given} {card.counters} {card.marks} {_lies(table, card.on)}"
    return looks


def _about(table: Table, waiting: Pending | Delayed) -> tuple[tuple[Place, int | str] | None, ...]:
    """The card an ability is of and those its text named, by where they lie; None for one that is gone."""
    return tuple(_lies(table, card_id) for card_id in (waiting.this, *waiting.bound))


def _lies(table: Table, card_id: int) -> tuple[Place, int | str] | None:
    card = table.cards.get(card_id)
    if card is None:
        return None
    return card.place, card.number if card.zone == HAND else table.zones[card.place].index(card_id)


def _fields(table: Table) -> list[tuple[str, int, int]]:
    lying = [table.cards[card_id] for place in _FIELDS for card_id in table.zones[place]]
    return [(card.number, card.turned % 2, card.damage) for card in lying]


def _numbers(table: Table) -> set[tuple[tuple[int, str], int]]:
    return {number for number in table.numbers.items() if number[1]}


def _ready(table: Table, seat: int) -> tuple[object, ...]:
    zones, cards = table.zones, table.cards
    ready = [
        sorted([(cards[card_id].number, cards[card_id].turned % 2 == SIDEWAYS) for card_id in zones[place]])
        for place in _READY
    ]
    hand = sorted([cards[card_id].number for card_id in zones[_HANDS[seat]]])
    return table.number(SHARED, "turn"), tuple(map(tuple, ready)), tuple(hand), len(zones[_HANDS[1 - seat]])
