"""Performing actions so that it is remembered what was decided in them and where they led (15.2.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from svedesk.engine.ask import Ask, Builder, Flow, Option
from svedesk.games.sve.flow.guide import OTHERWISE, Guide
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.decisions import LEADS_BACK, Decision, Key, ask_narrowed, decided, key_of
from svedesk.games.sve.rules.position import Position, Shape

MOST_REMEMBERED = 40
"""So many actions are remembered: a longer sequence is not known for one that is repeated."""
_MANY = 1 << 30
"""A main phase or a Quick window can always be ended: what is refused at its question is never all there is."""
_FOR_GOOD = frozenset(("play",))
"""Actions after which no position from before comes again: cards that were played are counted (13.2.1.2)."""


class Done(NamedTuple):
    """One action as it was performed: the position before it ("" where none from before can come again after it), the
    shape of what there was to act with, all that was decided, the action itself first, and whether it led to a position
    that had been before."""

    seat: int
    position: Position | Literal[""]
    shape: Shape
    points: tuple[int, int]
    decisions: tuple[Decision, ...]
    led_back: bool = False


Memory = tuple[Done, ...]
Closed = Mapping[tuple[Key, ...], frozenset[Key]]
"""The answers refused at the decisions of an action, each decision found by what was said before it."""


def points_of(game: GameState, seat: int) -> tuple[int, int]:
    """What a seat can pay with."""
    numbers = game.table.numbers
    return numbers.get((seat, "play_points"), 0), numbers.get((seat, "evolution_points"), 0)


class _LastBuilt:
    """A builder that knows the question it built last, which is the one that was answered."""

    __slots__ = ("_build", "_last")

    def __init__(self, build: Builder) -> None:
        self._build = build
        self._last: Ask | None = None

    def __call__(self) -> Ask:
        self._last = self._build()
        return self._last

    @property
    def last(self) -> Ask:
        """Built now where nobody has: a game that is played again builds no question that was answered."""
        return self._last or self()


class Performance:
    """One action while it is performed, on what is remembered of those before it. `here` is the position it begins in
    and `led_to` the one it ended in, where they are known (None else)."""

    __slots__ = ("_before", "_closed", "_decisions", "_game", "_memory", "_points", "_seat", "_shape", "led_to")

    def __init__(
        self, game: GameState, seat: int, memory: Memory, option: Option, here: Position | None = None
    ) -> None:
        self._game = game
        self._memory = memory
        self.led_to: Position | None = None
        begun = game.table.snapshot()
        answer = (key_of(game.table, option),)
        self._seat = seat
        self._before: Position | Literal[""] = "" if option.kind in _FOR_GOOD else here or Position(begun)
        self._shape = Shape(begun, seat)
        self._points = points_of(game, seat)
        self._decisions = [Decision(seat, "main", _MANY, answer, (), answer)]
        self._closed = closed_ways(memory, seat, self._before) if memory else {}

    def of(self, flow: Flow, guide: Guide | None = None) -> Flow:
        """The action, its questions narrowed to what may be answered, or answered by a guide."""
        table = self._game.table
        try:
            builder = _LastBuilt(next(flow))
            while True:
                closed: frozenset[Key] = frozenset()
                if self._closed:
                    closed = self._closed.get(tuple(decision.key for decision in self._decisions), closed)
                picked = guide.answer(table, builder(), closed) if guide is not None else None
                if picked is None:
                    asked: Builder = builder
                    refused, reason = closed, LEADS_BACK
                    if guide is not None:
                        asked = _not_cancelled(builder)  # what was performed before this is not taken back with it
                        refused, reason = (closed | guide.refused(), OTHERWISE) if guide.refused() else (closed, reason)
                    picked = yield from ask_narrowed(table, asked, refused, reason)
                decision = decided(table, builder.last, picked, self._seat)
                self._decisions.append(decision)
                if guide is not None:
                    guide.follow(decision)
                builder = _LastBuilt(flow.send(picked))
        except StopIteration:
            return

    def remembered(self) -> Memory:
        """What is remembered now that it has been performed."""
        led_back = False
        if self._before:
            since = [self._before, *_reversible(self._memory)]
            table = self._game.table
            if any(before.may_be_of(table) for before in since):
                self.led_to = Position(table.snapshot())
                led_back = self.led_to in since
        done = Done(self._seat, self._before, self._shape, self._points, tuple(self._decisions), led_back)
        return (*self._memory[1 - MOST_REMEMBERED :], done)


def closed_ways(memory: Memory, seat: int, here: Position | Literal[""]) -> Closed:
    """What led from this position to one that had been before, and may not be done again (15.2.1.2): the last thing the
    seat could have decided otherwise, and where nothing is left of that, also what it decided before it."""
    closed: dict[tuple[Key, ...], frozenset[Key]] = {}
    for done in memory:
        if not done.led_back or done.position != here:
            continue
        keys = tuple(decision.key for decision in done.decisions)
        for at in reversed(range(len(keys))):
            decision = done.decisions[at]
            if decision.seat == seat and decision.is_choice:
                closed[keys[:at]] = refused = closed.get(keys[:at], frozenset()) | {keys[at]}
                if len(refused) < decision.ways:
                    break
    return closed


def refused_now(game: GameState, memory: Memory, seat: int) -> frozenset[Key]:
    """The actions a seat may not perform again now (15.2.1.2)."""
    for done in memory:
        if done.led_back:
            return closed_ways(memory, seat, Position(game.table)).get((), frozenset())
    return frozenset()


def without(game: GameState, options: Iterable[Option], refused: frozenset[Key]) -> tuple[Option, ...]:
    """The options that are not refused."""
    if not refused:
        return tuple(options)
    return tuple(option for option in options if (key_of(game.table, option),) not in refused)


def _reversible(memory: Memory) -> list[Position]:
    """The positions before the actions since the last one after which no position from before can come again."""
    since: list[Position] = []
    for done in reversed(memory):
        if not done.position:
            break
        since.append(done.position)
    return since


def _not_cancelled(builder: Builder) -> Builder:
    def build() -> Ask:
        return builder()._replace(cancel=False)

    return build
