"""What has just happened and should be noticed: what chance brought, which cards were shown to all, what was lost."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.events import CardMoved, DamageDealt, Event, NumberChanged, PhaseBegan, RandomDrawn, Revealed
from svedesk.engine.game_table import GameTable
from svedesk.engine.table_words import LogEvent
from svedesk.engine.view import View
from svedesk.gui.table.words import Words


def notice(events: Sequence[Event], view: View, words: Words) -> str:
    """The sentences about dice, coins and revealed cards, "" without any."""
    log = words.log(view.seat)
    log.learn(view)
    if view.step and view.step[0] != "setup":  # a coin of the game, not the one that says who decides who goes first
        log.follow(LogEvent(PhaseBegan(view.seat, str(view.step[0]), 1)))
    sentences = [log.read((LogEvent(event),)) for event in events if isinstance(event, RandomDrawn | Revealed)]
    return " ".join(line.text for lines in sentences for line in lines)


def revealed(events: Sequence[Event]) -> str:
    """The number of the card that was revealed last, "" when none was."""
    return next((event.number for event in reversed(events) if isinstance(event, Revealed)), "")


def worth_seeing(events: Sequence[Event], table: GameTable, seat: int) -> bool:
    """Whether the player before the screen, at a seat, should see what these brought before somebody else sits there:
    damage, cards that left the field or came to that player's hand, what was revealed or rolled. What a player does is
    no news to that player."""
    lives = {zone.number for zone in table.zones.values()}
    held = {zone.name for zone in table.zones.values() if zone.held}
    return any(
        (isinstance(event, DamageDealt) and event.amount > 0)
        or (isinstance(event, NumberChanged) and event.name in lives and event.before > 0)
        or (isinstance(event, CardMoved) and event.source is not None and table.zones[event.source.zone].in_play)
        or (isinstance(event, CardMoved) and event.to is not None and event.to.seat == seat and event.to.zone in held)
        or isinstance(event, RandomDrawn | Revealed)
        for event in events
    )
