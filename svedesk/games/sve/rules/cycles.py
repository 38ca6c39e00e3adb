"""Perpetual cycles of what happens by itself (15.2.1.2, 15.2.1.3): abilities that play one another with nobody's doing.

Positions and the decisions made in them are a graph. Where nobody decides anything, a position that comes again is a
draw. Where somebody does, the way that led back is closed to that player, and another is to be taken; the game is a
draw once no way is left, from here on, that was not taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from typing import NoReturn, TypeVar

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.events import Said
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Outcome
from svedesk.games.sve.game_state import GameOver, GameState
from svedesk.games.sve.rules.decisions import Key, ask_narrowed, decided
from svedesk.games.sve.rules.position import position

_LONG = 12
"""After so many rounds of one timing, positions are compared."""
_ENDLESS = 10_000
"""The last resort: after so many in which nobody could decide anything but an order, what goes on changes something
every time (or chance decides it) and goes on for ever all the same. A chain that ends with the game is shorter."""
_MANY = 50
_PILED = 1000
"""What piles up abilities has no end, unless it wears a leader down: every `_MANY` that wait in a round count, and
after `_PILED` of them it is given up, long before `_ENDLESS`."""
_ENDLESS_WITH_CHOICES = 2000
"""After so many in which players went on deciding and nothing came again, no decision ends it."""
_AGAIN_ACTIVE, _AGAIN_OTHER = 1, 2
"""How often a player may go a way again that has been gone, while none has been gone for the first time: to come to
another decision where something is left to try. The active player is the first to have to do something else."""

Node = tuple[str, tuple[Key, ...]]
"""A position, and what was said since."""
Result = TypeVar("Result")


class _Ways:
    """The decision at a node: how many ways there are, and where those that were gone led to."""

    __slots__ = ("gone", "seat", "ways")

    def __init__(self, seat: int, ways: int) -> None:
        self.seat = seat
        self.ways = ways
        self.gone: dict[Key, Node] = {}


class Cycle:
    """What one timing has come to, round after round."""

    __slots__ = ("_again", "_decisions", "_last", "_leads", "_lows", "_piled", "_quiet", "_rounds", "_seen", "_silent")

    def __init__(self, rounds: int = 0) -> None:
        self._rounds = rounds
        self._silent = 0
        self._quiet = 0
        self._piled = 0
        self._lows: dict[int, int] = {}
        self._seen: set[str] = set()
        self._decisions: dict[Node, _Ways] = {}
        self._leads: dict[Node, Node] = {}
        self._again: dict[tuple[Node, Key], int] = {}
        self._last: Node | None = None

    def round(self, game: GameState, flow: Generator[Builder, Picked, Result]) -> Generator[Builder, Picked, Result]:
        """Go through one round. Raises `GameOver` where this goes on for ever and nobody can stop it: the game is a
        draw (15.2.1.3)."""
        self._rounds += 1
        if self._rounds <= _LONG:
            return (yield from flow)
        at = self._arrive(game)
        try:
            builder = next(flow)
            while True:
                picked = yield from ask_narrowed(game.table, builder, self._closed(game, at))
                at = self._decide(game, at, builder, picked)
                builder = flow.send(picked)
        except StopIteration as end:
            self._last = at
            return end.value  # type: ignore[no-any-return]

    def _arrive(self, game: GameState) -> Node:
        here: Node = (position(game.table, chance=True), ())
        if self._last is not None:
            self._leads[self._last] = here
        if self._is_endless(game) or (here[0] in self._seen and self._far(here) is None):
            _draw(game)
        self._seen.add(here[0])
        return here

    def _is_endless(self, game: GameState) -> bool:
        """Whether this went on so long that it has no end, though no position came again."""
        self._quiet += self._silent > 0  # nobody decided anything in the last round
        self._silent += 1
        waiting = len(game.table.pending) + len(game.table.delayed)
        self._piled = 0 if self._wears_down(game) else self._piled + waiting // _MANY
        with_choices = self._rounds - self._quiet
        return self._silent > _ENDLESS or self._piled > _PILED or with_choices > _ENDLESS_WITH_CHOICES

    def _wears_down(self, game: GameState) -> bool:
        """Whether a leader's defense is lower than it ever was here, and still above 0: that has an end."""
        lower = False
        for seat in range(game.table.seats):
            defense = game.table.number(seat, "leader_defense")
            if defense < self._lows.get(seat, defense):
                lower = lower or defense > 0
            self._lows[seat] = min(defense, self._lows.get(seat, defense))
        return lower

    def _decide(self, game: GameState, at: Node, builder: Builder, picked: Picked) -> Node:
        asked = builder()
        decision = decided(game.table, asked, picked, game.active)
        if not decision.is_choice:
            return at
        if asked.kind != "pending":  # which of several comes first is no way to stop them all from going on
            self._silent = self._piled = 0
        ways = self._decisions.setdefault(at, _Ways(decision.seat, decision.ways))
        if decision.key in ways.gone:
            self._again[at, decision.key] = self._again.get((at, decision.key), 0) + 1
        else:
            self._again.clear()
        there: Node = (at[0], (*at[1], decision.key))
        ways.gone[decision.key] = there
        return there

    def _closed(self, game: GameState, at: Node) -> frozenset[Key]:
        """The answers that are refused at a decision: those that only lead back to it, and those that were given again
        often enough."""
        ways = self._decisions.get(at)
        if ways is None:
            return frozenset()
        often = _AGAIN_ACTIVE if ways.seat == game.active else _AGAIN_OTHER
        far = {key: self._far(there, at) for key, there in ways.gone.items()}
        closed = {key for key in far if far[key] is None or self._again.get((at, key), 0) >= often}
        if len(closed) < ways.ways:
            return frozenset(closed)
        nearest = min((steps for steps in far.values() if steps is not None), default=None)
        return frozenset(key for key, steps in far.items() if steps != nearest)

    def _far(self, start: Node, avoiding: Node | None = None) -> int | None:
        """How many decisions and rounds away the nearest way is that was not gone yet; None where there is none."""
        waiting, met = deque([(start, 0)]), {start}
        while waiting:
            node, steps = waiting.popleft()
            if node == avoiding:
                continue
            ways = self._decisions.get(node)
            if ways is None and node not in self._leads:
                return steps  # nobody knows yet where this ends
            if ways is not None and len(ways.gone) < ways.ways:
                return steps
            following = list(ways.gone.values()) if ways is not None else [self._leads[node]]
            for there in following:
                if there not in met:
                    met.add(there)
                    waiting.append((there, steps + 1))
        return None


def go_on(game: GameState, once: Callable[[GameState], Generator[Builder, Picked, bool]]) -> Flow:
    """Go through rounds until one says that it was the last. Raises `GameOver` as `Cycle.round` does."""
    for _ in range(_LONG):
        if not (yield from once(game)):
            return
    cycle = Cycle(_LONG)
    while (yield from cycle.round(game, once(game))):
        pass


def _draw(game: GameState) -> NoReturn:
    game.table.emit(Said(SHARED, Message("perpetual-cycle", (), "15.2.1.3")))
    game.table.outcome = Outcome(())
    game.table.step = ("over",)
    raise GameOver
