"""Lists in Excel workbooks: what people put into cells, and what enemies put into files."""

import io
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from datetime import date
from datetime import time as time_of_day
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from svedesk.cards.card_lists import ListTable, read_list
from svedesk.cards.file_kind import recognised
from svedesk.cards.mapping import drafts, guessed, ignored
from svedesk.cards.report import say_remark
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts

HEAD = ["Number", "Name", "Type", "Cost"]
EMBER = ["XX01-001", "Ember", "Follower", 2]
STONE = ["XX01-002", "Stone", "Amulet", 1]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.xlsx"


def write(
    path: Path, *rows: list[Any], change: Callable[[Worksheet], object] = lambda sheet: None, **more: list
) -> Path:
    """A workbook whose first sheet has these rows, and then more sheets by their names."""
    book = Workbook()
    for row in rows:
        book.active.append(row)
    for name, others in more.items():
        sheet = book.create_sheet(name)
        for row in others:
            sheet.append(row)
    change(book.active)
    book.save(path)
    return path


def values(path: Path) -> list[dict]:
    listed = read_list(path)
    return [row.values for row in drafts(listed, guessed(listed, path.name, SveFacts), path.name, SveFacts)]


def said(listed: ListTable, lang: str = "en") -> list[str]:
    return [say_remark(remark, lang) for remark in ignored(listed, guessed(listed, "mine.xlsx", SveFacts))]


def rewritten(path: Path, member: str, change: Callable[[str], str]) -> Path:
    """The workbook with one of its files changed."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, change(data.decode()) if name == member else data)
    return path


SHEET = "xl/worksheets/sheet1.xml"


def test_a_sheet_is_a_list(path):
    assert recognised(write(path, HEAD, EMBER, [], STONE)) == "list"
    assert values(path) == [
        {"number": "XX01-001", "name": "Ember", "kind": "follower", "cost": 2},
        {"number": "XX01-002", "name": "Stone", "kind": "amulet", "cost": 1},
    ]
    assert [place for place, _ in read_list(path).rows] == ["line 2", "line 4"]


def test_cells_hold_more_than_text(path):
    write(
        path,
        ["Number", "Name", "Cost", "Quick", "Text", "Attack"],
        ["XX01-001", "  Ember ", 2.0, True, "Ward.\nDraw a card.", "#N/A"],
        ["XX01-002", 7, "", False, "守護_x000D_\n進化", date(2026, 3, 4)],
    )
    ember, seven = values(path)
    assert ember == {"number": "XX01-001", "name": "Ember", "cost": 2, "text": "{QUICK}\nWard.\nDraw a card."}
    assert (seven["name"], seven["text"]) == ("7", "守護\n進化")


def test_a_date_that_a_spreadsheet_made_of_a_number_is_not_taken_for_one(path):
    write(path, ["Number", "Name", "Stats", "Cost"], ["XX01-001", "Ember", date(2026, 3, 4), time_of_day(1, 30)])
    listed = read_list(path)
    (row,) = drafts(listed, guessed(listed, path.name, SveFacts), path.name, SveFacts)
    assert row.values == {"number": "XX01-001", "name": "Ember"}
    assert [message.args for message in row.oddities] == [
        ("cost", "01:30:00"),
        ("attack", "2026-03-04"),
        ("defense", "2026-03-04"),
    ]


def test_a_merged_cell_says_the_same_in_each_of_its_rows(path):
    def merge(sheet: Worksheet) -> None:
        sheet.merge_cells("A1:D1")
        sheet.merge_cells("C3:C4")

    rows = ["XX01-001", "Ember", "Follower", 2], ["XX01-002", "Coal", None, 3], ["XX01-003", "Ash", None, 1]
    write(path, ["My cards"], HEAD, *rows, change=merge)
    assert [row.get("kind") for row in values(path)] == ["follower", "follower", None]


def test_sheets_of_one_kind_are_one_list_and_others_are_named(path):
    write(path, HEAD, EMBER, BP01=[HEAD, STONE], Prices=[["Shop", "Sum"], ["Corner", 3]], Empty=[])
    listed = read_list(path)
    assert [row["Name"] for _, row in listed.rows] == ["Ember", "Stone"]
    assert [place for place, _ in listed.rows] == ["Sheet!A2", "BP01!A2"]
    assert said(listed) == ["ignored sheets: Prices"]


def test_a_formula_has_the_value_that_was_calculated(path):
    write(path, [*HEAD, "Attack"], [*EMBER, "=1+1"])
    rewritten(path, SHEET, lambda text: text.replace("<v />", "<v>2</v>").replace("<v></v>", "<v>2</v>"))
    assert values(path)[0]["attack"] == 2
    assert said(read_list(path)) == []


def test_formulas_that_were_never_calculated_are_said(path):
    write(path, [*HEAD, "Attack"], [*EMBER, '=HYPERLINK("https://example.org")'], [*STONE, "=D3*2"])
    assert "attack" not in values(path)[0]
    assert said(read_list(path)) == [
        "ignored formulas that were never calculated (2); save the file in a spreadsheet program first"
    ]
    assert "数式2個" in said(read_list(path), "ja")[0]


def test_a_sheet_that_lies_about_its_size_is_read_whole(path):
    write(path, HEAD, EMBER)
    rewritten(path, SHEET, lambda text: re.sub(r'<dimension ref="[^"]*"', '<dimension ref="A1"', text))
    assert values(path)[0]["cost"] == 2


# Enemies.


def refused(path: Path) -> str:
    """The sentence with which a file is refused, soon."""
    begun = time.perf_counter()
    with pytest.raises(DamagedFile) as caught:
        values(path)
    assert time.perf_counter() - begun < 20
    assert caught.value.in_words("ja")
    return caught.value.sentence


def outcome(path: Path) -> int | str:
    """How many cards there are, or what is wrong with a file."""
    try:
        return len(values(path))
    except DamagedFile as damaged:
        return damaged.message.key if damaged.in_words("ja") else ""


def test_a_bomb_is_not_unpacked(path):
    write(path, HEAD, EMBER)
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as archive, archive.open("xl/media/a.xml", "w") as file:
        for _ in range(60):
            file.write(b" " * 1_000_000)
    assert path.stat().st_size < 100_000
    assert "A list of cards may be up to 50 MB" in refused(path)


@pytest.mark.slow
def test_a_size_that_is_a_lie_unpacks_no_more(path):
    write(path, HEAD, EMBER)
    rewritten(path, SHEET, lambda text: text + " " * 60_000_000)
    data = bytearray(path.read_bytes())
    for signature, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        begin = data.find(signature)
        while begin >= 0:
            if int.from_bytes(data[begin + at : begin + at + 4], "little") > 50_000_000:
                data[begin + at : begin + at + 4] = (1000).to_bytes(4, "little")
            begin = data.find(signature, begin + 4)
    path.write_bytes(data)
    assert "is damaged or not an Excel workbook" in refused(path)


@pytest.mark.parametrize("member", [SHEET, "xl/workbook.xml", "[Content_Types].xml"])
def test_declarations_are_refused(path, member):
    bomb = '<!DOCTYPE a [<!ENTITY b "cccccccccc"><!ENTITY d "&b;&b;&b;">]>'
    declared = lambda text: re.sub(r"^(<\?xml.*?\?>)?", lambda head: head[0] + bomb, text, count=1)  # noqa: E731
    assert "XML declarations" in refused(rewritten(write(path, HEAD, EMBER), member, declared))


@pytest.mark.parametrize("columns", [300, 16_384, 100_000])
def test_very_many_columns(path, columns):
    cells = "".join(f'<c t="inlineStr"><is><t>c{n}</t></is></c>' for n in range(columns))
    row = f'<row r="1">{cells}</row>'
    write(path, HEAD, EMBER)
    rewritten(path, SHEET, lambda text: re.sub(r"<sheetData>.*</sheetData>", f"<sheetData>{row}</sheetData>", text))
    assert "columns. Remove the columns" in refused(path)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("number", ["0", "1048576", "999999999", "-1", "x"])
def test_a_row_far_below_or_nowhere(path, number):
    """It is read, left out or a sentence, but nothing counts up to it."""
    write(path, HEAD, EMBER, STONE)
    rewritten(path, SHEET, lambda text: re.sub(r'<row r="3"', f'<row r="{number}"', text))
    begun = time.perf_counter()
    assert outcome(path) in (1, 2, "sheet-broken", "sheet-long")
    assert time.perf_counter() - begun < 20


@pytest.mark.parametrize("ref", ["A1:XFD1048576", "C2:C1048576", "C3:C2", "C3:C9999999", "nonsense", "", "A1"])
def test_merged_cells_of_any_size(path, ref):
    """Where they hide something, that counts."""
    write(path, HEAD, EMBER, STONE, change=lambda sheet: sheet.merge_cells("C3:C4"))
    rewritten(path, SHEET, lambda text: text.replace('ref="C3:C4"', f'ref="{ref}"'))
    assert outcome(path) in (2, "sheet-broken")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("more", ["<a>" * 100, "<mergeCell ref='C3:C4'/>" * 600_000])
def test_very_many_elements_and_very_deep_ones(path, more):
    write(path, HEAD, EMBER, change=lambda sheet: sheet.merge_cells("C3:C4"))
    rewritten(path, SHEET, lambda text: re.sub("<mergeCell ", lambda tag: more + tag[0], text, count=1))
    assert outcome(path) == "file-nested"


@pytest.mark.slow
def test_many_sheets_with_a_row_far_below(path):
    write(path, HEAD, EMBER, **{f"S{n}": [HEAD, STONE] for n in range(9)})
    for n in range(1, 11):
        rewritten(path, f"xl/worksheets/sheet{n}.xml", lambda text: re.sub(r'<row r="2"', '<row r="1048576"', text))
    begun = time.perf_counter()
    assert outcome(path) == "sheet-long"
    assert time.perf_counter() - begun < 20


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"PK\x03\x04", "is damaged or not an Excel workbook"),
        (b"PK\x03\x04" + b"x" * 1000, "is damaged or not an Excel workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, "is an old Excel file or needs a password"),
    ],
)
def test_what_is_no_workbook_is_a_sentence(path, data, sentence):
    path.write_bytes(data)
    assert sentence in refused(path)


def test_another_zip_file_is_a_sentence(path):
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("cards.txt", "number,name")
    assert "is a zip file but not an Excel workbook" in refused(path)


def test_a_workbook_without_cards_is_a_sentence(path):
    assert "contains no list of cards" in refused(write(path))
    assert "has column names but no cards" in refused(write(path, HEAD))


@pytest.mark.slow
def test_a_workbook_with_too_many_cards_is_a_sentence(path):
    assert "more than 20000 cards" in refused(write(path, HEAD, *([EMBER] * 20_001)))


def test_a_workbook_with_any_part_damaged_is_read_or_a_sentence(path):
    write(path, HEAD, EMBER, STONE, BP01=[HEAD, STONE])
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
        members = archive.namelist()
    whole = path.read_bytes()
    for member in members:
        for damage in (lambda text: "", lambda text: text[: len(text) // 2], lambda text: re.sub(r"\d+", "77", text)):
            path.write_bytes(whole)
            rewritten(path, member, damage)
            assert outcome(path)


def test_no_other_list_loads_what_reads_workbooks(tmp_path):
    (tmp_path / "mine.csv").write_text("number,name\nXX01-001,Ember\n")
    code = (
        "import sys; from pathlib import Path; from svedesk.cards.card_lists import read_list; "
        f"read_list(Path({str(tmp_path / 'mine.csv')!r})); print('openpyxl' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
