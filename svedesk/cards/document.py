"""One JSON file of svedesk on disk: read as if an enemy had written it, written so that it is never half there.

A document is an object whose "format" and "version" say what it is, as in saved games; everything else in it is for its
own model to check.
"""

from __future__ import annotations

import json
import os
import stat
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple


class DamagedFile(Exception):
    """A file cannot be used; nothing was changed. `sentence` tells the user which file and what is wrong with it."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class DocumentKind(NamedTuple):
    """What a file is: its word ("deck"), the newest version this program knows, and the most bytes it may have."""

    word: str
    version: int
    max_bytes: int

    @property
    def format(self) -> str:
        """What "format" says in such a file."""
        return f"svedesk-{self.word}"


def read_document(path: Path, kind: DocumentKind) -> dict[str, Any]:
    """The object in a file, its format and version checked and taken out. Raises DamagedFile for whatever is wrong."""
    document = _parsed(path, _text(path, kind))
    if not isinstance(document, dict) or not isinstance(document.get("format"), str):
        raise DamagedFile(f'"{path.name}" is not a svedesk {kind.word} file.')
    found, version = document.pop("format"), document.pop("version", None)
    if found != kind.format:
        raise DamagedFile(f'"{path.name}" is not a svedesk {kind.word} file: it says it is {_short(found)}.')
    if type(version) is not int or version < 1:
        raise DamagedFile(f'"{path.name}" is damaged: it does not say which version of a {kind.word} file it is.')
    if version > kind.version:
        raise DamagedFile(
            f'"{path.name}" was made by a newer svedesk: it is version {version} of a {kind.word} file, '
            f"this svedesk reads up to version {kind.version}."
        )
    return document


def write_document(path: Path, kind: DocumentKind, document: Mapping[str, Any]) -> None:
    """Write a document in place of `path`, whole or not at all. Raises OSError when it cannot be written."""
    head = {"format": kind.format, "version": kind.version}
    text = json.dumps({**head, **document}, ensure_ascii=False, indent=2)
    data = f"{text}\n".encode()
    # In the same folder, for only there a rename puts one file in another's place at once.
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _text(path: Path, kind: DocumentKind) -> str:
    try:
        # Not even opened unless it is a file: opening a pipe would wait for somebody to write.
        if not stat.S_ISREG(path.stat().st_mode):
            raise DamagedFile(f'"{path.name}" is not a file.')
        with path.open("rb") as file:
            data = file.read(kind.max_bytes + 1)
    except FileNotFoundError:
        raise DamagedFile(f'There is no file "{path}".') from None
    except OSError as error:
        raise DamagedFile(f'"{path.name}" can\'t be read: {error.strerror}.') from None
    if len(data) > kind.max_bytes:
        raise DamagedFile(f'"{path.name}" is too large: a {kind.word} file has at most {kind.max_bytes:,} bytes.')
    if not data.strip():
        raise DamagedFile(f'"{path.name}" is empty.')
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DamagedFile(f'"{path.name}" is damaged: byte {error.start + 1} is not UTF-8 text.') from None


def _parsed(path: Path, text: str) -> Any:  # noqa: ANN401 - whatever JSON can say
    def entries(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            # Of two entries one would be lost without a word.
            if key in found:
                raise DamagedFile(f'"{path.name}" is damaged: {_short(key)} stands in it twice.')
            found[key] = value
        return found

    def no_number(word: str) -> float:
        raise DamagedFile(f'"{path.name}" is damaged: {word} is not a number.')

    try:
        return json.loads(text, object_pairs_hook=entries, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise DamagedFile(
            f'"{path.name}" is damaged or cut off: it is no JSON from line {error.lineno}, column {error.colno} on.'
        ) from None
    except RecursionError:
        raise DamagedFile(f'"{path.name}" is damaged: it is nested too deeply.') from None
    except ValueError:
        # What is left is an integer with thousands of digits, which Python refuses to convert.
        raise DamagedFile(f'"{path.name}" is damaged: it holds a number that is far too large.') from None


def _short(word: str) -> str:
    """A word of a file, quoted and cut, so that no sentence is as long as the file or rings the bell."""
    return repr(word[:40])
