"""Plain players that others are measured against. They stay as they are, so that a score against them keeps its
meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest

from svedesk.bot.bot import Look
from svedesk.bot.expecting import Expected
from svedesk.bot.greedy import Gains, judge
from svedesk.bot.search import Budget, Line, ends, replayed, winning_turn
from svedesk.bot.strong import StrongBot
from svedesk.bot.thinking import ThinkingBot
from svedesk.bot.trying import Begin, Trial, Tried
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.table import Table
from svedesk.engine.view import View

_ORDER = ("charge", "play", "use", "evolve", "attack_player", "attack")
"""What a player that only attacks does, the first of these that is possible."""


class AggroBot(ThinkingBot):
    """Plays what costs most, evolves, and attacks the other player with everything; trades only where it must.
    Thinks nothing ahead."""

    def answer(self, ask: Ask, look: Look) -> Answer:
        """An answer that is possible at this question."""
        if (forced := ask.forced) is not None:
            return forced
        view = look()
        if ask.anchor and (place := _attacked_with(ask, view)) is not None:
            return (place,)
        return self.bots.answer(self._world(view), ask)


class FirstRegularBot(ThinkingBot):
    """Regular as it was first: does about what leaves it standing best at once, and sees a way to win this turn that
    is not too long."""

    budget = Budget(nodes=80, beam=3, wide=2)
    unsure = 0.3

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        """A turn that wins, or the best action."""
        world = worlds()
        trial = self._trial(ask.seat)
        win = winning_turn(trial, [world], self.budget, self.cancelled)
        if win is not None:
            return win.actions[0]
        judged = judge(trial, world.table, ask, 4)
        return max(judged, key=self._looks).answers if judged else ()


class FirstStrongBot(StrongBot):
    """Strong as it was first: by the values that were fitted first, with less care for a way to win, and going by the
    mean of a few worlds however little it tells."""

    budget = Budget(nodes=400, beam=8, wide=4, turns=6, worlds=6)

    def _trial(self, seat: int, begin: Begin | None = None) -> Trial:
        trial = super()._trial(seat, begin)
        trial.value = self.bots.first_value
        return trial

    def _worth_meanwhile(self, trial: Trial, table: Table) -> float:
        return -trial.value(table, 1 - trial.seat)

    def _best_turn(self, trial: Trial, worlds: Sequence[Tried]) -> Line | None:
        best = ends(trial, worlds[0], self.budget, self.cancelled)[: self.budget.turns]
        if len(best) < 2:
            return Line(best[0].worth, best[0].path) if best else None
        odds = [0.0] * len(best)
        left = list(range(len(best)))
        for place, world in enumerate(worlds):
            for turn in left:
                reached = replayed(trial, world, best[turn]) if place else best[turn].tried
                odds[turn] += self._odds_after(trial, reached)
            if self.cancelled():
                break
            if place == 1:
                left = nlargest((len(left) + 1) // 2, left, key=odds.__getitem__)
        chosen = best[max(left, key=odds.__getitem__)]
        return Line(chosen.worth, chosen.path)

    def _next_action(self, mover: Trial, now: Tried, gains: Gains) -> Tried | None:
        judged = judge(mover, now.table, now.build(), 1)
        return judged[0].tried if judged else None


class GreedyBot(ThinkingBot):
    """Does what leaves it standing best at once, one action after the other."""

    rough = False
    minds_quick = False

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        """The best action by itself."""
        trial = self._trial(ask.seat)
        trial.value = self.bots.first_value
        judged = judge(trial, worlds().table, ask, 4)
        return judged[0].answers if judged else ()


def _attacked_with(ask: Ask, view: View) -> int | None:
    def rank(place: int) -> tuple[int, bool, int]:
        option = ask.options[place]
        card, target = view.card(option.card), view.card(option.target)
        trades = card is not None and target is not None and card.zone == target.zone
        return _ORDER.index(option.kind), trades, -(card.shown.cost or 0) if card is not None else 0

    options = (place for place, option in enumerate(ask.options) if option.kind in _ORDER)
    return min(options, key=rank, default=None)
