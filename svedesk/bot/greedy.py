"""Looking at each action alone: what leaves a seat standing best at once."""

from __future__ import annotations

import math
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.trying import Trial, Tried
from svedesk.engine.ask import Ask
from svedesk.engine.table import Table

Gains = dict[tuple[object, ...], float]
"""What each option of a turn brought when it was tried last."""


class Judged(NamedTuple):
    """An action with how well it leaves the seat, and where it leads."""

    worth: float
    tried: Tried

    @property
    def answers(self) -> tuple[Expected, ...]:
        """The answers given in the course of it."""
        return self.tried.answers


def judge(trial: Trial, table: Table, ask: Ask, wide: int) -> list[Judged]:
    """Every answer to a question the rules can be started from, with the best way it can go, the best first."""
    options = []
    for place in range(len(ask.options)):
        ways = trial.ways(table, ask, (place,), wide)
        judged = [Judged(trial.value(tried.table, trial.seat), tried) for tried in ways]
        if judged:
            options.append(max(judged, key=lambda option: option.worth))
    return sorted(options, key=lambda option: -option.worth)


def next_action(trial: Trial, now: Tried, gains: Gains) -> Tried | None:
    """Where what looks best at once leads, each answer the likeliest. Options are tried in the order of what they
    brought earlier in the turn, and no more once none would be better if it brought that again."""
    before = trial.value(now.table, trial.seat)
    ask = now.build()
    best = Judged(-math.inf, now)
    hopes = [(gains.get(option[:4], math.inf), place) for place, option in enumerate(ask.options)]
    for hope, place in sorted(hopes, key=lambda hoped: -hoped[0]):
        if before + hope <= best.worth:
            break
        tried = next(trial.ways(now.table, ask, (place,), 1), None)
        if tried is not None:
            worth = trial.value(tried.table, trial.seat)
            gains[ask.options[place][:4]] = worth - before
            best = max(best, Judged(worth, tried), key=lambda judged: judged.worth)
    return best.tried if best.tried is not now else None
