"""Decks in tables: which column has the counts, the names, the numbers and the sections is told by what heads the
columns, and by what stands in them."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence

from svedesk.cards.spelling import collector_number
from svedesk.decks.list_lines import CardLine, Total, meaning
from svedesk.decks.model import section_called
from svedesk.engine.game import GameDecks

_CALLED: Mapping[str, str] = {
    **dict.fromkeys(("count", "qty", "quantity", "copies", "amount", "#", "x", "no of copies", "in deck"), "count"),
    **dict.fromkeys(("枚数", "数", "数量", "枚", "投入枚数", "採用枚数", "個数"), "count"),
    **dict.fromkeys(("number", "no", "card no", "card number", "cardno", "cardnumber", "code", "card code"), "number"),
    **dict.fromkeys(("id", "card id", "num", "collector number", "カード番号", "番号", "型番", "カードno"), "number"),
    **dict.fromkeys(("name", "card", "card name", "cardname", "title", "カード名", "名前", "カード", "名称"), "name"),
    **dict.fromkeys(("anzahl", "menge", "stück", "quantité", "cantidad", "quantità", "张数", "數量", "張數"), "count"),
    **dict.fromkeys(("nummer", "kartennummer", "numéro", "número", "numero", "卡号", "編號", "编号", "卡號"), "number"),
    **dict.fromkeys(("karte", "kartenname", "nom", "carte", "nombre", "carta", "nome", "卡名", "卡牌"), "name"),
    **dict.fromkeys(("section", "zone", "deck", "board", "区分", "デッキ", "種別", "where", "place"), "section"),
    **dict.fromkeys(("set", "set code", "expansion", "edition", "セット", "弾"), "set"),
    **dict.fromkeys(("type", "kind", "cost", "class", "rarity", "price", "notes", "note", "comment", "attack"), ""),
    **dict.fromkeys(("defense", "mana", "種類", "コスト", "クラス", "レア", "レアリティ", "備考", "メモ", "価格"), ""),
}
"""What people write above the columns, and what these hold."""
_SEPARATORS = ("\t", "|", ";", ",")
_COUNT = re.compile(r"[x×*]?\s*(\d{1,2})(?:[.,]0+)?\s*(?:[x×]|枚|copies)?", re.IGNORECASE)
_RULE = re.compile(r"[\s|:+\-=]*-[\s|:+\-=]*|[\s┌┬┐├┼┤└┴┘─━═|+]+")
_MOST_OF_A_CARD = 10
"""Copies that no deck has more of, as far as a column of numbers can tell that it counts copies."""
_LEAST_ROWS = 3
"""Rows without a header from which on columns are told by what stands in them."""
_MOST_CELLS = 40


def is_table_row(line: str) -> bool:
    """Whether a line may be a row of a table: at least two cells."""
    return bool(re.search(r"[\t|;,│┃]", line)) or bool(line.strip() and _RULE.fullmatch(line.strip()))


def is_header_line(line: str) -> bool:
    """Whether a line without marks between its cells heads columns that stand below one another."""
    cells = re.split(r"\s{2,}", line.strip())
    return len(cells) > 1 and _is_header(cells) and all(_word(cell) is not None for cell in cells)


def list_of_table(lines: Sequence[str], rules: GameDecks) -> Iterator[str]:
    """The rows of a table as lines of a list, each in its row's place; lines that are no table as they are."""
    for separator in _SEPARATORS:
        rows = [_cells(line, separator) for line in lines]
        header = next((at for at, row in enumerate(rows) if len(row) > 1 and _is_header(row)), None)
        if header is not None:
            yield from list_of_table(lines[:header], rules)
            yield from _read(lines[header:], rows[header:], _by_header(rows[header], rows[header + 1 :]), rules)
            return
    for separator in _SEPARATORS:
        rows = [_cells(line, separator) for line in lines]
        if rows and (sections := _by_section(rows, rules)):
            yield "#"
            yield from _by_columns(lines[1:], rows, sections)
            return
    for separator in _SEPARATORS:
        rows = [_cells(line, separator) for line in lines]
        columns = _by_content([row for row in rows if any(row)])
        if columns:
            yield from _read(lines, rows, columns, rules)
            return
    yield from lines


def _cells(line: str, separator: str) -> list[str]:
    line = re.sub("[│┃]", "|", line)
    if _RULE.fullmatch(line.strip()):
        return []
    if separator == "|":
        line = line.strip().removeprefix("|").removesuffix("|")
    quoted = separator in ",;\t" and '"' in line
    try:
        cells = (
            next(csv.reader([line], delimiter=separator, skipinitialspace=True)) if quoted else line.split(separator)
        )
    except (csv.Error, StopIteration):
        cells = line.split(separator)
    return [" ".join(cell.split()).strip("*`") for cell in cells[:_MOST_CELLS]]


def _word(cell: str) -> str | None:
    plain = unicodedata.normalize("NFKC", cell).casefold()
    word = " ".join(re.sub(r"[_.:\-]", " ", plain).split())
    return _CALLED.get(word, _CALLED.get(word.replace(" ", "")))


def _is_header(row: Sequence[str]) -> bool:
    words = [_word(cell) for cell in row if cell]
    known = [word for word in words if word is not None]
    return len(known) >= 2 and 2 * len(known) >= len(words) and bool({"name", "number", "set"} & {*known})


def _by_header(header: Sequence[str], rows: Sequence[Sequence[str]]) -> dict[str, int]:
    """The columns that a header names. One that holds collector numbers has the numbers, whatever it is called."""
    columns: dict[str, int] = {}
    for at, cell in enumerate(header):
        word = _word(cell)
        if word:
            columns.setdefault(word, at)
    if "number" not in columns or not _are_numbers(rows, columns["number"]):
        numbered = next((at for at in range(len(header)) if _are_numbers(rows, at)), None)
        if numbered is not None:
            columns = {word: at for word, at in columns.items() if at != numbered} | {"number": numbered}
    counts = [at for at in range(len(header)) if at not in columns.values() and _are_counts(rows, at)]
    if "count" not in columns and len(counts) == 1 and not _word(header[counts[0]]):
        columns["count"] = counts[0]
    return columns


def _by_section(rows: Sequence[Sequence[str]], rules: GameDecks) -> dict[int, str]:
    """The columns that count the copies in a section each, by the section that heads them; none where fewer than two
    do, or no other column says the card."""
    sections = {at: cell for at, cell in enumerate(rows[0]) if cell and section_called(rules, cell)}
    counted = all(not cell or _copies(cell) is not None for at in sections for cell in _filled(rows[1:], at))
    return sections if len(sections) > 1 and counted and len(rows[0]) > len(sections) and len(rows) > 1 else {}


def _by_columns(lines: Sequence[str], rows: Sequence[Sequence[str]], sections: Mapping[int, str]) -> Iterator[str]:
    """The rows below a header of sections as lines of a list."""
    word = {_word(cell): at for at, cell in reversed([*enumerate(rows[0])]) if at not in sections}
    name = word.get("name", word.get("number", next(at for at in range(len(rows[0])) if at not in sections)))
    for line, row in zip(lines, rows[1:], strict=True):
        copies = {sections[at]: _copies(row[at]) for at in sections if at < len(row) and row[at]}
        if not (row and len(row) > name and row[name] and copies):
            yield line
        yield from (f"{section}: {count}x {row[name]}" for section, count in copies.items() if count)


def _by_content(rows: Sequence[Sequence[str]]) -> dict[str, int]:
    """The columns of rows without a header; none where they are fewer than three, or say too little."""
    wide = {len(row) for row in rows}
    if len(rows) < _LEAST_ROWS or len(wide) != 1 or not 3 <= (width := wide.pop()) <= _MOST_CELLS:
        return {}
    counts = [at for at in range(width) if _are_counts(rows, at)]
    numbers = [at for at in range(width) if _are_numbers(rows, at)]
    if not counts:
        return {}
    # Of several columns of small numbers the costs go further up than the copies.
    columns = {"count": min(counts, key=lambda at: (max(_copies(row[at]) or 0 for row in rows), at))}
    if numbers:
        columns["number"] = numbers[0]
    texts = [at for at in range(width) if at not in (*counts, *numbers) and any(row[at] for row in rows)]
    if texts:
        columns["name"] = max(texts, key=lambda at: (len({row[at] for row in rows}), -at))
    return columns if numbers or texts else {}


def _filled(rows: Iterable[Sequence[str]], at: int) -> list[str]:
    return [row[at] for row in rows if at < len(row) and row[at]]


def _are_numbers(rows: Iterable[Sequence[str]], at: int) -> bool:
    cells = _filled(rows, at)
    return bool(cells) and 5 * sum(bool(collector_number(cell)) for cell in cells) >= 4 * len(cells)


def _are_counts(rows: Iterable[Sequence[str]], at: int) -> bool:
    cells = _filled(rows, at)
    return bool(cells) and all((_copies(cell) or 99) <= _MOST_OF_A_CARD for cell in cells)


def _copies(cell: str) -> int | None:
    """How many copies a cell says; None of one that says no number."""
    match = _COUNT.fullmatch(unicodedata.normalize("NFKC", cell))
    return int(match[1]) if match else None


def _read(
    lines: Sequence[str], rows: Sequence[Sequence[str]], columns: Mapping[str, int], rules: GameDecks
) -> Iterator[str]:
    for line, row in zip(lines, rows, strict=True):
        if not any(row):
            yield "#"  # what parts the header from the rows is no blank line of a list
        elif _is_header(row):
            yield "#"
        else:
            yield _line(line, row, columns, rules)


def _line(line: str, row: Sequence[str], columns: Mapping[str, int], rules: GameDecks) -> str:
    """A row as a line of a list; as it stands where it has nothing in the columns that say a card."""

    def cell(column: str) -> str:
        at = columns.get(column, len(row))
        return row[at] if at < len(row) else ""

    alone = [text for text in row if text]
    if len(alone) == 1 and not isinstance(meaning(alone[0], rules), CardLine):  # a heading within the table
        return alone[0]
    name, number, copies = cell("name"), cell("number"), _copies(cell("count"))
    if isinstance(meaning(total := f"{name}: {cell('count')}", rules), Total):
        return total
    if number and not collector_number(number):
        joined = f"{cell('set')}-{number}"
        number = joined if collector_number(joined) else ""
    if not (name or number):
        return " ".join(alone)
    what = f"{name} ({number})" if name and number else name or number
    if "count" in columns and copies is None:
        return f"{what} (count: {cell('count') or '?'})"
    if copies == 0:
        return f"# {what}"
    section = cell("section")
    inside = f"{section}: " if section and section_called(rules, section) else ""
    return f"{inside}{1 if copies is None else copies}x {what}"
