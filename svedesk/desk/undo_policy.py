"""When taking something back is a correction, and when it is a favour the other seat has to grant."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.desk.log import LogRecord
from svedesk.engine.events import CardFlipped, CardMoved, Event, Looked, Revealed


def needs_consent(undone: Iterable[LogRecord], seat: int) -> bool:
    """Whether undoing these records on the wish of `seat` needs the other's consent: hidden information was seen,
    randomness was drawn, or another seat answered or acted."""
    return any(
        record.drew
        or (record.entry is not None and record.entry.seat != seat and not record.automatic)
        or any(is_barrier(event, seat) for event in record.events)
        for record in undone
    )


def is_barrier(event: Event, seat: int) -> bool:
    """Whether an event told someone what cannot be untold. A card that `seat` itself knew and now shows to others gives
    nothing away to `seat`: laying down a card from the hand may be taken back."""
    if isinstance(event, CardMoved):
        learned = event.sees & ~event.saw
        return event.source is not None and bool(learned) and not _shown_by(seat, event.saw, learned)
    if isinstance(event, Looked):
        return True
    # The masks of these say who knows the card now, not who knew it: to be safe, all that they show is news.
    return isinstance(event, Revealed) or (isinstance(event, CardFlipped) and event.faceup)


def _shown_by(seat: int, saw: int, learned: int) -> bool:
    return bool(saw >> seat & 1) and not learned >> seat & 1
