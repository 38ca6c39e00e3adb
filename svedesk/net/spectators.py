"""What spectators are shown: the public table or both hands, so many turns late. Pure."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from svedesk.desk.desk import Desk
from svedesk.desk.updates import Cause
from svedesk.engine.records import SHARED, SPECTATOR
from svedesk.engine.view import View
from svedesk.net.updates import Packed, Stream, packed
from svedesk.wire.messages import Watchers
from svedesk.wire.messages_table import OldLines, UpdatePacket


class Glimpse(NamedTuple):
    """The table at one moment as spectators may see it, kept until it is old enough to be shown."""

    turn: int
    cause: Cause
    view: View
    lines: tuple[Packed, ...]
    """All lines of the log at that moment."""


class SpectatorStream:
    """The spectators' own stream of moments. `watchers` is what they see, `delay` after how many turns."""

    def __init__(self, watchers: Watchers = "none", delay: int = 0) -> None:
        self.watchers: Watchers = watchers
        self.delay = delay
        self.now: Glimpse | None = None
        """What spectators see now; None until something is old enough."""
        self._waiting: deque[Glimpse] = deque()

    def take(self, desk: Desk, cause: Cause) -> tuple[Glimpse, ...]:
        """Note the table as it is; returns the moments that may be shown now, oldest first. All of them once the game
        is over."""
        if self.watchers == "none":
            return ()
        turn = desk.session.table.number(SHARED, "turn")
        self._waiting.append(Glimpse(turn, cause, self._view(desk), packed(desk.lines(SPECTATOR))))
        shown = []
        while self._waiting and (desk.session.ask is None or self._waiting[0].turn + self.delay <= turn):
            self.now = self._waiting.popleft()
            shown.append(self.now)
        return tuple(shown)

    def clear(self) -> None:
        """Another game begins."""
        self.now = None
        self._waiting.clear()

    def _view(self, desk: Desk) -> View:
        public = desk.view(SPECTATOR)
        if self.watchers != "hands":
            return public
        specs = desk.session.ruleset.zones
        own = [desk.view(seat) for seat in range(desk.session.table.seats)]
        zones = tuple(
            own[zone.place.seat].zone(*zone.place)
            if zone.place.seat >= 0 and specs[zone.place.zone].sees == "owner"
            else zone
            for zone in public.zones
        )
        return public._replace(zones=zones)


def shown_to(stream: Stream, desk: Desk, glimpse: Glimpse, at_once: int) -> tuple[OldLines | UpdatePacket, ...]:
    """A moment as messages for one spectator."""
    keep = min(stream.known, len(glimpse.lines))
    stream.introductions.meet(desk.session.ruleset, glimpse.lines[keep:])
    messages: list[OldLines | UpdatePacket] = []
    while len(glimpse.lines) - keep > at_once:
        messages.append(OldLines.model_construct(keep=keep, lines=glimpse.lines[keep : keep + at_once]))
        keep += at_once
    update = stream.update(desk, glimpse.cause, glimpse.view, keep, glimpse.lines[keep:])
    hidden = {"at": 0, "can_undo": False, "can_redo": False, "undo_asks": False, "redo_asks": False}
    return (*messages, update.model_copy(update=hidden))
