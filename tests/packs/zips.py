"""Zip files that no program would write, for the tests."""

import json
import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from packs.sample_packs import PICTURES, pack

from svedesk.packs.model import Pack, PackPicture

REGULAR = 0o100644 << 16


@dataclass(frozen=True)
class File:
    """One file in a zip file; what the local header and the list say of it where that is not the truth."""

    name: str
    data: bytes
    packed: bytes | None = None
    method: int = 0
    flags: int = 0
    attributes: int = REGULAR
    size: int | None = None
    listed_size: int | None = None
    crc: int | None = None
    local_name: str | None = None
    page: str = ""
    """The code page of its name, where that is not said to be in UTF-8."""
    extra: bytes = b""
    local_extra: bytes | None = None
    comment: bytes = b""
    before: bytes = b""
    local_flags: int | None = None
    local_crc: int | None = None
    behind: bytes = b""
    known_before: bool = True
    """Whether its sizes stand before its bytes; else they stand behind them."""
    at: int | None = None
    """Where the list says that it begins."""


def zipped(
    files: Iterable[File],
    *,
    behind: bytes = b"",
    in_list: bytes = b"",
    comment: bytes = b"",
    comment_size: int | None = None,
    count: int | None = None,
    disk: int = 0,
    last_disk: int = 0,
) -> bytes:
    """A zip file of these."""
    whole, rows = b"", b""
    number = 0
    for file in files:
        number += 1
        packed = file.data if file.packed is None else file.packed
        size = len(file.data) if file.size is None else file.size
        crc = zlib.crc32(file.data) if file.crc is None else file.crc
        listed_size = size if file.listed_size is None else file.listed_size
        name = file.name.encode(file.page or "utf-8")
        local_name = name if file.local_name is None else file.local_name.encode()
        flags = file.flags | (0 if file.name.isascii() or file.page else 0x800)
        extra = file.extra if file.local_extra is None else file.local_extra
        whole += file.before
        at = len(whole) if file.at is None else file.at
        head = (20, flags, file.method, 0, 33, crc, len(packed))
        told = [*head, size] if file.known_before else [*head[:-2], 0, 0, 0]
        told[1] = flags if file.local_flags is None else file.local_flags
        told[-3] = told[-3] if file.local_crc is None else file.local_crc
        whole += struct.pack("<4s5H3L2H", b"PK\3\4", *told, len(local_name), len(extra))
        whole += local_name + extra + packed + file.behind
        rows += struct.pack(
            "<4s6H3L5H2L",
            *(b"PK\1\2", 0x314, *head, listed_size, len(name), len(file.extra), len(file.comment), disk, 0),
            *(file.attributes, at),
        )
        rows += name + file.extra + file.comment
    whole += behind
    rows += in_list
    size = len(comment) if comment_size is None else comment_size
    total = number if count is None else count
    end = struct.pack("<4s4H2LH", b"PK\5\6", last_disk, last_disk, total, total, len(rows), len(whole), size)
    return whole + rows + end + comment


def deflated(name: str, data: bytes, **other: int) -> File:
    """A file as other programs pack it."""
    packing = zlib.compressobj(wbits=-15)
    return replace(File(name, data, packing.compress(data) + packing.flush(), 8), **other)  # type: ignore[arg-type]


def streamed(file: File, *, marked: bool = True) -> File:
    """A file as programs write it that can't go back: what they know at its end stands behind it."""
    packed = file.data if file.packed is None else file.packed
    behind = struct.pack("<3L", zlib.crc32(file.data), len(packed), len(file.data))
    return replace(file, flags=file.flags | 8, known_before=False, behind=(b"PK\7\x08" if marked else b"") + behind)


def field_of_name(name: str, instead_of: str, page: str = "utf-8") -> bytes:
    """The additional field that says what a file is called in UTF-8, whose name stands there in another code page."""
    data = b"\1" + zlib.crc32(instead_of.encode(page)).to_bytes(4, "little") + name.encode()
    return struct.pack("<2H", 0x7075, len(data)) + data


def listed(one: Pack, pictures: dict[str, bytes]) -> Pack:
    """The pack with these pictures listed."""
    rows = tuple(PackPicture(name, len(data), sha256(data).hexdigest()) for name, data in pictures.items())
    return replace(one, pictures=rows)


def pack_files(one: Pack | None = None, pictures: dict[str, bytes] | None = None) -> list[File]:
    """The files of a pack."""
    found = PICTURES if pictures is None else pictures
    whole = listed(pack() if one is None else one, found)
    return [File("pack.json", whole.data()), *(File(f"pictures/{name}", data) for name, data in found.items())]


def manifest(**fields: object) -> File:
    """The usual pack.json with other fields."""
    return File("pack.json", json.dumps({**json.loads(pack_files()[0].data), **fields}, ensure_ascii=False).encode())
