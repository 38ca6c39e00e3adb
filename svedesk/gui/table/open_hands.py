"""Open hands: two seats' own views laid into one, for a table that nobody has to turn away from."""

from __future__ import annotations

from svedesk.engine.ask import Ask
from svedesk.engine.events import CardFlipped, CardMoved, Event, Looked
from svedesk.engine.view import View, ZoneView


def merged(near: View, far: View) -> View:
    """The view of `near` with everything `far` knows, and with the open question whichever seat it is put to."""
    zones = tuple(
        mine if _known(mine) >= _known(theirs) else theirs for mine, theirs in zip(near.zones, far.zones, strict=True)
    )
    ask: Ask | None = near.ask if near.ask is not None else far.ask
    return near._replace(zones=zones, ask=ask)


def _known(zone: ZoneView) -> int:
    return sum(bool(card.number) for card in zone.cards)


def merged_events(near: tuple[Event, ...], far: tuple[Event, ...]) -> tuple[Event, ...]:
    """What happened, each event as told to the seat that knows more of it."""
    return tuple(_fuller(mine, theirs) for mine, theirs in zip(near, far, strict=True))


def _fuller(mine: Event, theirs: Event) -> Event:
    if isinstance(mine, CardMoved) and isinstance(theirs, CardMoved):
        number = mine.number or theirs.number
        return mine._replace(was=mine.was or theirs.was, card=mine.card or theirs.card, number=number)
    if isinstance(mine, CardFlipped) and isinstance(theirs, CardFlipped):
        return mine if mine.number else theirs
    if isinstance(mine, Looked) and isinstance(theirs, Looked):
        return mine if mine.numbers else theirs
    return mine
