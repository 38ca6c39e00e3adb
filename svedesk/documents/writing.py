"""Files written whole or not at all, moved and deleted.  Whatever replaces, moves or deletes a file does it here:
Windows refuses it as long as another program has that file open, a virus scanner or a second window, and it is tried
again for a while."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Any, BinaryIO, TypeVar

from svedesk.documents.damaged import DamagedFile, before_writing, readable, why
from svedesk.documents.kinds import FileKind

TIMEOUT = 10.0
"""Seconds to wait for another svedesk."""


@contextmanager
def alone(lock: Path, refused: Callable[[str], DamagedFile]) -> Iterator[None]:
    """Hold the lock in this file, which ends with the process at the latest. Raises what `refused` makes
    of the reason when another svedesk keeps it.

    SQLite locks files the same way on every system; nothing is written to the database.
    """
    import sqlite3  # a start that changes nothing does without

    try:
        with closing(sqlite3.connect(lock, timeout=TIMEOUT, isolation_level=None)) as connection:
            connection.execute("begin exclusive")
            yield
    except sqlite3.Error as error:
        raise refused(readable(str(error))) from error


_Result = TypeVar("_Result")
_PAUSES = (0.01, 0.03, 0.1, 0.2, 0.4, 0.8)
"""Seconds to wait before each further try. Scanners and indexers are done with a file within some tenths of one."""
_HELD = (5, 32, 33)
"""What Windows says of a file that another program has open: access denied, a sharing violation, a locked region."""


def is_held(error: OSError) -> bool:
    """Whether another program may have the file open that could not be opened or changed."""
    number = getattr(error, "winerror", None)
    if number is None:  # what `open` raises has no number of Windows' own
        return os.name == "nt" and isinstance(error, PermissionError)
    return number in _HELD


def patiently(change: Callable[[], _Result]) -> _Result:
    """Open or change a file; try again for a while if another program has it open."""
    for pause in _PAUSES:
        try:
            return change()
        except OSError as error:
            if not is_held(error):
                raise
        sleep(pause)
    return change()


def replace(source: Path, target: Path) -> None:
    """Move a file or folder, in place of a file that may be there. Raises OSError; nothing has changed then."""
    patiently(lambda: os.replace(source, target))


def remove(path: Path) -> None:
    """Delete a file, unless it is gone already. Raises OSError."""
    patiently(lambda: path.unlink(missing_ok=True))


def take_away(path: Path) -> None:
    """Delete a file that nobody needs, if that is possible now. Otherwise it costs no more than its room."""
    with suppress(OSError):
        path.unlink()


def write_whole(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Write a file that only this user can read, so that under its name there is always the old content or all of the
    new. Raises OSError; the old content is then still there.

    It is on the disk when this returns; not `lasting`, it is the system's to write soon, which takes far less time and
    outlives this program, though not the power going off.
    """
    write_by(path, lambda file: file.write(data), lasting=lasting)


def write_by(path: Path, write: Callable[[BinaryIO], object], *, lasting: bool = True) -> None:
    """`write_whole` for what is written part by part. What `write` raises is raised, and nothing has changed then."""
    # In the same folder, for only there a rename puts one file in another's place at once.
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:60]}.", suffix=".part", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            write(file)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        replace(temporary, path)
    except BaseException:
        take_away(temporary)
        raise
    if lasting and os.name == "posix":
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The name of a file is part of its folder, which has to reach the disk as well. Some network drives refuse that;
    the file is written by then, and saying that it is not would be wrong."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def save_file(path: Path, data: bytes) -> None:
    """`write_whole` for a file that the user named. Raises `DamagedFile` when it can't be written."""
    save_by(path, lambda file: file.write(data))


def save_by(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """`write_by` for a file that the user named. Raises `DamagedFile` when it can't be written."""
    with saving(path.name):
        path = Path(os.path.realpath(path))  # a link stays one
        if not path.parent.is_dir():
            raise DamagedFile("folder-missing", readable(str(path.parent), 300), file=path.name)
        if path.exists() and not path.is_file():
            # Whoever may do anything would put a file in the place of a device.
            raise DamagedFile("file-not-a-file", file=path.name)
        write_by(path, write)


@contextmanager
def saving(name: str, key: str = "file-not-written") -> Iterator[None]:
    """What the system has against writing a file or folder of this name is a `DamagedFile`."""
    try:
        yield
    except OSError as error:
        if is_held(error):
            raise DamagedFile("file-held", file=name) from error
        raise DamagedFile(key, why(error), file=name) from error


def moving(name: str) -> AbstractContextManager[None]:
    """The same of what it has against moving a file, or taking it away."""
    return saving(name, "file-not-moved")


def write_document(
    path: Path, kind: FileKind, fields: Mapping[str, Any], check: Callable[[Mapping[str, Any]], object]
) -> None:
    """Write an object as a file of this kind, in lines for people to read. Raises `DamagedFile` when it can't be
    written, is larger than what is read again, or when `check`, by which it is read, has something against it."""
    with before_writing(path.name):
        check(fields)
    head = {"format": kind.format, "version": kind.version}
    text = json.dumps({**head, **fields}, ensure_ascii=False, indent=2)
    data = f"{text}\n".encode()
    if len(data) > kind.max_bytes:
        raise DamagedFile("file-too-big", kind.max_bytes, kind.format, file=path.name)
    save_file(path, data)
