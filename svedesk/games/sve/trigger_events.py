"""What abilities look at: things that happened, with the records of the cards as they were, and things that would
happen."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.records import Card, Place

PLAYED_FROM = "played_from_"
"""Begins the mark of a card in the resolution zone that says from which zone it was played."""

ARRIVED_FROM = "arrived_from_"
"""Begins the mark of a card on the field, if its text asks for it, that says from which zone it came."""
PUT, PLAYED = 1, 2
"""What that mark is of a card that was put there, and of one that was played."""


def played_from(card: Card) -> str:
    """The zone a card in the resolution zone was played from; "" where that is not known, or it was not played."""
    return next((name.removeprefix(PLAYED_FROM) for name, _ in card.marks if name.startswith(PLAYED_FROM)), "")


class Moved(NamedTuple):
    """A card changed zones: its record before (None: created) and after (also of a token eliminated at once), and what
    was done ("destroy", "discard")."""

    before: Card | None
    after: Card
    why: str = ""

    @property
    def came_from(self) -> str:
        """The zone it came from; for a card that was played, the one it was played from (5.4.3). "" for a card that was
        created."""
        if self.before is None:
            return ""
        return played_from(self.before) or self.before.zone


class CardPlayed(NamedTuple):
    """A seat played a card (10.6.2.7)."""

    seat: int
    card: Card


class Evolved(NamedTuple):
    """A card on the field evolved (5.15.1.3)."""

    card: Card


class SuperEvolved(NamedTuple):
    """A card on the field super-evolved (JA 12.2.4.2)."""

    card: Card


class Raced(NamedTuple):
    """A card raced once (14.2.3.1)."""

    card: Card


class DriveGiven(NamedTuple):
    """A follower was given Drive (14.4.8.1)."""

    card: Card


class Rode(NamedTuple):
    """The Ride ability of a card was played (14.4.9.2)."""

    card: Card


class Equipped(NamedTuple):
    """A follower was equipped with a token (JA 14.5.2.2.2)."""

    card: Card
    equipment: Card


class BurstActivated(NamedTuple):
    """A Union Burst ability of a card was played and resolved (JA 14.5.1.3)."""

    card: Card


class Fused(NamedTuple):
    """A card fused, with these cards as they were before (JA 12.18.4)."""

    card: Card
    fused: tuple[Card, ...]


class DriveChecked(NamedTuple):
    """The ability of a card performed a drive check (14.4.5.1)."""

    card: Card


class TriggerChecked(NamedTuple):
    """A seat resolved the ability of a Trigger icon in a drive check (14.4.5.1.4)."""

    seat: int
    icon: str


class AttackMade(NamedTuple):
    """A follower attacked (8.4.5)."""

    card: Card
    target: Card


class DamageMade(NamedTuple):
    """Damage was dealt: `attack` marks the damage an attacking follower deals to its target (5.13.3.1), `ability` that
    of abilities."""

    source: int
    target: int
    amount: int
    attack: bool
    ability: bool = False


class Fought(NamedTuple):
    """A follower fought with another (8.4.9.2)."""

    card: Card
    other: int


class StatChanged(NamedTuple):
    """The attack or defense of a card was raised by `amount`, or lowered where that is less than 0 (5.26).
    `with_other`: its attack was raised by the same effect, and that was told before."""

    card: Card
    stat: str
    amount: int
    with_other: bool = False


class Engaged(NamedTuple):
    """A reserved card on a field was engaged."""

    card: Card


class LeaderDefenseChanged(NamedTuple):
    """The defense of a seat's leader was raised by `amount`, or lowered where that is less than 0."""

    seat: int
    amount: int


class PhaseStarted(NamedTuple):
    """A phase of a seat's turn started: "main" (7.3.1) or "end" (7.4.1)."""

    seat: int
    phase: str


Happening = (
    Moved
    | CardPlayed
    | Evolved
    | SuperEvolved
    | Raced
    | DriveGiven
    | Rode
    | Equipped
    | BurstActivated
    | Fused
    | DriveChecked
    | TriggerChecked
    | AttackMade
    | DamageMade
    | Fought
    | StatChanged
    | Engaged
    | LeaderDefenseChanged
    | PhaseStarted
)


_OF_NO_CARD = (TriggerChecked, LeaderDefenseChanged, PhaseStarted)


def concerned(happening: Happening) -> tuple[int, ...]:
    """The ids of the cards it happened to, or that did it."""
    if isinstance(happening, Moved):
        return (happening.after.id,) if happening.before is None else (happening.before.id, happening.after.id)
    if isinstance(happening, DamageMade):
        return happening.source, happening.target
    if isinstance(happening, _OF_NO_CARD):
        return ()
    return (happening.card.id,)


class Move(NamedTuple):
    """One card's way to a zone. `keeps` carries what was given to it along (10.6.2.1.3, 10.6.2.8.1.1); `why` says why
    where this card moves for another reason than those it moves together with; `engaged` how it lies there; `back`
    whether a double-faced card shows its back face there (2.14.3). `rules`: rules handling moves it, which is no effect
    (10.12.1.2), so that what says "by abilities" does not keep it."""

    card: int
    to: Place
    at: int | None = None
    faceup: bool | None = None
    keeps: bool = False
    why: str = ""
    engaged: bool = False
    back: bool = False
    rules: bool = False


class Damage(NamedTuple):
    """Damage about to be dealt. `kind` is "attack" (by the attacking follower), "combat" (back to it) or "ability"
    (5.13.3)."""

    source: int
    target: int
    amount: int
    kind: str


class Drawing(NamedTuple):
    """A seat is about to draw one card (5.9.1)."""

    seat: int


class Dividing(NamedTuple):
    """A seat is about to divide damage (10.6.2.4)."""

    seat: int


Coming = Move | Damage | Drawing | Dividing
