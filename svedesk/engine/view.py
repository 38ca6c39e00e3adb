"""What a seat may see. `see` is the only way state leaves the engine towards a window, a socket, a bot or a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from svedesk.engine.ask import Ask
from svedesk.engine.records import SHARED, Card, Given, Outcome, Place

if TYPE_CHECKING:
    from svedesk.engine.ruleset import Ruleset
    from svedesk.engine.table import Table


class Shown(NamedTuple):
    """A card as it counts now: its derived values. `printed` is the number of the card whose information it has (its
    evolved card's, say)."""

    printed: str
    kind: str
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    keywords: tuple[str, ...] = ()


class CardView(NamedTuple):
    """A card this seat may know. Fields mean what they mean in `Card`; `shown` are its values now."""

    id: int
    number: str
    owner: int
    seat: int
    zone: str
    engaged: bool
    faceup: bool
    on: int
    damage: int
    counters: tuple[tuple[str, int], ...]
    given: tuple[Given, ...]
    shown: Shown


class ZoneView(NamedTuple):
    """A zone: how many cards lie there (which everyone may know, 4.1.2.1), and those this seat may know, the top first
    where order counts.

    Where not all cards are known, `cards` are in an order that tells nothing.
    """

    place: Place
    count: int  # type: ignore[assignment]  # a field, not tuple.count
    cards: tuple[CardView, ...]


class View(NamedTuple):
    """The table as `seat` may see it. `waits_for` is the seat that is asked (-1: none), `waits_kind` the kind of its
    question, `ask` the question itself when this seat is asked."""

    seat: int
    zones: tuple[ZoneView, ...]
    numbers: tuple[tuple[int, str, int], ...]
    step: tuple[str | int, ...]
    outcome: Outcome | None
    waits_for: int = -1
    waits_kind: str = ""
    ask: Ask | None = None

    def zone(self, seat: int, name: str) -> ZoneView:
        """One zone. Raises KeyError when there is no such zone."""
        for zone in self.zones:
            if zone.place == (seat, name):
                return zone
        raise KeyError((seat, name))

    def number(self, seat: int, name: str) -> int:
        """A number of a seat or of `SHARED`, 0 when it was never set."""
        for at, key, value in self.numbers:
            if at == seat and key == name:
                return value
        return 0

    def card(self, card_id: int) -> CardView | None:
        """The card with this id, None when this seat does not see it."""
        for zone in self.zones:
            for card in zone.cards:
                if card.id == card_id:
                    return card
        return None


def see(table: Table, seat: int, ruleset: Ruleset, ask: Ask | None = None) -> View:
    """The table as `seat` may see it; `ask` is the open question, shown whole only to the seat it is asked."""
    bit = 1 << seat
    zones = []
    for place in sorted(table.zones):
        ids = table.zones[place]
        known = [card for card in map(table.cards.__getitem__, ids) if table.sees(card) & bit]
        spec = ruleset.zones[place.zone]
        if not spec.ordered:
            known.sort(key=lambda card: card.id)
        zones.append(ZoneView(place, len(ids), tuple(_view(table, card, ruleset) for card in known)))
    return View(
        seat,
        tuple(zones),
        tuple((at, name, value) for (at, name), value in sorted(table.numbers.items())),
        table.step,
        table.outcome,
        ask.seat if ask else SHARED,
        ask.kind if ask else "",
        ask if ask and ask.seat == seat else None,
    )


def _view(table: Table, card: Card, ruleset: Ruleset) -> CardView:
    return CardView(
        card.id,
        card.number,
        card.owner,
        card.seat,
        card.zone,
        card.engaged,
        card.faceup,
        card.on,
        card.damage,
        card.counters,
        card.given,
        ruleset.shown(table, card),
    )
