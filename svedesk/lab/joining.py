"""Results of several runs as one: of the same decks by the same rules, on other machines or with other seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from svedesk.documents.damaged import DamagedFile
from svedesk.lab.deck_games import pairing
from svedesk.lab.results_file import ResultsWriter, new_results, read_results
from svedesk.lab.tally import Results
from svedesk.wire.lab_results import MOST_GAMES, LabGame, LabPlan

_MAY_DIFFER = ("seed", "games", "program")


class JoinedRuns:
    """Files of results whose plans differ in nothing but seed and number of games. Runs of one seed are one series: a
    game that several of them played counts once. Raises `DamagedFile`."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = paths
        self.plans = tuple(read_results(path)[0] for path in paths)
        for path, plan in zip(paths[1:], self.plans[1:], strict=True):
            if what := _difference(self.plans[0], plan):
                raise DamagedFile("lab-not-joined", paths[0].name, what, file=path.name)
        self.seeds = tuple(dict.fromkeys(plan.seed for plan in self.plans))

    @property
    def programs(self) -> tuple[tuple[str, str], ...]:
        """Each file with the version of the program that began it."""
        return tuple((path.name, plan.program) for path, plan in zip(self.paths, self.plans, strict=True))

    def results(self) -> Results:
        """All games. Those of another seed are others, and are counted after those of the first."""
        results = Results(self._plan())
        results.seeds = self.seeds
        for game in self._games():
            results.add(game)
        return results

    def keep(self, path: Path) -> None:
        """Write the games of runs of one seed to a new file, to be gone on with."""
        new_results(self._plan(), path)
        done: set[int] = set()
        with ResultsWriter(path) as writer:
            for game in self._games():
                if game.place not in done:
                    done.add(game.place)
                    writer.add(game)

    def _plan(self) -> LabPlan:
        return self.plans[0]._replace(games=min(MOST_GAMES, self._first_of(len(self.seeds))))

    def _first_of(self, place: int) -> int:
        """How many games of each pairing come before those of a seed, by its place among the seeds."""
        return sum(max(plan.games for plan in self.plans if plan.seed == seed) for seed in self.seeds[:place])

    def _games(self) -> Iterator[LabGame]:
        for path, plan in zip(self.paths, self.plans, strict=True):
            before = self._first_of(self.seeds.index(plan.seed)) * len(plan.lists) * len(plan.against)
            for game in read_results(path)[1]:
                if pairing(plan, game.place).nth < plan.games:
                    yield game._replace(place=game.place + before)


def _difference(plan: LabPlan, other: LabPlan) -> str:
    """The first field in which two plans differ that can't be joined, "" where there is none."""
    fields = (name for name in plan._fields if name not in _MAY_DIFFER)
    return next((name for name in fields if getattr(plan, name) != getattr(other, name)), "")
