"""The state of a game: plain data, changed through the methods here and nowhere else.

`cards` maps ids to frozen records, `zones` maps places to tuples of ids (index 0 is the top where order counts),
`numbers` maps a seat and a name to an int. A snapshot copies the three dicts and shares the records.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

from svedesk.engine import rng
from svedesk.engine.events import (
    CardFlipped,
    CardLinked,
    CardMoved,
    CardTurned,
    Event,
    Looked,
    NumberChanged,
    RandomDrawn,
    Revealed,
    Shuffled,
)
from svedesk.engine.records import (
    EVERYONE,
    SHARED,
    Card,
    Delayed,
    Given,
    Outcome,
    Pending,
    Place,
    place_at,
    with_number,
    with_value,
)
from svedesk.engine.zones import ZoneSpec

Step = tuple[str | int, ...]
"""Where the rules stand, in words of the game: enough to start its procedures again."""
Memory = tuple[object, ...]
"""What the rules remember of how the table came to lie so: frozen records with equal texts on every machine. No seat
sees it, and a board that is written down is without it."""

_TURN = (SHARED, "turn")
_TURNED, _DAMAGE, _MARKS, _KNOWN = map(Card._fields.index, ("turned", "damage", "marks", "known"))


class Table:
    """All of one game that can change. `specs` says what each kind of zone is and never changes; `events` collects what
    happened since it was last taken and is no part of the state. `linked` are the ids of the cards that lie on another.

    Two places are for a game to keep what it found out about the table, and are no part of the state either. `found`
    is what follows from the cards in play as they lie (`ZoneSpec.in_play`): whatever moves one of them forgets it, and
    where one becomes another record its method `after` tells from both records what still holds (None: nothing).
    `kept` outlasts changes and is shared with snapshots: what lies there must say itself what it was found from."""

    __slots__ = (
        "cards",
        "delayed",
        "derived",
        "events",
        "kept_values",
        "linked",
        "memory",
        "numbers",
        "outcome",
        "pending",
        "rng",
        "seats",
        "serial",
        "specs",
        "step",
        "zones",
    )

    def __init__(self, specs: Mapping[str, ZoneSpec], seats: int = 2, seed: int = 0) -> None:
        self.specs = specs
        self.seats = seats
        self.cards: dict[int, Card] = {}
        self.zones: dict[Place, tuple[int, ...]] = {}
        for spec in specs.values():
            for seat in (SHARED,) if spec.shared else range(seats):
                self.zones[place_at(seat, spec.name)] = ()
        self.numbers: dict[tuple[int, str], int] = {}
        self.linked: frozenset[int] = frozenset()
        self.rng = seed
        self.serial = 0
        self.step: Step = ()
        self.memory: Memory = ()
        self.pending: tuple[Pending, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        self.derived: Any = None
        self.kept_values: Any = None

    # -- copies -------------------------------------------------------------------------------------------------------

    def snapshot(self) -> Table:
        """A copy that later changes of this table do not touch; it starts with no events."""
        copy = Table.__new__(Table)
        copy.events = []
        copy.specs = self.specs
        copy.restore(self)
        return copy

    def set_aside(self) -> Table:
        """A snapshot; the records of this table then lie in a new dict, too: one that cards have left takes three times
        as long to copy. Not to be done where somebody holds `cards`."""
        copy = self.snapshot()
        self.cards = copy.cards.copy()
        return copy

    def restore(self, other: Table) -> None:
        """Become equal to `other` (a snapshot of this table); the events collected here are dropped."""
        self.seats = other.seats
        self.cards = other.cards.copy()
        self.zones = other.zones.copy()
        self.numbers = other.numbers.copy()
        self.linked = other.linked
        self.rng = other.rng
        self.serial = other.serial
        self.step = other.step
        self.memory = other.memory
        self.pending = other.pending
        self.delayed = other.delayed
        self.outcome = other.outcome
        self.derived = other.derived
        self.kept_values = other.kept_values
        self.events.clear()

    def digest(self) -> str:
        """A SHA-256 of the whole state in hex: equal for equal tables on every machine."""
        state = (
            sorted(self.cards.items()),
            self.written_zones(),
            sorted(self.numbers.items()),
            self.rng,
            self.serial,
            self.step,
            self.memory,
            self.pending,
            self.delayed,
            self.outcome,
        )
        # Cards once lay upright or not: their digests are those of games kept since.
        written = repr(state).replace("turned=0", "engaged=False").replace("turned=1", "engaged=True")
        return hashlib.sha256(written.encode()).hexdigest()

    def written_zones(self) -> list[tuple[Place, tuple[int, ...]]]:
        """The zones as they are written down: in order, an empty one that came `later` to the game left out."""
        specs = self.specs
        return [(place, ids) for place, ids in sorted(self.zones.items()) if ids or not specs[place.zone].later]

    # -- reading ------------------------------------------------------------------------------------------------------

    def zone(self, seat: int, name: str) -> tuple[int, ...]:
        """The ids in a zone, the top first where order counts."""
        return self.zones[seat, name]  # type: ignore[index]  # a place, and sooner made

    def in_zone(self, seat: int, name: str) -> list[Card]:
        """The records in a zone."""
        return list(map(self.cards.__getitem__, self.zones[seat, name]))  # type: ignore[index]  # as above

    def number(self, seat: int, name: str) -> int:
        """A number of a seat (or of `SHARED`), 0 when it was never set."""
        return self.numbers.get((seat, name), 0)

    def sees(self, card: Card) -> int:
        """The seats that know what this card is, as a bit mask."""
        spec = self.specs[card.zone]
        if spec.sees != "none" or spec.apart:
            mask = EVERYONE if card.faceup else 0
            if spec.sees == "owner":
                mask |= 1 << card.seat
            return mask | card.known
        return card.known

    # -- changing -----------------------------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)

    def take_events(self) -> tuple[Event, ...]:
        """What happened since the last call."""
        events = tuple(self.events)
        self.events.clear()
        return events

    def next_serial(self) -> int:
        """The next number of the one counter that ids and orders of arrival come from."""
        self.serial += 1
        return self.serial

    def create(self, number: str, owner: int, place: Place, *, quiet: bool = False, why: str = "create") -> int:
        """Put a new card (a token, or a card at the start of a game) into a zone and return its id. `quiet`: without an
        event."""
        spec = self.specs[place.zone]
        new = self._arrive(number, owner, place, None, spec.faceup, spec.lies, ())
        if not quiet:
            self.events.append(CardMoved(0, new.id, number, None, place, 0, self.sees(new), why))
        return new.id

    def deal(self, numbers: Iterable[str], owner: int, place: Place) -> None:
        """Put the cards a game begins with into a zone, behind those that lie there, without an event."""
        spec, turn, new_id = self.specs[place.zone], self.numbers.get(_TURN, 0), self.serial
        for number in numbers:
            new_id += 1
            record = (new_id, number, owner, place.seat, place.zone, spec.lies, spec.faceup, 0, 0, (), (), (), turn, 0)
            self.cards[new_id] = tuple.__new__(Card, record)
        self._changes(place.zone)
        self.zones[place] = (*self.zones[place], *range(self.serial + 1, new_id + 1))
        self.serial = new_id

    def move(
        self,
        card_id: int,
        to: Place,
        *,
        at: int | None = None,
        faceup: bool | None = None,
        turned: int | None = None,
        why: str = "",
    ) -> int:
        """Move a card to a zone, where it is a new card; returns the new id.

        `at` is the zero-based place from the top (negative: from the bottom, -1 the bottom itself); None is the top of
        an ordered zone that is shared and public, else the end. `faceup` and `turned` None mean as the zone has it.
        """
        old, spec = self.cards[card_id], self.specs[to.zone]
        source, saw = old.place, self.sees(old)
        given = old.given if old.given and to.zone in self.specs[old.zone].given_goes_to else ()
        self._take_out(old, source)
        faceup = spec.faceup if faceup is None else faceup
        new = self._arrive(old.number, old.owner, to, at, faceup, spec.lies if turned is None else turned, given)
        moved = (card_id, new.id, old.number, source, to, saw, self.sees(new), why)
        self.events.append(tuple.__new__(CardMoved, moved))
        return new.id

    def _arrive(
        self, number: str, owner: int, to: Place, at: int | None, faceup: bool, turned: int, given: tuple[Given, ...]
    ) -> Card:
        self.serial = new_id = self.serial + 1
        turn = self.numbers.get(_TURN, 0)
        record = (new_id, number, owner, to.seat, to.zone, turned, faceup, 0, 0, given, (), (), turn, 0)
        new = self.cards[new_id] = tuple.__new__(Card, record)  # `Card(...)` takes twice as long, at every move
        self._put_in(new_id, to, at)
        return new

    def _changes(self, zone: str) -> None:
        """Something in this zone is about to change: all of that comes by here."""
        if self.specs[zone].in_play:
            self.derived = None

    def _take_out(self, card: Card, place: Place) -> None:
        self._changes(card.zone)
        del self.cards[card.id]
        if card.on:
            self.linked -= {card.id}
        lying = self.zones[place]
        at = lying.index(card.id)
        self.zones[place] = lying[:at] + lying[at + 1 :]

    def _put_in(self, card_id: int, place: Place, at: int | None) -> None:
        self._changes(place.zone)
        lying = self.zones[place]
        if at is None:
            spec = self.specs[place.zone]
            self.zones[place] = (card_id, *lying) if spec.ordered and spec.shared else (*lying, card_id)
            return
        if at < 0:
            at = max(0, len(lying) + 1 + at)
        self.zones[place] = (*lying[:at], card_id, *lying[at:])

    def give_over(self, card_id: int, to: Place) -> None:
        """Move a card between zones of the same kind (from one field to another): it stays the same card (5.21.4)."""
        card = self.cards[card_id]
        self._take_out(card, card.place)
        over = self.cards[card_id] = card._replace(seat=to.seat, arrived=self.number(SHARED, "turn"))
        if card.on:
            self.linked |= {card_id}
        self._put_in(card_id, to, None)
        saw, sees = self.sees(card), self.sees(over)
        self.emit(CardMoved(card_id, card_id, card.number, card.place, to, saw, sees, "control"))

    def rearrange(self, place: Place, order: tuple[int, ...]) -> None:
        """Lay the cards of a zone in this order without making them new cards. Raises ValueError when they are not the
        same cards."""
        if sorted(order) != sorted(self.zones[place]):
            raise ValueError(f"{place} does not hold these cards")
        self._changes(place.zone)
        self.zones[place] = order

    def lay_out(self, place: Place, order: tuple[int, ...]) -> None:
        """Lay the cards of a zone without an order for those who look: views show them by id, so they get new ones.
        Raises ValueError when they are not the same cards."""
        self.rearrange(place, order)
        known = [self.cards[card_id].known for card_id in order]
        self.zones[place] = tuple(self._renewed(card_id) for card_id in order)
        for card_id, seats in zip(self.zones[place], known, strict=True):
            self.put(with_value(self.cards[card_id], _KNOWN, seats))

    def remove(self, card_id: int, why: str = "eliminate") -> None:
        """Take a card out of the game (a token that may not exist where it lies, 9.1.3)."""
        card = self.cards[card_id]
        saw = self.sees(card)
        self._take_out(card, card.place)
        self.emit(CardMoved(card_id, 0, card.number, card.place, None, saw, 0, why))

    def put(self, card: Card) -> None:
        """Replace a card's record by another of the same id and place."""
        if self.derived is not None and self.specs[card.zone].in_play:
            self.derived = self.derived.after(self.cards[card.id], card)
        self.cards[card.id] = card

    def turn_card(self, card_id: int, turned: int) -> bool:
        """Turn a card so that it lies by so many quarter turns; False when it already does, which is no action
        (1.3.2.1)."""
        card = self.cards[card_id]
        if card.turned == turned:
            return False
        self.put(with_value(card, _TURNED, turned))
        self.events.append(tuple.__new__(CardTurned, (card_id, turned)))
        return True

    def flip(self, card_id: int, *, faceup: bool) -> bool:
        """Turn a card faceup or facedown; False when it already lies that way."""
        card = self.cards[card_id]
        if card.faceup == faceup:
            return False
        saw = self.sees(card)
        turned = card._replace(faceup=faceup, known=0)
        self.put(turned)
        self.emit(CardFlipped(card_id, card.number, faceup, saw | self.sees(turned)))
        return True

    def hurt(self, card_id: int, damage: int) -> None:
        """Add to the damage a card took."""
        card = self.cards[card_id]
        self.put(with_value(card, _DAMAGE, card.damage + damage))

    def link(self, card_id: int, on: int) -> None:
        """Lay a card on another, or, with 0, take it off."""
        self.put(self.cards[card_id]._replace(on=on))
        self.linked = self.linked | {card_id} if on else self.linked - {card_id}
        self.emit(CardLinked(card_id, on))

    def mark(self, card_id: int, name: str, value: int) -> None:
        """Remember a number of a card (0 forgets it)."""
        card = self.cards[card_id]
        self.put(with_value(card, _MARKS, with_number(card.marks, name, value)))

    def set_number(self, seat: int, name: str, value: int) -> None:
        """Set a number of a seat, noting the change if it is one."""
        before = self.numbers.get((seat, name), 0)
        if before != value:
            self.numbers[(seat, name)] = value
            self.events.append(tuple.__new__(NumberChanged, (seat, name, before, value)))  # as quick as cards

    def know(self, cards: Iterable[int], seat: int) -> None:
        """Let a seat look at cards it could not see, and note the look (which is announced, the names are not)."""
        looked: dict[Place, list[str]] = {}
        for card_id in cards:
            card = self.cards[card_id]
            self.put(with_value(card, _KNOWN, card.known | 1 << seat))
            looked.setdefault(card.place, []).append(card.number)
        for place, numbers in looked.items():
            self.emit(Looked(seat, place, len(numbers), tuple(numbers)))

    def reveal(self, card_id: int) -> None:
        """Show a card to all (5.20); `forget` ends it."""
        card = self.cards[card_id]
        self.put(with_value(card, _KNOWN, EVERYONE))
        self.emit(Revealed(card_id, card.number, card.place))

    def forget(self, cards: Iterable[int]) -> None:
        """End what a look or a reveal let seats see."""
        for card_id in cards:
            if card_id in self.cards:
                self.put(with_value(self.cards[card_id], _KNOWN, 0))

    def shuffle(self, place: Place) -> None:
        """Shuffle a zone. Its cards get new ids, so that nothing about the order before is left in them."""
        self._changes(place.zone)
        self.rng, order = rng.shuffled(self.rng, self.zones[place])
        self.zones[place] = tuple(self._renewed(card_id) for card_id in order)
        self.emit(Shuffled(place))

    def _renewed(self, card_id: int) -> int:
        card = self.cards.pop(card_id)
        self.serial = new_id = self.serial + 1
        self.cards[new_id] = tuple.__new__(Card, (new_id, *card[1:-1], 0))  # its id and `known`
        if card.on:
            self.linked = self.linked - {card_id} | {new_id}
        return new_id

    def random_below(self, bound: int) -> int:
        """A random number from 0 to `bound` - 1 from the table's own stream."""
        self.rng, value = rng.below(self.rng, bound)
        return value

    def roll(self, seat: int, sides: int) -> int:
        """Roll a die of so many sides, or with 2 toss a coin; returns 1 to `sides`."""
        value = self.random_below(sides) + 1
        self.emit(RandomDrawn(seat, sides, value))
        return value
