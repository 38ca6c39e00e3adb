"""Thinking a turn ahead: many orders of actions at once (a beam), in several possible worlds.

The other's reply is left to what a position is worth: replies of a quick player were tried out and made it no stronger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.trying import Trial, Tried
from svedesk.engine.ask import Ask
from svedesk.engine.table import Table

_WON = 50.0
"""What is worth more is a game that is won."""


class Budget(NamedTuple):
    """How much is thought: ways played out for one decision, how many positions go on at each depth, how many answers
    of one question are looked at, and how many turns are weighed against each other in how many worlds."""

    nodes: int = 400
    beam: int = 8
    wide: int = 4
    turns: int = 4
    worlds: int = 3


class TurnNode(NamedTuple):
    """A position in the own turn, how well it looks, and the actions that led to it, each with all its answers."""

    worth: float
    tried: Tried
    line: tuple[tuple[Expected, ...], ...]


class Line(NamedTuple):
    """A turn that was thought of: how well it leaves the seat, and its actions."""

    worth: float
    actions: tuple[tuple[Expected, ...], ...]

    @property
    def wins(self) -> bool:
        """Whether it wins the game."""
        return self.worth > _WON


Judge = Callable[[Table], float]


def explore(
    trial: Trial, table: Table, ask: Ask, budget: Budget, judge: Judge, cancelled: Callable[[], bool]
) -> list[TurnNode]:
    """Positions that can be reached in this turn, the beginning among them; ends at one that wins, which is then the
    only one. The last action of a line that ends the turn is not among them."""
    bots, seat = trial.bots, trial.seat
    begun = TurnNode(judge(table), Tried(table, seat, lambda: ask), ())
    found, level = [begun], [begun]
    known = {bots.key(table)}
    last = trial.spent + budget.nodes
    while level:
        following: list[TurnNode] = []
        for node in level:
            asked = node.tried.build()
            for place, option in enumerate(asked.options):
                if option.kind == "end":
                    continue
                for tried in trial.ways(node.tried.table, asked, (place,), budget.wide):
                    if tried.seat not in (seat, -1):
                        continue
                    key = bots.key(tried.table)
                    if key in known:
                        continue
                    known.add(key)
                    line = (*node.line, tried.said)
                    reached = TurnNode(judge(tried.table), tried, line)
                    if tried.seat < 0:
                        if trial.value(tried.table, seat) > _WON:
                            return [reached._replace(worth=trial.value(tried.table, seat))]
                        continue
                    following.append(reached)
                    if trial.spent >= last:
                        return [*found, *following]
                if trial.spent >= last or cancelled():
                    return [*found, *following]
        level = nlargest(budget.beam, following, key=lambda node: node.worth)
        found += following
    return found


def best_turn(
    trial: Trial, worlds: Sequence[Table], ask: Ask, budget: Budget, cancelled: Callable[[], bool]
) -> Line | None:
    """The best turn found from a question the rules can be started from, in the first world, weighed in all of them;
    None where nothing can be done."""
    seat = trial.seat
    nodes = explore(trial, worlds[0], ask, budget, lambda table: trial.value(table, seat), cancelled)
    if len(nodes) == 1 and nodes[0].worth > _WON:
        return Line(nodes[0].worth, nodes[0].line)
    ended = [
        end for node in nlargest(3 * budget.turns, nodes, key=lambda node: node.worth) for end in _ends(trial, node)
    ]
    ended = nlargest(budget.turns, ended, key=lambda node: node.worth)
    if len(ended) < 2:
        return Line(ended[0].worth, ended[0].line) if ended else None
    weighed = [Line(_weighed(trial, worlds, ask, node, cancelled), node.line) for node in ended]
    return max(weighed, key=lambda line: line.worth)


def winning_turn(
    trial: Trial, worlds: Sequence[Table], ask: Ask, budget: Budget, cancelled: Callable[[], bool]
) -> Line | None:
    """A turn that wins, in all of these worlds as far as nobody hinders it; None where none is found or is near."""
    bots, seat = trial.bots, trial.seat
    if not bots.may_win(worlds[0], seat):
        return None
    nodes = explore(trial, worlds[0], ask, budget, lambda table: bots.threat(table, seat), cancelled)
    if len(nodes) > 1 or nodes[0].worth < _WON:
        return None
    for world in worlds[1:]:
        reached = _replayed(trial, world, ask, nodes[0])
        if reached.seat >= 0 or trial.value(reached.table, seat) < _WON:
            return None
    return Line(nodes[0].worth, nodes[0].line)


def _ends(trial: Trial, node: TurnNode) -> list[TurnNode]:
    """A position after the turn was ended there, in the ways worth a thought."""
    ask = node.tried.build()
    place = next((place for place, option in enumerate(ask.options) if option.kind == "end"), None)
    if place is None:
        return []
    return [
        TurnNode(trial.value(tried.table, trial.seat), tried, (*node.line, tried.said))
        for tried in trial.ways(node.tried.table, ask, (place,), 2)
    ]


def _weighed(trial: Trial, worlds: Sequence[Table], ask: Ask, node: TurnNode, cancelled: Callable[[], bool]) -> float:
    """What a turn is worth on average over the worlds; in the first of them it was thought of."""
    worths = [node.worth]
    for world in worlds[1:]:
        if cancelled():
            break
        worths.append(trial.value(_replayed(trial, world, ask, node).table, trial.seat))
    return sum(worths) / len(worths)


def _replayed(trial: Trial, world: Table, ask: Ask, node: TurnNode) -> Tried:
    """The actions of a turn in another world, those that are possible there."""
    now = Tried(world, trial.seat, lambda: ask)
    for action in node.line:
        if now.seat != trial.seat:
            break
        now = trial.follow(now.table, now.build(), action) or now
    return now
