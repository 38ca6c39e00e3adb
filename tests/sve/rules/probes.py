"""What only tests of rules have: steps and triggers written as functions, operations by hand by card names, and ways to
read what happened."""

from collections.abc import Callable, Generator
from typing import TypeVar

from sve.playing import Playing

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.events import CardMoved, Event
from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.game_state import GameState


class Do(Step):
    """Does what a test says while a text is performed."""

    act: Callable[[GameState, Context], Flow | bool | None]

    def perform(self, game: GameState, context: Context) -> Flow:
        flow = self.act(game, context)
        if isinstance(flow, Generator):  # other acts say at once whether they did anything
            yield from flow

    def en(self) -> str:
        return "do"

    def ja(self) -> str:
        return "する"


class When(Trigger):
    """Waits for what a test says."""

    met: Callable[[TriggerWatch], bool]

    def meets(self, watch: TriggerWatch) -> Met | None:
        return Met(watch.watcher.id) if self.met(watch) else None

    def head(self, lang: str) -> str:
        return "When, "


Result = TypeVar("Result")


def done(flow: Generator[Builder, Picked, Result]) -> Result:
    """Go through a procedure that asks nothing; what it returns."""
    try:
        asked = next(flow)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise AssertionError(f"nothing should be asked: {asked()}")


NO_COST: tuple[Cost, ...] = ()


def by_hand(
    t: Playing,
    name: str,
    *cards: str,
    zone: str = "field",
    to: tuple[int, str] | None = None,
    source: tuple[int, str] | None = None,
    **fields: object,
) -> Playing:
    """An operation by hand of seat 0 on cards by name, as the table's window sends it."""
    ids = tuple(t.card(card, zone).id for card in cards)
    operation = Operation(name, 0, ids, to=Place(*to) if to else None, source=Place(*source) if source else None)
    t.events = t.session.operate(operation._replace(**fields))
    return t


def moves(events: tuple[Event, ...], why: str = "") -> list[CardMoved]:
    """The movements among events, all or those for one reason."""
    return [event for event in events if isinstance(event, CardMoved) and why in ("", event.why)]


def kinds(events: tuple[Event, ...]) -> list[str]:
    """What happened, in order: the kinds of events, movements by their reasons."""
    return [event.why if isinstance(event, CardMoved) else type(event).__name__ for event in events]


def outcome(t: Playing) -> object:
    """The winners' seats, and why each loser lost; None while the game goes on."""
    ended = t.table.outcome
    return None if ended is None else (ended.winners, dict(ended.losers))
