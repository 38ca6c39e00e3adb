"""A player that looks at each action alone and does what leaves it standing best."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.bot.trying import Expected, Trial
from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.table import Table


class Judged(NamedTuple):
    """An action with how well it leaves the seat, and what is said in the course of it."""

    worth: float
    said: tuple[Expected, ...]


def judge(trial: Trial, table: Table, ask: Ask, wide: int) -> list[Judged]:
    """Every answer to a question the rules can be started from, with the best way it can go, the best first."""
    found = []
    for place in range(len(ask.options)):
        ways = trial.ways(table, ask, (place,), wide)
        judged = [Judged(trial.bots.value(tried.table, trial.seat), tried.said) for tried in ways]
        if judged:
            found.append(max(judged, key=lambda one: one.worth))
    return sorted(found, key=lambda one: -one.worth)


def same_option(option: Option, other: Option) -> bool:
    """Whether two options of two questions are one and the same, however they are worded."""
    return option[:4] == other[:4]


def translated(said: Expected, ask: Ask) -> Answer | None:
    """An answer to an expected question as an answer to the one that is asked; None where it is another one."""
    expected = said.ask
    if (expected.kind, expected.form, expected.seat) != (ask.kind, ask.form, ask.seat):
        return None
    if ask.form in ("number", "divide"):
        possible = expected[2:5] == ask[2:5]
        return said.answer if possible else None
    places = []
    for index in said.answer:
        wanted = expected.options[index]
        found = [place for place, option in enumerate(ask.options) if same_option(option, wanted)]
        found = [place for place in found if place not in places]
        if not found:
            return None
        places.append(found[0])
    return tuple(places) if ask.low <= len(places) <= ask.high else None
