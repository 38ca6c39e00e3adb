"""The person before the screen, with a computer at the other seat: the table never turns, and what the computer plays
is shown large before the table changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from svedesk.desk.updates import Update
from svedesk.engine.events import CardMoved, Event, Played
from svedesk.engine.records import Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.animate import renamed
from svedesk.gui.table.table_backend import TableBackend
from svedesk.gui.table.table_seat import Change, TableSeat
from svedesk.gui.table.words import Words

_SHOWN = ("play", "evolve")
"""Why a card moves that is shown large on its way."""


class Appearance(NamedTuple):
    """A card that comes into play, or is used: its number, where it comes from (None: it lies on the table already),
    and its id once all is done."""

    number: str
    place: Place | None
    card: int


class AgainstComputer(TableSeat):
    """One person; the other seat is a computer's. `shower` is told what the computer brings into play, and says whether
    it shows that: then the table changes only when `go_on` is called, or something else happens."""

    def __init__(self, desk: TableBackend, words: Words, computer: int) -> None:
        self.computer = computer
        self.shower: Callable[[Appearance], bool] = lambda appearance: False
        self._kept: tuple[Event, ...] | None = None
        """What happened and is not drawn yet."""
        super().__init__(desk, words, open_hands=False, seat=1 - computer)

    def turn_around(self) -> None:
        """The other hand is not for the person before the screen."""
        self.refused.emit(tr("Seats can't be swapped: the other hand is the computer's."))

    def waiting(self) -> str:
        """What is said while this seat has nothing to answer."""
        if self.view.waits_for == self.computer and self.view.waits_kind != "by_hand":
            return tr("{0} is thinking …", self.words.seat(self.computer))
        return super().waiting()

    @property
    def keeps(self) -> bool:
        """Whether something happened that is not drawn yet."""
        return self._kept is not None

    def go_on(self) -> None:
        """Draw what was kept."""
        if self._kept is not None:
            self._draw(())

    def _heard(self, update: Update) -> None:
        events = self._events(update)
        if update.cause == "answer" and self._kept is None:
            found = appearance(events, self.computer)
            if found is not None and self.shower(found):
                self._kept = events
                return
        if not events:
            self._kept = None  # the table is one that was before
        self._draw(events)

    def _draw(self, events: tuple[Event, ...]) -> None:
        kept, self._kept = self._kept or (), None
        self._refresh()
        self.changed.emit(Change(self.view, (*kept, *events)))
        self._take_aim()


def appearance(events: tuple[Event, ...], seat: int) -> Appearance | None:
    """What a seat brings into play or uses in these events, as they are told to whoever looks; None for nothing."""
    for at, event in enumerate(events):
        if isinstance(event, CardMoved) and event.why in _SHOWN and event.number and event.source is not None:
            if event.source.seat == seat:
                return Appearance(event.number, event.source, renamed(events[at + 1 :]).get(event.card, event.card))
        elif isinstance(event, Played) and event.seat == seat and event.what == "activated":
            return Appearance(event.number, None, event.card)
    return None
