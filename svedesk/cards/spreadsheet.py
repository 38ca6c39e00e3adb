"""Sheets of Excel workbooks (.xlsx), read as if an enemy had written them: openpyxl opens nothing that was not looked
through before."""

from __future__ import annotations

import io
import re
import warnings
import zlib
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import count
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import LIST
from svedesk.documents.xml import feed, suspicious

WORKBOOK = b"PK\x03\x04"
"""How a workbook begins, as every zip file does."""
OLD_WORKBOOK = b"\xd0\xcf\x11\xe0"
"""How one begins that an old program wrote, or that is locked by a password."""
_MOST_PARTS = 5_000
_OF_CELLS = {"row", "c", "f", "v", "is", "si", "r", "t"}
_MOST_OTHERS, _DEEPEST = 500_000, 60
"""Elements in one of its files that are none of cells, and how deep they may be nested: openpyxl keeps all of them."""
_WIDEST = 16_384
"""Columns that a sheet can have."""
_LONGEST = 3_000_000
"""Rows of all sheets: one can have a third of them, and some programs say that the last one is there."""
_CELLS = re.compile(r"([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?", re.ASCII)
_ERRORS = {"#N/A", "#REF!", "#VALUE!", "#DIV/0!", "#NAME?", "#NULL!", "#NUM!"}
"""What stands in a cell whose formula failed."""


class SheetRows(NamedTuple):
    """A sheet: its name, and its rows by their numbers."""

    name: str
    rows: Iterator[tuple[int, list[Any]]]


class Workbook(NamedTuple):
    """The sheets of a workbook in its order, and how many formulas have no value: no program calculated them."""

    sheets: tuple[SheetRows, ...]
    uncalculated: int


def read_workbook(data: bytes, file: str, columns: int) -> Workbook:
    """The sheets in an .xlsx file, of each so many `columns`. Cells that are merged over several rows say the same in
    each of them; dates are text. Raises `DamagedFile`, also while the rows are taken."""
    parts = _checked(data, file)
    from openpyxl import load_workbook  # it takes a while to load, and few lists are such files

    # What it can't keep of a workbook it warns of: nothing that is read here.
    warnings.filterwarnings("ignore", category=UserWarning, module=r"openpyxl\.")
    try:
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        seen = count(1)
        sheets = tuple(SheetRows(sheet.title, _rows(sheet, parts, columns, seen, file)) for sheet in book.worksheets)
    except Exception as error:  # openpyxl raises whatever a damaged file makes it
        raise DamagedFile("sheet-broken", file=file) from error
    return Workbook(sheets, sum(part.uncalculated for part in parts.values()))


def _rows(
    sheet: Any,  # noqa: ANN401 - openpyxl has no types
    parts: dict[str, _WorkbookPart],
    columns: int,
    seen: Iterator[int],
    file: str,
) -> Iterator[tuple[int, list[Any]]]:
    """The rows in which something stands; those of all sheets are counted by `seen`."""
    part = parts.get(str(getattr(sheet, "_worksheet_path", "")).lstrip("/"), _WorkbookPart())
    blank = (None,) * columns
    held: dict[int, tuple[int, Any]] = {}
    """Of each column the last row of a merged cell that is being gone through, and what stands in it."""
    try:
        sheet.reset_dimensions()  # what a file says of its size may be wrong
        for number, cells in enumerate(sheet.iter_rows(max_col=columns, values_only=True), 1):
            if next(seen) > _LONGEST:
                raise DamagedFile("sheet-long", _LONGEST, file=file)
            if cells == blank and number not in part.merged:
                continue
            row = [_value(cell) for cell in cells]
            for column, last in part.merged.get(number, ()):
                if column < len(row):
                    held[column] = (last, row[column])
            for column, (last, value) in tuple(held.items()):
                if number > last:
                    del held[column]
                elif row[column] is None:
                    row[column] = value
            yield number, row
    except DamagedFile:
        raise
    except Exception as error:  # as above
        raise DamagedFile("sheet-broken", file=file) from error


def _value(cell: object) -> object:
    """What a cell holds, as a list says it: dates as text, whole numbers without a fraction."""
    if isinstance(cell, datetime) and cell.time() == time():
        return cell.date().isoformat()
    if isinstance(cell, date | time):
        return cell.isoformat()
    if isinstance(cell, timedelta):
        return str(cell)
    if isinstance(cell, float) and cell.is_integer():
        return int(cell)
    if isinstance(cell, str):
        return None if cell in _ERRORS else cell.replace("_x000D_", "")
    return cell


# -- What a workbook may be ----------------------------------------------------------------------------------------


class _WorkbookPart:
    """What is noted of one of its files while it is looked through."""

    def __init__(self) -> None:
        self.uncalculated = 0
        self.merged: dict[int, list[tuple[int, int]]] = {}
        """By row the columns of merged cells that begin there, with the last row of each."""


def _checked(data: bytes, file: str) -> dict[str, _WorkbookPart]:
    """Look through the files in a workbook: how many there are, their size unpacked, and declarations in them, which
    bombs are made of. What is noted of each is by its name. Raises `DamagedFile`."""
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            if "[Content_Types].xml" not in archive.namelist():
                raise DamagedFile("sheet-foreign", file=file)
            if len(members) > _MOST_PARTS or sum(member.file_size for member in members) > LIST.max_bytes:
                raise DamagedFile("file-too-big", LIST.max_bytes, LIST.format, file=file)
            # No more than it says is unpacked of a file.
            return {member.filename: _looked_through(archive.read(member), file) for member in members}
    except (BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError, NotImplementedError) as error:
        raise DamagedFile("sheet-broken", file=file) from error


def _looked_through(data: bytes, file: str) -> _WorkbookPart:
    part = _WorkbookPart()
    parser = suspicious(file)
    cells, others, formula, valued, inside = 0, 0, False, False, ""
    depth = 0

    def begin(name: str, attributes: dict[str, str]) -> None:
        nonlocal cells, others, formula, valued, inside, depth
        inside, depth = name.rpartition(":")[2], depth + 1
        match inside:
            case "row":
                cells = 0
            case "c":
                # A formula may well make an empty text.
                cells, formula, valued = cells + 1, False, attributes.get("t") == "str"
                if cells > _WIDEST:
                    raise DamagedFile("list-wide", _WIDEST, file=file)
            case "f":
                formula = True
            case "mergeCell":
                _note_merged(part, attributes.get("ref", ""))
        others += inside not in _OF_CELLS
        if others > _MOST_OTHERS or depth > _DEEPEST:
            raise DamagedFile("file-nested", file=file)

    def end(name: str) -> None:
        nonlocal formula, inside, depth
        inside, depth = "", depth - 1
        if name.rpartition(":")[2] == "c" and formula and not valued:
            part.uncalculated += 1
            formula = False

    def on_text(_text: str) -> None:
        nonlocal valued
        valued = valued or inside == "v"

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, on_text
    try:
        feed(parser, data, file)
    except DamagedFile as damaged:
        if damaged.message.key != "xml-broken":
            raise
        # A picture, or damaged: whoever reads on in it will tell.
    return part


def _note_merged(part: _WorkbookPart, ref: str) -> None:
    match = _CELLS.fullmatch(ref)
    if match and match[4]:
        column = 0
        for letter in match[1]:
            column = 26 * column + ord(letter) - ord("A") + 1
        part.merged.setdefault(int(match[2]), []).append((column - 1, int(match[4])))
