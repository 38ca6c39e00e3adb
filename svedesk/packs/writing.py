"""Packs given away: one file each, the same bytes for the same pack on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import BinaryIO
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.kinds import PACK
from svedesk.documents.reading import fields_of, opened, read_file
from svedesk.documents.writing import save_by
from svedesk.engine.game import Game
from svedesk.packs.form import checked_pack
from svedesk.packs.model import MOST_DATA, MOST_PICTURE, Pack
from svedesk.packs.names import is_picture_name
from svedesk.packs.prepare import checked_picture
from svedesk.packs.reading import FILE, PICTURES, PackFile

SUFFIX = ".svepack"


def write_pack(path: Path, pack: Pack, pictures: Mapping[str, bytes]) -> None:
    """Write a pack to a file, with the pictures it lists. Raises `DamagedFile`; an older file of that name is then as
    it was."""

    def write(file: BinaryIO) -> None:
        # Not packed: pictures can't be made smaller, and other versions of zlib would write other bytes.
        with ZipFile(file, "w", ZIP_STORED) as whole:
            whole.writestr(_plain(FILE), pack.data())
            for picture in pack.pictures:
                data = pictures[picture.name]
                if checked_picture(picture.name, data, pack.name) != picture:
                    raise DamagedFile("pack-picture-damaged", readable(picture.name), file=pack.name)
                whole.writestr(_plain(f"{PICTURES}{picture.name}"), data)

    save_by(path, write)


def _plain(name: str) -> ZipInfo:
    """A file in a pack: without a date, and no matter on what system."""
    info = ZipInfo(name)
    info.create_system = 3
    info.external_attr = 0o100644 << 16
    return info


class PicturesAt(Mapping[str, bytes]):
    """Pictures in files, by name, each read when it is asked for, which raises `DamagedFile`."""

    def __init__(self, paths: Mapping[str, Path]) -> None:
        self._paths = paths

    def __getitem__(self, name: str) -> bytes:
        with opened(self._paths[name]) as file:
            return file.read(MOST_PICTURE + 1)

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def pack_in(folder: Path, game: Game) -> PackFile:
    """The pack that somebody wrote into a folder: `pack.json` and `pictures/`. The list of pictures need not be in it:
    it is made of what cards say and what is there. Raises `DamagedFile`."""
    limits = PACK._replace(max_bytes=MOST_DATA)
    fields = fields_of(read_file(folder / FILE, limits), limits, FILE)
    del fields["format"], fields["version"]
    paths = {name: folder / PICTURES / name for name in dict.fromkeys(_named(fields.get("cards")))}
    pictures = PicturesAt(paths)
    listed = {}
    for name, path in paths.items():
        if not path.is_file():
            raise DamagedFile("pack-picture-missing", readable(name), file=folder.name)
        picture = checked_picture(name, pictures[name], folder.name)
        listed[name] = {"size": picture.size, "sha256": picture.sha256}
    return PackFile(checked_pack({**fields, "pictures": listed}, FILE, game), pictures)


def _named(cards: object) -> Iterable[str]:
    """The pictures that rows name which are not checked yet; what is wrong with others is told when they are."""
    rows = cards if isinstance(cards, list) else ()
    names = (row.get("picture") for row in rows if isinstance(row, dict))
    return (name for name in names if isinstance(name, str) and is_picture_name(name))
