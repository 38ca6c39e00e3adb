"""What the strip says for a moment of what has just happened: what chance brought, which cards were shown to all."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.events import Event, RandomDrawn, Revealed
from svedesk.engine.game_table import LogEvent
from svedesk.engine.view import View
from svedesk.gui.table.words import Words


def notice(events: Sequence[Event], view: View, words: Words) -> str:
    """The sentences about dice, coins and revealed cards, "" without any."""
    log = words.log(view.seat)
    log.learn(view)
    told = [log.read((LogEvent(event),)) for event in events if isinstance(event, RandomDrawn | Revealed)]
    return " ".join(line.text for lines in told for line in lines)


def revealed(events: Sequence[Event]) -> str:
    """The number of the card that was revealed last, "" when none was."""
    return next((event.number for event in reversed(events) if isinstance(event, Revealed)), "")
