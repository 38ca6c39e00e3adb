"""The folder of one pack.

A pack is what its `pack.json` says, and that file is replaced at once. The pictures lie beside it under their SHA-256:
a new version brings its own before its file is put in place, and those that none needs any more are taken away after.
So a svedesk that is killed at any moment leaves the old pack or the new one, whole.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path, PurePath

from svedesk.cards.report import NOBODY, Watch
from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.writing import save_file
from svedesk.packs.model import Pack, PackPicture

VERSIONS = 10
"""How many older versions of a pack are kept."""
APART = 300
"""Seconds that lie between two versions at least: a pack is kept while it is written, and ten words in a row must not
push out what it was yesterday."""
_CHANGING = ".changing"
"""Lies there while the pack is changed, and after if that was cut short."""
_DIGEST = re.compile(rb'"([0-9a-f]{64})"')


class Home:
    """The folder of a pack; who changes it holds the lock of all packs."""

    FILE = "pack.json"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def id(self) -> str:
        """The id of the pack."""
        return self.folder.name

    @property
    def file(self) -> Path:
        """What makes the folder a pack."""
        return self.folder / self.FILE

    def picture(self, picture: PackPicture) -> Path:
        """Where a picture lies, or would: under a name that says nothing but its content, whatever the pack calls
        it."""
        return self.folder / "pictures" / f"{picture.sha256}{PurePath(picture.name).suffix.lower()}"

    def older(self) -> tuple[Path, ...]:
        """The files of older versions, the oldest first."""
        found = ((int(path.stem), path) for path in (self.folder / "older").glob("*.json") if path.stem.isdecimal())
        return tuple(path for _, path in sorted(found))

    def put(self, pack: Pack, pictures: Mapping[str, bytes], watch: Watch = NOBODY, *, apart: float = APART) -> None:
        """Make this the folder of the pack, with those of `pictures` that are not here yet; what it was is kept as an
        older version unless another was less than `apart` seconds before it. Raises `DamagedFile` and `Cancelled`; the
        pack is then as it was."""
        data = pack.data()
        try:
            lacking = [one for one in pack.pictures if not self._has(one, whole=one.name in pictures)]
            if not lacking and self.file.exists() and self.file.read_bytes() == data:
                return
            self.folder.mkdir(exist_ok=True, mode=0o700)
            (self.folder / _CHANGING).touch()
            for folder in (self.folder / "pictures", self.folder / "older"):
                folder.mkdir(exist_ok=True, mode=0o700)
            for done, picture in enumerate(lacking):
                watch.step(len(lacking) + done, 2 * len(lacking))
                save_file(self.picture(picture), pictures[picture.name])
            if self.file.exists():
                self._set_aside(apart)
            save_file(self.file, data)
        except OSError as error:
            raise DamagedFile("file-not-written", why(error), file=pack.name) from error
        finally:
            self.clean()

    def clean(self) -> None:
        """Take away what a change left that is over; what a user has put there is left alone."""
        with suppress(OSError):  # another time, then: nothing of it is ever read
            if (self.folder / _CHANGING).exists():
                if not self.file.exists():
                    drop(self.folder)
                else:
                    self._sweep()
                    (self.folder / _CHANGING).unlink()
            elif not self.file.exists():
                self.folder.rmdir()  # only if it is empty: killed before anything was in it

    def _has(self, picture: PackPicture, *, whole: bool) -> bool:
        """Whether a picture is here; `whole`: and as it was when it was kept."""
        path = self.picture(picture)
        return path.is_file() and (not whole or sha256(path.read_bytes()).hexdigest() == picture.sha256)

    def _set_aside(self, apart: float) -> None:
        older = self.older()
        number = int(older[-1].stem) + 1 if older else 1
        kept = self.file.stat()
        if older and 0 <= kept.st_mtime - older[-1].stat().st_mtime < apart:
            return
        save_file(self.folder / "older" / f"{number}.json", self.file.read_bytes())
        os.utime(self.folder / "older" / f"{number}.json", (kept.st_atime, kept.st_mtime))  # when it was kept
        for spare in older[: max(0, len(older) + 1 - VERSIONS)]:
            spare.unlink()

    def _sweep(self) -> None:
        files = (self.file, *self.older())
        needed = {digest for path in files for digest in _DIGEST.findall(path.read_bytes())}
        for path in (self.folder / "pictures").iterdir():
            if path.stem.encode() not in needed:
                path.unlink()
        for path in (*self.folder.glob(".*.part"), *(self.folder / "older").glob(".*.part")):
            path.unlink()


def move(source: Path, target: Path) -> None:
    """Rename a folder. Raises `DamagedFile`; nothing has changed then."""
    try:
        source.rename(target)
    except OSError as error:
        raise DamagedFile("file-not-written", why(error), file=source.name) from error


def drop(folder: Path) -> None:
    """Take a folder away with all that is in it: at once out of its place, so that none is ever half there."""
    aside = folder.with_name(f".{folder.name.strip('.')}.part") if not folder.name.endswith(".part") else folder
    with suppress(OSError):
        folder.rename(aside)
    shutil.rmtree(aside, ignore_errors=True)
