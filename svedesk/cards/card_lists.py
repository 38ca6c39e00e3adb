"""Lists of cards by others: CSV, JSON and Excel workbooks, read into rows by column name."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from svedesk.cards.models import MAX_CARDS
from svedesk.cards.report import Remark
from svedesk.cards.spelling import collector_number
from svedesk.cards.spreadsheet import OLD_WORKBOOK, WORKBOOK, read_workbook
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.kinds import LIST
from svedesk.documents.reading import GZIP, decoded, parsed, read_file, unpacked
from svedesk.engine.message import Message

_MAX_COLUMNS = 200
_DELIMITERS = ",;\t|"
_RULE = re.compile(r"\s*:?-*:?\s*")
_SEP = re.compile(r"\s*sep=([^\w\s\"]|\t)\s*$", re.IGNORECASE)
"""What spreadsheets write before a list to say what parts its cells."""
_DEEPEST = 4
_OF_SETS = ("cards", "cardList", "card_list", "items", "entries", "カード")
"""What a set calls its cards."""
_OF_COLUMNS = ("columns", "fields", "header", "headers", "keys")
"""What the names of the columns are called where they stand beside the rows."""
_VALUES = ("value", "baseValue")
_LONGEST_NAME = 40
_TITLES = 20
"""Lines that may stand above the names of the columns."""


class ListTable(NamedTuple):
    """A list: its columns in order, its rows with the line or place each stands at, and what is to be said of it."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, Mapping[str, Any]], ...]
    remarks: tuple[Remark, ...] = ()


def read_list(path: Path) -> ListTable:
    """The list in a CSV (comma, semicolon, tab or bar) or JSON file, whatever encoding Japanese programs write, also
    one that is packed with gzip; or in an Excel workbook. Raises `DamagedFile`."""
    data = read_file(path, LIST)
    if data.startswith(GZIP):
        data = unpacked(data, LIST, path.name)
    if data.startswith(OLD_WORKBOOK):
        raise DamagedFile("sheet-old", file=path.name)
    table = _workbook(data, path.name) if data.startswith(WORKBOOK) else _text(data, path.name)
    if not table.rows:
        raise DamagedFile("list-only-columns" if table.columns else "list-no-rows", file=path.name)
    if len(table.rows) > MAX_CARDS:
        raise DamagedFile("list-too-many", MAX_CARDS, file=path.name)
    return table


def _text(data: bytes, file: str) -> ListTable:
    text = decoded(data, file)
    if not text.strip():
        raise DamagedFile("file-empty", file=file)
    return _json(text, file) if text.lstrip()[:1] in ("[", "{") else _csv(text, file)


# -- JSON --------------------------------------------------------------------------------------------------------------


def _json(text: str, file: str) -> ListTable:
    """The list itself, or what lies in an object: lists of objects, objects by number; or an object on each line."""
    rows = list(_objects(_lines(text, file), 0))
    if not rows:
        raise DamagedFile("list-no-rows", file=file)
    flat = [_flat(print_) for row in rows for print_ in _prints(row)]
    columns = tuple(dict.fromkeys(name for row in flat for name in row))
    if len(columns) > _MAX_COLUMNS:
        raise DamagedFile("list-wide", _MAX_COLUMNS, file=file)
    return ListTable(columns, tuple((f"row {place}", row) for place, row in enumerate(flat, 1)))


def _lines(text: str, file: str) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """What JSON text holds; of text with an object on each line, all of them."""
    try:
        return parsed(text, file)
    except DamagedFile as damaged:
        lines = [line for line in text.splitlines() if line.strip()]
        if damaged.message.key != "file-not-json" or len(lines) < 2:
            raise
        try:
            return [parsed(line, file) for line in lines[: MAX_CARDS + 1]]
        except DamagedFile:
            raise damaged from None  # it is no such text either: what was wrong at first is what counts


def _objects(whole: Any, depth: int) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - whatever JSON can hold
    if isinstance(whole, list):
        if whole and all(isinstance(row, dict) for row in whole):
            inside = _longest_inside(whole)  # sets, each with its cards
            yield from (row for each in whole for row in each.get(inside, ())) if inside else whole
        elif len(whole) > 1 and all(isinstance(row, list) for row in whole):
            names, rows = (_numbered(whole[0]), whole) if _is_card(whole[0]) else (map(str, whole[0]), whole[1:])
            columns = list(names)
            yield from (dict(zip(columns, row, strict=False)) for row in rows)
        return
    if not isinstance(whole, dict) or depth > _DEEPEST:
        return
    if columns_first := _by_columns(whole):
        yield from columns_first
        return
    lists = [value for value in whole.values() if isinstance(value, list) and value]
    inner = [(name, value) for name, value in whole.items() if isinstance(value, dict)]
    lists_inside = [rows for value in lists if (rows := list(_objects(value, depth + 1)))]
    if lists_inside:
        # Lists by set or class are of one kind with the longest; others are of something else.
        known = set(max(lists_inside, key=len)[0])
        yield from (row for rows in lists_inside if 2 * len(known & set(rows[0])) > len(rows[0]) for row in rows)
    elif inner and len(inner) == len(whole) and not any(_holds_objects(value) for _, value in inner):
        yield from ({"number": name, **value} for name, value in inner)
    else:
        yield from (row for _, value in inner for row in _objects(value, depth + 1))


def _by_columns(whole: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The rows of an object that has a list or an object for each column, or a list of the columns beside its rows;
    none of any other."""
    names = next((each for name, each in whole.items() if name in _OF_COLUMNS and isinstance(each, list)), [])
    if names and all(isinstance(name, str) for name in names):
        lists = (each for each in whole.values() if isinstance(each, list) and each is not names)
        rows = next((each for each in lists if each and all(isinstance(row, list) for row in each)), [])
        return [dict(zip(names, row, strict=False)) for row in rows]
    columns = {
        name: list(each.values()) if isinstance(each, dict) and all(map(str.isdecimal, each)) else each
        for name, each in whole.items()
    }
    lists_of = [each for each in columns.values() if isinstance(each, list) and len(each) > 1]
    same = len(lists_of) == len(columns) > 1 and len({*map(len, lists_of)}) == 1
    if not same or any(isinstance(cell, dict) for each in lists_of for cell in each):
        return []
    return [dict(zip(columns, row, strict=True)) for row in zip(*lists_of, strict=True)]


def _longest_inside(whole: Sequence[Mapping[str, Any]]) -> str:
    """Where all objects of a list hold lists of more objects that are like one another, the name of these, else ""."""
    names = [name for name in whole[0] if all(_rows(each.get(name)) for each in whole)]
    for name in names:
        rows = [row for each in whole for row in each[name]]
        known = set(rows[0])
        if name in _OF_SETS and len(rows) > len(whole) and all(known & set(row) for row in rows):
            return name
    return ""


def _holds_objects(value: Mapping[str, Any]) -> bool:
    """Whether it holds cards rather than being one."""
    return bool(value) and all(isinstance(row, dict) or _rows(row) for row in value.values())


def _rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _prints(row: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A row for each print of a card, where the list has them in one."""
    name = next((name for name in ("printings", "prints") if _rows(row.get(name))), "")
    yield from ({**row, **print_} for print_ in row[name]) if name else (row,)


def _flat(row: Mapping[str, Any], depth: int = 0) -> dict[str, Any]:
    """A row whose columns may have columns of their own: "name" of "en" is "name.en"."""
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            inner = _flat(value, depth + 1) if depth < _DEEPEST else {}
            flat |= {f"{name}.{column}": part for column, part in inner.items()}
        elif _rows(value) and all("name" in part and any(key in part for key in _VALUES) for part in value):
            # Columns as a list: [{"name": "Cost", "value": 3}]
            named = {str(part["name"]): next(part[key] for key in _VALUES if key in part) for part in value}
            flat |= {word if word not in row else f"{name}.{word}": part for word, part in named.items()}
        elif _rows(value) and all(isinstance(part.get("name"), str) for part in value):  # [{"name": "Pixie"}]
            flat[name] = [part["name"] for part in value]
        elif _rows(value) and all(isinstance(each, str | int | None) for part in value for each in part.values()):
            keys = dict.fromkeys(key for part in value for key in part)  # [{"en": "Pixie", "ja": "妖精"}]
            flat |= {f"{name}.{key}": [part.get(key) for part in value] for key in keys}
        else:
            flat[name] = value
    return flat


# -- CSV ---------------------------------------------------------------------------------------------------------------


def _csv(text: str, file: str) -> ListTable:
    head, end, rest = text.partition("\n")
    match = _SEP.match(head)
    if match:
        text = end + rest
    delimiter = match[1] if match else _delimiter(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    lines = ((reader.line_num, cells) for cells in reader)
    if delimiter == "|":
        lines = ((number, _between_bars(cells)) for number, cells in lines if not all(map(_RULE.fullmatch, cells)))
    try:
        return _table(lines, "line {0}", file)
    except csv.Error as error:
        raise DamagedFile("list-broken", reader.line_num, readable(str(error)), file=file) from error


def _between_bars(cells: Sequence[str]) -> list[str]:
    """The cells of a row that may begin and end with a bar, as in Markdown."""
    plain = [cell.strip() for cell in cells]
    return plain[1:] if plain and not plain[0] else plain


# -- Rows of cells -----------------------------------------------------------------------------------------------------


def _workbook(data: bytes, file: str) -> ListTable:
    """The sheets whose columns are those of the longest, one below the other; others are of something else."""
    book = read_workbook(data, file, _MAX_COLUMNS + 1)
    places = {sheet.name: "line {0}" if len(book.sheets) == 1 else _cell_of(sheet.name) for sheet in book.sheets}
    tables = {sheet.name: _table(sheet.rows, places[sheet.name], file) for sheet in book.sheets}
    filled = {name: table for name, table in tables.items() if table.rows}
    if not filled:
        return max(tables.values(), key=lambda table: len(table.columns), default=ListTable((), ()))
    known = set(max(filled.values(), key=lambda table: len(table.rows)).columns)
    alike = {name: table for name, table in filled.items() if 2 * len(known & set(table.columns)) > len(table.columns)}
    columns = tuple(dict.fromkeys(column for table in alike.values() for column in table.columns))
    remarks = []
    if others := [readable(name) for name in filled if name not in alike]:
        remarks.append(Remark("odd", "", Message("odd-sheets", (readable(", ".join(others), 300),))))
    if book.uncalculated:
        remarks.append(Remark("odd", "", Message("odd-formulas", (book.uncalculated,))))
    return ListTable(columns, tuple(row for table in alike.values() for row in table.rows), tuple(remarks))


def _cell_of(sheet: str) -> str:
    """How a spreadsheet calls the first cell of a row."""
    return readable(sheet).replace("{", "{{").replace("}", "}}") + "!A{0}"


def _table(lines: Iterable[tuple[int, Sequence[Any]]], place: str, file: str) -> ListTable:
    """The rows below the first line of several cells, which names the columns; what stands above it is a title."""
    names: tuple[str, ...] = ()
    rows: list[tuple[str, Mapping[str, Any]]] = []
    for number, cells in lines:
        if not names:
            names = _numbered(cells) if _is_card(cells) else _names(cells, file)
            if number > _TITLES and not names:
                break
            if not _is_card(cells):
                continue
        elif not rows and _names_more(cells, names):
            names = _names(cells, file)
            continue
        if any(cell is not None and str(cell).strip() for cell in cells):
            rows.append((place.format(number), dict(zip(names, cells, strict=False))))
        if len(rows) > MAX_CARDS:
            break
    return ListTable(tuple(filter(None, dict.fromkeys(names))), tuple(rows))


def _is_card(cells: Sequence[Any]) -> bool:
    """Whether a row is of a card, and names no columns."""
    return len(cells) > 1 and any(collector_number(str(cell)) for cell in cells)


def _numbered(cells: Sequence[Any]) -> tuple[str, ...]:
    """Names for columns that a list does not name."""
    return tuple(f"column {place}" for place in range(1, min(len(cells), _MAX_COLUMNS) + 1))


def _names_more(cells: Sequence[Any], names: Sequence[str]) -> bool:
    """Whether the row below the first that may name columns is the one that does: that one says what groups of columns
    have in common, or is a title."""
    texts = ["" if cell is None else str(cell).strip() for cell in cells]
    filled = [text for text in texts if text]
    if any(re.search(r"\d", text) or len(text) > _LONGEST_NAME for text in filled) or len({*filled}) < len(filled):
        return False
    parted = len(list(filter(None, names))) < len(names) or any(name.endswith(" (2)") for name in names)
    return len(filled) > 2 and len(filled) > len({name.partition(" (")[0] for name in filter(None, names)}) and parted


def _names(cells: Sequence[Any], file: str) -> tuple[str, ...]:
    """The names of the columns, nothing for a line of fewer than two. Of two columns of one name the first has it, the
    other is "name (2)"."""
    names = ["" if cell is None else str(cell).strip() for cell in cells]
    while names and not names[-1]:
        names.pop()
    if sum(map(bool, names)) < 2:
        return ()
    if len(names) > _MAX_COLUMNS:
        raise DamagedFile("list-wide", _MAX_COLUMNS, file=file)
    columns: list[str] = []
    for name in names:
        others = (f"{name} ({n})" for n in count(2))
        again = name and name in columns
        columns.append(next(other for other in others if other not in (*names, *columns)) if again else name)
    return tuple(columns)


def _delimiter(text: str) -> str:
    """What parts the cells: what makes the most of them in the first lines."""

    def cells(delimiter: str) -> int:
        reader = csv.reader(io.StringIO(text[:20_000], newline=""), delimiter=delimiter)
        try:
            return max((len(row) for row, _ in zip(reader, range(3), strict=False)), default=0)
        except csv.Error:
            return 0

    return max(_DELIMITERS, key=cells)
