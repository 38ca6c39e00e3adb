"""Pings and arrows: shown to others as far as they see what is pointed at."""

from __future__ import annotations

from svedesk.engine.view import View
from svedesk.wire.messages import Point
from svedesk.wire.messages_table import Pointed


def pointed(point: Point, theirs: View, mine: View) -> Pointed | None:
    """What the reader of `mine` is shown of a point made by the seat of `theirs`; None when nothing is left of it. A
    card the reader does not see is shown as the zone it lies in, so that its id tells nothing."""
    card = theirs.card(point.card)
    target = theirs.card(point.target)
    if (point.card and card is None) or (point.target and target is None):
        return None
    seat, zone = (card.seat, card.zone) if card else (point.seat, point.zone)
    if not any(shown.place == (seat, zone) for shown in mine.zones):
        return None
    seen = card is not None and mine.card(card.id) is not None
    aimed = target is not None and mine.card(target.id) is not None
    if target is not None and not aimed:
        return None
    return Pointed(
        by=theirs.seat,
        card=card.id if card is not None and seen else 0,
        target=target.id if target is not None and aimed else 0,
        seat=seat,
        zone=zone,
    )
