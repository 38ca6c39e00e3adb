"""Packs that somebody made to do harm, or that were damaged on their way: a sentence, and nothing changed."""

import os
import stat
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from packs.sample_packs import ADEPT, CAIRN, PICTURES, pack, picture
from packs.test_shelf import files
from packs.zips import REGULAR, File, deflated, field_of_name, listed, manifest, pack_files, streamed, zipped
from shipped import SVE

from svedesk.documents.damaged import DamagedFile
from svedesk.packs.model import PackCard
from svedesk.packs.reading import read_pack
from svedesk.packs.shelf import Packs

PACK, PICTURE = pack_files()
LINK = (stat.S_IFLNK | 0o777) << 16
FOLDER = File("pictures/", b"", attributes=stat.S_IFDIR << 16)
BOMB = bytes(7_000_000)
TIMES = b"UT\5\0\3abcd"


@pytest.fixture
def shelf(tmp_path) -> Packs:
    shelf = Packs(SVE, tmp_path / "packs")
    shelf.keep(pack(PackCard(replace(ADEPT, number="ELS-001")), id="else", name="Else"))
    return shelf


def refused(shelf: Packs, path: Path) -> str:
    before = files(shelf.folder.parent)
    with pytest.raises(DamagedFile) as error:
        shelf.install(path)
    assert files(shelf.folder.parent) == before
    said = error.value
    assert said.in_words("ja") != said.sentence
    for sentence in (said.sentence, said.in_words("ja")):
        assert sentence.replace("\u3000", "").isprintable()
    return said.sentence


def named(name: str) -> bytes:
    return zipped([PACK, PICTURE, File(name, b"x")])


def more_packed(one: File, count: int = 3) -> File:
    """Packed, with bytes behind it that belong to nothing, or without its last ones."""
    packed = deflated(one.name, one.data)
    assert packed.packed is not None
    return replace(packed, packed=packed.packed[:count] if count < 0 else packed.packed + bytes(count))


ZIPS = {
    "empty": (b"", "it is not a zip file, or is incomplete"),
    "text": (b"hello" * 100, "it is not a zip file, or is incomplete"),
    "cut off": (zipped([PACK, PICTURE])[:-30], "it is not a zip file, or is incomplete"),
    "the pack alone, not in a zip": (PACK.data, "it is not a zip file"),
    "no pack": (zipped([PICTURE]), "pack.json is missing"),
    "nothing": (zipped([]), "pack.json is missing"),
    "absolute": (named("/etc/passwd"), "“/etc/passwd” is not in its file list"),
    "up": (named("../../up.png"), "“../../up.png” is not in its file list"),
    "up from pictures": (named("pictures/../../up.png"), "“pictures/../../up.png” is not in"),
    "backslashes": (named("pictures\\..\\up.png"), "is not in its file list"),
    "drive": (named("C:\\up.png"), "is not in its file list"),
    "folder in the folder": (named("pictures/more/a.png"), "“pictures/more/a.png” is not in"),
    "a folder with something in it": (named("pictures/"), "“pictures/” is a folder, a link or a device"),
    "another folder": (
        zipped([PACK, PICTURE, File("more/", b"", attributes=0)]),
        "“more/” is not in its file list",
    ),
    "a folder twice": (
        zipped([FOLDER, PACK, PICTURE, replace(FOLDER, name="Pictures/")]),
        "it contains “Pictures/” twice",
    ),
    "in a folder above": (
        zipped([replace(one, name=f"../{one.name}") for one in (PACK, PICTURE)]),
        "pack.json is missing",
    ),
    "in the root": (zipped([replace(one, name=f"/{one.name}") for one in (PACK, PICTURE)]), "pack.json is missing"),
    "in two folders": (
        zipped([replace(PACK, name="a/pack.json"), replace(PICTURE, name="b/pictures/MYC-001.png")]),
        "pack.json is missing",
    ),
    "two packs": (
        zipped([replace(PACK, name="a/pack.json"), replace(PACK, name="a/PACK.JSON"), replace(PICTURE, name="a/x")]),
        "it contains “a/PACK.JSON” twice",
    ),
    "a picture beside the folder of a pack": (
        zipped([replace(PACK, name="a/pack.json"), PICTURE]),
        "pack.json is missing",
    ),
    "a folder that is a link": (
        zipped([File("pictures/", b"", attributes=LINK), PACK, PICTURE]),
        "“pictures/” is a folder, a link or a device",
    ),
    "notes that are a link": (zipped([PACK, PICTURE, File(".DS_Store", b"x", attributes=LINK)]), "a folder, a link"),
    "notes that are encrypted": (zipped([PACK, PICTURE, File("__MACOSX/a", b"x", flags=1)]), "is encrypted"),
    "notes of unknown size": (
        zipped([PACK, PICTURE, File("Thumbs.db", b"x", listed_size=9)]),
        "data that does not belong in a pack",
    ),
    "a name for another name": (
        zipped([PACK, replace(PICTURE, name="pictures/x.png", extra=field_of_name("y.png", PICTURE.name))]),
        "data that does not belong in a pack",
    ),
    "two additional fields of a kind": (
        zipped([replace(PACK, extra=TIMES * 2), PICTURE]),
        "data that does not belong in a pack",
    ),
    "half an additional field": (
        zipped([replace(PACK, extra=TIMES[:-1]), PICTURE]),
        "data that does not belong in a pack",
    ),
    "a long additional field": (
        zipped([replace(PACK, extra=b"UT" + (200).to_bytes(2, "little") + bytes(200)), PICTURE]),
        "data that does not belong in a pack",
    ),
    "fields of zip64": (
        zipped([replace(PACK, extra=b"\1\0\x10\0" + bytes(16)), PICTURE]),
        "data that does not belong in a pack",
    ),
    "behind it another size": (
        zipped([PACK, replace(streamed(PICTURE), behind=b"x" * 16)]),
        "data that does not belong in a pack",
    ),
    "behind it half of what is known": (
        zipped([PACK, replace(streamed(PICTURE), behind=streamed(PICTURE).behind[:-1])]),
        "data that does not belong in a pack",
    ),
    "behind it more than is known": (
        zipped([PACK, replace(streamed(PICTURE), behind=streamed(PICTURE).behind + b"x")]),
        "data that does not belong in a pack",
    ),
    "another check before it": (zipped([PACK, replace(PICTURE, local_crc=5)]), "data that does not belong in a pack"),
    "another check before it than behind it": (
        zipped([PACK, replace(streamed(PICTURE), local_crc=5)]),
        "data that does not belong in a pack",
    ),
    "sizes behind it by the list only": (
        zipped([PACK, replace(streamed(PICTURE), local_flags=0)]),
        "data that does not belong in a pack",
    ),
    "encrypted by what stands before it": (
        zipped([PACK, replace(PICTURE, local_flags=1)]),
        "data that does not belong in a pack",
    ),
    "a second pack": (named("Pack.json"), "it contains “Pack.json” twice"),
    "a program": (named("pack.py"), "“pack.py” is not in its file list"),
    "no name": (named(""), "“” is not in its file list"),
    "bells": (named("\a\x1b[31m\u202e.png"), "is not in its file list"),
    "twice": (zipped([PACK, PICTURE, PICTURE]), "it contains “pictures/MYC-001.png” twice"),
    "twice but for case": (
        zipped([PACK, PICTURE, replace(PICTURE, name="pictures/myc-001.PNG")]),
        "it contains “pictures/myc-001.PNG” twice",
    ),
    "picture missing": (zipped([PACK]), "“MYC-001.png” is listed but missing"),
    "link": (zipped([PACK, replace(PICTURE, attributes=LINK)]), "“pictures/MYC-001.png” is a folder, a link"),
    "pack.json is a link": (zipped([replace(PACK, attributes=LINK), PICTURE]), "“pack.json” is a folder, a link"),
    "device": (zipped([PACK, replace(PICTURE, attributes=(stat.S_IFBLK | 0o666) << 16)]), "is a folder, a link or a"),
    "folder of DOS": (zipped([PACK, replace(PICTURE, attributes=REGULAR | 0x10)]), "is a folder, a link or a"),
    "encrypted": (zipped([PACK, replace(PICTURE, flags=1)]), "“pictures/MYC-001.png” is encrypted"),
    "packed by bzip2": (zipped([PACK, replace(PICTURE, method=12)]), "uses an unsupported compression"),
    "descriptor behind": (zipped([PACK, replace(PICTURE, flags=8)]), "data that does not belong in a pack"),
    "extra field": (zipped([replace(PACK, extra=b"\1\0\4\0abcd"), PICTURE]), "data that does not belong in a pack"),
    "comment on a file": (zipped([replace(PACK, comment=b"hi"), PICTURE]), "data that does not belong in a pack"),
    "comment": (zipped([PACK, PICTURE], comment=b"hi"), "it is not a zip file, or is incomplete"),
    "comment that is not there": (zipped([PACK, PICTURE], comment_size=2), "data that does not belong in a pack"),
    "something behind its list": (zipped([PACK, PICTURE], in_list=b"x"), "data that does not belong in a pack"),
    "data that does not belong": (b"MZ" + zipped([PACK, PICTURE]), "data that does not belong in a pack"),
    "data that does not belong, counted in": (
        zipped([replace(PACK, before=b"MZ"), PICTURE]),
        "data that does not belong in a pack",
    ),
    "something between": (zipped([PACK, replace(PICTURE, before=b"x")]), "data that does not belong in a pack"),
    "something behind": (zipped([PACK, PICTURE], behind=b"x"), "data that does not belong in a pack"),
    "something after": (zipped([PACK, PICTURE]) + b"x" * 22, "it is not a zip file, or is incomplete"),
    "two in one": (zipped([PACK, PICTURE]) * 2, "data that does not belong in a pack"),
    "overlapping": (zipped([PACK, replace(PICTURE, at=0)]), "data that does not belong in a pack"),
    "far away": (zipped([PACK, replace(PICTURE, at=0xFFFFFFFF)]), "data that does not belong in a pack"),
    "another name inside": (
        zipped([PACK, replace(PICTURE, local_name="pictures/x.png")]),
        "data that does not belong in a pack",
    ),
    "of several disks": (zipped([PACK, PICTURE], disk=1), "data that does not belong in a pack"),
    "ends on another disk": (zipped([PACK, PICTURE], last_disk=1), "data that does not belong in a pack"),
    "fewer than it says": (zipped([PACK, PICTURE], count=3), "data that does not belong in a pack"),
    "more than it says": (zipped([PACK, PICTURE], count=1), "data that does not belong in a pack"),
    "zip64": (zipped([PACK, PICTURE], count=0xFFFF), "it contains too many files"),
    "too many": (zipped([PACK, *(File(f"{n}", b"") for n in range(1_500))]), "it contains too many files"),
    "size of zip64": (zipped([PACK, replace(PICTURE, size=0xFFFFFFFF)]), "data that does not belong in a pack"),
    "two sizes": (zipped([PACK, replace(PICTURE, listed_size=5)]), "data that does not belong in a pack"),
    "other bytes": (zipped([PACK, replace(PICTURE, crc=5)]), "“pictures/MYC-001.png” is damaged"),
    "packed larger than it says": (
        zipped([deflated("pack.json", PACK.data, size=len(PACK.data) - 1), PICTURE]),
        "“pack.json” is damaged",
    ),
    "packed smaller than it says": (
        zipped([deflated("pack.json", PACK.data, size=len(PACK.data) + 1), PICTURE]),
        "“pack.json” is damaged",
    ),
    "packed badly": (zipped([replace(PACK, method=8), PICTURE]), "“pack.json” is damaged"),
    "something behind what is packed": (zipped([more_packed(PACK), PICTURE]), "“pack.json” is damaged"),
    "packed without an end": (zipped([more_packed(PACK, -1), PICTURE]), "“pack.json” is damaged"),
    "bomb": (zipped([deflated("pack.json", BOMB), PICTURE]), "“pack.json” is far too large"),
    "bomb that says it is small": (
        zipped([deflated("pack.json", BOMB, size=5_000), PICTURE]),
        "“pack.json” is damaged",
    ),
    "bomb that says it is large": (
        zipped([deflated("pack.json", BOMB, size=0xFFFFFFF0), PICTURE]),
        "is far too large",
    ),
    "many bombs": (
        zipped([PACK, *(deflated(f"pictures/{n}.png", BOMB) for n in range(50))]),
        "is far too large",
    ),
    "picture of another size": (zipped([PACK, File(PICTURE.name, b"x")]), "“pictures/MYC-001.png” is damaged"),
    "another picture": (
        zipped([PACK, File(PICTURE.name, PICTURE.data[:-1] + b"x")]),
        "“pictures/MYC-001.png” is damaged or does not match the file list",
    ),
}


@pytest.mark.slow_after_first
@pytest.mark.parametrize("what", ZIPS)
def test_a_zip_file_is_refused(shelf, tmp_path, what):
    data, said = ZIPS[what]
    path = tmp_path / "friend.svepack"
    path.write_bytes(data)
    sentence = refused(shelf, path)
    assert sentence.startswith("“friend.svepack” is not a valid pack: ")
    assert said in sentence


@pytest.mark.slow
def test_a_bomb_is_not_unpacked_to_see_how_large_it_is(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped([deflated("pack.json", bytes(100_000_000), size=5_000), PICTURE]))
    tracemalloc.start()
    assert "“pack.json” is damaged" in refused(shelf, path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 3_000_000


CARD = {"number": "MYC-002", "name": "Cairn", "name_ja": "石", "kind": "amulet"}
TWO = {name: {"size": 1, "sha256": "0" * 64} for name in ("MYC-001.png", "myc-001.PNG")}

MANIFESTS = {
    "not text": (b"\xff{}", "byte 1 is not UTF-8"),
    "not JSON": (b"{", "not valid JSON at line 1"),
    "a list": (b"[]", "is not a svedesk file. Choose a card pack."),
    "too deep": (b'{"a":' + b"[" * 100_000, "it is nested too deeply"),
    "too large a number": (b'{"format":"svedesk-pack","version":' + b"9" * 5_000 + b"}", "a number that is far too"),
    "no number": (b'{"format":"svedesk-pack","version":NaN}', "NaN is not a number"),
    "something else": (b'{"format":"svedesk-deck","version":1}', "is a deck, not a card pack"),
    "without a version": (manifest(version=None).data, "its version as a card pack is missing"),
    "newer": (
        manifest(version=3).data,
        "was saved by a newer version of svedesk (format 3; this one reads up to 2). Update",
    ),
    "twice the same": (b'{"format":"svedesk-pack","version":1,"id":"a","id":"b"}', "it contains “id” twice"),
    "unknown field": (manifest(code="import os").data, "“code” is not allowed here"),
    "unknown field of a card": (manifest(cards=[{**CARD, "run": "x"}]).data, "“cards.0.run” is not allowed here"),
    "id of a folder": (manifest(id="../packs").data, "“id” must be lowercase letters and digits"),
    "id of a device": (manifest(id="nul").data, "“id” must be lowercase letters and digits"),
    "long id": (manifest(id="a" * 41).data, "“id” must be at most 40 characters long"),
    "no name": (manifest(name="").data, "“name” must not be empty"),
    "a name that rings": (manifest(name="a\a").data, "“name” must be one line without control characters"),
    "author": (manifest(author="a\u202eb").data, "“author” must be one line without control characters"),
    "note": (manifest(note="a" * 5_000).data, "“note” must be at most 4000 characters long"),
    "cards": (manifest(cards={}).data, "“cards” must be a list"),
    "too many cards": (manifest(cards=[CARD] * 1_001, pictures={}).data, "“cards” must have at most 1000 entries"),
    "kind": (manifest(cards=[{**CARD, "kind": "cat"}], pictures={}).data, "an unknown type of card (cat)"),
    "number": (manifest(cards=[{**CARD, "number": "../a"}]).data, "“cards.0.number” must be a card number"),
    "card twice": (
        manifest(cards=[CARD, {**CARD, "number": "myc-002"}], pictures={}).data,
        "it lists the card myc-002 twice",
    ),
    "script": (manifest(cards=[{**CARD, "script": "a" * 4_001}]).data, "“cards.0.script” must be at most 4000"),
    "script of a list": (manifest(cards=[{**CARD, "script": ["ward"]}]).data, "“cards.0.script” must be text"),
    "cost": (manifest(cards=[{**CARD, "cost": -1}]).data, "“cards.0.cost” must be at least 0"),
    "cost of text": (manifest(cards=[{**CARD, "cost": "1"}]).data, "“cards.0.cost” must be a whole number"),
    "back of another": (
        manifest(cards=[{**CARD, "back": "SD01-001"}], pictures={}).data,
        "it has MYC-002, whose other",
    ),
    "own back": (
        manifest(cards=[{**CARD, "back": "MYC-002", "front": "MYC-002"}], pictures={}).data,
        "whose other face",
    ),
    "two pictures but for case": (manifest(pictures=TWO).data, "it has two pictures named myc-001.PNG"),
    "picture of what": (manifest(pictures={"a.png": None}).data, "“pictures.a.png” must be an object"),
    "picture not listed": (manifest(pictures={}).data, "it does not list the picture MYC-001.png, which a card uses"),
    "picture unused": (manifest(cards=[CARD]).data, "it lists the picture MYC-001.png, which no card uses"),
    "digest": (
        manifest(pictures={"MYC-001.png": {"size": 1, "sha256": "z" * 64}}).data,
        "must be a SHA-256 of 64 hex digits",
    ),
    "size": (
        manifest(pictures={"MYC-001.png": {"size": 9_000_000, "sha256": "0" * 64}}).data,
        "“pictures.MYC-001.png.size” must be at most 8000000",
    ),
    "replaces a card": (
        manifest(cards=[{**CARD, "number": "SD01-001"}], pictures={}).data,
        "a card that ships with svedesk",
    ),
    "number of another pack": (
        manifest(cards=[{**CARD, "number": "ELS-001"}], pictures={}).data,
        "contains ELS-001, which is already in the pack “Else”. Remove that pack",
    ),
    "another author": (manifest(id="else").data, "“Moss” is already installed, by Robin instead of Eve. Remove it"),
}
"""What pack.json holds; where it lists no pictures there are none."""

for one in (
    *("a/b.png", "a\\b.png", "C:b.png", "..png", "b", "b.exe", "b.png ", " b.png", "b .png", "b..png", "con.png"),
    *(
        "LPT1.x.png",
        ".b.png",
        "b\n.png",
        "b\u202e.png",
        "e\u0301.png",
        "い" * 80 + ".png",
        "b.png.",
        "nul .png",
        "b?.png",
    ),
):
    MANIFESTS[f"picture called {one!r}"] = (
        manifest(cards=[{**CARD, "picture": one}], pictures={one: {"size": 1, "sha256": "0" * 64}}).data,
        "must be a PNG, JPEG or WebP file name",
    )


@pytest.mark.slow_after_first
@pytest.mark.parametrize("what", MANIFESTS)
def test_a_manifest_is_refused(shelf, tmp_path, what):
    data, said = MANIFESTS[what]
    if what == "another author":
        data = data.replace(b"Robin", b"Eve")
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped([File("pack.json", data), *([PICTURE] if b"MYC-001.png" in data else [])]))
    assert said in refused(shelf, path)


PICTURES_REFUSED = {
    "GIF": (b"GIF89a" + bytes(50), "is not a PNG, JPEG or WebP picture"),
    "SVG": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "is not a PNG, JPEG or WebP picture"),
    "program": (b"\x7fELF" + bytes(50), "is not a PNG, JPEG or WebP picture"),
    "half a PNG": (PICTURES["MYC-001.png"][:70], "is damaged"),
    "too many pixels": (picture(size=(7_000, 6_000)), "has too many pixels"),
}


@pytest.mark.parametrize("what", PICTURES_REFUSED)
def test_a_picture_is_refused(shelf, tmp_path, what):
    data, said = PICTURES_REFUSED[what]
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped(pack_files(pictures={"MYC-001.png": data})))
    assert said in refused(shelf, path)
    with pytest.raises(DamagedFile):
        read_pack(path, SVE)


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_pictures_of_three_kinds(shelf, tmp_path, form):
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped(pack_files(pictures={"MYC-001.png": picture(form=form)})))
    assert shelf.install(path).new == ("MYC-001", "MYC-002")


def test_a_folder_is_no_pack(shelf, tmp_path):
    (tmp_path / "folder.svepack").mkdir()
    assert "is a folder, a device or a pipe" in refused(shelf, tmp_path / "folder.svepack")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_pack(shelf, tmp_path):
    os.mkfifo(tmp_path / "pipe.svepack")
    before = files(shelf.folder)
    with pytest.raises(DamagedFile, match="is a folder, a device or a pipe"):
        shelf.install(tmp_path / "pipe.svepack")
    assert files(shelf.folder) == before
    assert "does not exist" in refused(shelf, tmp_path / "none.svepack")


def test_a_file_that_is_too_large(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    with path.open("wb") as file:
        file.truncate(250_000_001)
    with pytest.raises(DamagedFile, match="A card pack may be up to 250 MB"):
        shelf.install(path)


def test_a_pack_that_another_program_packed(shelf, tmp_path):
    """Deflated, and in another order."""
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped([deflated(PICTURE.name, PICTURE.data), deflated("pack.json", PACK.data)]))
    assert shelf.install(path).new == ("MYC-001", "MYC-002")
    assert shelf.pictures("moss")["MYC-001.png"].read_bytes() == PICTURES["MYC-001.png"]


def test_a_file_that_changes_while_it_is_read(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped(pack_files()))
    found = read_pack(path, SVE)
    other = zipped(pack_files(pictures={"MYC-001.png": picture("red")}))
    path.write_bytes(other)
    with pytest.raises(DamagedFile, match="is damaged or does not match the file list"):
        shelf.keep(found.pack, found.pictures)
    assert [one.id for one in shelf.packs()] == ["else"]


def test_names_in_japanese(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    one = pack(PackCard(ADEPT, picture="苔の徒.png"), PackCard(CAIRN))
    path.write_bytes(zipped(pack_files(one, {"苔の徒.png": picture()})))
    shelf.install(path)
    assert list(shelf.pictures("moss")) == ["苔の徒.png"]
    assert listed(one, {"苔の徒.png": picture()}) == shelf.pack("moss")
