"""A series of the lab that is played in the background: it goes on whatever page is shown, and ends with the window."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from svedesk.cards.report import ProgressWatch
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.script import Lang
from svedesk.gui.kit.tasks import Task, Tasks
from svedesk.gui.kit.translate import tr
from svedesk.lab.deck_games import LabTask, play_task
from svedesk.lab.series import LabSeries
from svedesk.lab.workers import TaskFailed, TaskKills, spread
from svedesk.packs.owned import rules_of
from svedesk.wire.lab_results import MOST_GAMES, LabGame


class LabRun(QObject):
    """`counted` tells that a game was counted, `ended` why the series stopped: a sentence, "" where it is done or was
    told to."""

    counted = Signal()
    ended = Signal(str)
    _arrived = Signal(object)

    def __init__(self, tasks: Tasks, series: LabSeries, lang: Lang, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self.series, self._lang = tasks, series, lang
        self._task: Task | None = None
        # The series belongs to the thread that plays it; what is shown is counted here, as games arrive.
        self.results = series.results.copied()
        self._begun = self._before = 0.0
        self._arrived.connect(self._count)

    @property
    def running(self) -> bool:
        """Whether it is played."""
        return self._task is not None

    @property
    def done(self) -> int:
        """How many games are played."""
        return len(self.results.done)

    @property
    def seconds_left(self) -> float | None:
        """About how long the rest takes, None before that is known."""
        played = self.done - self._before
        if not self.running or played < 1 or not self._begun:
            return None
        return (self.series.games - self.done) * (time.monotonic() - self._begun) / played

    def add_games(self, games: int) -> None:
        """Plan so many games more of each pairing."""
        self.series.plan = self.series.plan._replace(games=min(MOST_GAMES, self.series.plan.games + games))

    def start(self) -> None:
        """Play what is left."""
        self._begun = 0.0
        self._task = self._tasks.start_watched(self._play, done=self._end, failed=self._fail, title="")

    def stop(self) -> None:
        """Stop soon; games that are not over are not counted."""
        if self._task is not None:
            self._task.cancel()

    def _play(self, watch: ProgressWatch) -> str:
        try:
            for game in self.series.play(partial(_share_out, watch, self.series.plan.game)):
                self._arrived.emit(game)
        except TaskFailed as error:
            return tr("A game could not be played: {0}.", str(error))
        except TaskKills as error:
            return tr("The process that plays game {0} keeps crashing.", error.place + 1)
        return ""

    def _count(self, game: LabGame) -> None:
        if not self._begun:  # until the first is over, processes are started
            self._begun, self._before = time.monotonic(), self.done + 1
        self.results.add(game)
        self.counted.emit()

    def _end(self, sentence: str) -> None:
        self._task = None
        self.ended.emit(sentence)

    def _fail(self, damaged: DamagedFile) -> None:
        self._end(damaged.in_words(self._lang))


def _share_out(watch: ProgressWatch, game: str, tasks: Iterator[LabTask]) -> Iterator[tuple[int, LabGame]]:
    return spread(play_task, tasks, workers(), prepare=partial(rules_of, game), stopped=watch.cancelled)


def workers() -> int:
    """How many processes play: one processor is left to the window. Two at least, as one would play in it."""
    there = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(2, there - 1)
