"""The folder of one pack.

A pack is what its `pack.json` says, and that file is replaced at once. The pictures lie beside it under their SHA-256:
a new version brings its own before its file is put in place, and those that none needs any more are taken away after.
So a svedesk that is killed at any moment leaves the old pack or the new one, whole.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path, PurePath

from svedesk.cards.report import NOBODY, ProgressWatch
from svedesk.documents.folders import APART, Versions, make_folder
from svedesk.documents.writing import remove, replace, save_file, saving
from svedesk.packs.model import Pack, PackPicture

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
        return self._versions.files()

    @property
    def _versions(self) -> Versions:
        return Versions(self.file, self.folder / "older")

    def put(
        self, pack: Pack, pictures: Mapping[str, bytes], watch: ProgressWatch = NOBODY, *, apart: float = APART
    ) -> None:
        """Make this the folder of the pack, with those of `pictures` that are not here yet; what it was is kept as an
        older version unless another was less than `apart` seconds before it. Raises `DamagedFile` and `Cancelled`; the
        pack is then as it was."""
        data = pack.data()
        with saving(pack.name), self._changing():
            lacking = [picture for picture in pack.pictures if not self._has(picture, whole=picture.name in pictures)]
            if not lacking and self.file.exists() and self.file.read_bytes() == data:
                return
            make_folder(self.folder)
            (self.folder / _CHANGING).touch()
            for name in ("pictures", "older"):
                make_folder(self.folder / name)
            for done, picture in enumerate(lacking):
                watch.step(len(lacking) + done, 2 * len(lacking))
                save_file(self.picture(picture), pictures[picture.name])
            if self.file.exists():
                self._versions.set_aside(apart)
            save_file(self.file, data)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        try:
            yield
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
                    remove(self.folder / _CHANGING)
            elif not self.file.exists():
                self.folder.rmdir()  # only if it is empty: killed before anything was in it

    def _has(self, picture: PackPicture, *, whole: bool) -> bool:
        """Whether a picture is here; `whole`: and as it was when it was kept."""
        path = self.picture(picture)
        return path.is_file() and (not whole or sha256(path.read_bytes()).hexdigest() == picture.sha256)

    def _sweep(self) -> None:
        files = (self.file, *self.older())
        needed = {digest for path in files for digest in _DIGEST.findall(path.read_bytes())}
        for path in (self.folder / "pictures").iterdir():
            if path.stem.encode() not in needed:
                remove(path)
        for path in (*self.folder.glob(".*.part"), *(self.folder / "older").glob(".*.part")):
            remove(path)


def drop(folder: Path) -> None:
    """Take a folder away with all that is in it: at once out of its place, so that none is ever half there."""
    aside = folder.with_name(f".{folder.name.strip('.')}.part") if not folder.name.endswith(".part") else folder
    with suppress(OSError):
        replace(folder, aside)
    shutil.rmtree(aside, ignore_errors=True)
