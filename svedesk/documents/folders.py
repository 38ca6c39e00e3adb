"""Folders in which each thing a user keeps has a file of its own, and older versions of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.paths import damaged_name, file_stem
from svedesk.documents.writing import moving, replace, save_file, saving, take_away

KEPT = 10
"""How many older versions of a file are kept."""
APART = 300
"""Seconds that lie between two versions at least: what is worked on is kept after every change, and ten changes in a
row must not push out what it was yesterday."""


class Versions:
    """The older versions of `file` in `folder`, called by what stands `before` their number."""

    def __init__(self, file: Path, folder: Path, before: str = "") -> None:
        self._file, self._folder, self._before = file, folder, before

    def files(self) -> tuple[Path, ...]:
        """The files, the oldest first."""
        return tuple(path for _, path in self._numbered())

    def set_aside(self, apart: float = APART) -> None:
        """Keep the file as it is now, with the time it was written at, unless another version was kept less than
        `apart` seconds before that. Raises `DamagedFile`."""
        older = self._numbered()
        with saving(self._file.name):
            now = self._file.stat()
            if older and 0 <= now.st_mtime - older[-1][1].stat().st_mtime < apart:
                return
            make_folder(self._folder)
            path = self._folder / f"{self._before}{older[-1][0] + 1 if older else 1}{self._file.suffix}"
            save_file(path, self._file.read_bytes())
            os.utime(path, (now.st_atime, now.st_mtime))
            for _, spare in older[: max(0, len(older) + 1 - KEPT)]:
                take_away(spare)

    def _numbered(self) -> list[tuple[int, Path]]:
        names = ((path.stem.removeprefix(self._before), path) for path in self._folder.glob(f"*{self._file.suffix}"))
        return sorted((int(number), path) for number, path in names if number.isdecimal())


_Thing = TypeVar("_Thing")


def make_folder(folder: Path) -> None:
    """Make a folder that only this user can look into, and those it lies in, where it is not there. Raises
    `DamagedFile`."""
    with saving(folder.name):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def move(source: Path, target: Path) -> None:
    """Move a file or folder, in place of what may be there. Raises `DamagedFile`; nothing has changed then."""
    with moving(source.name):
        replace(source, target)


_MAY_BE_WHOLE = ("file-newer", "file-unreadable")
"""What is wrong with files that can't be read here or now."""


def put_aside(
    path: Path, damaged: DamagedFile, kept_as: Callable[[str], DamagedFile] | None = None, *, whole: bool = False
) -> DamagedFile:
    """Keep a damaged file beside its place under another name; one that may be whole only if it is to make room for a
    `whole` new one. Returns what is to be said of it: what `kept_as` makes of its new name."""
    if damaged.message.key in _MAY_BE_WHOLE and not whole:
        return damaged
    aside = damaged_name(path, datetime.now().astimezone())
    try:
        move(path, aside)
    except DamagedFile:
        return damaged
    return kept_as(aside.name) if kept_as is not None else damaged


def whole(files: Iterable[Path], read: Callable[[Path], _Thing]) -> Iterator[tuple[Path, _Thing]]:
    """What is in these files, but for those that can't be read: what is wrong with one is told when it is opened by its
    name."""
    for path in files:
        try:
            content = read(path)
        except (DamagedFile, OSError):
            continue
        yield path, content


@contextmanager
def new_file(folder: Path, name: str, suffix: str, otherwise: str) -> Iterator[Path]:
    """A file in a folder, named after `name` or, where no file can be called like it, `otherwise`. It is there and
    empty, so that no other program takes it, until it is written; what is raised meanwhile leaves none. Raises
    `DamagedFile`."""
    make_folder(folder)
    path = _taken(folder, file_stem(name, otherwise), suffix)
    try:
        yield path
    except BaseException:
        take_away(path)
        raise


def _taken(folder: Path, stem: str, suffix: str) -> Path:
    number = 1
    while True:
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{suffix}"
        with saving(path.name):
            try:
                path.touch(0o600, exist_ok=False)
                return path
            except FileExistsError:
                number += 1
