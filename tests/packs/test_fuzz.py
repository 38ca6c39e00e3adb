"""Damaged and hostile packs by chance: each is a sentence, or a pack that is whole; nothing is half installed."""

import json
import os
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from packs.sample_packs import ADEPT, CAIRN, SPRIG, pack, picture
from packs.test_shelf import files
from packs.zips import File, deflated, field_of_name, pack_files, streamed, zipped
from shipped import SVE

from svedesk.cards.report import say
from svedesk.documents.damaged import DamagedFile
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.owned import owned
from svedesk.packs.reading import read_pack
from svedesk.packs.shelf import Packs

BASE = pack(
    PackCard(ADEPT, 'ward, fanfare(summon(Token("MYC-T01", "Moss Sprig", "苔の芽")))', picture="MYC-001.png"),
    PackCard(replace(CAIRN, back="MYC-003"), text="Fanfare: Do something.\nLast Words: Rest."),
    PackCard(replace(CAIRN, number="MYC-003", front="MYC-002"), picture="苔.jpg"),
    PackCard(SPRIG, "ward", "Ward.", "守護"),
)
GIVEN = {"MYC-001.png": picture(), "苔.jpg": picture("red", "JPEG")}
FILES = pack_files(BASE, GIVEN)
AGAIN = [
    File("pictures/", b"", attributes=(0o40755 << 16) | 0x10, extra=b"UT\5\0\3abcd"),
    *(replace(streamed(deflated(one.name, one.data)), extra=b"UT\5\0\3abcd", page="utf-8") for one in FILES),
    File("__MACOSX/._pack.json", b"\0\5\x16\7"),
]
"""As other programs pack it again."""
WHOLE = zipped(FILES)
WHOLE_AGAIN = zipped(AGAIN)
NASTY_BYTES = (b"PK\1\2", b"PK\3\4", b"PK\5\6", b"PK\6\6", b"PK\6\7", b"\xff" * 4, b"\0" * 4, b"../", b"[" * 3000)
NASTY_NAMES = (
    *(
        "/etc/passwd",
        "../x.png",
        "..\\x.png",
        "C:\\x.png",
        "pictures/",
        "pictures/../x.png",
        "PACK.JSON",
        "",
        "a" * 300,
    ),
    *("pictures/con.png", "pictures/MYC-001.PNG", "pictures/x.png ", "__MACOSX/x", "pictures/\u202e.png", "x\0.png"),
)
NASTY_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 10**30, "", " ", "x" * 5_000, "\0", "\u202e", "../..", "CON", [], {}, [[]], ["a"]),
    *(
        "SD01-001",
        "ELS-001",
        "MYC-001",
        "follower",
        "token",
        "sve",
        "a\nb",
        {"a": {"b": []}},
        "eval('1')",
        "ward(" * 500,
    ),
    *(
        "__import__('os').system('x')",
        "(" * 900,
        "1" * 900,
        "fanfare(" * 200,
        "'" * 100,
        "\ud800",
        "１２３",
        "e\u0301.png",
    ),
)


def damaged_bytes(chance: random.Random) -> bytes:
    whole = chance.choice((WHOLE, WHOLE_AGAIN))
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(whole) + 1)
        end = min(len(whole), at + chance.choice((0, 1, 2, 4, 30, 400)))
        head, part, tail = whole[:at], whole[at:end], whole[end:]
        whole = chance.choice(
            (
                head,
                head + tail,
                head + part + part + tail,
                head + chance.choice(NASTY_BYTES) + tail,
                head + chance.randbytes(len(part)) + tail,
                head + bytes(byte ^ 1 << chance.randrange(8) for byte in part[:1]) + part[1:] + tail,
                tail + head,
            )
        )
    return whole


def hostile_zip(chance: random.Random) -> bytes:
    found = list(chance.choice((FILES, AGAIN)))
    number = chance.choice((0, 1, 4, 100, 70_000, 0xFFFFFFFF))
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(len(found))
        one = found[at]
        made: list[File] = chance.choice(
            (
                [replace(one, name=chance.choice(NASTY_NAMES))],
                [replace(one, local_name=chance.choice(NASTY_NAMES))],
                [one, replace(one, name=chance.choice(NASTY_NAMES))],
                [one, one],
                [],
                [replace(one, method=chance.choice((1, 8, 9, 12, 14, 93, 99)))],
                [replace(one, flags=1 << chance.randrange(16))],
                [replace(one, attributes=chance.getrandbits(32))],
                [replace(one, size=number)],
                [replace(one, listed_size=number)],
                [replace(one, crc=number)],
                [replace(one, at=number)],
                [replace(one, extra=chance.randbytes(chance.randrange(40)))],
                [replace(one, local_extra=chance.randbytes(chance.randrange(40)))],
                [replace(one, extra=b"UT" + number.to_bytes(4, "little") + bytes(chance.randrange(20)))],
                [replace(one, extra=field_of_name(chance.choice((one.name, *NASTY_NAMES)), one.name))],
                [streamed(one)],
                [replace(streamed(one), behind=chance.randbytes(chance.choice((0, 12, 16, 20, 24))))],
                [replace(streamed(one), size=number)],
                [replace(one, flags=8, behind=streamed(one).behind)],
                [replace(one, name=f"{chance.choice(('a', '..', '', 'pictures', 'Pack.json'))}/{one.name}")],
                [replace(one, name=one.name.replace("/", chance.choice("\\/")), page="cp932")],
                [one, File(chance.choice(("pictures/", "a/", "/", "./", "../", "__MACOSX/")), b"", attributes=0)],
                [
                    one,
                    File(
                        chance.choice((".DS_Store", "__MACOSX/../pack.json", "x/Thumbs.db", "._")), bytes(number % 99)
                    ),
                ],
                [replace(one, comment=b"x")],
                [replace(one, before=chance.randbytes(chance.randrange(40)))],
                [replace(one, data=one.data[: len(one.data) // 2])],
                [deflated(one.name, one.data)],
                [deflated(one.name, one.data, size=number)],
                [deflated(one.name, bytes(3_000_000), size=chance.choice((len(one.data), 3_000_000)))],
                [replace(one, packed=chance.randbytes(60), method=8)],
            )
        )
        found[at : at + 1] = made
        if not found:
            break
    return zipped(
        found,
        behind=chance.choice((b"", b"", b"", b"x")),
        comment=chance.choice((b"", b"", b"", b"x" * 40)),
        count=chance.choice((None, None, None, None, 0, 1, 5, 0xFFFF)),
        disk=chance.choice((0, 0, 0, 0, 0, 0, 1)),
    )


def hostile_manifest(chance: random.Random) -> bytes:
    fields = json.loads(FILES[0].data)
    for _ in range(chance.randint(1, 3)):
        _change(fields, chance)
    data = json.dumps(fields).encode()
    if chance.random() < 0.1:
        at = chance.randrange(len(data))
        data = data[:at] + chance.choice((b"", b"\xff", b"NaN", b"9" * 5_000, b"[" * 5_000)) + data[at + 1 :]
    return zipped([File("pack.json", data), *FILES[1:]])


def _change(fields: Any, chance: random.Random) -> None:
    """Something in it is other, gone, or more."""
    while isinstance(fields, dict | list) and fields:
        keys = list(fields) if isinstance(fields, dict) else list(range(len(fields)))
        key = chance.choice(keys)
        if isinstance(fields[key], dict | list) and fields[key] and chance.random() < 0.9:
            fields = fields[key]
            continue
        what = chance.randrange(5)
        if what == 0:
            del fields[key]
        elif what == 1 and isinstance(fields, dict):
            fields[chance.choice(("cost", "back", "front", "script", "run", "picture", "x.png"))] = fields[key]
        elif what == 2 and isinstance(fields, list):
            fields.append(fields[key])
        else:
            fields[key] = chance.choice(NASTY_VALUES)
        return


WAYS = {"bytes": damaged_bytes, "zip": hostile_zip, "manifest": hostile_manifest}


def shelf_in(folder: Path) -> Packs:
    """A shelf with one pack, which has a card that another may want to be."""
    shelf = Packs(SVE, folder / "packs")
    shelf.keep(pack(PackCard(replace(ADEPT, number="ELS-001")), id="else", name="Else"))
    return shelf


def check(shelf: Packs, path: Path) -> str:
    """Install a pack; what came of it. Whatever it was, the shelf is whole."""
    before = files(shelf.folder.parent)
    try:
        report = shelf.install(path)
    except DamagedFile as error:
        for lang in ("en", "ja"):
            said = error.in_words(lang)  # type: ignore[arg-type]
            assert said.replace("\u3000", "").isprintable()
            assert len(said) < 500
        assert files(shelf.folder.parent) == before
        return error.message.key
    for remark in report.remarks:
        assert say(remark.message, "ja").isprintable()
    (new,) = (one for one in shelf.packs() if one.id != "else")
    _check_whole(shelf, new, path)
    shelf.remove(new.id)
    for away in (shelf.folder / ".removed").iterdir():
        for left in sorted(away.rglob("*"), reverse=True):
            left.unlink() if left.is_file() else left.rmdir()
        away.rmdir()
    (shelf.folder / ".removed").rmdir()
    assert files(shelf.folder.parent) == before
    return "installed"


def _check_whole(shelf: Packs, one: Pack, path: Path) -> None:
    """It is what the file holds, can be played with, and given away again."""
    assert one == read_pack(path, SVE).pack
    for name, place in shelf.pictures(one.id).items():
        assert place.read_bytes() in GIVEN.values(), name
        assert place.resolve().is_relative_to(shelf.folder.resolve())
    mine = owned(SVE, packs=shelf, imports=False)
    rules = mine.rules()
    for number in one.numbers:
        assert rules.definition(number).facts.number == number
    shipped = owned(SVE, imports=False).rules().definition("SD01-001")
    assert rules.definition("SD01-001") == shipped


def fuzz(folder: Path, way: str, times: int, seed: int) -> Counter[str]:
    chance, found = random.Random(seed), Counter[str]()
    shelf = shelf_in(folder)
    path = folder / "friend.svepack"
    for _ in range(times):
        path.write_bytes(WAYS[way](chance))
        found[check(shelf, path)] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_packs_by_chance(tmp_path, way):
    found = fuzz(tmp_path, way, 40, 1)
    assert len(found) >= 3
    assert found["installed"] < 30


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("way", WAYS)
def test_ten_thousand_packs_by_chance(tmp_path, way):
    resource = pytest.importorskip("resource")
    opened = len(os.listdir("/dev/fd"))
    found = fuzz(tmp_path, way, 3_400, 2)
    print(way, found.most_common(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000, "MB at most")
    assert len(found) >= 5
    assert len(os.listdir("/dev/fd")) == opened
