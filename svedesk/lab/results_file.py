"""The file that results of the lab are kept in: lines are only added to it, each whole."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from platformdirs import user_data_path

from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.folders import new_file
from svedesk.documents.kinds import LAB_SUFFIX
from svedesk.documents.reading import opened
from svedesk.documents.writing import save_file
from svedesk.lab.deck_games import pairing
from svedesk.lab.tally import Results
from svedesk.wire.lab_results import (
    LONGEST_LINE,
    MOST_GAMES,
    LabGame,
    LabPlan,
    read_lab_game,
    read_plan,
    write_lab_game,
    write_plan,
)


def lab_folder() -> Path:
    """Where this user's results are kept unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "lab"


def new_results(plan: LabPlan, path: Path | None = None, folder: Path | None = None) -> Path:
    """A file for the results of a plan: this one, or a new one in a folder (the user's own unless told otherwise);
    returns it. Raises `DamagedFile` where it can't be written."""
    if path is not None:
        save_file(path, write_plan(plan))
        return path
    with new_file(folder or lab_folder(), plan.lists[0].name, LAB_SUFFIX, "deck") as path:
        save_file(path, write_plan(plan))
    return path


def kept_results(folder: Path) -> list[Path]:
    """The files of results in a folder, the newest first."""
    try:
        dated = [(path.stat().st_mtime, path) for path in folder.glob(f"*{LAB_SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(dated, reverse=True)]


def read_results(path: Path) -> tuple[LabPlan, Iterator[LabGame]]:
    """The plan of a file, and its games one by one. What of it is damaged is left out: those games are to be played
    again. Raises `DamagedFile` where its plan can't be read, or the file."""
    with opened(path) as file:
        return read_plan(file.readline(LONGEST_LINE), path.name), _games(path)


def _games(path: Path) -> Iterator[LabGame]:
    with opened(path) as file:
        file.readline(LONGEST_LINE)
        while line := file.readline(LONGEST_LINE):
            if (game := read_lab_game(line)) is not None:
                yield game


class ResultsWriter:
    """Adds games to a file. To be used in a `with` statement."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        try:
            file = self.path.open("r+b", buffering=0)
        except OSError as error:
            raise DamagedFile("lab-not-kept", why(error), file=self.path.name) from error
        self._file = file
        # A program that ended while it wrote leaves a part of a line: the next one begins a line of its own.
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                self._add(b"\n")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, game: LabGame) -> None:
        """Keep a game. Raises `DamagedFile` where there is no room for it; those before are kept."""
        self._add(write_lab_game(game))

    def _add(self, line: bytes) -> None:
        file = self._file
        if file is None:
            raise ValueError("results are written within a with statement")
        end = file.seek(0, os.SEEK_END)
        try:
            if file.write(line) != len(line):
                raise OSError(0, "the disk is full")
        except OSError as error:
            file.truncate(end)  # no part of a line stays
            raise DamagedFile("lab-not-kept", why(error), file=self.path.name) from error


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
