"""Paths as text for files that hold text.

The system's names of files need not be Unicode: they are bytes that Python reads as halves of characters, which no
file in UTF-8 can hold. Such a path is written as a "file:" address, which tells every byte; all others are written as
they are. Folders are set apart by "/" on every system, in files as in sentences.
"""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path
from urllib.parse import unquote_to_bytes

from svedesk.documents.damaged import readable

_ADDRESS = "file:///" if os.name == "nt" else "file://"


def path_text(path: Path) -> str:
    """The path as text that `path_of` reads."""
    text = path.as_posix()
    try:
        text.encode()
    except UnicodeEncodeError:
        return path.absolute().as_uri()
    return text


def path_of(text: str) -> Path:
    """The path that `path_text` wrote."""
    if text.startswith(_ADDRESS):
        return Path(os.fsdecode(unquote_to_bytes(text.removeprefix(_ADDRESS))))
    return Path(text)


def readable_path(text: str) -> str:
    """The same for people to read, with a mark for each character that can't be shown."""
    return readable(path_of(text).as_posix(), 300)


DEVICES = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in (*range(10), *"¹²³")))
)
"""What Windows takes for a device, whatever stands after a full stop."""
_UNFIT = re.compile(r"[^\w-]+")
_LONGEST = 40


def file_stem(name: str, otherwise: str) -> str:
    """What a file named after something may be called on every system, before its suffix; `otherwise` where nothing of
    the name is left."""
    stem = _UNFIT.sub("-", name).strip("-")[:_LONGEST] or otherwise
    return f"{otherwise}-{stem}" if stem.casefold() in DEVICES else stem


def damaged_name(path: Path, now: datetime) -> Path:
    """The name under which a damaged file is kept, beside its place: with the date, and of no other file."""
    stem, count = f"{path.stem}-damaged-{now:%Y-%m-%d}", 1
    aside = path.with_name(f"{stem}{path.suffix}")
    while aside.exists():
        count += 1
        aside = path.with_name(f"{stem}-{count}{path.suffix}")
    return aside
