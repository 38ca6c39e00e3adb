"""What a seat may see. `see` is the only way state leaves the engine towards a window, a socket, a bot or a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from svedesk.engine.ask import Ask
from svedesk.engine.records import BESIDE, SHARED, SIDEWAYS, Card, Given, Outcome, Place

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
    """A card this seat may know. Fields mean what they mean in `Card`; `shown` are its values now. When it arrived and
    what the rules remember of it (`marks`) is told of cards that everyone sees: everyone saw it happen.

    Of a card that lies facedown where everyone sees that it lies, and that no seat knows, there is only its back: it
    has an id, so that it can be taken up and turned over, but the number "" and no values.
    """

    id: int
    number: str
    owner: int
    seat: int
    zone: str
    turned: int
    faceup: bool
    on: int
    damage: int
    counters: tuple[tuple[str, int], ...]
    given: tuple[Given, ...]
    shown: Shown
    arrived: int = 0
    marks: tuple[tuple[str, int], ...] = ()

    @property
    def sideways(self) -> bool:
        """Whether it lies across."""
        return self.turned % 2 == SIDEWAYS

    @property
    def is_beside(self) -> bool:
        """Whether it is linked beside the card it lies on."""
        return any(name == BESIDE for name, _ in self.marks)


class ZoneView(NamedTuple):
    """A zone: how many cards lie there (which everyone may know, 4.1.2.1), and those this seat may know, or at least
    see the backs of one by one, the top first where order counts.

    Where not all cards are known, `cards` are in an order that tells nothing.
    """

    place: Place
    count: int  # type: ignore[assignment]  # a field, not tuple.count
    cards: tuple[CardView, ...]


class View(NamedTuple):
    """The table as `seat` may see it. `waits_for` is the seat that is asked (-1: none), `waits_kind` the kind of its
    question, `ask` the question itself when this seat is asked; `waits_card` is the card it is about, 0 for none
    and for one this seat does not see."""

    seat: int
    zones: tuple[ZoneView, ...]
    numbers: tuple[tuple[int, str, int], ...]
    step: tuple[str | int, ...]
    outcome: Outcome | None
    waits_for: int = -1
    waits_kind: str = ""
    ask: Ask | None = None
    waits_card: int = 0

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
        spec = ruleset.zones[place.zone]
        cards = map(table.cards.__getitem__, ids)
        if spec.sees == "none" and not spec.apart:
            known = [card for card in cards if card.known & bit]
        else:
            known = [card for card in cards if table.sees(card) & bit or is_back(table, card)]
        if not spec.ordered:
            known.sort(key=lambda card: card.id)
        zones.append(ZoneView(place, len(ids), tuple(_view(table, card, bit, ruleset) for card in known)))
    return View(
        seat,
        tuple(zones),
        tuple((at, name, value) for (at, name), value in sorted(table.numbers.items())),
        table.step,
        table.outcome,
        ask.seat if ask else SHARED,
        ask.kind if ask else "",
        ask if ask and ask.seat == seat else None,
        source.id if (source := table.cards.get(ask.source) if ask else None) and table.sees(source) & bit else 0,
    )


def is_back(table: Table, card: Card) -> bool:
    """Whether a card that no seat knows lies facedown in a zone whose cards everyone can tell apart: then its back can
    be pointed at, or nobody could turn it up again. Where cards lie as backs (`ZoneSpec.apart`) all that lie facedown
    are such, whoever knows them."""
    if table.specs[card.zone].apart:
        return not card.faceup
    nobody = not table.sees(card) & ((1 << table.seats) - 1)
    return nobody and table.specs[card.zone].sees == "all" and not card.faceup


_BACK = Shown("", "")
"""What is shown of a card that is not known."""


def _view(table: Table, card: Card, bit: int, ruleset: Ruleset) -> CardView:
    if not table.sees(card) & bit:
        lies = (card.owner, card.seat, card.zone, card.turned, False, card.on)
        return CardView(card.id, "", *lies, 0, (), (), _BACK)
    happened = (card.arrived, card.marks) if table.specs[card.zone].sees == "all" and card.faceup else ()
    return CardView(
        card.id,
        card.number,
        card.owner,
        card.seat,
        card.zone,
        card.turned,
        card.faceup,
        card.on,
        card.damage,
        card.counters,
        card.given,
        ruleset.shown(table, card),
        *happened,
    )
