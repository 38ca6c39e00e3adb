"""Players that look at what their answers lead to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from svedesk.bot.bot import Look
from svedesk.bot.expecting import Expected, looks, translated
from svedesk.bot.greedy import Judged, judge
from svedesk.bot.search import Budget, ends, winning_turn
from svedesk.bot.trying import Begin, Trial, Tried
from svedesk.bot.world import deal_world
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.records import SHARED
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.engine.view import View, see

_WIDE = 4
_MOST_ACTIONS = 60
"""A turn with more actions is ended: there may be something that can be done over and over."""
_WORTH_IT = 0.15
"""What an answer in another's turn must bring, or it is kept for later."""


def never() -> bool:
    """Thinking is not cancelled."""
    return False


class ThinkingBot:
    """What all levels do alike: keep to what was planned as long as the questions are those expected, answer others at
    once. How a turn is thought of is for each level to say."""

    rough = True
    minds_quick = True
    unsure = 0.0
    """By how much better than it is an action may look to it."""

    def __init__(
        self,
        bots: GameBots,
        rules: Ruleset,
        seed: int,
        deck: DeckList | None = None,
        cancelled: Callable[[], bool] = never,
    ) -> None:
        self.bots, self.rules, self.cancelled = bots, rules, cancelled
        self._state, self._deck = seed, deck
        self._plan: tuple[Expected, ...] = ()
        self._turn, self._actions = -1, 0

    def answer(self, ask: Ask, look: Look) -> Answer:
        """An answer that is possible at this question."""
        if (forced := ask.forced) is not None and not self._plan:
            return forced
        return self.thought(ask, look())[0]

    def thought(self, ask: Ask, view: View) -> tuple[Answer, tuple[Expected, ...]]:
        """The answer, and what is expected to be said from here on, this answer first (() where nothing is thought
        ahead)."""
        if not ask.anchor:
            # What only one answer was possible to may have been answered by the table.
            for place, expected in enumerate(self._plan):
                if (answer := translated(expected, ask, view.card)) is not None:
                    self._plan = self._plan[place + 1 :]
                    return answer, (expected._replace(ask=ask, answer=answer), *self._plan)
                if expected.ask.forced is None:
                    break
            if (forced := ask.forced) is not None:
                return forced, ()
        self._plan = ()
        line = self._of_turn(ask, view) if ask.anchor else self._in_other_turn(ask, view)
        if not line:
            return self.bots.answer(self._world(view), ask), ()
        self._plan = line[1:]
        return line[0].answer, line

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        """What to say in this turn, at a question the rules can be started from; () where nothing is found. `worlds`
        deals one more world to think in each time."""
        raise NotImplementedError

    def _of_turn(self, ask: Ask, view: View) -> tuple[Expected, ...]:
        turn = view.number(SHARED, "turn")
        self._actions = self._actions + 1 if turn == self._turn else 0
        self._turn = turn
        if self._actions > _MOST_ACTIONS:
            return ()
        return self._as_planned(ask, view) or self.think(ask, lambda: self._dealt(ask, view))

    def _as_planned(self, ask: Ask, view: View) -> tuple[Expected, ...]:
        """What to say where all came as it was expected; () where it did not, or no more was thought of."""
        return ()

    def _in_other_turn(self, ask: Ask, view: View) -> tuple[Expected, ...]:
        """What to do in the middle of another's action: what comes of each answer is looked at, where it can be."""
        world = self._world(view)
        if not self.minds_quick or self.bots.resume(world.snapshot(), ask) is None:
            return ()

        def begin(table: Table) -> Flow:
            flow = self.bots.resume(table, ask)
            assert flow is not None
            return flow

        trial = self._trial(ask.seat, begin)
        lines: list[tuple[float, tuple[Expected, ...]]] = []
        for place in range(len(ask.options)):
            ways = trial.ways(world, ask, (place,), _WIDE)
            worths = [(self._worth_meanwhile(trial, tried.table), tried.answers) for tried in ways]
            if worths:
                worth, answers = max(worths, key=lambda ranked: ranked[0])
                lines.append((worth + (_WORTH_IT if ask.options[place].kind == "pass" else 0), answers))
        return max(lines, key=lambda ranked: ranked[0])[1] if lines else ()

    def _worth_meanwhile(self, trial: Trial, table: Table) -> float:
        return -trial.value(table, 1 - trial.seat)

    def _trial(self, seat: int, begin: Begin | None = None) -> Trial:
        """A table to try things out on, with what this player takes to be worth what."""
        return Trial(self.rules, self.bots, seat, rough=self.rough, begin=begin)

    def _dealt(self, ask: Ask, view: View) -> Tried:
        return Tried(self._world(view), ask.seat, lambda: ask)

    def _world(self, view: View) -> Table:
        self._state, seed = rng.step(self._state)
        return deal_world(self.rules, self.bots, view, seed, self._deck)

    def _looks(self, judged: Judged) -> float:
        self._state, value = rng.below(self._state, 1000)
        return judged.worth + self.unsure * value / 1000


class LearnerBot(ThinkingBot):
    """Plays as somebody who knows the rules and little more: does what looks well at once, often enough the second
    best, keeps nothing for the other's turn, and does not look for a way to win this turn."""

    minds_quick = False
    unsure = 2.0

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        """An action that looks well."""
        judged = judge(self._trial(ask.seat), worlds().table, ask, 1)
        return max(judged, key=self._looks).answers if judged else ()


class RegularBot(ThinkingBot):
    """Thinks its turn through anew at each action, up to its end and not beyond, and sees a way to win this turn that
    is not too long. Where an action led where it was to lead, it goes on from what it knows of that."""

    budget = Budget(nodes=100, beam=4, wide=3, turns=1)
    _begun: tuple[Trial, Tried] | None = None
    """What was tried in this turn, and where the action that was chosen leads."""

    def thought(self, ask: Ask, view: View) -> tuple[Answer, tuple[Expected, ...]]:
        """The answer, and what is expected to be said from here on; the next action is thought of anew."""
        thought = super().thought(ask, view)
        self._plan = tuple(takewhile(lambda expected: not expected.ask.anchor, self._plan))
        return thought

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        """A turn that wins, or the best turn found."""
        return self._think(self._trial(ask.seat), worlds())

    def _as_planned(self, ask: Ask, view: View) -> tuple[Expected, ...]:
        if self._begun is None:
            return ()
        (trial, world), self._begun = self._begun, None
        if looks(see(world.table, ask.seat, self.rules)) != looks(view):
            return ()
        thought = self._think(trial, world)
        answer = translated(thought[0], ask, view.card) if thought else None
        return (thought[0]._replace(ask=ask, answer=answer), *thought[1:]) if answer is not None else ()

    def _think(self, trial: Trial, world: Tried) -> tuple[Expected, ...]:
        win = winning_turn(trial, [world], self.budget, self.cancelled)
        paths = [win.path] if win is not None else [end.path for end in ends(trial, world, self.budget, self.cancelled)]
        if not paths:
            return ()
        led = paths[0][0]
        self._begun = (trial, led) if led.seat == trial.seat else None
        return tuple(answer for tried in paths[0] for answer in tried.answers)
