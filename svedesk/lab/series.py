"""A series of the lab: its plan, its results so far, and the file they are kept in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from svedesk import __version__
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game import CardRules
from svedesk.engine.session import Session
from svedesk.lab.bot_games import saved
from svedesk.lab.deck_games import LabTask, all_places, cards_digest, pairing, task_at, tasks
from svedesk.lab.results_file import ResultsWriter, new_results, read_results
from svedesk.lab.tally import Results
from svedesk.packs.owned import rules_of
from svedesk.wire.lab_results import MOST_GAMES, LabGame, LabPlan

ShareOut = Callable[[Iterator[LabTask]], Iterator[tuple[int, LabGame]]]
"""Has games played somewhere; gives them back as they end."""


class LabSeries:
    """Games are counted and kept as they end, so that whatever stops a series, it goes on from there."""

    def __init__(self, path: Path, plan: LabPlan, results: Results) -> None:
        self.path, self.plan, self.results = path, plan, results

    @classmethod
    def begin(cls, plan: LabPlan, path: Path | None = None, folder: Path | None = None) -> LabSeries:
        """A new one, in a file or in one that is new in a folder, by default among this user's. Raises
        `DamagedFile`."""
        return cls(new_results(plan, path, folder), plan, Results(plan))

    @classmethod
    def resume(cls, path: Path, rules: CardRules, games: int | None = None) -> LabSeries:
        """One that is in a file, with so many games of each pairing, or as many as were planned. Raises `DamagedFile`,
        also where its cards are others by now."""
        plan, pairs = read_results(path)
        if plan.cards != cards_digest((*plan.lists, *plan.against), rules):
            raise DamagedFile("lab-other-cards", file=path.name)
        results = Results(plan, pairs)
        played = max((pairing(plan, place).nth + 1 for place in results.done), default=0)
        return cls(path, plan._replace(games=games or max(plan.games, min(played, MOST_GAMES))), results)

    @property
    def other_version(self) -> bool:
        """Whether another version of the program began it."""
        return self.plan.program != __version__

    @property
    def games(self) -> int:
        """How many games are planned."""
        return len(all_places(self.plan))

    @property
    def left(self) -> int:
        """How many of them are not played yet."""
        places = all_places(self.plan)
        return len(places) - sum(place in places for place in self.results.done)

    def play(self, share_out: ShareOut) -> Iterator[LabGame]:
        """Have what is left played; each game is counted and kept when it is yielded. Raises `DamagedFile` where it
        can't be kept, and what `share_out` raises."""
        with ResultsWriter(self.path) as writer:
            for _, game in share_out(tasks(self.plan, frozenset(self.results.done))):
                writer.add(game)
                self.results.add(game)
                yield game

    def game(self, place: int) -> LabGame | None:
        """A game that was played, from its file. Raises `DamagedFile`."""
        return next((game for game in self.kept_games() if game.place == place), None)

    def kept_games(self) -> Iterator[LabGame]:
        """The games in its file. Raises `DamagedFile`."""
        return read_results(self.path)[1]


def replay(plan: LabPlan, game: LabGame) -> bytes:
    """A game as the file of a replay."""
    session = Session(rules_of(plan.game), task_at(plan, game.place).game.setup)
    for entry in game.log:
        session.enter(entry)
    return saved(session)
