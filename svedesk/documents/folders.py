"""Folders in which each thing a user keeps has a file of its own, named after it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from svedesk.documents.writing import saving

_UNFIT = re.compile(r"[^\w-]+")
_LONGEST = 40


def make_folder(folder: Path) -> None:
    """Make a folder, and those it lies in, where it is not there. Raises `DamagedFile`."""
    with saving(folder.name):
        folder.mkdir(parents=True, exist_ok=True)


@contextmanager
def new_file(folder: Path, name: str, suffix: str, otherwise: str) -> Iterator[Path]:
    """A file in a folder, named after `name` or, where no file can be called like it, `otherwise`. It is there and
    empty, so that no other program takes it, until it is written; what is raised meanwhile leaves none. Raises
    `DamagedFile`."""
    make_folder(folder)
    path = _taken(folder, _UNFIT.sub("-", name).strip("-")[:_LONGEST] or otherwise, suffix)
    try:
        yield path
    except BaseException:
        path.unlink(missing_ok=True)
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
