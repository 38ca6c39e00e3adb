"""Scaled copies of the user's large pictures, kept on disk so that the next start has them at once.

They lie in the platform's folder for caches, never beside the pictures, and hold plain pixels: a hundred times as soon
read as a large picture is unpacked and scaled. A copy that is damaged is as if it were not there.
"""

from __future__ import annotations

import hashlib
import struct
import threading
import zlib
from contextlib import suppress
from os import stat_result
from pathlib import Path
from typing import NamedTuple, Protocol

from platformdirs import user_cache_path
from PySide6.QtGui import QImage

from svedesk.documents.writing import take_away, write_whole

BUDGET = 256 * 1024 * 1024
"""Bytes of all copies together: about 450 cards as they lie on a table of default size."""
LARGE = 250_000
"""Pixels of pictures worth a copy: smaller ones are read within a few milliseconds."""
MOST = 16 * 1024 * 1024
"""Bytes of one copy: larger ones (mats for large screens) are few, and would take the place of many."""
SUFFIX = ".pixels"
_HEAD = struct.Struct(">8sIII")
"""What it is, width, height, and the checksum of the pixels."""
_MARK = b"svedesk1"
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def copies_path() -> Path:
    """Where copies are kept."""
    return user_cache_path("svedesk", appauthor=False) / "pictures"


def drawn_path() -> Path:
    """Where pictures are kept that the program drew."""
    return copies_path().with_name("drawn")


class PictureSource(NamedTuple):
    """A picture file as it was when it was looked at, and the size in pixels that is wanted of it."""

    path: Path
    bytes: int
    changed: int
    width: int
    height: int

    @classmethod
    def of(cls, path: Path, status: stat_result, width: int, height: int) -> PictureSource:
        """The file at a path with these properties."""
        return cls(path, status.st_size, status.st_mtime_ns, width, height)

    @property
    def name(self) -> str:
        """What its copy is called."""
        source = "\0".join((str(self.path.absolute()), *map(str, self[1:])))
        return hashlib.sha256(source.encode("utf-8", "surrogateescape")).hexdigest()[:40] + SUFFIX


class CopySource(Protocol):
    """What a copy is of."""

    @property
    def name(self) -> str:
        """What its copy is called."""


class Copies:
    """The copies in a folder, within a budget: those unused for longest go. Several threads may ask, and several
    programs may share the folder. Where nothing can be written, there are no copies and nothing else is amiss."""

    def __init__(self, folder: Path, budget: int = BUDGET) -> None:
        self.folder, self.budget = folder, budget
        self._lock = threading.Lock()
        self._used: int | None = None
        """Bytes of the folder as far as this program knows; None: not looked yet."""

    def get(self, source: CopySource) -> QImage | None:
        """The copy of a picture, None where there is none that is whole."""
        path = self.folder / source.name
        try:
            if path.stat().st_size > _HEAD.size + MOST:
                return None
            data = path.read_bytes()
        except OSError:
            return None
        image = _image(data)
        if image is not None:
            with suppress(OSError):  # it may just have gone
                path.touch()  # used now
        return image

    def keep(self, source: CopySource, image: QImage) -> None:
        """Keep the copy of a picture, unless it is too large to be worth it."""
        if image.sizeInBytes() > min(MOST, self.budget) or image.format() != _FORMAT:
            return
        pixels = bytes(image.constBits())
        data = _HEAD.pack(_MARK, image.width(), image.height(), zlib.crc32(pixels)) + pixels
        with self._lock, suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_whole(self.folder / source.name, data, lasting=False)
            self._used = None if self._used is None else self._used + len(data)
            if self._used is None or self._used > self.budget:
                self._make_room()

    def clear(self) -> None:
        """Throw all copies away."""
        with self._lock:
            self._used = None
            for _, _, path in self._files():
                take_away(path)

    def _make_room(self) -> None:
        """Throw away what was unused for longest until a tenth of the budget is free, if it is exceeded."""
        files = sorted(self._files())
        self._used = sum(size for _, size, _ in files)
        if self._used <= self.budget:
            return
        for _, size, path in files:
            if self._used <= self.budget * 9 // 10:
                return
            take_away(path)
            self._used -= size

    def _files(self) -> list[tuple[int, int, Path]]:
        """When each was used last, its bytes and its place; also what a crash left half written."""
        files = []
        for path in (*self.folder.glob(f"*{SUFFIX}"), *self.folder.glob(f".*{SUFFIX}.*.part")):
            with suppress(FileNotFoundError):  # another program threw it away
                of_it = path.stat()
                files.append((of_it.st_mtime_ns, of_it.st_size, path))
        return files


def _image(data: bytes) -> QImage | None:
    """The picture in a copy; None when anything about it is not as it was written."""
    if len(data) < _HEAD.size:
        return None
    mark, width, height, checksum = _HEAD.unpack_from(data)
    pixels = data[_HEAD.size :]
    if mark != _MARK or not width or not height or len(pixels) != width * height * 4 or zlib.crc32(pixels) != checksum:
        return None
    return QImage(pixels, width, height, width * 4, _FORMAT).copy()
