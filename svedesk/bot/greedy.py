"""Looking at each action alone: what leaves a seat standing best at once."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.trying import Trial, Tried
from svedesk.engine.ask import Ask
from svedesk.engine.table import Table


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
