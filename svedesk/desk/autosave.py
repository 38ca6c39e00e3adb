"""Saves after every committed action: written by a worker thread, each whole or not at all, the last ten of a game
kept.

One game's files are `<game>-<number>.svedesk`, numbered upwards. Older games keep their newest files, so that starting
a new game never costs an unfinished one.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.kinds import GAME
from svedesk.documents.reading import read_file
from svedesk.documents.writing import write_whole
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.wire.saved import read_game

KEPT = 10
"""How many saves of a game are kept, and how many games."""
KEPT_OF_OTHERS = 3
"""How many saves are kept of each game but the one that is played: more than one, should the newest be damaged."""

_NAME = re.compile(r"(?P<game>[0-9A-Za-z_]{1,40})-(?P<number>\d{6,9})\.svedesk")
_INTERRUPTED = re.compile(r"\..*\.svedesk\..*\.part")


OnTrouble = Callable[[DamagedFile], object]


def saves_folder() -> Path:
    """Where this user's games are saved unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "games"


class Autosave:
    """Saves of one game in a folder. `commit` returns at once; `flush` waits until the newest state is on the disk.

    `game` names the game's files (letters, digits and _). `on_trouble` is called, in the worker thread, with what went
    wrong with a save; `trouble` keeps it until a save succeeds.
    """

    def __init__(self, folder: Path, game: str, *, on_trouble: OnTrouble | None = None) -> None:
        if not _NAME.fullmatch(f"{game}-000000.svedesk"):
            raise ValueError(f"{game!r} can't name a game's files")
        self.folder, self.game = folder, game
        self.trouble: DamagedFile | None = None
        self._on_trouble = on_trouble
        self._next: Callable[[], bytes] | None = None
        self._running: Future[None] | None = None
        self._lock = Lock()
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._number = 0
        _sweep(folder)

    @classmethod
    def fresh(cls, folder: Path | None = None, *, on_trouble: OnTrouble | None = None) -> Autosave:
        """For a game that begins now, in the user's own folder unless told otherwise."""
        return cls(folder or saves_folder(), _new_name(), on_trouble=on_trouble)

    @classmethod
    def going_on(cls, path: Path, *, on_trouble: OnTrouble | None = None) -> Autosave:
        """For a game resumed from one of its autosaves: further saves join those it has. Raises ValueError for another
        file's name."""
        match = _NAME.fullmatch(path.name)
        if match is None:
            raise ValueError(f"{path.name} is not an autosave")
        return cls(path.parent, match["game"], on_trouble=on_trouble)

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

    def flush(self) -> None:
        """Wait until everything committed is written, or failed."""
        with self._lock:
            running = self._running
        if running is not None:
            running.result()

    def close(self) -> None:
        """Finish writing and end the worker."""
        try:
            self.flush()
        finally:
            self._worker.shutdown()

    def _write(self) -> None:
        with self._lock:
            content, self._next = self._next, None
        if content is None:
            return
        # Looked for each time: another window may go on with the same game, and neither writes over the other's saves.
        newest = max((number for game, number, _ in _saves(self.folder) if game == self.game), default=0)
        self._number = max(self._number, newest) + 1
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / f"{self.game}-{self._number:06}.svedesk", content())
        except OSError as error:
            self._tell(DamagedFile("game-not-saved", why(error)))
        except DamagedFile as error:
            self._tell(error)
        else:
            self.trouble = None
            self._prune()

    def _tell(self, error: DamagedFile) -> None:
        self.trouble = error
        if self._on_trouble is not None:
            self._on_trouble(error)

    def _prune(self) -> None:
        saves = sorted(_saves(self.folder), key=lambda save: save[1], reverse=True)
        mine = [path for game, _, path in saves if game == self.game]
        others: dict[str, list[Path]] = {}
        for game, _, path in saves:
            if game != self.game:
                others.setdefault(game, []).append(path)
        newest_first = sorted(others.values(), key=lambda paths: _written_at(paths[0]), reverse=True)
        spare = [*mine[KEPT:], *(path for paths in newest_first[: KEPT - 1] for path in paths[KEPT_OF_OTHERS:])]
        spare += [path for paths in newest_first[KEPT - 1 :] for path in paths]
        for path in spare:
            _take_away(path)


class Resumable(NamedTuple):
    """A game that is kept: its newest good save, whether it is over, and what it is for the player to know it again."""

    path: Path
    decks: tuple[str, ...]
    turn: int
    saved_at: datetime
    finished: bool = False

    def in_words(self, lang: Lang) -> str:
        """A sentence for the player."""
        names = [name for name in self.decks if name]
        when = self.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")
        if not names:
            return PROGRAM.say(Message("kept-game-nameless", (self.turn, when)), lang)
        key = "kept-game-of-one" if len(names) == 1 else "kept-game"
        return PROGRAM.say(Message(key, (*names, self.turn, when)), lang)


def resumable(folder: Path) -> tuple[Resumable, ...]:
    """The games of a folder that may be gone on with; see `kept`."""
    return tuple(one for one in kept(folder) if not one.finished)


def kept(folder: Path) -> tuple[Resumable, ...]:
    """The games in a folder, the last played first. Of each the newest save that is whole; damaged ones are passed
    over."""
    games: dict[str, list[tuple[int, Path]]] = {}
    for game, number, path in _saves(folder):
        games.setdefault(game, []).append((number, path))
    found = [_newest_good([path for _, path in sorted(saves, reverse=True)]) for saves in games.values()]
    return tuple(sorted((one for one in found if one), key=lambda one: one.saved_at, reverse=True))


def _newest_good(paths: list[Path]) -> Resumable | None:
    for path in paths:
        try:
            saved = read_game(read_file(path, GAME), path.name)
        except DamagedFile:
            continue  # an older save of the same game stands in for it
        decks = tuple(deck.name for deck in saved.setup.decks)
        return Resumable(path, decks, saved.turn, saved.saved_at, saved.finished)
    return None


def _new_name() -> str:
    return datetime.now(UTC).strftime("%Y%m%d_%H%M%S_%f")


def _saves(folder: Path) -> list[tuple[str, int, Path]]:
    matches = [(_NAME.fullmatch(path.name), path) for path in _files(folder)]
    return [(match["game"], int(match["number"]), path) for match, path in matches if match]


def _files(folder: Path) -> list[Path]:
    """What lies in a folder. One that can't be looked into counts as empty: what is wrong with it is told as soon as a
    save can't be written there."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _sweep(folder: Path) -> None:
    """Take away what an interrupted write left. Young files may be another window's that is writing now."""
    for path in _files(folder):
        if _INTERRUPTED.fullmatch(path.name) and 0 < _written_at(path) < time.time() - 3600:
            _take_away(path)


def _written_at(path: Path) -> float:
    """When a file was written, in seconds; 0 when it is gone, for other windows put away old saves as well."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def _take_away(path: Path) -> None:
    """Delete what nobody needs. What another program has open, or has deleted already, costs no more than its room."""
    with suppress(OSError):
        path.unlink()
