"""Damaged and hostile card files: each is a report or a sentence, nothing crashes, nothing is half there."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from cards.lists import SHIPPED, card, card_database
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import bring
from svedesk.cards.mapping import load_mapping
from svedesk.cards.models import EntryRow, form_of
from svedesk.cards.report import Cancelled, ProgressWatch, say
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts

ROWS = [
    {
        "number": f"XX01-{n:03}",
        "name": f"Ember {n} ",
        "name_ja": f"残火{n}",
        "type": ["follower", "spell|token", "amulet", ""][n % 4],
        "classes": ["Dragoncraft", "Moon"][: 1 + n % 2],
        "traits": ["Mage", None],
        "traits_ja": ["魔法使い", "童話"],
        "cost": [n, str(n), "x", None][n % 4],
        "text": "Ward.\nDraw a card.",
    }
    for n in range(12)
]
JSON = json.dumps(ROWS, ensure_ascii=False).encode()
CSV = (
    "number,name,name_ja,type,class,traits,cost,text\n"
    + "".join(
        f'XX01-{n:03},Ember {n},残火{n},Follower,Dragon,Mage/Golem,{n},"Ward.\nDraw, ""a"" card."\n' for n in range(12)
    )
).encode()
XML = card_database(
    *(card(f"Ember {n} ", f"x/XX01-{n:03}EN.png", text="Ward.\nDraw &amp; go.") for n in range(12))
).encode()
MAPPING = json.dumps(
    {
        "format": "svedesk-mapping",
        "version": 1,
        "name": "Mine",
        "separator": "/",
        "columns": {"number": ["number"], "name": ["name"], "kind": ["type"]},
        "values": {"kind": {"x": "spell"}},
    }
).encode()
NASTY = (
    *(b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\x1b[31m", b"\r", b"\t", b'"', b"'", b",", b";", b"<", b">", b"&", b"]]>"),
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b"null",
        b"NaN",
        b"1e999",
        b"-1",
        b"9" * 400,
        b"true",
        b"[" * 2000,
        b"</card>",
        b"<card>",
    ),
    *(b"<!DOCTYPE a [<!ENTITY b 'c'>]>", b"&b;", b"&#0;", b"&#xD800;", b"<![CDATA[", b"<!--", b"<?xml encoding='x'?>"),
    *(b"\\ud800", b"\\u0000", "\u202e".encode(), "\u2028".encode(), b"../../", b"C:\\", b"x" * 5000, b"%s%n", b"{0}"),
    *(
        b"XX01-001",
        b"SX-001",
        b"Stone",
        b'"number"',
        b'"cost": {"a": []}',
        b"cards",
        b"constructor",
        b"'; drop table prints",
    ),
)


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """A file after one to four accidents."""
    for _ in range(chance.randint(1, 4)):
        at, end = sorted(chance.randrange(len(whole) + 1) for _ in range(2))
        end = min(end, at + chance.choice((1, 3, 40, 4000)))
        head, part, tail = whole[:at], whole[at:end], whole[end:]
        accidents = (
            head,
            head + tail,
            head + part * chance.randint(2, 4) + tail,
            head + chance.choice(NASTY) + part + tail,
            head + chance.choice(NASTY) + tail,
            head + chance.randbytes(min(len(part), 20)) + tail,
            head + bytes(byte ^ 1 << chance.randrange(8) for byte in part[:1]) + part[1:] + tail,
        )
        whole = chance.choice(accidents)
    return whole


def check(database: Database, path: Path, chance: random.Random) -> str:
    """Import a damaged file; what came of it. Whatever it is, the library is whole."""
    before = list(database.rows())
    stop = chance.choice((None, None, None, chance.randrange(5)))
    steps = iter(range(10_000))
    watch = ProgressWatch(cancelled=lambda: stop is not None and next(steps) >= stop)
    try:
        report = bring(database, path.name, read_cards(path, SveFacts, watch), watch, SHIPPED)
    except Cancelled:
        report, wrong = None, None
    except DamagedFile as error:
        report, wrong = None, error
    if report is None:
        assert list(database.rows()) == before
        for said in () if wrong is None else (wrong.in_words("en"), wrong.in_words("ja")):
            assert said.replace("\u3000", "").isprintable()
            assert len(said) < 700
        return "Cancelled" if wrong is None else "DamagedFile"
    for remark in report.remarks:
        for lang in ("en", "ja"):
            assert say(remark.message, lang).replace("\u3000", "").isprintable()
    after = {row["number"]: row for row in database.rows()}
    assert (
        {*report.new, *report.changed}
        <= after.keys()
        <= {*report.new, *report.changed} | {row["number"] for row in before}
    )
    for number in (*report.new, *report.changed):
        row = {field: value for field, value in after[number].items() if value != ""}
        form_of(EntryRow, SVE.facts).model_validate({"kind": "spell", "name": "x", **row} if number in SHIPPED else row)
    database.entries()
    if report.new or report.changed:
        database.undo()
    assert list(database.rows()) == before
    return "Report"


def damage(folder: Path, whole: bytes, use: Callable[[Path, random.Random], str], times: int, seed: int) -> set[str]:
    chance = random.Random(seed)
    path = folder / "mine.txt"
    outcomes = set()
    for _ in range(times):
        path.write_bytes(damaged(whole, chance))
        outcomes.add(use(path, chance))
    return outcomes


def told(use: Callable[[], object]) -> str:
    """What came of it: nothing wrong, or a sentence."""
    try:
        use()
    except DamagedFile as error:
        damage_ = error
    else:
        return "Report"
    assert damage_.in_words("ja").isprintable()
    assert damage_.sentence.isprintable()
    return "DamagedFile"


def read_mapping(path: Path, chance: random.Random) -> str:
    return told(lambda: load_mapping(path))


FILES = {"csv": CSV, "json": JSON, "xml": XML}


@pytest.mark.parametrize("form", FILES)
def test_damaged_lists(tmp_path, form):
    database = Database(SVE, tmp_path / "library.sqlite")
    outcomes = damage(tmp_path, FILES[form], lambda path, chance: check(database, path, chance), 60, 1)
    assert outcomes == {"Report", "DamagedFile", "Cancelled"}


def test_damaged_mappings(tmp_path):
    assert damage(tmp_path, MAPPING, read_mapping, 200, 2) == {"Report", "DamagedFile"}


def test_a_damaged_library_is_a_sentence_or_whole(tmp_path):
    database = Database(SVE, tmp_path / "library.sqlite")
    bring(database, "mine", read_cards(_written(tmp_path / "mine.json", JSON), SveFacts), shipped=SHIPPED)
    assert damage(tmp_path, database.path.read_bytes(), _open_library, 100, 3) >= {"DamagedFile"}


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def _open_library(path: Path, chance: random.Random) -> str:
    database = Database(SVE, path)

    def use() -> None:
        database.entries()
        for made in database.imports():
            database.report(made)
        database.undo()

    return told(use)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("form", FILES)
def test_2500_damaged_lists_of_each_form(tmp_path, form):
    database = Database(SVE, tmp_path / "library.sqlite")
    damage(tmp_path, FILES[form], lambda path, chance: check(database, path, chance), 2500, 4)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_2500_damaged_mappings_and_libraries(tmp_path):
    damage(tmp_path, MAPPING, read_mapping, 1500, 5)
    database = Database(SVE, tmp_path / "library.sqlite")
    bring(database, "mine", read_cards(_written(tmp_path / "mine.json", JSON), SveFacts), shipped=SHIPPED)
    damage(tmp_path, database.path.read_bytes(), _open_library, 1000, 6)
