"""How many games of computer players this machine plays in a second: on one worker, on two, and on a Dask cluster of
two where Dask is installed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec

from svedesk.cli import materials
from svedesk.lab.cluster import local_cluster, spread_to_cluster
from svedesk.lab.deck_games import LabTask, play_task, tasks
from svedesk.lab.planning import LabTerms, plan
from svedesk.lab.workers import spread
from svedesk.packs.owned import rules_of

LEVEL = "regular"
LEAST = 4
"""Games at least: the first is not timed."""


def parts(games: int) -> list[tuple[str, Callable[[], dict[str, float]]]]:
    """What is measured, each with how."""
    measured = [
        ("games of computer players", partial(_measured, "lab_games_per_s", games, 1)),
        ("the same with two workers", partial(_measured, "lab_two_per_s", games, 2)),
    ]
    if find_spec("distributed") is not None:
        measured.append(("the same on a Dask cluster", partial(_on_dask, games)))
    return list(measured)


def _measured(name: str, games: int, workers: int) -> dict[str, float]:
    prepare = partial(rules_of, materials.game().name)
    return {name: _per_second(spread(play_task, _tasks(games * workers), workers, prepare=prepare))}


def _on_dask(games: int) -> dict[str, float]:
    prepare = partial(rules_of, materials.game().name)
    with local_cluster(2) as address:
        working = spread_to_cluster(play_task, _tasks(games * 2), address, prepare=prepare)
        return {"lab_dask_per_s": _per_second(working)}


def _tasks(games: int) -> Iterator[LabTask]:
    decks = materials.deck("SD01"), materials.deck("SD02")
    game, rules = materials.game(), materials.rules()
    terms = LabTerms(LEVEL, game.editions[-1], game.decks.formats[0], max(LEAST, games), 1)
    return tasks(plan(decks[:1], decks[1:], terms, game, rules), ())


def _per_second(playing: Iterable[object]) -> float:
    """How many come in a second, from the first on: until then, processes are started."""
    at = [time.perf_counter() for _ in playing]
    return (len(at) - 1) / (at[-1] - at[0])
