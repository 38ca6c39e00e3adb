"""Zip files read with suspicion: only what `writing` writes, or an ordinary program that packs the same files.

The files in it must lie one behind another from its first byte to its list, and the list must end the file. So nothing
is hidden before, between or behind them, no two share bytes, and what is not understood is refused: links, encryption,
comments, additional fields, and with them files of over 4 GB.
"""

from __future__ import annotations

import stat
import struct
import zlib
from typing import BinaryIO, NamedTuple

MOST_RATIO = 100
"""How many times as large as it is packed a file may be: pictures and text are below 30."""
_CHUNK = 1 << 16
_LONGEST_NAME = 1_000
_STORED, _DEFLATED = 0, 8
_END = struct.Struct("<4s4H2LH")
_LISTED = struct.Struct("<4s6H3L5H2L")
_LOCAL = struct.Struct("<4s5H3L2H")
_UTF8, _HOW_HARD = 0x800, 0x6
"""The flags that may stand at a file: its name is in UTF-8; how hard the packing program tried."""


class ZipRefused(Exception):
    """A zip file that is not read on. `what` is the rest of the key "pack-zip-..." of the sentence, `name` the file in
    it that this is about, None where it is about the whole."""

    def __init__(self, what: str, name: str | None = None) -> None:
        super().__init__(what, name)
        self.what, self.name = what, name


class Zipped(NamedTuple):
    """One file in a zip file: where its bytes are, as they are packed."""

    name: str
    start: int
    packed: int
    size: int
    crc: int
    deflated: bool


def listed_in(file: BinaryIO, most_files: int) -> tuple[Zipped, ...]:
    """The files in a zip file, in their order. Raises `ZipRefused` and OSError."""
    length = file.seek(0, 2)
    if length < _END.size:
        raise ZipRefused("none")
    file.seek(length - _END.size)
    mark, *disks, here, count, list_size, list_start, comment = _END.unpack(file.read(_END.size))
    if mark != b"PK\5\6":
        raise ZipRefused("none")
    if comment or any(disks) or here != count or list_start + list_size != length - _END.size:
        raise ZipRefused("form")
    if count > most_files:
        raise ZipRefused("many")
    if list_size > count * (_LISTED.size + _LONGEST_NAME):
        raise ZipRefused("form")
    file.seek(list_start)
    rows = _Bytes(file.read(list_size))
    found: list[Zipped] = []
    at = 0
    for _ in range(count):
        entry, headed = _listed(rows)
        if headed != at:
            raise ZipRefused("form")
        at = _check_local(file, entry, at)
        found.append(entry._replace(start=at - entry.packed))
    if rows.left or at != list_start:
        raise ZipRefused("form")
    return tuple(found)


def content(file: BinaryIO, entry: Zipped, most: int) -> bytes:
    """A file's content, never more of it than it says or `most` bytes. Raises `ZipRefused` and OSError."""
    if entry.size > most or entry.size > MOST_RATIO * entry.packed + _CHUNK:
        raise ZipRefused("large", entry.name)
    file.seek(entry.start)
    data = _inflated(file, entry) if entry.deflated else file.read(entry.size)
    if len(data) != entry.size or zlib.crc32(data) != entry.crc:
        raise ZipRefused("damaged", entry.name)
    return data


class _Bytes:
    """Bytes taken one part after another."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise ZipRefused("form")
        self._at += count
        return self._data[self._at - count : self._at]


def _listed(rows: _Bytes) -> tuple[Zipped, int]:
    """The next file in the list, and where the list says that it begins."""
    row = _LISTED.unpack(rows.take(_LISTED.size))
    mark, _, _, flags, method, _, _, crc, packed, size, name_size, extra, comment, disk, _, attributes, start = row
    if mark != b"PK\1\2":
        raise ZipRefused("form")
    name = _name(rows.take(name_size), flags)
    if flags & 1:
        raise ZipRefused("encrypted", name)
    if method not in (_STORED, _DEFLATED):
        raise ZipRefused("method", name)
    # Unix keeps the kind of a file in the upper half, DOS marks folders and disks in the lower.
    if stat.S_IFMT(attributes >> 16) not in (0, stat.S_IFREG) or attributes & 0x18:
        raise ZipRefused("special", name)
    if extra or comment or disk or flags & ~(_UTF8 | _HOW_HARD):
        raise ZipRefused("form")
    if method == _STORED and packed != size:
        raise ZipRefused("form")
    return Zipped(name, 0, packed, size, crc, method == _DEFLATED), start


def _check_local(file: BinaryIO, entry: Zipped, at: int) -> int:
    """Hold what stands before a file's bytes against the list; returns where its bytes end."""
    file.seek(at)
    head = file.read(_LOCAL.size)
    if len(head) < _LOCAL.size:
        raise ZipRefused("form")
    mark, _, flags, method, _, _, crc, packed, size, name_size, extra = _LOCAL.unpack(head)
    name = _name(file.read(name_size), flags)
    told = Zipped(name, 0, packed, size, crc, method == _DEFLATED)
    known = method in (_STORED, _DEFLATED) and not flags & ~(_UTF8 | _HOW_HARD)
    if mark != b"PK\3\4" or extra or not known or told != entry:
        raise ZipRefused("form")
    return file.tell() + entry.packed


def _name(raw: bytes, flags: int) -> str:
    try:
        return raw.decode("utf-8" if flags & _UTF8 else "ascii")  # not what DOS had in its upper half
    except UnicodeDecodeError:
        raise ZipRefused("form") from None


def _inflated(file: BinaryIO, entry: Zipped) -> bytes:
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
    found: list[bytes] = []
    left, length = entry.packed, 0
    try:
        while left and not unpacking.eof:
            chunk = file.read(min(left, _CHUNK))
            left -= len(chunk)
            if not chunk:
                break
            found.append(unpacking.decompress(chunk, entry.size + 1 - length))
            length += len(found[-1])
            if length > entry.size or unpacking.unconsumed_tail:  # it is larger than it says
                raise ZipRefused("damaged", entry.name)
    except zlib.error:
        raise ZipRefused("damaged", entry.name) from None
    if left or not unpacking.eof or unpacking.unused_data:
        raise ZipRefused("damaged", entry.name)
    return b"".join(found)
