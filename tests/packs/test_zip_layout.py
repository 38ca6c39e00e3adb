"""Packs that somebody unzipped and zipped again with another program: read if they still hold what they list."""

import shutil
import subprocess
import sys
import unicodedata
import zipfile
from dataclasses import replace
from io import BytesIO

import pytest
from packs.sample_packs import ADEPT, CAIRN, pack, picture
from packs.zips import File, deflated, field_of_name, listed, pack_files, streamed, zipped
from shipped import SVE

from svedesk.documents.damaged import DamagedFile
from svedesk.packs.model import PackCard
from svedesk.packs.shelf import Packs

BASE = pack(PackCard(ADEPT, "ward", picture="MYC-001.png"), PackCard(CAIRN, picture="苔がソ.png"))
GIVEN = {"MYC-001.png": picture(), "苔がソ.png": picture("red")}
PACK, FIRST, SECOND = pack_files(BASE, GIVEN)
FILES = (PACK, FIRST, SECOND)
WHOLE = listed(BASE, GIVEN)

FOLDER = (0o40755 << 16) | 0x10
TIMES, OLD_TIMES = b"UT\5\0\3abcd", b"UX\x08\0abcdefgh"
LOCAL_TIMES, OLD_LOCAL_TIMES = b"UT\x09\0\3abcdabcd", b"UX\x0c\0abcdefghijkl"
OWNER = b"ux\x0b\0\1\4abcd\4abcd"
NTFS = b"\x0a\0\x20\0" + bytes(4) + b"\1\0\x18\0" + bytes(24)
FINDER = b"\0\5\x16\7\0\2\0\0Mac OS X        "


def packed(one: File) -> File:
    return deflated(one.name, one.data)


def inside(folder: str, *files: File) -> list[File]:
    return [replace(one, name=f"{folder}/{one.name}") for one in files]


def by_info_zip(*files: File) -> list[File]:
    """`zip -r`: folders of their own, times and owner, names in UTF-8 that don't say so."""
    known = {"extra": TIMES + OWNER, "local_extra": LOCAL_TIMES + OWNER, "page": "utf-8"}
    return [
        *(replace(File("pictures/", b"", attributes=FOLDER), **known),),  # type: ignore[arg-type]
        *(replace(packed(one), **known) for one in files),  # type: ignore[arg-type]
    ]


def by_the_finder(*files: File) -> list[File]:
    """macOS, "Compress": sizes behind the files, names decomposed, a note for each file and of the folder."""
    known = {"extra": OLD_TIMES, "local_extra": OLD_LOCAL_TIMES, "page": "utf-8"}
    notes = [
        File(f"__MACOSX/{folder}._{name}", FINDER) for one in files for folder, _, name in [one.name.rpartition("/")]
    ]
    found = [File("pictures/", b"", attributes=0o40755 << 16), *files, File(".DS_Store", b"\0\0\0\1Bud1"), *notes]
    return [
        replace(
            one if one.name.endswith("/") else streamed(packed(one)),
            name=unicodedata.normalize("NFD", one.name),
            **known,  # type: ignore[arg-type]
        )
        for one in found
    ]


def in_page(page: str, name: str = SECOND.name) -> bytes:
    """The second picture is called otherwise, and written in a code page of Windows."""
    one = pack(PackCard(ADEPT, picture="MYC-001.png"), PackCard(CAIRN, picture=name))
    files = pack_files(one, {"MYC-001.png": picture(), name: picture("red")})
    return zipped([replace(file, page="" if file.name.isascii() else page, attributes=0x20) for file in files])


PROGRAMS = {
    "Info-ZIP": zipped(by_info_zip(*FILES)),
    "Info-ZIP into a pipe": zipped(
        [one if one.name.endswith("/") else streamed(one) for one in by_info_zip(PACK, FIRST, SECOND)]
    ),
    "Finder": zipped(by_the_finder(*FILES)),
    "Finder, a whole folder": zipped(by_the_finder(*inside("苔 2", *FILES))[1:]),
    "Explorer": zipped([replace(packed(one), attributes=0x20) for one in FILES]),
    "Explorer, a whole folder with its notes": zipped(
        [
            *inside("moss", *(replace(packed(one), attributes=0x20) for one in FILES)),
            File("moss/pictures/Thumbs.db", b"\xd0\xcf\x11\xe0", attributes=0x26),
            File("moss/desktop.ini", b"[.ShellClassInfo]", attributes=0x26),
        ]
    ),
    "Explorer in Japan": zipped(
        [replace(one, name=f"苔/{one.name}", page="cp932", attributes=0x20) for one in map(packed, FILES)]
    ),
    "Compress-Archive": zipped([replace(packed(one), name=one.name.replace("/", "\\"), attributes=0) for one in FILES]),
    "7-Zip": zipped(
        [
            File("moss/", b"", attributes=0x10, extra=NTFS, local_extra=b""),
            File("moss/pictures/", b"", attributes=0x10, extra=NTFS, local_extra=b""),
            *(replace(one, extra=NTFS, local_extra=b"", attributes=0x20) for one in inside("moss", *FILES)),
        ]
    ),
    "a name among the additional fields": zipped(
        [
            PACK,
            FIRST,
            replace(SECOND, name="x.png", local_name="x.png", extra=field_of_name(SECOND.name, "x.png")),
        ]
    ),
    "sizes behind, without a mark": zipped([streamed(packed(one), marked=False) for one in FILES]),
    "folders packed as files": zipped([replace(deflated("pictures/", b""), attributes=FOLDER), *FILES]),
}


@pytest.fixture
def shelf(tmp_path) -> Packs:
    return Packs(SVE, tmp_path / "packs")


def installed(shelf: Packs, data: bytes) -> None:
    path = shelf.folder.parent / "friend.zip"
    path.write_bytes(data)
    shelf.install(path)
    assert shelf.pack("moss") == WHOLE
    assert {name: place.read_bytes() for name, place in shelf.pictures("moss").items()} == GIVEN


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_pack_that_a_program_packed_again(shelf, program):
    installed(shelf, PROGRAMS[program])


def test_a_list_in_another_order_than_the_files(shelf):
    """As programs leave it that put a newer file in."""
    data = zipped([PACK, FIRST, SECOND])
    start = data.index(b"PK\1\2")
    rows, end = data[start:-22].split(b"PK\1\2")[1:], data[-22:]
    installed(shelf, data[:start] + b"".join(b"PK\1\2" + row for row in reversed(rows)) + end)


@pytest.mark.parametrize(("page", "name"), [("cp932", "苔ソ.png"), ("cp437", "Übung.png"), ("cp850", "Ø.png")])
def test_names_in_code_pages_of_windows(shelf, page, name):
    path = shelf.folder.parent / "friend.zip"
    path.write_bytes(in_page(page, name))
    shelf.install(path)
    assert shelf.pictures("moss")[name].read_bytes() == picture("red")


@pytest.mark.parametrize("folder", ["", "moss/"])
@pytest.mark.parametrize("level", [0, 1, 9])
@pytest.mark.parametrize("pipe", [False, True])
def test_packed_by_python(shelf, folder, level, pipe):
    """Whose names are in UTF-8, and say so."""
    buffer = BytesIO()
    if pipe:
        buffer.seek = buffer.tell = _cannot  # type: ignore[method-assign,assignment]
    how = zipfile.ZIP_DEFLATED if level else zipfile.ZIP_STORED
    with zipfile.ZipFile(buffer, "w", how, compresslevel=level or None) as whole:
        if folder:
            whole.mkdir(folder)
        whole.mkdir(f"{folder}pictures")
        for file in reversed(FILES):
            whole.writestr(f"{folder}{file.name}", file.data)
    installed(shelf, buffer.getvalue())


def _cannot(*_: object) -> int:
    raise OSError("a pipe")


@pytest.mark.skipif(not shutil.which("zip") or sys.platform == "win32", reason="needs the program zip")
@pytest.mark.parametrize("folder", ["", "moss"])
def test_packed_by_the_program_zip(shelf, tmp_path, folder):
    whole = tmp_path / "given" / folder
    (whole / "pictures").mkdir(parents=True)
    for file in FILES:
        (whole / file.name).write_bytes(file.data)
    for how in ("-r", "-r9", "-rX", "-r0", "-rD", "-r -fd"):
        again = tmp_path / f"{how}.zip"
        subprocess.run(["zip", "-q", *how.split(), str(again), "."], cwd=tmp_path / "given", check=True)
        installed(shelf, again.read_bytes())


def test_what_is_left_over_is_not_read(shelf):
    """Notes of file managers may hold anything: nobody unpacks them, and nothing of them is kept."""
    note = replace(File("__MACOSX/pictures/._x", b"x" * 40), packed=b"no deflated bytes", method=8)
    installed(shelf, zipped([*FILES, note, note]))
    kept = [path for path in (shelf.folder / "moss").rglob("*") if path.is_file()]
    assert len(kept) == len(FILES)


def test_who_changed_a_pack_is_told_how_to_make_one(shelf):
    """A zip program changes no list: whatever the pictures are now, the pack was made for others."""
    path = shelf.folder.parent / "friend.zip"
    path.write_bytes(zipped(by_info_zip(PACK, replace(FIRST, data=picture("blue")), SECOND)))
    with pytest.raises(DamagedFile) as error:
        shelf.install(path)
    assert error.value.sentence.endswith(" To make a pack from a changed folder, use “svedesk pack make”.")
    assert error.value.in_words("ja").endswith("変更したフォルダーからは「svedesk pack make」でパックを作れます。")
