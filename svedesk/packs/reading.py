"""Packs in files: read as if an enemy had made them, nothing of them ever executed, nothing written. Other programs put
more into a zip file, and write names otherwise."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from svedesk.cards.report import NOBODY, ProgressWatch
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.kinds import PACK
from svedesk.documents.reading import opened
from svedesk.engine.game import Game
from svedesk.packs.form import pack_of
from svedesk.packs.model import MOST_CARDS, MOST_DATA, MOST_PICTURE, MOST_PICTURES, Pack, PackPicture
from svedesk.packs.names import folded_name
from svedesk.packs.prepare import checked_picture
from svedesk.packs.zipped import Zipped, ZipRefused, content, listed_in

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


class PackFile(NamedTuple):
    """A pack in a file, with the content of its pictures by name."""

    pack: Pack
    pictures: Mapping[str, bytes]


def read_pack(path: Path, game: Game, watch: ProgressWatch = NOBODY) -> PackFile:
    """The pack of a game's cards in a file, every picture of it looked at. Raises `DamagedFile` and `Cancelled`."""
    opened = open_pack(path, game)
    for done, name in enumerate(opened.pictures):
        watch.step(done, len(opened.pictures))
        checked_picture(name, opened.pictures[name], path.name)
    return opened


def open_pack(path: Path, game: Game) -> PackFile:
    """The pack in a file. Its pictures are read when they are asked for, which raises `DamagedFile` if they are not
    what the pack lists; whether they are pictures at all is for the caller to find out. Raises `DamagedFile`."""
    with _opened(path) as file:
        if file.seek(0, 2) > PACK.max_bytes:
            raise DamagedFile("file-too-big", PACK.max_bytes, PACK.format, file=path.name)
        entries = listed_in(file, MOST_LISTED)
        refused: ZipRefused | None = None
        for page in pages(entries):
            try:
                files = _files(entries, page)
                pack = pack_of(content(file, files[FILE], MOST_DATA), path.name, game)
                return PackFile(pack, _Pictures(path, *_pictures(pack, files)))
            except ZipRefused as error:
                refused = refused or error
        assert refused is not None
        raise refused


class _Pictures(Mapping[str, bytes]):
    """The pictures in a file, read one by one: all of them may be more than memory holds."""

    def __init__(self, path: Path, listed: Mapping[str, PackPicture], entries: Mapping[str, Zipped]) -> None:
        self._path, self._listed, self._entries = path, listed, entries

    def __getitem__(self, name: str) -> bytes:
        picture, entry = self._listed[name], self._entries[name]
        with _opened(self._path) as file:
            data = content(file, entry, MOST_PICTURE)
            if hashlib.sha256(data).hexdigest() != picture.sha256:
                raise ZipRefused("damaged", entry.name)
        return data

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    """The file; what its zip form is refused for is a sentence."""
    try:
        with opened(path) as file:
            yield file
    except ZipRefused as refused:
        named = () if refused.name is None else (readable(refused.name),)
        raise DamagedFile(f"pack-zip-{refused.what}", *named, file=path.name) from refused


def _files(entries: Iterable[Zipped], page: str) -> dict[str, Zipped]:
    """The files of a pack by name. Raises `ZipRefused`."""
    files = pack_entries(entries, page)
    if sum(entry.size for entry in files.values()) > MOST_DATA + MOST_PICTURES:
        raise ZipRefused("large", next(reversed(files.values())).name)
    return files


def _pictures(pack: Pack, entries: Mapping[str, Zipped]) -> tuple[dict[str, PackPicture], dict[str, Zipped]]:
    """What the pack lists and what is in the file, which must be the same. Raises `ZipRefused`."""
    listed = {picture.name: picture for picture in pack.pictures}
    wanted = {FILE, *(f"{PICTURES}{name}" for name in listed)}
    for name in entries:
        if name not in wanted:
            raise ZipRefused("unlisted", name)
    for name, picture in listed.items():
        entry = entries.get(f"{PICTURES}{name}")
        if entry is None:
            raise ZipRefused("missing", name)
        if entry.size != picture.size:
            raise ZipRefused("damaged", entry.name)
    return listed, {name: entries[f"{PICTURES}{name}"] for name in listed}
