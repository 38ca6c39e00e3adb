"""Lists of cards by others: CSV and JSON, read into rows by column name."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from svedesk.cards.models import MAX_CARDS
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.kinds import LIST
from svedesk.documents.reading import parsed, read_file

_MAX_COLUMNS = 200
_ENCODINGS = ("utf-8-sig", "cp932")
"""What text is tried as: what Japanese spreadsheets write is no UTF-8."""


class Listed(NamedTuple):
    """A list: its columns in order, and its rows with the line or place each stands at."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, Mapping[str, Any]], ...]


def read_list(path: Path) -> Listed:
    """The list in a CSV (comma, semicolon or tab) or JSON file. Raises `DamagedFile`."""
    data = read_file(path, LIST)
    text = _text(data, path.name)
    if not text.strip():
        raise DamagedFile("file-empty", file=path.name)
    found = _json(text, path.name) if text.lstrip()[:1] in ("[", "{") else _csv(text, path.name)
    if not found.rows:
        raise DamagedFile("list-no-rows", file=path.name)
    if len(found.rows) > MAX_CARDS:
        raise DamagedFile("list-too-many", MAX_CARDS, file=path.name)
    return found


def _text(data: bytes, file: str) -> str:
    encodings = ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else _ENCODINGS
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise DamagedFile("list-not-text", file=file)


def _json(text: str, file: str) -> Listed:
    """The list itself, or the longest list of objects that lies in an object, or its objects by number."""
    whole = parsed(text, file)
    if isinstance(whole, dict):
        lists = [value for value in whole.values() if isinstance(value, list)]
        objects = [value for value in whole.values() if isinstance(value, dict)]
        if lists:
            whole = max(lists, key=len)
        elif objects and len(objects) == len(whole):
            whole = [{"number": number, **fields} for number, fields in whole.items()]
    if not isinstance(whole, list) or not all(isinstance(row, dict) for row in whole):
        raise DamagedFile("list-no-rows", file=file)
    columns = tuple(dict.fromkeys(name for row in whole for name in row))
    if len(columns) > _MAX_COLUMNS:
        raise DamagedFile("list-no-rows", file=file)
    return Listed(columns, tuple((f"row {place}", row) for place, row in enumerate(whole, 1)))


def _csv(text: str, file: str) -> Listed:
    head = text.lstrip().partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        names = tuple(name.strip() for name in next(reader))
        if len(names) < 2 or len(names) > _MAX_COLUMNS:
            raise DamagedFile("list-no-rows", file=file)
        rows = []
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append((f"line {reader.line_num}", dict(zip(names, cells, strict=False))))
            if len(rows) > MAX_CARDS:
                break
    except csv.Error as error:
        raise DamagedFile("list-broken", reader.line_num, readable(str(error)), file=file) from error
    return Listed(tuple(filter(None, dict.fromkeys(names))), tuple(rows))
