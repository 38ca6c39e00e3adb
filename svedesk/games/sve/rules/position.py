"""Positions (15.2): what makes two tables one and the same to the rules, and what makes them alike enough for the same
actions."""

from __future__ import annotations

from hashlib import blake2b

from svedesk.engine.records import Card, Delayed, Pending, Place
from svedesk.engine.table import Table
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import CEMETERY, DECK, EVOLVE, EVOLVE_DECK, EX, FIELD, HAND

_READY = tuple(Place(seat, zone) for zone in (FIELD, EX, EVOLVE) for seat in (0, 1))
_STILL = frozenset((DECK, CEMETERY, EVOLVE_DECK))
"""Zones in which nothing is remembered of a card but which way up it lies and who knows it."""

Shape = tuple[object, ...]


class Position:
    """The position of a table as it is now, told when it is first asked for: mostly nothing can lead back to it, and it
    never is. It counts as its text, in digests too."""

    __slots__ = ("_table", "_text")

    def __init__(self, table: Table) -> None:
        self._table: Table | None = table.snapshot()
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


def position(table: Table, *, chance: bool = False) -> str:
    """A digest of all there is of a game but for what no rule can tell apart: ids, serials and the order of a hand.
    Equal for identical game states (15.2.1.2). With `chance` what chance will bring belongs to it, too: of two such
    positions that are equal everything that follows is."""
    cards = table.cards
    said: list[str] = []
    for (seat, zone), lying in table.zones.items():
        if lying:
            if zone in _STILL:
                here = [cards[card_id] for card_id in lying]
                lies = [f"{card.number}/{card.faceup:d}{card.known}" for card in here]
            else:
                lies = [_looks(table, cards[card_id], zone) for card_id in lying]
            if zone == HAND:
                lies.sort()
            said.append(f"{seat}{zone}:{' '.join(lies)}")
    said += sorted(f"{seat}{name}={value}" for (seat, name), value in table.numbers.items() if value)
    for one in table.pending:
        said.append(f"{one.seat} {one.number} {one.index} {one.part} {one.amount} {one.room} {_about(table, one)}")
    for later in table.delayed:
        said.append(f"{later.seat} {later.number} {later.index} {later.part} {later.until} {_about(table, later)}")
    if chance:
        said.append(str(table.rng))
    return blake2b("\n".join(said).encode(), digest_size=12).hexdigest()


def _looks(table: Table, card: Card, zone: str) -> str:
    looks = f"{card.number}/{card.owner}{card.sideways:d}{card.faceup:d}{card.known}"
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


def shape(game: GameState, seat: int) -> Shape:
    """What is equal where the same cards lie ready for `seat` to act with: fields, EX areas, its hand, how many cards
    the others hold. What may grow or shrink from one performance of a sequence to the next (numbers, damage, counters,
    cemeteries, decks) makes no difference."""
    zones, cards = game.table.zones, game.table.cards
    ready = [sorted([(cards[card_id].number, cards[card_id].sideways) for card_id in zones[place]]) for place in _READY]
    hand = sorted([cards[card_id].number for card_id in zones[Place(seat, HAND)]])
    return game.turn, tuple(map(tuple, ready)), tuple(hand), len(zones[Place(1 - seat, HAND)])
