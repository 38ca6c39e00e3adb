"""Older versions of a file: numbered copies in a folder, so that nothing is thrown away by a slip."""

from __future__ import annotations

import os
from pathlib import Path

from svedesk.documents.folders import make_folder
from svedesk.documents.writing import save_file, saving, take_away

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
