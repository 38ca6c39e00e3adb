"""Packs that somebody made to do harm, or that were damaged on their way: a sentence, and nothing changed."""

import os
import stat
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from packs.making import ADEPT, CAIRN, PICTURES, pack, picture
from packs.test_shelf import files
from packs.zips import REGULAR, File, deflated, field_of_name, listed, manifest, pack_files, streamed, zipped

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
    shelf = Packs(tmp_path / "packs")
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
    "empty": (b"", "it is no zip file, or it is cut off"),
    "text": (b"hello" * 100, "it is no zip file, or it is cut off"),
    "cut off": (zipped([PACK, PICTURE])[:-30], "it is no zip file, or it is cut off"),
    "the pack alone, not in a zip": (PACK.data, "it is no zip file"),
    "no pack": (zipped([PICTURE]), "there is no pack.json in it"),
    "nothing": (zipped([]), "there is no pack.json in it"),
    "absolute": (named("/etc/passwd"), "“/etc/passwd” is in it, but not in its list"),
    "up": (named("../../up.png"), "“../../up.png” is in it, but not in its list"),
    "up from pictures": (named("pictures/../../up.png"), "“pictures/../../up.png” is in it, but"),
    "backslashes": (named("pictures\\..\\up.png"), "is in it, but not in its list"),
    "drive": (named("C:\\up.png"), "is in it, but not in its list"),
    "folder in the folder": (named("pictures/more/a.png"), "“pictures/more/a.png” is in it, but"),
    "a folder with something in it": (named("pictures/"), "“pictures/” in it is a folder, a link or a device"),
    "another folder": (
        zipped([PACK, PICTURE, File("more/", b"", attributes=0)]),
        "“more/” is in it, but not in its list",
    ),
    "a folder twice": (zipped([FOLDER, PACK, PICTURE, replace(FOLDER, name="Pictures/")]), "“Pictures/” is in it"),
    "in a folder above": (zipped([replace(one, name=f"../{one.name}") for one in (PACK, PICTURE)]), "no pack.json"),
    "in the root": (zipped([replace(one, name=f"/{one.name}") for one in (PACK, PICTURE)]), "no pack.json in it"),
    "in two folders": (
        zipped([replace(PACK, name="a/pack.json"), replace(PICTURE, name="b/pictures/MYC-001.png")]),
        "there is no pack.json in it",
    ),
    "two packs": (
        zipped([replace(PACK, name="a/pack.json"), replace(PACK, name="a/PACK.JSON"), replace(PICTURE, name="a/x")]),
        "“a/PACK.JSON” is in it twice",
    ),
    "a picture beside the folder of a pack": (
        zipped([replace(PACK, name="a/pack.json"), PICTURE]),
        "there is no pack.json in it",
    ),
    "a folder that is a link": (
        zipped([File("pictures/", b"", attributes=LINK), PACK, PICTURE]),
        "“pictures/” in it is a folder, a link or a device",
    ),
    "notes that are a link": (zipped([PACK, PICTURE, File(".DS_Store", b"x", attributes=LINK)]), "a folder, a link"),
    "notes that are encrypted": (zipped([PACK, PICTURE, File("__MACOSX/a", b"x", flags=1)]), "is encrypted"),
    "notes of unknown size": (zipped([PACK, PICTURE, File("Thumbs.db", b"x", listed_size=9)]), "before, between"),
    "a name for another name": (
        zipped([PACK, replace(PICTURE, name="pictures/x.png", extra=field_of_name("y.png", PICTURE.name))]),
        "before, between or behind",
    ),
    "two additional fields of a kind": (zipped([replace(PACK, extra=TIMES * 2), PICTURE]), "before, between or behind"),
    "half an additional field": (zipped([replace(PACK, extra=TIMES[:-1]), PICTURE]), "before, between or behind"),
    "a long additional field": (
        zipped([replace(PACK, extra=b"UT" + (200).to_bytes(2, "little") + bytes(200)), PICTURE]),
        "before, between or behind",
    ),
    "fields of zip64": (
        zipped([replace(PACK, extra=b"\1\0\x10\0" + bytes(16)), PICTURE]),
        "before, between or behind",
    ),
    "behind it another size": (zipped([PACK, replace(streamed(PICTURE), behind=b"x" * 16)]), "before, between"),
    "behind it half of what is known": (
        zipped([PACK, replace(streamed(PICTURE), behind=streamed(PICTURE).behind[:-1])]),
        "before, between or behind",
    ),
    "behind it more than is known": (
        zipped([PACK, replace(streamed(PICTURE), behind=streamed(PICTURE).behind + b"x")]),
        "before, between or behind",
    ),
    "another check before it": (zipped([PACK, replace(PICTURE, local_crc=5)]), "before, between or behind"),
    "another check before it than behind it": (
        zipped([PACK, replace(streamed(PICTURE), local_crc=5)]),
        "before, between or behind",
    ),
    "sizes behind it by the list only": (
        zipped([PACK, replace(streamed(PICTURE), local_flags=0)]),
        "before, between or behind",
    ),
    "encrypted by what stands before it": (zipped([PACK, replace(PICTURE, local_flags=1)]), "before, between"),
    "a second pack": (named("Pack.json"), "“Pack.json” is in it twice"),
    "a program": (named("pack.py"), "“pack.py” is in it, but not in its list"),
    "no name": (named(""), "“” is in it, but not in its list"),
    "bells": (named("\a\x1b[31m\u202e.png"), "is in it, but not in its list"),
    "twice": (zipped([PACK, PICTURE, PICTURE]), "“pictures/MYC-001.png” is in it twice"),
    "twice but for case": (
        zipped([PACK, PICTURE, replace(PICTURE, name="pictures/myc-001.PNG")]),
        "“pictures/myc-001.PNG” is in it twice",
    ),
    "picture missing": (zipped([PACK]), "“MYC-001.png” is in its list, but not in it"),
    "link": (zipped([PACK, replace(PICTURE, attributes=LINK)]), "“pictures/MYC-001.png” in it is a folder, a link"),
    "pack.json is a link": (zipped([replace(PACK, attributes=LINK), PICTURE]), "“pack.json” in it is a folder, a link"),
    "device": (zipped([PACK, replace(PICTURE, attributes=(stat.S_IFBLK | 0o666) << 16)]), "is a folder, a link or a"),
    "folder of DOS": (zipped([PACK, replace(PICTURE, attributes=REGULAR | 0x10)]), "is a folder, a link or a"),
    "encrypted": (zipped([PACK, replace(PICTURE, flags=1)]), "“pictures/MYC-001.png” in it is encrypted"),
    "packed by bzip2": (zipped([PACK, replace(PICTURE, method=12)]), "in it is packed in an uncommon way"),
    "descriptor behind": (zipped([PACK, replace(PICTURE, flags=8)]), "before, between or behind"),
    "extra field": (zipped([replace(PACK, extra=b"\1\0\4\0abcd"), PICTURE]), "before, between or behind"),
    "comment on a file": (zipped([replace(PACK, comment=b"hi"), PICTURE]), "before, between or behind"),
    "comment": (zipped([PACK, PICTURE], comment=b"hi"), "it is no zip file, or it is cut off"),
    "comment that is not there": (zipped([PACK, PICTURE], comment_size=2), "before, between or behind"),
    "something behind its list": (zipped([PACK, PICTURE], in_list=b"x"), "before, between or behind"),
    "something before": (b"MZ" + zipped([PACK, PICTURE]), "before, between or behind"),
    "something before, counted in": (zipped([replace(PACK, before=b"MZ"), PICTURE]), "before, between or behind"),
    "something between": (zipped([PACK, replace(PICTURE, before=b"x")]), "before, between or behind"),
    "something behind": (zipped([PACK, PICTURE], behind=b"x"), "before, between or behind"),
    "something after": (zipped([PACK, PICTURE]) + b"x" * 22, "it is no zip file, or it is cut off"),
    "two in one": (zipped([PACK, PICTURE]) * 2, "before, between or behind"),
    "overlapping": (zipped([PACK, replace(PICTURE, at=0)]), "before, between or behind"),
    "far away": (zipped([PACK, replace(PICTURE, at=0xFFFFFFFF)]), "before, between or behind"),
    "another name inside": (zipped([PACK, replace(PICTURE, local_name="pictures/x.png")]), "before, between or behind"),
    "of several disks": (zipped([PACK, PICTURE], disk=1), "before, between or behind"),
    "ends on another disk": (zipped([PACK, PICTURE], last_disk=1), "before, between or behind"),
    "fewer than it says": (zipped([PACK, PICTURE], count=3), "before, between or behind"),
    "more than it says": (zipped([PACK, PICTURE], count=1), "before, between or behind"),
    "zip64": (zipped([PACK, PICTURE], count=0xFFFF), "there are more files in it than a pack has"),
    "too many": (zipped([PACK, *(File(f"{n}", b"") for n in range(1_500))]), "there are more files in it than"),
    "size of zip64": (zipped([PACK, replace(PICTURE, size=0xFFFFFFFF)]), "before, between or behind"),
    "two sizes": (zipped([PACK, replace(PICTURE, listed_size=5)]), "before, between or behind"),
    "other bytes": (zipped([PACK, replace(PICTURE, crc=5)]), "“pictures/MYC-001.png” in it is damaged"),
    "packed larger than it says": (
        zipped([deflated("pack.json", PACK.data, size=len(PACK.data) - 1), PICTURE]),
        "“pack.json” in it is damaged",
    ),
    "packed smaller than it says": (
        zipped([deflated("pack.json", PACK.data, size=len(PACK.data) + 1), PICTURE]),
        "“pack.json” in it is damaged",
    ),
    "packed badly": (zipped([replace(PACK, method=8), PICTURE]), "“pack.json” in it is damaged"),
    "something behind what is packed": (zipped([more_packed(PACK), PICTURE]), "“pack.json” in it is damaged"),
    "packed without an end": (zipped([more_packed(PACK, -1), PICTURE]), "“pack.json” in it is damaged"),
    "bomb": (zipped([deflated("pack.json", BOMB), PICTURE]), "“pack.json” in it would take up far too much room"),
    "bomb that says it is small": (
        zipped([deflated("pack.json", BOMB, size=5_000), PICTURE]),
        "“pack.json” in it is damaged",
    ),
    "bomb that says it is large": (
        zipped([deflated("pack.json", BOMB, size=0xFFFFFFF0), PICTURE]),
        "would take up far too much room",
    ),
    "many bombs": (
        zipped([PACK, *(deflated(f"pictures/{n}.png", BOMB) for n in range(50))]),
        "would take up far too much room",
    ),
    "picture of another size": (zipped([PACK, File(PICTURE.name, b"x")]), "“pictures/MYC-001.png” in it is damaged"),
    "another picture": (
        zipped([PACK, File(PICTURE.name, PICTURE.data[:-1] + b"x")]),
        "“pictures/MYC-001.png” in it is damaged or not what the list says",
    ),
}


@pytest.mark.parametrize("what", ZIPS)
def test_a_zip_file_is_refused(shelf, tmp_path, what):
    data, said = ZIPS[what]
    path = tmp_path / "friend.svepack"
    path.write_bytes(data)
    sentence = refused(shelf, path)
    assert sentence.startswith("“friend.svepack” is no whole card pack: ")
    assert said in sentence


def test_a_bomb_is_not_unpacked_to_see_how_large_it_is(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped([deflated("pack.json", bytes(100_000_000), size=5_000), PICTURE]))
    tracemalloc.start()
    assert "“pack.json” in it is damaged" in refused(shelf, path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 3_000_000


CARD = {"number": "MYC-002", "name": "Cairn", "name_ja": "石", "kind": "amulet"}
TWO = {name: {"size": 1, "sha256": "0" * 64} for name in ("MYC-001.png", "myc-001.PNG")}

MANIFESTS = {
    "not text": (b"\xff{}", "byte 1 is not UTF-8"),
    "not JSON": (b"{", "is no JSON from line 1"),
    "a list": (b"[]", "is not one of svedesk's. Choose a card pack."),
    "too deep": (b'{"a":' + b"[" * 100_000, "it is nested too deeply"),
    "too large a number": (b'{"format":"svedesk-pack","version":' + b"9" * 5_000 + b"}", "a number that is far too"),
    "no number": (b'{"format":"svedesk-pack","version":NaN}', "NaN is not a number"),
    "something else": (b'{"format":"svedesk-deck","version":1}', "is a deck, not a card pack"),
    "without a version": (manifest(version=None).data, "it does not say which version of a card pack it is"),
    "newer": (manifest(version=2).data, "was saved by a newer svedesk (version 2; this one reads up to 1). Update"),
    "twice the same": (b'{"format":"svedesk-pack","version":1,"id":"a","id":"b"}', "“id” stands in it twice"),
    "unknown field": (manifest(code="import os").data, "“code” is not known"),
    "unknown field of a card": (manifest(cards=[{**CARD, "run": "x"}]).data, "“cards.0.run” is not known"),
    "id of a folder": (manifest(id="../packs").data, "“id” must be small letters and digits"),
    "id of a device": (manifest(id="nul").data, "“id” must be small letters and digits"),
    "long id": (manifest(id="a" * 41).data, "“id” must have at most 40 characters"),
    "no name": (manifest(name="").data, "“name” must not be empty"),
    "a name that rings": (manifest(name="a\a").data, "“name” must be one line of ordinary characters"),
    "author": (manifest(author="a\u202eb").data, "“author” must be one line of ordinary characters"),
    "note": (manifest(note="a" * 5_000).data, "“note” must have at most 4000 characters"),
    "cards": (manifest(cards={}).data, "“cards” must be a list"),
    "too many cards": (manifest(cards=[CARD] * 1_001, pictures={}).data, "“cards” must have at most 1000 entries"),
    "kind": (manifest(cards=[{**CARD, "kind": "cat"}], pictures={}).data, "a word for no kind of card (cat)"),
    "number": (manifest(cards=[{**CARD, "number": "../a"}]).data, "“cards.0.number” must be a collector number"),
    "card twice": (
        manifest(cards=[CARD, {**CARD, "number": "myc-002"}], pictures={}).data,
        "it has the card myc-002 twice",
    ),
    "script": (manifest(cards=[{**CARD, "script": "a" * 4_001}]).data, "“cards.0.script” must have at most 4000"),
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
    "two pictures but for case": (manifest(pictures=TWO).data, "it has two pictures called myc-001.PNG"),
    "picture of what": (manifest(pictures={"a.png": None}).data, "“pictures.a.png” must be an object"),
    "picture not listed": (manifest(pictures={}).data, "it lists no picture MYC-001.png, which a card has"),
    "picture unused": (manifest(cards=[CARD]).data, "it lists the picture MYC-001.png, which no card has"),
    "digest": (
        manifest(pictures={"MYC-001.png": {"size": 1, "sha256": "z" * 64}}).data,
        "must be a SHA-256 of 64 hex digits",
    ),
    "size": (
        manifest(pictures={"MYC-001.png": {"size": 9_000_000, "sha256": "0" * 64}}).data,
        "“pictures.MYC-001.png.size” must be at most 8000000",
    ),
    "replaces a card": (manifest(cards=[{**CARD, "number": "SD01-001"}], pictures={}).data, "no pack replaces"),
    "number of another pack": (
        manifest(cards=[{**CARD, "number": "ELS-001"}], pictures={}).data,
        "holds ELS-001, which is a card of the pack “Else”. Remove that pack",
    ),
    "another author": (manifest(id="else").data, "“Moss” is here already, made by Robin, not Eve. Remove that pack"),
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
        "must be the name of a PNG, JPEG or WebP file",
    )


@pytest.mark.parametrize("what", MANIFESTS)
def test_a_manifest_is_refused(shelf, tmp_path, what):
    data, said = MANIFESTS[what]
    if what == "another author":
        data = data.replace(b"Robin", b"Eve")
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped([File("pack.json", data), *([PICTURE] if b"MYC-001.png" in data else [])]))
    assert said in refused(shelf, path)


PICTURES_REFUSED = {
    "GIF": (b"GIF89a" + bytes(50), "is no PNG, JPEG or WebP picture"),
    "SVG": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "is no PNG, JPEG or WebP picture"),
    "program": (b"\x7fELF" + bytes(50), "is no PNG, JPEG or WebP picture"),
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
        read_pack(path)


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_pictures_of_three_kinds(shelf, tmp_path, form):
    path = tmp_path / "friend.svepack"
    path.write_bytes(zipped(pack_files(pictures={"MYC-001.png": picture(form=form)})))
    assert shelf.install(path).new == ("MYC-001", "MYC-002")


def test_what_is_no_file(shelf, tmp_path):
    os.mkfifo(tmp_path / "pipe.svepack")
    (tmp_path / "folder.svepack").mkdir()
    assert "is a folder, a device or a pipe" in refused(shelf, tmp_path / "folder.svepack")
    before = files(shelf.folder)
    with pytest.raises(DamagedFile, match="is a folder, a device or a pipe"):
        shelf.install(tmp_path / "pipe.svepack")
    assert files(shelf.folder) == before
    assert "There is no file" in refused(shelf, tmp_path / "none.svepack")


def test_a_file_that_is_too_large(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    with path.open("wb") as file:
        file.truncate(250_000_001)
    with pytest.raises(DamagedFile, match="is too large: no card pack is over 250 MB"):
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
    found = read_pack(path)
    other = zipped(pack_files(pictures={"MYC-001.png": picture("red")}))
    path.write_bytes(other)
    with pytest.raises(DamagedFile, match="is damaged or not what the list says"):
        shelf.keep(found.pack, found.pictures)
    assert [one.id for one in shelf.packs()] == ["else"]


def test_names_in_japanese(shelf, tmp_path):
    path = tmp_path / "friend.svepack"
    one = pack(PackCard(ADEPT, picture="苔の徒.png"), PackCard(CAIRN))
    path.write_bytes(zipped(pack_files(one, {"苔の徒.png": picture()})))
    shelf.install(path)
    assert list(shelf.pictures("moss")) == ["苔の徒.png"]
    assert listed(one, {"苔の徒.png": picture()}) == shelf.pack("moss")
