"""What happened, in the past tense. Views animate from events, logs are written from them; the rules do not read them
back.

Each event knows what a seat may learn of it: `redacted(event, seat)` is the only form that leaves the engine.
"""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.message import Message
from svedesk.engine.records import Outcome, Place


class CardMoved(NamedTuple):
    """A card went from one zone to another and is now another card with id `card` (`was` before).

    `source` is None when it was created, `to` is None when it ceased to exist. `saw` and `sees` are bit masks of the
    seats that knew it before and know it now. `why` is a word for the act ("draw", "play", "destroy", ...), "" for a
    plain move.
    """

    was: int
    card: int
    number: str
    source: Place | None
    to: Place | None
    saw: int
    sees: int
    why: str = ""


class CardTurned(NamedTuple):
    """A card was turned so that it lies by so many quarter turns (see `Card`)."""

    card: int
    turned: int


class CardFlipped(NamedTuple):
    """A card was turned faceup or facedown; `number` is known to the seats of mask `sees`."""

    card: int
    number: str
    faceup: bool
    sees: int


class CardLinked(NamedTuple):
    """A card was laid on another (an evolved card on its base), or, with `on` 0, taken off."""

    card: int
    on: int


class CardChanged(NamedTuple):
    """A value of a card was changed by `amount` or to `text` ("attack", "defense", "keyword", a counter, ...). A
    statistic with an `amount` of 0 was changed, but by how much is not told."""

    card: int
    what: str
    amount: int = 0
    text: str = ""
    source: str = ""


class DamageDealt(NamedTuple):
    """Card `source` (0: none) dealt damage to card `target`; `kind` is "attack", "combat", "ability" or "hand"."""

    source: int
    target: int
    amount: int
    kind: str


class NumberChanged(NamedTuple):
    """A number of a seat (play points, leader defense, ...) or of the table changed."""

    seat: int
    name: str
    before: int
    after: int


class Shuffled(NamedTuple):
    """The cards of a zone were shuffled."""

    place: Place


class Looked(NamedTuple):
    """A seat looked at cards others may not see; how many and where is public. `numbers` reaches only that seat."""

    seat: int
    place: Place
    count: int  # type: ignore[assignment]  # a field, not tuple.count
    numbers: tuple[str, ...] = ()


class Revealed(NamedTuple):
    """A card was shown to all."""

    card: int
    number: str
    place: Place


class Played(NamedTuple):
    """A seat played a card or an ability: `what` is "activated", "evolve", "automatic", or else "card" or the type of
    card it is; `index` the ability's place on the card."""

    seat: int
    what: str
    card: int
    number: str
    index: int = 0  # type: ignore[assignment]  # a field, not tuple.index
    targets: tuple[int, ...] = ()

    @property
    def is_card(self) -> bool:
        """Whether a card was played, and not an ability used."""
        return self.what not in ("activated", "evolve", "automatic")


class Attacked(NamedTuple):
    """A card attacked another."""

    seat: int
    card: int
    target: int


class AttackEnded(NamedTuple):
    """The attack is over (arrows may go)."""

    card: int


class PhaseBegan(NamedTuple):
    """A turn's phase began; `turn` counts from 1."""

    seat: int
    phase: str
    turn: int


class RandomDrawn(NamedTuple):
    """A die (`sides` > 2) or a coin (`sides` 2) showed `value`, counted from 1."""

    seat: int
    sides: int
    value: int


class Said(NamedTuple):
    """Something worth a line in the log that no other event tells."""

    seat: int
    message: Message


class ByHand(NamedTuple):
    """What follows was done by hand by a seat (a manual operation)."""

    seat: int
    name: str


class GameEnded(NamedTuple):
    """The game is over."""

    outcome: Outcome


Event = (
    CardMoved
    | CardTurned
    | CardFlipped
    | CardLinked
    | CardChanged
    | DamageDealt
    | NumberChanged
    | Shuffled
    | Looked
    | Revealed
    | Played
    | Attacked
    | AttackEnded
    | PhaseBegan
    | RandomDrawn
    | Said
    | ByHand
    | GameEnded
)


def redacted(event: Event, seat: int) -> Event:
    """The event with everything taken out that `seat` may not know. Masks never leave the engine, so they are cleared
    too."""
    bit = 1 << seat
    if isinstance(event, CardMoved):
        before, after = bool(event.saw & bit), bool(event.sees & bit)
        return event._replace(
            was=event.was if before else 0,
            card=event.card if after else 0,
            number=event.number if before or after else "",
            saw=0,
            sees=0,
        )
    if isinstance(event, CardFlipped):
        return event._replace(number=event.number if event.sees & bit else "", sees=0)
    if isinstance(event, Looked):
        return event if event.seat == seat else event._replace(numbers=())
    return event
