"""Frozen records that a table is made of. A change replaces a record; the old one is the look-back information."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

SHARED = -1
"""The seat of zones and numbers that belong to nobody."""


SPECTATOR = 30
"""A seat number that owns nothing: sees what all may see."""
EVERYONE = (1 << SPECTATOR + 1) - 1
"""The bit mask of all seats, spectators among them: that of a card shown to all."""
BACK_FACE = "back_face"
"""The mark of a double-faced card that lies with its back face visible. A card that moves loses it."""


BESIDE = "beside"
"""The mark of a card that is linked beside the one it lies on, and seen below it: its place, counted from the left."""


UPRIGHT, SIDEWAYS = 0, 1
"""How a card lies: quarter turns clockwise, of which there are four."""


class Place(NamedTuple):
    """One zone of one seat (`SHARED` for a zone all players share)."""

    seat: int
    zone: str


place_at = lru_cache(1024)(Place)
"""The place of a seat and a zone, quicker than to make one."""


class Given(NamedTuple):
    """One change given to a card: `what` is changed by or to `value`.

    `until` is "" for as long as the card stays, or the name of the moment that ends it ("turn"). `source` is the number
    of the giving card, "" when it was done by hand. `order` is the serial at which it was given: later ones apply
    later.
    """

    what: str
    value: int | str
    until: str = ""
    source: str = ""
    order: int = 0


class Card(NamedTuple):
    """One card as it lies in one zone. Moving to another zone makes a new record with a new id.

    `seat` is the seat whose zone it lies in, `turned` how many quarter turns clockwise it is from upright, `on` the
    id of the card it lies on (0: on none), `arrived` the turn it came (counted from 1), `known` the seats that were
    shown it beyond what its zone shows, as a bit mask. `counters` and `marks` are sorted pairs of name and number;
    marks are what the rules remember of the card, counters what lies on it.
    """

    id: int
    number: str
    owner: int
    seat: int
    zone: str
    turned: int = UPRIGHT
    faceup: bool = True
    on: int = 0
    damage: int = 0
    given: tuple[Given, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    marks: tuple[tuple[str, int], ...] = ()
    arrived: int = 0
    known: int = 0

    @property
    def place(self) -> Place:
        """The zone it lies in."""
        return place_at(self.seat, self.zone)

    @property
    def sideways(self) -> bool:
        """Whether it lies across."""
        return self.turned % 2 == SIDEWAYS

    def mark(self, name: str) -> int:
        """The number remembered under `name`, 0 when there is none."""
        for key, value in self.marks:  # asked very often: not by `number_of`
            if key == name:
                return value
        return 0

    def counter(self, name: str) -> int:
        """How many counters of this name lie on it."""
        return number_of(self.counters, name)


class Pending(NamedTuple):
    """An ability that waits to be played: who controls it, the source as it was when it was triggered, which ability.

    `this` is the id its source has now, where it moved in the same event (0: gone). `number` and `index` name the
    ability: the card's number it is printed on and its zero-based place there. `bound` are card ids the event is about
    and `amount` a number it carries. `part` is the place, from 1, of a delayed ability in that ability's text (0: it
    is the ability itself). Of those of one `batch` only `room` become pending, which, their controller is to say (0:
    all).
    """

    serial: int
    seat: int
    source: Card
    this: int
    number: str
    index: int  # type: ignore[assignment]  # a field, not tuple.index
    bound: tuple[int, ...] = ()
    amount: int = 0
    part: int = 0
    batch: int = 0
    room: int = 0


class Delayed(NamedTuple):
    """An ability that an effect set up to wait for something later: once, or with `until` as often as it happens up to
    the end of that turn.

    `source` is the source of the effect, `this` the id that card had when it set this up. `number`, `index` and `part`
    name the ability as in `Pending`; `bound` are card ids the text had named.
    """

    serial: int
    seat: int
    until: int
    source: Card
    this: int
    number: str
    index: int  # type: ignore[assignment]  # a field, not tuple.index
    part: int
    bound: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """How a game ended: `winners` is empty for a draw, `reason` a word for each loser's ("defense", "deck", "conceded",
    ...)."""

    winners: tuple[int, ...]
    losers: tuple[tuple[int, str], ...] = ()

    @property
    def winner(self) -> int:
        """The seat that won alone, -1 where none did."""
        return self.winners[0] if len(self.winners) == 1 else -1


def with_value(card: Card, place: int, value: object) -> Card:
    """A card with another value of the field at a place in its record (`_replace` takes three times as long)."""
    return tuple.__new__(Card, (*card[:place], value, *card[place + 1 :]))


def number_of(pairs: tuple[tuple[str, int], ...], name: str) -> int:
    """The number under `name` in sorted pairs, 0 when there is none."""
    for key, value in pairs:
        if key == name:
            return value
    return 0


def with_number(pairs: tuple[tuple[str, int], ...], name: str, value: int) -> tuple[tuple[str, int], ...]:
    """Sorted pairs in which `name` has `value`; a value of 0 takes the name out."""
    others = tuple(pair for pair in pairs if pair[0] != name)
    return tuple(sorted((*others, (name, value)))) if value else others
