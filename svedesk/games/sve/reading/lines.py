"""A card's text as lines: which way its icons are written, what is reminder text, which lines are one ability."""

from __future__ import annotations

import re
from typing import NamedTuple

_DASHES = re.compile(r"[-\u2010-\u2015\u2500\u2501\u30fc\uff0d]{5,}")
"""Stands where a card has a rule of its own between two texts; it does not say what is different below it."""
_REMINDER = re.compile(r"\((?:[^()]|\([^()]*\)){12,}\)|（(?:[^（）]|（[^（）]*）)*）")
"""Reminder text: what is in parentheses and longer than a mark or a number."""
_MARKS = (
    (r"^\s*\[Quick\]", "{QUICK}"),
    (r"[(\[](?:F|fanfare)[)\]]|^Fanfare:", "{FANFARE}"),
    (r"[(\[](?:L|last words)[)\]]|^Last Words:", "{LAST WORDS}"),
    (r"\((?:A|act)\)|^(?:Act|Activate):", "{ACT}"),
    (r"[(\[](?:tap|engage|act this card)[)\]]", "{ENGAGE}"),
    (r"\((?:E|evolve)\)", "{EVOLVE}"),
    (r"[(\[](?:Q)[)\]]", "{Q}"),
    (r"\[(\d+|X) PP\]", r"{COST \1}"),
    (r"《(クイック|[^《》]{1,12})》", r"【\1】"),
)
"""Icons as other lists write them, and as they are written here."""
_COST_IN_HEAD = re.compile(r"^((?:\{(?:Q|ACT|EVOLVE|ENGAGE|COST \w+)\}[, ]*)+)\((\d+|X)\)")
_MODE = re.compile(r"【\d】|\(\d\)\s|\[\d\]")
"""Begins a line that is one choice of the ability above it."""
_QUICK = re.compile(r"^(\{QUICK\}|【クイック】)\s*(?=\S)")


class Line(NamedTuple):
    """One line: its place in the text from 1, how it is shown, what it says without reminder text."""

    place: int
    shown: str
    said: str


def lines(text: str) -> tuple[Line, ...]:
    """The lines of a text that say something. A Quick icon at the start of a line is a line of its own."""
    found: list[Line] = []
    for row in text.splitlines():
        if _DASHES.fullmatch(row.strip()):
            continue
        shown = _marked(row.strip())
        if found and _MODE.match(shown):
            above = found.pop()
            found.append(above._replace(shown=f"{above.shown}\n{shown}", said=f"{above.said}\n{shown}"))
            continue
        quick = _QUICK.match(shown)
        for part in (quick[1], shown[quick.end() :]) if quick else (shown,):
            said = _REMINDER.sub("", part).strip()
            if said:
                found.append(Line(len(found) + 1, part, said))
    return tuple(found)


def _marked(row: str) -> str:
    for pattern, mark in _MARKS:
        row = re.sub(pattern, mark, row, flags=re.IGNORECASE)
    while head := _COST_IN_HEAD.match(row):
        row = f"{head[1]}{{COST {head[2]}}}{row[head.end() :]}"
    return row
