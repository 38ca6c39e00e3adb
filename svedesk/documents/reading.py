"""Files read with suspicion: what it is before it is opened, size before content, encoding before syntax, format and
version before fields. The fields are for the model of their own room to check."""

from __future__ import annotations

import json
import re
import stat
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from svedesk.documents.damaged import DamagedFile, OfAnotherGame, readable, why
from svedesk.documents.kinds import FIRST_GAME, KINDS, SEALED, FileKind
from svedesk.documents.writing import patiently

DEEPEST = 200
"""How deep JSON may be nested: pydantic reads no deeper either."""


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file, to be read. Raises `DamagedFile`, also for what goes wrong while it is read."""
    try:
        # Not even opened unless it is a file: a pipe would wait for somebody to write, a device may never end.
        if not stat.S_ISREG(path.stat().st_mode):
            raise DamagedFile("file-not-a-file", file=path.name)
        with patiently(lambda: path.open("rb")) as file:
            yield file
    except FileNotFoundError:
        raise DamagedFile("file-missing", readable(str(path), 300), file=path.name) from None
    except OSError as error:
        raise DamagedFile("file-unreadable", why(error), file=path.name) from error


def is_there(path: Path) -> bool:
    """Whether there is anything by this name; a name that no file can have is none."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


_BEGINNING = 4096
"""Bytes that tell what a file is."""


def beginning(path: Path) -> bytes | None:
    """How a file begins, without a byte order mark and blanks before it; None of what is no file or can't be read:
    whoever opens it tells why."""
    try:
        with opened(path) as file:
            return file.read(_BEGINNING).removeprefix(b"\xef\xbb\xbf").lstrip()
    except (DamagedFile, ValueError):  # a name that no file can have
        return None


def read_file(path: Path, kind: FileKind) -> bytes:
    """A file's content; never more of it than such a file may have. Raises `DamagedFile`."""
    with opened(path) as file:
        data = file.read(kind.max_bytes + 1)
    if len(data) > kind.max_bytes:
        raise DamagedFile("file-too-big", kind.max_bytes, kind.format, file=path.name)
    return data


GZIP = b"\x1f\x8b"
"""How packed data begins."""
_MOST_MEMBERS = 2_000
"""Pieces that were packed each by itself: large files are so packed to be read from any place on."""


def unpacked(data: bytes, kind: FileKind, file: str = "") -> bytes:
    """What gzip data holds; never more than a file of that kind may have. Raises `DamagedFile`."""
    content = bytearray()
    try:
        for _ in range(_MOST_MEMBERS):
            if not data:
                return bytes(content)
            member = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
            content += member.decompress(data, kind.max_bytes + 1 - len(content))
            if len(content) > kind.max_bytes:
                raise DamagedFile("file-too-big", kind.max_bytes, kind.format, file=file)
            if not member.eof:
                break
            data = member.unused_data.lstrip(b"\0")
    except zlib.error:
        pass
    raise DamagedFile("file-not-gzip", file=file)


_ENCODINGS = ("utf-8-sig", "cp932", "euc_jp")
"""What text by others is tried as: not everything Japanese is in UTF-8."""
_NARROW_KANA = re.compile("[\uff61-\uff9f]")


def decoded(data: bytes, file: str = "") -> str:
    """The text in a file of somebody else's making, in UTF-8, UTF-16 or an encoding of Japanese spreadsheets and
    editors. Raises `DamagedFile`."""
    texts: list[str] = []
    for encoding in _wide(data) or _ENCODINGS:
        try:
            texts.append(data.decode(encoding))
        except UnicodeDecodeError:
            continue
        if encoding == "utf-8-sig":
            break  # nothing else looks like it by chance
    if not texts or any("\0" in text for text in texts):
        raise DamagedFile("file-encoding", file=file)
    # One Japanese encoding read as the other is full of half-width kana, which nobody writes.
    return min(texts, key=lambda text: len(_NARROW_KANA.findall(text)))


def _wide(data: bytes) -> tuple[str, ...]:
    """The encoding of text in units of two bytes, by its mark or by the line ends in it."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return ("utf-16",)
    if b"\n\0" in data and data.index(b"\n\0") % 2 == 0:
        return ("utf-16-le",)
    return ("utf-16-be",) if b"\0\n" in data and data.index(b"\0\n") % 2 == 0 else ()


def fields_of(data: bytes, kind: FileKind, file: str = "") -> dict[str, Any]:
    """The object that a file of this kind holds, with its format and version, which are checked. Raises
    `DamagedFile`."""
    if len(data) > kind.max_bytes:
        raise DamagedFile("file-too-big", kind.max_bytes, kind.format, file=file)
    if not data.strip():
        raise DamagedFile("file-empty", file=file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DamagedFile("file-not-text", error.start + 1, file=file) from error
    fields: dict[str, Any] | None = parsed(text, file) if text.lstrip()[:1] == "{" else None
    if fields is None or not isinstance(fields.get("format"), str) or fields["format"] not in KINDS:
        raise DamagedFile("file-foreign", kind.format, file=file)
    if fields["format"] == SEALED.format:
        raise DamagedFile("file-sealed", file=file)
    if fields["format"] != kind.format:
        raise DamagedFile("file-other-kind", fields["format"], kind.format, file=file)
    version = fields.get("version")
    if type(version) is not int or version < 1:
        raise DamagedFile("file-no-version", kind.format, file=file)
    if version > kind.version:
        raise DamagedFile("file-newer", str(version)[:20], kind.version, file=file)
    return fields


def read_document(path: Path, kind: FileKind) -> dict[str, Any]:
    """The object in a file, its format and version checked and taken out. Raises `DamagedFile`."""
    fields = fields_of(read_file(path, kind), kind, path.name)
    del fields["format"], fields["version"]
    return fields


def check_game(fields: Mapping[str, Any], game: str, file: str = "") -> None:
    """Raises `OfAnotherGame` where that is what a file holds."""
    name = fields.get("game", FIRST_GAME)
    if name != game:
        raise OfAnotherGame(str(name), file)


def parsed(text: str, file: str) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """What JSON text holds, be it an object or not; no object with one name twice. Raises `DamagedFile`."""

    def entries(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        for name, value in pairs:
            if name in fields:  # one of the two would be lost without a word
                raise DamagedFile("file-twice", readable(name), file=file)
            fields[name] = value
        return fields

    def no_number(word: str) -> float:
        raise DamagedFile("file-no-number", word, file=file)

    try:
        value = json.loads(text, object_pairs_hook=entries, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise DamagedFile("file-not-json", error.lineno, error.colno, file=file) from error
    except RecursionError:
        raise DamagedFile("file-nested", file=file) from None
    except ValueError:
        # What is left is an integer with thousands of digits, which Python refuses to convert.
        raise DamagedFile("file-number", file=file) from None
    if _is_deep(value):
        raise DamagedFile("file-nested", file=file)
    return value


def whole_characters(text: str) -> str:
    """Text with a mark for each half of a character, which JSON can say and no file can hold."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _is_deep(value: object) -> bool:
    """Whether a value is nested deeper than `DEEPEST`. Newer Pythons read whatever their stack has room for, which
    what handles it later could not follow."""
    level = [value]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for item in level:
            if isinstance(item, dict):
                inner += item.values()
            elif isinstance(item, list):
                inner += item
        if not inner:
            return False
        level = inner
    return True
