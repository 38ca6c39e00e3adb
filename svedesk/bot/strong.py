"""Strong: a plan for the whole turn, weighed by what may follow in the two turns after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from svedesk.bot.expecting import Expected, looks, translated
from svedesk.bot.greedy import Gains, next_action
from svedesk.bot.search import MOST, Budget, Line, ends, odds_of, positions, replayed, winning_turn
from svedesk.bot.thinking import ThinkingBot
from svedesk.bot.trying import Trial, Tried
from svedesk.engine.ask import Ask
from svedesk.engine.message import Message
from svedesk.engine.table import Table
from svedesk.engine.view import View, see

_QUICK = Budget(nodes=30, beam=3, wide=2)
"""How much is played out to see whether somebody could win in a turn after this one."""
_OF_TURNS = (0.1, 0.45, 0.45)
"""How much it counts how a turn leaves its seat standing, how the other's next turn does, and its own after that: each
is one of many that may follow. Without the first, a follower stayed at home that had little to fear."""
_LONGEST_TURN = 25
_FAR = 4
"""Who is this much damage away from winning is not seen to win in a turn that is played on quickly."""
_ENOUGH = 2
"""After so many worlds the worse half of the turns is not looked at any further; the one that stands best at its end
always is."""


class PlannedAction(NamedTuple):
    """An action that is planned, and how the table will look before it, if all goes well."""

    looks: object
    answers: tuple[Expected, ...]


class StrongBot(ThinkingBot):
    """Thinks its whole turn through in several possible worlds, and keeps to its plan."""

    rough = False
    budget = Budget(nodes=400, beam=8, wide=4, turns=6, worlds=6, thorough=True)
    turn_budget = budget._replace(nodes=1200, beam=16)
    """How much is searched for turns to weigh, where none was found that wins."""
    reasons: Sequence[Message] = ()
    """Why the turn that was thought of last is worth taking."""
    _planned: tuple[PlannedAction, ...] = ()
    _wins = False
    """Whether what is planned wins."""

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        """The best turn found; of one that wins all of it is expected."""
        dealt = [worlds() for _ in range(self.budget.worlds)]
        trial = self._trial(ask.seat)
        line = winning_turn(trial, dealt, self.budget, self.cancelled) or self._best_turn(trial, dealt)
        return self._planning(trial, dealt[0], line) if line is not None else ()

    def _worth_meanwhile(self, trial: Trial, table: Table) -> float:
        return self.bots.value_meanwhile(table, trial.seat)

    def _as_planned(self, ask: Ask, view: View) -> tuple[Expected, ...]:
        """What was planned, unless a way to win that was too long to be found before is seen now."""
        going_on = self._going_on(ask, view)
        if not going_on or self._wins:
            return going_on
        dealt = [self._dealt(ask, view) for _ in range(self.budget.worlds)]
        trial = self._trial(ask.seat)
        win = winning_turn(trial, dealt, self.budget, self.cancelled)
        return self._planning(trial, dealt[0], win) if win is not None else going_on

    def _going_on(self, ask: Ask, view: View) -> tuple[Expected, ...]:
        """What was planned from here on, where all came as it was expected; else () and the plan is dropped."""
        planned, self._planned = self._planned, ()
        if not planned or planned[0].looks != looks(view):
            return ()
        begins = planned[0].answers[0]
        answer = translated(begins, ask, view.card)
        if answer is None:
            return ()
        self._planned = planned[1:]
        _, *expected = (reply for step in planned for reply in step.answers)
        return (begins._replace(ask=ask, answer=answer), *expected)

    def _planning(self, trial: Trial, world: Tried, line: Line) -> tuple[Expected, ...]:
        steps = zip(positions(trial, world, line.actions), line.actions, strict=False)
        planned = [
            PlannedAction(looks(see(before.table, trial.seat, self.rules)), answers) for before, answers in steps
        ]
        self._planned, self._wins = tuple(planned[1:]), line.wins
        self.reasons = self.bots.reasons(world.table, line.path[-1].table, trial.seat)
        return tuple(answers for action in line.actions for answers in action)

    def _best_turn(self, trial: Trial, worlds: Sequence[Tried]) -> Line | None:
        """The best turn found in the first world, weighed in all of them by what may follow."""
        best = ends(trial, worlds[0], self.turn_budget, self.cancelled)[: self.turn_budget.turns]
        if len(best) < 2:
            return Line(best[0].worth, best[0].path) if best else None
        odds: list[list[float]] = [[] for _ in best]
        left = list(range(len(best)))
        for place, world in enumerate(worlds):
            for turn in left:
                reached = replayed(trial, world, best[turn]) if place else best[turn].tried
                odds[turn].append(self._odds_after(trial, reached))
            if self.cancelled():
                break
            if place + 1 == _ENOUGH:
                better = nlargest(max(1, (len(left) - 1) // 2), left[1:], key=lambda turn: sum(odds[turn]))
                left = [0, *better]
        likeliest = max(left, key=lambda turn: sum(odds[turn]))
        chosen = best[likeliest if _is_better(odds[likeliest], odds[0]) else 0]
        return Line(chosen.worth, chosen.path)

    def _odds_after(self, trial: Trial, reached: Tried) -> float:
        """How likely the seat wins after a turn of its own that led here: as it stands, and as the two turns to come
        leave it."""
        seat, now = trial.seat, reached
        odds = [odds_of(trial.value(now.table, seat))]
        for who in (1 - seat, seat):
            # The other is taken to judge at a glance, and to look at the likeliest way of an action alone.
            mover = self._trial(seat) if who == seat else Trial(self.rules, self.bots, who, rough=True)
            now, wins = self._played_on(mover, now)
            worth = MOST if wins else trial.value(now.table, who)
            odds.append(odds_of(worth if who == seat else -worth))
            if wins:
                break
        odds += odds[-1:] * (len(_OF_TURNS) - len(odds))
        return sum(share * odd for share, odd in zip(_OF_TURNS, odds, strict=True))

    def _played_on(self, mover: Trial, reached: Tried) -> tuple[Tried, bool]:
        """Where a turn of a seat leads, if it is its turn: it does what looks best at once. Or whether it wins in it,
        where that is easy to see."""
        now = reached
        near = now.seat == mover.seat and mover.bots.threat(now.table, mover.seat) > -_FAR
        if near and winning_turn(mover, [now], _QUICK, self.cancelled):
            return now, True
        gains: Gains = {}
        for _ in range(_LONGEST_TURN):
            if now.seat != mover.seat or self.cancelled():
                break
            led = self._next_action(mover, now, gains)
            if led is None:
                break
            now = led
        return now, False

    def _next_action(self, mover: Trial, now: Tried, gains: Gains) -> Tried | None:
        return next_action(mover, now, gains)


def _is_better(odds: Sequence[float], than: Sequence[float]) -> bool:
    """Whether a turn does better than another in the same worlds by more than the chance of a few of them may tell: by
    the standard error of the mean difference."""
    gains = [own - other for own, other in zip(odds, than, strict=True)]
    return len(gains) < 2 or mean(gains) > stdev(gains) / sqrt(len(gains))
