"""Thinking a turn through to its end: many orders of actions at once (a beam), in several possible worlds."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.same import same_key
from svedesk.bot.trying import Trial, Tried
from svedesk.engine.table import Table

_WON = 50.0
"""What is worth more is a game that is won."""
MOST = 30.0
"""More than that is as good as certain."""


class Budget(NamedTuple):
    """How much is thought: ways played out for one decision, how many positions go on at each depth, how many answers
    of one question are looked at, how many turns are weighed (at three times as many positions the turn is ended), and
    in how many worlds.
    `thorough`: a way to win is looked for until all ways are spent, also where those that looked near have led to
    nothing."""

    nodes: int = 400
    beam: int = 8
    wide: int = 4
    turns: int = 4
    worlds: int = 1
    thorough: bool = False


class TurnNode(NamedTuple):
    """A position in the own turn, how well it looks, and where each of the actions led that led to it."""

    worth: float
    tried: Tried
    path: tuple[Tried, ...] = ()

    def then(self, worth: float, tried: Tried) -> TurnNode:
        """The position after one more action."""
        return TurnNode(worth, tried, (*self.path, tried))


class Line(NamedTuple):
    """A turn that was thought of: how well it leaves the seat, and where each of its actions leads."""

    worth: float
    path: tuple[Tried, ...]

    @property
    def actions(self) -> tuple[tuple[Expected, ...], ...]:
        """The answers of each action."""
        return tuple(tried.answers for tried in self.path)

    @property
    def wins(self) -> bool:
        """Whether it wins the game."""
        return self.worth > _WON


Judge = Callable[[Table], float]


def explore(
    trial: Trial,
    begun: Tried,
    budget: Budget,
    judge: Judge,
    cancelled: Callable[[], bool],
    *,
    thorough: bool = False,
) -> list[TurnNode]:
    """Positions that can be reached in this turn from where it stands, the beginning among them, and those after an
    action that ended it; ends at one that wins, which is then the only one. Nothing here only ends it: see `_ends`.
    `thorough`: once nothing goes on, what was left out goes on, the best first."""
    bots, seat = trial.bots, trial.seat
    root = TurnNode(judge(begun.table), begun)
    nodes, level = [root], [root]
    known = {same_key(begun.table, bots.piles)}
    last = trial.spent + budget.nodes
    left_out: list[TurnNode] = []
    while level:
        following: list[TurnNode] = []
        for node in level:
            asked = node.tried.build()
            for place in bots.worth_trying(node.tried.table, asked):
                if asked.options[place].kind == "end":
                    continue
                for tried in trial.ways(node.tried.table, asked, (place,), budget.wide):
                    key = same_key(tried.table, bots.piles)
                    if key in known:
                        continue
                    known.add(key)
                    reached = node.then(judge(tried.table), tried)
                    if tried.seat == 1 - seat:
                        nodes.append(reached)
                        continue
                    if tried.seat < 0:
                        if trial.value(tried.table, seat) > _WON:
                            return [reached._replace(worth=trial.value(tried.table, seat))]
                        continue
                    following.append(reached)
                    if trial.spent >= last:
                        return [*nodes, *following]
                if trial.spent >= last or cancelled():
                    return [*nodes, *following]
        nodes += following
        following.sort(key=_worth, reverse=True)
        level = following[: budget.beam]
        if thorough:
            left_out += following[budget.beam :]
            if not level:
                left_out.sort(key=_worth, reverse=True)
                level, left_out = left_out[: budget.beam], left_out[budget.beam :]
    return nodes


def ends(trial: Trial, begun: Tried, budget: Budget, cancelled: Callable[[], bool]) -> list[TurnNode]:
    """Where the turns found from here leave the seat, each end once, the best first; only the end of one that wins,
    where one is seen."""
    seat = trial.seat
    nodes = explore(trial, begun, budget, lambda table: trial.value(table, seat), cancelled)
    ended = [node for node in nodes if node.tried.seat != seat]
    open_ = ((node, place) for node in sorted(nodes, key=_worth, reverse=True) for place in _way_out(trial, node))
    ended += [end for node, place in islice(open_, 3 * budget.turns) for end in _ends(trial, node, place)]
    different = {same_key(end.tried.table, trial.bots.piles): end for end in ended}
    return sorted(different.values(), key=_worth, reverse=True)


def winning_turn(trial: Trial, worlds: Sequence[Tried], budget: Budget, cancelled: Callable[[], bool]) -> Line | None:
    """A turn that wins, in all of these worlds as far as nobody hinders it; None where none is found or is near. A win
    that only the cards of one world allow is no reason to miss one that all do: it is looked for in the next."""
    bots, seat = trial.bots, trial.seat
    if not bots.may_win(worlds[0].table, seat):
        return None
    for world in worlds:
        near = partial(bots.threat, seat=seat)
        nodes = explore(trial, world, budget, near, cancelled, thorough=budget.thorough)
        if len(nodes) > 1 or nodes[0].worth < _WON:
            return None
        if all(other is world or _wins(trial, replayed(trial, other, nodes[0])) for other in worlds):
            return Line(nodes[0].worth, nodes[0].path)
    return None


def _wins(trial: Trial, reached: Tried) -> bool:
    return reached.seat < 0 and trial.value(reached.table, trial.seat) >= _WON


def _way_out(trial: Trial, node: TurnNode) -> list[int]:
    """The place of the option that ends the turn; none where it ended, or can't be yet."""
    if node.tried.seat != trial.seat:
        return []
    return [place for place, option in enumerate(node.tried.build().options) if option.kind == "end"]


def _ends(trial: Trial, node: TurnNode, place: int) -> list[TurnNode]:
    """A position after the turn was ended there, in the ways worth a thought."""
    return [
        node.then(trial.value(tried.table, trial.seat), tried)
        for tried in trial.ways(node.tried.table, node.tried.build(), (place,), 2)
    ]


def _worth(node: TurnNode) -> float:
    return node.worth


def odds_of(worth: float) -> float:
    """How likely a seat wins whose position is worth so much."""
    return 1 / (1 + math.exp(-max(-MOST, min(MOST, worth))))


def replayed(trial: Trial, world: Tried, node: TurnNode) -> Tried:
    """Where a turn leads: the actions of a turn in another world, those that are possible there."""
    *_, reached = positions(trial, world, [tried.answers for tried in node.path])
    return reached


def positions(trial: Trial, world: Tried, line: Sequence[Sequence[Expected]]) -> Iterator[Tried]:
    """The position before each action of a line in a world, as far as those before it are possible there, and the one
    after the last."""
    now = world
    yield now
    for action in line:
        if now.seat != trial.seat:
            break
        now = trial.follow(now.table, now.build(), action) or now
        yield now
