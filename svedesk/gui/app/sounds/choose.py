"""Chooses the sounds for a change of the table: of what happened at once, only the most important."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.events import Attacked, CardMoved, DamageDealt, Event, GameEnded, PhaseBegan
from svedesk.engine.game_table import GameTable, Shape

BY_IMPORTANCE = ("over", "turn", "damage", "attack", "place", "draw")
"""The sounds of events, the one that is heard first before those it covers."""
PUT: tuple[Shape, ...] = ("row", "spread", "attached")
"""The shapes of zones into which a card is put so that one hears it."""


def sound_of(event: Event, table: GameTable) -> str:
    """The sound an event makes at a table, "" for none."""
    if isinstance(event, GameEnded):
        return "over"
    if isinstance(event, PhaseBegan):
        return "turn" if event.phase == table.steps[0] else ""
    if isinstance(event, DamageDealt):
        return "damage" if event.amount > 0 else ""
    if isinstance(event, Attacked):
        return "attack"
    if isinstance(event, CardMoved) and event.to is not None:
        if table.zones[event.to.zone].shape in PUT and not table.zones[event.to.zone].if_used:
            return "place"
        from_deck = event.source is not None and event.source.zone == table.hand_zones.deck
        return "draw" if event.to.zone == table.hand_zones.hand and from_deck else ""
    return ""


def sounds_for(events: Sequence[Event], table: GameTable, *, asked: bool) -> tuple[str, ...]:
    """What is played for a change. `asked`: somebody at this PC is asked now who was not before; a turn that begins, or
    the end of the game, says that itself."""
    made = {sound_of(event, table) for event in events}
    first = next((name for name in BY_IMPORTANCE if name in made), "")
    if asked and first not in ("over", "turn"):
        return (first, "asked") if first else ("asked",)
    return (first,) if first else ()
