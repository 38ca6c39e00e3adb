"""Thinking a turn ahead: many orders of actions at once (a beam), and what may come of the best in the two turns after,
in several possible worlds."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from heapq import nlargest
from itertools import islice
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.greedy import judge
from svedesk.bot.same import same_key
from svedesk.bot.trying import Trial, Tried
from svedesk.engine.table import Table

_WON = 50.0
"""What is worth more is a game that is won."""
_MOST = 30.0
"""More than that is as good as certain."""
_OF_TURNS = (0.2, 0.4, 0.4)
"""How much it counts how a turn leaves its seat standing, how the other's next turn does, and its own after that: each
is one of many that may follow."""
_LONGEST_TURN = 25
_FAR = 4
"""Who is this much damage away from winning is not seen to win in a turn that is played on quickly."""
_ENOUGH = 2
"""After so many worlds the worse half of the turns is not looked at any further."""


class Budget(NamedTuple):
    """How much is thought: ways played out for one decision, how many positions go on at each depth, how many answers
    of one question are looked at, how many turns are weighed against each other, in how many worlds, and how many ways
    are played out to see whether somebody could win in a turn after that. `thorough`: a way to win is looked for until
    all ways are spent, also where those that looked near have led to nothing."""

    nodes: int = 400
    beam: int = 8
    wide: int = 4
    turns: int = 6
    worlds: int = 6
    quick: int = 30
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
            for place, option in enumerate(asked.options):
                if option.kind == "end":
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


def best_turn(trial: Trial, worlds: Sequence[Tried], budget: Budget, cancelled: Callable[[], bool]) -> Line | None:
    """The best turn found from where it stands, in the first world, weighed in all of them by
    what may follow; None where nothing can be done."""
    seat = trial.seat
    nodes = explore(trial, worlds[0], budget, lambda table: trial.value(table, seat), cancelled)
    if len(nodes) == 1 and nodes[0].worth > _WON:
        return Line(nodes[0].worth, nodes[0].path)
    ended = [node for node in nodes if node.tried.seat != seat]
    open_ = ((node, place) for node in sorted(nodes, key=_worth, reverse=True) for place in _way_out(trial, node))
    ended += [end for node, place in islice(open_, 3 * budget.turns) for end in _ends(trial, node, place)]
    best = nlargest(
        budget.turns, {same_key(end.tried.table, trial.bots.piles): end for end in ended}.values(), key=_worth
    )
    if len(best) < 2:
        return Line(best[0].worth, best[0].path) if best else None
    odds = [0.0] * len(best)
    left = list(range(len(best)))
    for place, world in enumerate(worlds):
        for turn in left:
            reached = _replayed(trial, world, best[turn]) if place else best[turn].tried
            odds[turn] += _odds_after(trial, reached, budget, cancelled)
        if cancelled():
            break
        if place + 1 == _ENOUGH:
            left = nlargest((len(left) + 1) // 2, left, key=odds.__getitem__)
    chosen = best[max(left, key=odds.__getitem__)]
    return Line(chosen.worth, chosen.path)


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
        if all(other is world or _wins(trial, _replayed(trial, other, nodes[0])) for other in worlds):
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


def _odds_after(trial: Trial, reached: Tried, budget: Budget, cancelled: Callable[[], bool]) -> float:
    """How likely the seat wins after a turn of its own that led here: as it stands, and as the two turns to come leave
    it."""
    seat, now = trial.seat, reached
    odds = [_odds(trial.value(now.table, seat))]
    for who in (1 - seat, seat):
        # The other is taken to judge at a glance, and to look at the likeliest way of an action alone.
        mover = Trial(trial.rules, trial.bots, who, rough=who != seat)
        now, wins = _played_on(mover, now, budget, cancelled)
        worth = _MOST if wins else trial.value(now.table, who)
        odds.append(_odds(worth if who == seat else -worth))
        if wins:
            break
    odds += odds[-1:] * (len(_OF_TURNS) - len(odds))
    return sum(share * odd for share, odd in zip(_OF_TURNS, odds, strict=True))


def _played_on(mover: Trial, reached: Tried, budget: Budget, cancelled: Callable[[], bool]) -> tuple[Tried, bool]:
    """Where a turn of a seat leads, if it is its turn: it does what looks best at once. Or whether it wins in it, where
    that is easy to see."""
    now = reached
    if now.seat == mover.seat and mover.bots.threat(now.table, mover.seat) > -_FAR:
        quick = budget._replace(nodes=budget.quick, beam=3, wide=2)
        if winning_turn(mover, [now], quick, cancelled):
            return now, True
    for _ in range(_LONGEST_TURN):
        if now.seat != mover.seat or cancelled():
            break
        judged = judge(mover, now.table, now.build(), 1)
        if not judged:
            break
        now = judged[0].tried
    return now, False


def _odds(worth: float) -> float:
    return 1 / (1 + math.exp(-max(-_MOST, min(_MOST, worth))))


def _replayed(trial: Trial, world: Tried, node: TurnNode) -> Tried:
    """The actions of a turn in another world, those that are possible there."""
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
