"""The games that are kept in a folder, each in saves `<game>-<number>.svedesk` that are numbered upwards: which there
are, which one was played last, and which may go.

An unfinished game stays until its player removes it. Finished ones are watched again now and then and would fill the
disk: they go by age and size.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import make_folder
from svedesk.documents.kinds import GAME
from svedesk.documents.reading import read_file
from svedesk.documents.writing import moving, replace, take_away
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM

KEPT, SAVES_OF_OTHERS = 10, 3
"""How many saves are kept of the game that is played, and of each other: more than one, should the newest be
damaged."""
FINISHED_DAYS, FINISHED_BYTES = 90, 20_000_000
"""How old finished games get, and how many bytes all of them together have."""
FINISHED_STAY = 10
"""How many finished games stay, however old and large."""
_NAME = re.compile(r"(?P<game>[0-9A-Za-z_]{1,40})-(?P<number>\d{6,9})\.(?P<kind>svedesk|journal)")
_INTERRUPTED = re.compile(r"\..*\.svedesk\..*\.part")
_FINISHED = re.compile(rb'"finished":true')
_BEGINNING = 400
"""Bytes of a save in which it says whether it is over."""
_REMOVED = ".removed"
"""Where games that were removed lie until others are."""


def saves_folder() -> Path:
    """Where this user's games are saved unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "games"


def can_name(game: str) -> bool:
    """Whether a game's files may be called so."""
    return _NAME.fullmatch(f"{game}-000000.svedesk") is not None


def game_of(path: Path) -> str:
    """The game that a save is of; "" for another file."""
    match = _NAME.fullmatch(path.name)
    return match["game"] if match and match["kind"] == "svedesk" else ""


def save_of(folder: Path, game: str, number: int) -> Path:
    """A game's save of this number."""
    return folder / f"{game}-{number:06}.svedesk"


def journal_of(save: Path, *, further: int = 0) -> Path:
    """The journal that follows a save, or the save so many `further` on."""
    return save_of(save.parent, game_of(save), number_of(save) + further).with_suffix(".journal")


def saves_in(folder: Path) -> dict[str, list[Path]]:
    """The saves of each game in a folder, the newest first. A folder that can't be looked into counts as empty: what is
    wrong with it is told as soon as a save can't be written there."""
    by_game: dict[str, list[Path]] = {}
    for path in _files(folder):
        if game := game_of(path):
            by_game.setdefault(game, []).append(path)
    return {game: sorted(saves, key=number_of, reverse=True) for game, saves in by_game.items()}


def newest_number(folder: Path, game: str) -> int:
    """The number of a game's newest save or journal, whoever wrote it; 0 where there is none."""
    return max(map(number_of, _files_by_game(folder).get(game, ())), default=0)


def number_of(path: Path) -> int:
    """The number of a save, or of a journal; 0 for another file."""
    match = _NAME.fullmatch(path.name)
    return int(match["number"]) if match else 0


# -- looking -----------------------------------------------------------------------------------------------------------


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


def last_played(folder: Path) -> Resumable | None:
    """The unfinished game that was played last, None when there is none. However many games there are, few are read."""
    games = saves_in(folder).values()
    for saves in sorted(games, key=lambda saves: _written_at(saves[0]), reverse=True):
        if not _says_finished(saves[0]) and (game := _newest_good(saves)) is not None and not game.finished:
            return game
    return None


def resumable_games(folder: Path) -> tuple[Resumable, ...]:
    """The games in a folder, the last played first. Of each the newest save that is whole; damaged ones are passed
    over."""
    newest = (_newest_good(saves) for saves in saves_in(folder).values())
    return tuple(sorted((game for game in newest if game), key=lambda game: _written_at(game.path), reverse=True))


def is_newest(save: Path) -> bool:
    """Whether a save of a game has none after it that is whole."""
    saves = saves_in(save.parent).get(game_of(save), [])
    return save in saves and _newest_good(saves[: saves.index(save)]) is None


def _newest_good(paths: list[Path]) -> Resumable | None:
    from svedesk.wire.saved import read_game  # pydantic: a start without saved games does without

    for path in paths:
        try:
            saved = read_game(read_file(path, GAME), path.name)
        except DamagedFile:
            continue  # an older save of the same game stands in for it
        decks = tuple(deck.name for deck in saved.setup.decks)
        return Resumable(path, decks, saved.turn, saved.saved_at, saved.finished)
    return None


def _says_finished(path: Path) -> bool:
    with suppress(OSError), path.open("rb") as file:
        return says_finished(file.read(_BEGINNING))
    return False


def says_finished(save: bytes) -> bool:
    """Whether a save says in its beginning that its game is over: for whoever looks for one among many. Nothing of it
    is checked."""
    return _FINISHED.search(save[:_BEGINNING]) is not None


# -- taking away -------------------------------------------------------------------------------------------------------


def remove(folder: Path, games: Iterable[str]) -> Callable[[], None]:
    """Take games away with all that lies beside their saves; call what is returned to have them back, until others are
    removed. Raises `DamagedFile`; what could not be moved is then still there."""
    away = folder / _REMOVED
    make_folder(away)
    for old in _files(away):
        take_away(old)
    files = _files_by_game(folder)
    gone = [path for game in games for path in files.get(game, ())]
    _move(gone, away)

    def bring_back() -> None:
        _move([away / path.name for path in gone], folder)

    return bring_back


def tidy(folder: Path, playing: str) -> None:
    """Take away what is spare of all games but the one that is played: older saves, and finished games that are too old
    or too large."""
    games = saves_in(folder)
    games.pop(playing, None)
    finished = [(game, saves) for game, saves in games.items() if _says_finished(saves[0])]
    finished.sort(key=lambda entry: _written_at(entry[1][0]), reverse=True)
    size, now, files = 0, time.time(), _files_by_game(folder)
    for place, (game, saves) in enumerate(finished):
        size += sum(map(_size, files.get(game, ())))
        old = now - _written_at(saves[0]) > FINISHED_DAYS * 86_400
        if place >= FINISHED_STAY and (old or size > FINISHED_BYTES) and _is_finished(saves):
            for path in files.get(game, ()):
                take_away(path)
    for saves in games.values():
        for path in saves[SAVES_OF_OTHERS:]:
            take_away(path)


def thin_out(folder: Path, game: str) -> None:
    """Take away what is spare of the game that is played: older saves, and journals before those of the last two."""
    saves = saves_in(folder).get(game, [])
    for path in saves[KEPT:]:
        take_away(path)
    if len(saves) > 1:
        take_away_journals(folder, game, number_of(saves[1]) - 1)


def take_away_journals(folder: Path, game: str, newest: int) -> None:
    """Take away a game's journals up to the one of this number: its later saves have what is in them."""
    for path in _files_by_game(folder).get(game, ()):
        if path.suffix == ".journal" and number_of(path) <= newest:
            take_away(path)


def _is_finished(saves: list[Path]) -> bool:
    game = _newest_good(saves)
    return game is not None and game.finished


def _move(paths: Iterable[Path], folder: Path) -> None:
    for path in paths:
        with moving(path.name), suppress(FileNotFoundError):  # another window put it away
            replace(path, folder / path.name)


def _files_by_game(folder: Path) -> dict[str, list[Path]]:
    """The saves and journals of each game, and what is kept beside them: who played, bookmarks."""
    by_game: dict[str, list[Path]] = {}
    for path in _files(folder):
        match = _NAME.fullmatch(path.name)
        by_game.setdefault(match["game"] if match else path.name.partition(".")[0], []).append(path)
    return by_game


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def kept_beside(folder: Path, game: str) -> list[Path]:
    """What is kept beside the saves of a game: who played, bookmarks."""
    return [path for path in _files_by_game(folder).get(game, ()) if not _NAME.fullmatch(path.name)]


def be_the_latest(save: Path) -> None:
    """Have a save that was written just now count as the latest of its folder. A clock that was wrong and was put right
    has left some that seem to come from the future."""
    others = (_written_at(saves[0]) for game, saves in saves_in(save.parent).items() if game != game_of(save))
    latest = max(others, default=0)
    if latest >= _written_at(save) > 0:
        with suppress(OSError):
            os.utime(save, (latest + 1, latest + 1))


def sweep(folder: Path) -> None:
    """Take away what an interrupted write left. Young files may be another window's that is writing now."""
    for path in _files(folder):
        if _INTERRUPTED.fullmatch(path.name) and 0 < _written_at(path) < time.time() - 3600:
            take_away(path)


def _written_at(path: Path) -> float:
    """When a file was written, in seconds; 0 when it is gone, for other windows put away old saves as well."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
