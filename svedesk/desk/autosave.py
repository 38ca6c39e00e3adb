"""Saves after every committed action: written by a worker thread, each whole or not at all, the last ten of a game
kept.

Starting a new game never costs an unfinished one (see `kept_games`). Where another program goes on with the same game,
this one's becomes a game of its own, with all that is kept beside it: neither writes over the other's saves, nor puts
them away as old ones.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from threading import Event, Lock

from svedesk.desk.kept_games import (
    be_the_latest,
    can_name,
    game_of,
    kept_beside,
    number_of,
    saves_folder,
    saves_in,
    sweep,
    take_away,
    tidy,
)
from svedesk.desk.snapshot import Moment
from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.writing import write_whole

KEPT = 10
"""How many saves of the game that is played are kept."""
LATER = 0.03
"""Seconds from a commit until its save is begun. Not at once: Python runs one thread at a time, and what was done is to
be shown, or told to other players, first. No longer than two frames take: a program that is killed loses the rest."""
OnTrouble = Callable[[DamagedFile], object]


class Autosave:
    """Saves of one game in a folder. `commit` returns at once; `flush` waits until the newest state is on the disk.

    `game` names the game's files (letters, digits and _). `on_trouble` is called, in the worker thread, with what went
    wrong with a save; `trouble` keeps it until a save succeeds.
    """

    later = LATER

    def __init__(self, folder: Path, game: str, *, on_trouble: OnTrouble | None = None) -> None:
        if not can_name(game):
            raise ValueError(f"{game!r} can't name a game's files")
        self.folder, self.game = folder, game
        self.trouble: DamagedFile | None = None
        self._on_trouble = on_trouble
        self._next: Callable[[], bytes] | None = None
        self._running: Future[None] | None = None
        self._lock = Lock()
        self._hurry = Event()
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._number = self._newest()
        self._tidied = False
        sweep(folder)

    @classmethod
    def fresh(cls, folder: Path | None = None, *, on_trouble: OnTrouble | None = None) -> Autosave:
        """For a game that begins now, in the user's own folder unless told otherwise."""
        return cls(folder or saves_folder(), _new_name(), on_trouble=on_trouble)

    @classmethod
    def going_on(cls, path: Path, *, on_trouble: OnTrouble | None = None) -> Autosave:
        """For a game resumed from one of its autosaves: further saves join those it has. Raises ValueError for another
        file's name."""
        game = game_of(path)
        if not game:
            raise ValueError(f"{path.name} is not an autosave")
        return cls(path.parent, game, on_trouble=on_trouble)

    def begin_anew(self) -> None:
        """Save under another game's name from now on, so that the saves there are of this game stay. Only before
        anything is committed."""
        self.game, self._number = _new_name(), 0

    def commit(self, content: Callable[[], bytes]) -> None:
        """Have the newest state saved: `content` makes the file's bytes, in the worker thread. A state that waited to
        be written when a newer one comes is left out."""
        with self._lock:
            waiting, self._next = self._next is not None, content
            if not waiting:
                self._running = self._worker.submit(self._write)

    def keep(self, moment: Moment) -> None:
        """Have a moment of the game saved."""
        self.commit(moment.written)

    def flush(self) -> None:
        """Wait until everything committed is written, or failed."""
        with self._lock:
            running = self._running
        if running is not None:
            self._hurry.set()
            try:
                running.result()
            finally:
                self._hurry.clear()

    def close(self) -> None:
        """Finish writing and end the worker."""
        try:
            self.flush()
        finally:
            self._worker.shutdown()

    def _write(self) -> None:
        self._hurry.wait(self.later)
        with self._lock:
            content, self._next = self._next, None
        if content is None:
            return
        try:
            if self._newest() > self._number:
                self._part()
            self._number += 1
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.folder / f"{self.game}-{self._number:06}.svedesk"
            write_whole(path, content())
            be_the_latest(path)
        except OSError as error:
            self._tell(DamagedFile("game-not-saved", why(error)))
        except DamagedFile as error:
            self._tell(error)
        else:
            self.trouble = None
            self._prune()

    def _newest(self) -> int:
        """The number of the newest save of the game, whoever wrote it."""
        return max(map(number_of, saves_in(self.folder).get(self.game, ())), default=0)

    def _part(self) -> None:
        """Be another game than the one that somebody else goes on with."""
        before = self.game
        self.begin_anew()
        for path in kept_beside(self.folder, before):
            write_whole(path.with_name(self.game + path.name.removeprefix(before)), path.read_bytes())

    def _tell(self, error: DamagedFile) -> None:
        self.trouble = error
        if self._on_trouble is not None:
            self._on_trouble(error)

    def _prune(self) -> None:
        if not self._tidied:
            tidy(self.folder, self.game)
            self._tidied = True
        for path in saves_in(self.folder).get(self.game, [])[KEPT:]:
            take_away(path)


def _new_name() -> str:
    return datetime.now(UTC).strftime("%Y%m%d_%H%M%S_%f")
