"""Results of the lab as CSV and as a web page that stands by itself."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from html import escape

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.lab.report import Rate, RateDifference
from svedesk.lab.tables import (
    Amount,
    Average,
    CardCell,
    Cell,
    LabTable,
    ShareCell,
    explained,
    heading,
    in_words,
    row_name,
)
from svedesk.messages import PROGRAM

_PLACES = 5
"""Places behind the point in files for programs: more than any number of games tells."""


def as_csv(tables: tuple[LabTable, ...], lang: Lang, name: Name) -> str:
    """All tables below each other, each with its title above. Shares are numbers from 0 to 1; what is counted in games
    has beside it where it lies with 95 % certainty, and the games."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    for place, table in enumerate(tables):
        if place:
            writer.writerow(())
        writer.writerow((PROGRAM.say(table.title, lang),))
        rows = [[list(_values(cell, lang, name)) for cell in row] for row in table.rows]
        widths = [max((len(row[at]) for row in rows), default=1) for at in range(len(table.columns))]
        writer.writerow(_csv_heads(table, widths, lang))
        for cells, row in zip(table.rows, rows, strict=True):
            row[0][0] = row_name(cells[0], lang, name)
            writer.writerow(
                [value for at, cell in enumerate(row) for value in (*cell, *[""] * (widths[at] - len(cell)))]
            )
    return out.getvalue()


def _csv_heads(table: LabTable, widths: list[int], lang: Lang) -> Iterator[str]:
    parts = ("number",), ("low", "high"), ("low", "high", "games")
    for column, width in zip(table.columns, widths, strict=True):
        head = heading(column, lang)
        yield head
        yield from (f"{head}: {heading(part, lang)}" for part in ((), *parts)[width - 1])


def _values(cell: Cell, lang: Lang, name: Name) -> Iterator[str | int | float]:
    match cell:
        case None:
            yield ""
        case CardCell(number):
            yield from (name(number), number)
        case ShareCell(value) | Average(value):
            yield round(value, _PLACES)
        case Amount(number):
            yield number
        case Rate(share, games, interval):
            yield from (round(share, _PLACES), round(interval.low, _PLACES), round(interval.high, _PLACES), games)
        case RateDifference(by, interval):
            yield from (round(by, _PLACES), round(interval.low, _PLACES), round(interval.high, _PLACES))
        case _:
            yield cell


def as_fields(table: LabTable, name: Name) -> dict[str, object]:
    """A table for JSON: its rows by the names of its columns."""
    return {
        "table": table.title.key.removeprefix("lab-"),
        "of": list(table.title.args),
        "rows": [dict(zip(table.columns, (_json(cell, name) for cell in row), strict=True)) for row in table.rows],
    }


def _json(cell: Cell, name: Name) -> object:
    match cell:
        case CardCell(number):
            return {"number": number, "name": name(number)}
        case ShareCell(value) | Average(value):
            return round(value, _PLACES)
        case Amount(number):
            return number
        case Rate(share, games, interval):
            ends = {"low": round(interval.low, _PLACES), "high": round(interval.high, _PLACES)}
            return {"share": round(share, _PLACES), **ends, "games": games}
        case RateDifference(by, interval):
            return {
                "by": round(by, _PLACES),
                "low": round(interval.low, _PLACES),
                "high": round(interval.high, _PLACES),
            }
        case _:
            return cell


_STYLE = """
:root { color-scheme: light dark; --ink: #23262d; --quiet: #6a707c; --line: #d9dce3; --bar: #4c7dc9; --back: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ee; --quiet: #99a0ad; --line: #3a3f4a; --bar: #7aa5e8; --back: #1c1f25; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--back); margin: 2rem auto;
  padding: 0 1rem; max-width: 76rem; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2.2rem 0 .5rem; }
p { color: var(--quiet); margin: .3rem 0; }
div { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 600; } th:first-child, td:first-child { text-align: left; }
td small { color: var(--quiet); } svg { display: block; margin-left: auto; }
line { stroke: var(--line); } rect { fill: var(--bar); opacity: .35; } circle { fill: var(--bar); }
"""


def as_html(title: str, facts: str, tables: tuple[LabTable, ...], lang: Lang, name: Name) -> str:
    """A page with all tables, and below each share where it lies as a bar. It loads nothing."""
    parts = [f"<h1>{escape(title)}</h1><p>{escape(facts)}</p>", *(_html_table(table, lang, name) for table in tables)]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    foot = f"<p>{escape(PROGRAM.say(Message('lab-certain'), lang))}</p>"
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{"".join(parts)}{foot}</body></html>\n'


def _html_table(table: LabTable, lang: Lang, name: Name) -> str:
    heads = (
        f'<th title="{escape(explained(column, lang), quote=True)}">{escape(heading(column, lang))}</th>'
        for column in table.columns
    )
    rows = (
        "".join(
            f"<td>{escape(row_name(cell, lang, name)) if at == 0 else _html_cell(cell, lang, name)}</td>"
            for at, cell in enumerate(row)
        )
        for row in table.rows
    )
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    title = escape(PROGRAM.say(table.title, lang))
    return f"<h2>{title}</h2><div><table><thead><tr>{''.join(heads)}</tr></thead><tbody>{body}</tbody></table></div>"


def _html_cell(cell: Cell, lang: Lang, name: Name) -> str:
    text = escape(in_words(cell, lang, name))
    if isinstance(cell, Rate):
        return f"{text} <small>({cell.games})</small>{_bar(cell.share, cell.interval.low, cell.interval.high)}"
    if isinstance(cell, Amount):
        wide = round(200 * cell.number / max(1, cell.most))
        return f'{text}<svg width="200" height="8" aria-hidden="true"><rect width="{wide}" height="8" rx="2"/></svg>'
    if isinstance(cell, RateDifference):
        interval = cell.interval
        return f"{text}{_bar(cell.by / 2 + 0.5, interval.low / 2 + 0.5, interval.high / 2 + 0.5)}"
    return text


def _bar(at: float, low: float, high: float) -> str:
    """Where a share lies between 0 and 1, a half marked."""
    wide = 96
    return (
        f'<svg width="{wide}" height="10" aria-hidden="true"><line x1="0" x2="{wide}" y1="5" y2="5"/>'
        f'<line x1="{wide / 2}" x2="{wide / 2}" y1="0" y2="10"/>'
        f'<rect x="{low * wide:.1f}" y="2" width="{(high - low) * wide:.1f}" height="6" rx="2"/>'
        f'<circle cx="{at * wide:.1f}" cy="5" r="3"/></svg>'
    )
