"""Saves after every committed action: a line in the journal before anybody is shown what was done, and soon the whole
game, by a worker thread, each save whole or not at all, the last ten of a game kept.

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

from svedesk.desk.journal import Envelope, Journal
from svedesk.desk.kept_games import (
    be_the_latest,
    can_name,
    game_of,
    kept_beside,
    newest_number,
    save_of,
    saves_folder,
    sweep,
    take_away_journals,
    thin_out,
    tidy,
)
from svedesk.desk.resume import Moment
from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.writing import write_whole

LATER = 0.25
"""Seconds from a commit until its save is begun. The journal has it by then; Python runs one thread at a time, and what
was done is to be shown, or told to other players, meanwhile."""
OnTrouble = Callable[[DamagedFile], object]


class Autosave:
    """Saves of one game in a folder. What `keep` was given survives this program when it returns, and soon the
    computer; `flush` waits for that.

    `game` names the game's files (letters, digits and _). `on_trouble` is called, in the worker thread, with what went
    wrong with a save; `trouble` keeps it until a save succeeds. `envelope` tells what files are kept in now.
    """

    def __init__(
        self,
        folder: Path,
        game: str,
        *,
        on_trouble: OnTrouble | None = None,
        envelope: Callable[[], Envelope | None] = lambda: None,
    ) -> None:
        if not can_name(game):
            raise ValueError(f"{game!r} can't name a game's files")
        self.folder, self.game = folder, game
        self.trouble: DamagedFile | None = None
        self._on_trouble, self._envelope = on_trouble, envelope
        self._next: tuple[Moment, Envelope | None] | None = None
        self._running: Future[None] | None = None
        self._journal: Journal | None = None
        """What goes on from the newest save; None where one is due before anything is shown."""
        self._lock = Lock()
        self._hurry = Event()
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._number = newest_number(folder, game)
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
        """Save under another game's name from now on, so that the saves there are of this game stay."""
        self.game, self._number = _new_name(), 0

    def beside(self, name: str) -> Path:
        """A file of this name that is kept beside the game's saves: another one where it became a game of its own."""
        return self.folder / f"{self.game}.{name}"

    def keep(self, moment: Moment) -> None:
        """Have a moment of the game saved. One that waited to be saved when a newer one comes is left out: the journal
        has it."""
        envelope = self._envelope()
        with self._lock:
            if self._journal is not None and not self._journal.add(moment, envelope):
                self._journal = None
            noted = self._journal is not None
            waiting, self._next = self._next is not None, (moment, envelope)
            if not waiting:
                self._running = self._worker.submit(self._write)
        if not noted:
            self.flush()

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
        if self._journal is not None and self.trouble is None:
            take_away_journals(self.folder, self.game, self._number)

    def _write(self) -> None:
        self._hurry.wait(LATER)
        newest, goes_on = newest_number(self.folder, self.game), False
        try:
            with self._lock:
                assert self._next is not None
                (moment, envelope), self._next = self._next, None
                goes_on = self._journal is not None
                path = self._begin_save(newest, moment, envelope)
            save = moment.written()
            write_whole(path, envelope.close_save(save) if envelope is not None else save)
            be_the_latest(path)
        except OSError as error:
            self._fail(DamagedFile("game-not-saved", why(error)), goes_on=goes_on)
        except DamagedFile as error:
            self._fail(error, goes_on=goes_on)
        else:
            self.trouble = None
            self._prune()

    def _begin_save(self, newest: int, moment: Moment, envelope: Envelope | None) -> Path:
        """Where to save a moment; what is done after it goes into a journal of its own from now on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if newest > self._number:
            self._part()
        path = save_of(self.folder, self.game, self._number + 1)
        try:
            journal = Journal(path, moment, envelope)
        except FileExistsError:
            self._part()
            path = save_of(self.folder, self.game, self._number + 1)
            journal = Journal(path, moment, envelope)
        self._number, self._journal = self._number + 1, journal
        return path

    def _part(self) -> None:
        """Be another game than the one that somebody else goes on with."""
        before = self.game
        self.begin_anew()
        for path in kept_beside(self.folder, before):
            write_whole(path.with_name(self.game + path.name.removeprefix(before)), path.read_bytes())

    def _fail(self, error: DamagedFile, *, goes_on: bool) -> None:
        """Tell of a save that failed. Unless the journals before it have all that was done, further lines would make no
        sense."""
        if not goes_on:
            with self._lock:
                self._journal = None
        self.trouble = error
        if self._on_trouble is not None:
            self._on_trouble(error)

    def _prune(self) -> None:
        if not self._tidied:
            tidy(self.folder, self.game)
            self._tidied = True
        thin_out(self.folder, self.game)


def _new_name() -> str:
    return datetime.now(UTC).strftime("%Y%m%d_%H%M%S_%f")
