"""Zip files read with suspicion: what `writing` writes, or an ordinary program that packs the same files again.

The files in it must lie one behind another from its first byte to its list, and the list must end the file. So nothing
is hidden before, between or behind them, and no two share bytes. What stands before a file's bytes, what may stand
behind them (a packing program that could not go back says there how long they are) and what the list says must agree.
Of additional fields those are passed over that only say when a file was made and by whom; what is not understood is
refused: links, encryption, comments, other additional fields, and with them files of over 4 GB.
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
_DESCRIPTOR = struct.Struct("<3L")
_UTF8, _BEHIND, _HOW_HARD = 0x800, 0x8, 0x6
"""The flags that may stand at a file: its name is in UTF-8; its sizes stand behind it; how hard the packing program
tried."""
_EXTRA = struct.Struct("<2H")
_PASSED_OVER = {0x5455: 13, 0x5855: 12, 0x7855: 4, 0x7875: 19, 0x000A: 32, 0xCAFE: 0}
"""Additional fields that only say when a file was made and by whom, with the most bytes of each: "UT", "UX", "Ux" and
"ux" of Info-ZIP, the times of NTFS, the mark of Java."""
_NAME_FIELD = 0x7075
"""The additional field for a name in UTF-8, where the name itself is not."""
_MOST_EXTRA = sum(_PASSED_OVER.values()) + _LONGEST_NAME
_FOLDER, _DISK = 0x10, 0x08
_EMPTY_PACKED = 2
"""Bytes of nothing, deflated: some programs pack folders so."""


class ZipRefused(Exception):
    """A zip file that is not read on. `what` is the rest of the key "pack-zip-..." of the sentence, `name` the file in
    it that this is about, None where it is about the whole."""

    def __init__(self, what: str, name: str | None = None) -> None:
        super().__init__(what, name)
        self.what, self.name = what, name


class Zipped(NamedTuple):
    """One file or folder in a zip file: where its bytes are, as they are packed. The name of a folder ends with "/".
    `raw` is the name as it stands there if it is not said to be in UTF-8, b"" if it is or makes no difference."""

    name: str
    raw: bytes
    start: int
    packed: int
    size: int
    crc: int
    deflated: bool


def listed_in(file: BinaryIO, most_files: int) -> tuple[Zipped, ...]:
    """The files and folders in a zip file, in the order of their bytes. Raises `ZipRefused` and OSError."""
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
    if list_size > count * (_LISTED.size + _LONGEST_NAME + _MOST_EXTRA):
        raise ZipRefused("form")
    file.seek(list_start)
    rows = _Bytes(file.read(list_size))
    listed = sorted((_listed(rows) for _ in range(count)), key=lambda row: row.entry.start)
    if rows.left:
        raise ZipRefused("form")
    entries: list[Zipped] = []
    at = 0
    for entry, flags in listed:
        if entry.start != at:
            raise ZipRefused("form")
        start = _check_local(file, entry, flags)
        entries.append(entry._replace(start=start))
        at = start + entry.packed
        if flags & _BEHIND:
            at += _check_behind(file, entry, at)
    if at != list_start:
        raise ZipRefused("form")
    return tuple(entries)


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


class _FileRow(NamedTuple):
    """What the list says of a file; it begins with what stands before its bytes."""

    entry: Zipped
    flags: int


def _listed(rows: _Bytes) -> _FileRow:
    """The next file in the list."""
    row = _LISTED.unpack(rows.take(_LISTED.size))
    mark, _, _, flags, method, _, _, crc, packed, size, name_size, extra, comment, disk, _, attributes, start = row
    if mark != b"PK\1\2":
        raise ZipRefused("form")
    name, raw = _name(rows.take(name_size), flags, rows.take(extra))
    if flags & 1:
        raise ZipRefused("encrypted", name)
    if method not in (_STORED, _DEFLATED):
        raise ZipRefused("method", name)
    # Unix keeps the kind of a file in the upper half, DOS marks folders and disks in the lower.
    is_folder = name.endswith("/")
    kind, wanted = stat.S_IFMT(attributes >> 16), stat.S_IFDIR if is_folder else stat.S_IFREG
    if kind not in (0, wanted) or attributes & (_DISK if is_folder else _DISK | _FOLDER):
        raise ZipRefused("special", name)
    if is_folder and (size or crc or packed > _EMPTY_PACKED):
        raise ZipRefused("special", name)
    if comment or disk or flags & ~(_UTF8 | _BEHIND | _HOW_HARD):
        raise ZipRefused("form")
    if method == _STORED and packed != size:
        raise ZipRefused("form")
    return _FileRow(Zipped(name, raw, start, packed, size, crc, method == _DEFLATED), flags)


def _check_local(file: BinaryIO, entry: Zipped, flags: int) -> int:
    """Hold what stands before a file's bytes against the list; returns where they begin."""
    file.seek(entry.start)
    head = file.read(_LOCAL.size)
    if len(head) < _LOCAL.size:
        raise ZipRefused("form")
    mark, _, flagged, method, _, _, crc, packed, size, name_size, extra = _LOCAL.unpack(head)
    name, raw = _name(file.read(name_size), flagged, file.read(extra))
    right = (entry.crc, entry.packed, entry.size)
    if flags & _BEHIND:  # what was not known yet is 0
        crc, packed, size = (value or known for value, known in zip((crc, packed, size), right, strict=True))
    if (
        mark != b"PK\3\4"
        or flagged & ~_HOW_HARD != flags & ~_HOW_HARD
        or method != (_DEFLATED if entry.deflated else _STORED)
        or (name, raw) != (entry.name, entry.raw)
        or (crc, packed, size) != right
    ):
        raise ZipRefused("form")
    return file.tell()


def _check_behind(file: BinaryIO, entry: Zipped, at: int) -> int:
    """Hold what stands behind a file's bytes against the list; returns how long it is. Its mark may be left out."""
    right = _DESCRIPTOR.pack(entry.crc, entry.packed, entry.size)
    file.seek(at)
    header = file.read(4 + len(right))
    for behind in (b"PK\7\x08" + right, right):
        if header.startswith(behind):
            return len(behind)
    raise ZipRefused("form")


def _name(raw: bytes, flags: int, extra: bytes) -> tuple[str, bytes]:
    """A file's name, and its bytes if it may be another in another code page."""
    in_utf8 = _name_among(extra, raw)
    if in_utf8 is None and not flags & _UTF8 and not raw.isascii():
        return raw.decode("utf-8", "replace"), raw
    try:
        return (raw if in_utf8 is None else in_utf8).decode("utf-8"), b""
    except UnicodeDecodeError:
        raise ZipRefused("form") from None


def _name_among(extra: bytes, raw: bytes) -> bytes | None:
    """The name among the additional fields of a file, None if there is none."""
    fields, seen = _Bytes(extra), set()
    end = None
    while fields.left:
        kind, size = _EXTRA.unpack(fields.take(_EXTRA.size))
        data = fields.take(size)
        if kind in seen or (kind != _NAME_FIELD and size > _PASSED_OVER.get(kind, -1)):
            raise ZipRefused("form")
        seen.add(kind)
        if kind == _NAME_FIELD:
            if data[:5] != b"\1" + zlib.crc32(raw).to_bytes(4, "little"):  # it is for another name
                raise ZipRefused("form")
            end = data[5:]
    return end


def _inflated(file: BinaryIO, entry: Zipped) -> bytes:
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
    chunks: list[bytes] = []
    left, length = entry.packed, 0
    try:
        while left and not unpacking.eof:
            chunk = file.read(min(left, _CHUNK))
            left -= len(chunk)
            if not chunk:
                break
            chunks.append(unpacking.decompress(chunk, entry.size + 1 - length))
            length += len(chunks[-1])
            if length > entry.size or unpacking.unconsumed_tail:  # it is larger than it says
                raise ZipRefused("damaged", entry.name)
    except zlib.error:
        raise ZipRefused("damaged", entry.name) from None
    if left or not unpacking.eof or unpacking.unused_data:
        raise ZipRefused("damaged", entry.name)
    return b"".join(chunks)
