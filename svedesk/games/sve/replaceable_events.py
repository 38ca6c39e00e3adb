"""Events before they happen: what replacement effects look at (10.10.1). Once one happened it is a happening."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.records import Place


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
