"""One effect that is being carried out: who does it, for which card, and what it has named so far."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.records import Card


@dataclass(slots=True)
class Run:
    """`source` is the card whose text it is as it was, `this` the id it has now (0: it is gone), `number` and `index`
    name the ability. `it` are the ids of what was last chosen, `done` how much of the last instruction was done,
    `seat` who carries it out. Lives no longer than the effect."""

    seat: int
    source: Card
    this: int
    number: str
    index: int = 0
    it: tuple[int, ...] = ()
    done: int = 0
    part: int = 0
    chosen: tuple[int, ...] | None = None
    """Cards that were chosen for it before it began (609.9a)."""
    purpose: str = ""
    """What the cards are chosen for that are asked for now: the name of an act, or "" where nothing tells."""
    replacing: bool = False
    """Whether it is done in place of an event: what it does is not replaced again (101.5)."""
