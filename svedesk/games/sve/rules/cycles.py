"""Perpetual cycles (15.2): seeing that nothing has changed, and that nobody can stop what goes on."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.events import Said
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Card, Outcome, Place
from svedesk.games.sve.game import Game, GameOver

_LONG = 30
"""After so many abilities played without a choice, states are compared."""
_ENDLESS = 1000
"""After so many, what goes on changes something every time, and goes on for ever all the same."""

State = tuple[object, ...]


def state_of(game: Game) -> State:
    """All there is of a game but for what no rule can tell apart: ids and serials. Equal for identical states."""
    table = game.table
    places = {card_id: (place, at) for place, lying in table.zones.items() for at, card_id in enumerate(lying)}
    cards = tuple(
        (place, tuple(_card(table.cards[card_id], places) for card_id in table.zones[place]))
        for place in sorted(table.zones)
    )
    pending = tuple((one.seat, one.number, one.index, one.part, one.amount) for one in table.pending)
    delayed = tuple((one.seat, one.number, one.index, one.part, one.until) for one in table.delayed)
    numbers = tuple(sorted((key, value) for key, value in table.numbers.items() if value))
    return cards, pending, delayed, numbers


def _card(card: Card, places: dict[int, tuple[Place, int]]) -> tuple[object, ...]:
    given = tuple((change.what, change.value, change.until, change.source) for change in card.given)
    looks = (card.number, card.owner, card.engaged, card.faceup, card.damage, card.counters, card.marks, card.known)
    return (*looks, places.get(card.on), given, card.arrived)


def watched(flow: Flow) -> Generator[Builder, Picked, bool]:
    """Go through a procedure; whether it asked anybody anything."""
    asked = False
    try:
        builder = next(flow)
        while True:
            asked = True
            builder = flow.send((yield builder))
    except StopIteration:
        return asked


class Cycle:
    """What one confirmation timing has come to: abilities played one after the other without anybody being asked."""

    __slots__ = ("_played", "_seen")

    def __init__(self) -> None:
        self._played = 0
        self._seen: set[State] = set()

    def choice(self) -> None:
        """Somebody was asked: who can choose can stop it."""
        self._played = 0
        self._seen.clear()

    def played(self, game: Game) -> None:
        """An ability was played. Raises `GameOver` where this can go on for ever: the game is a draw (15.2.1.3)."""
        self._played += 1
        if self._played < _LONG:
            return
        state = state_of(game)
        if state in self._seen or self._played >= _ENDLESS:
            game.table.emit(Said(SHARED, Message("perpetual-cycle", (), "15.2.1.3")))
            game.table.outcome = Outcome(())
            game.table.step = ("over",)
            raise GameOver
        self._seen.add(state)
