"""The files of a pack in a zip file, whoever packed it: other programs put in more, and write names otherwise.

Folders are kept as files of their own, the whole may lie in a folder, file managers leave notes of theirs; names are in
another code page, in another form of Unicode, or with backslashes. Nothing of that is ever written anywhere: what is
left over must be what the pack lists, and only that is read.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from svedesk.packs.model import MOST_CARDS
from svedesk.packs.names import folded_name
from svedesk.packs.zipped import Zipped, ZipRefused

FILE = "pack.json"
PICTURES = "pictures/"
MOST_FILES = MOST_CARDS + 1
MOST_LISTED = 2 * MOST_FILES + 20
"""How many files and folders a zip file may list: the Finder of macOS adds one for each."""
_NOTES = re.compile(r"(?:.*/)?(?:__MACOSX/.*|\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)", re.DOTALL | re.IGNORECASE)
"""What file managers of macOS and Windows leave in folders for themselves."""
_PAGES = ("utf-8", "cp932", "cp437", "cp850")
"""What names may be written in that are not said to be in UTF-8: so on Unix and macOS, in Japan, America, Europe."""


def pages(entries: Iterable[Zipped]) -> tuple[str, ...]:
    """The code pages in which the names in a zip file may be written, one if that makes no difference."""
    return _PAGES if any(entry.raw for entry in entries) else _PAGES[:1]


def pack_entries(entries: Iterable[Zipped], page: str) -> dict[str, Zipped]:
    """The files of a pack by their names in it, none twice: `FILE` and what lies in `PICTURES`, or what else there is
    that no pack has. Raises `ZipRefused`."""
    named = [_named(entry, page) for entry in entries]
    named = [entry for entry in named if not _NOTES.fullmatch(entry.name)]
    whole = _folder_around(named)
    seen: dict[str, Zipped] = {}
    files: dict[str, Zipped] = {}
    for entry in named:
        name = entry.name.removeprefix(whole)
        if seen.setdefault(folded_name(name), entry) is not entry:
            raise ZipRefused("twice", entry.name)
        if not entry.name.endswith("/"):
            files[name] = entry
        elif name not in ("", PICTURES):
            raise ZipRefused("unlisted", entry.name)
    if FILE not in files:
        raise ZipRefused("foreign")
    if len(files) > MOST_FILES:
        raise ZipRefused("many")
    return files


def _named(entry: Zipped, page: str) -> Zipped:
    try:
        name = entry.raw.decode(page) if entry.raw else entry.name
    except UnicodeDecodeError:
        raise ZipRefused("unlisted", entry.name) from None
    return entry._replace(name=unicodedata.normalize("NFC", name.replace("\\", "/")))


def _folder_around(entries: Iterable[Zipped]) -> str:
    """The folder in which everything lies, "" if there is none."""
    names = [entry.name for entry in entries]
    first, slash, _ = names[0].partition("/") if names else ("", "", "")
    whole = first + slash
    packed_folder = slash and first not in ("", ".", "..") and f"{whole}{FILE}" in names
    return whole if packed_folder and all(name.startswith(whole) for name in names) else ""
