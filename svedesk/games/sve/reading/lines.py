"""A card's text as lines: which way its icons are written, what is reminder text, which lines are one ability."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from svedesk.games.sve.reading.limits import is_limit

_DASHES = re.compile(r"[-\u2010-\u2015\u2500\u2501\u30fc\uff0d]{5,}")
"""Stands where a card has a rule of its own between two texts; it does not say what is different below it."""
_REMINDER = re.compile(r"\((?:[^()]|\([^()]*\)){12,}\)|（(?:[^（）]|（[^（）]*）)*）")
"""Reminder text: what is in parentheses and longer than a mark or a number. How often an ability works is none."""
_MARKS = (
    (r"^\s*\[Quick\]", "{QUICK}"),
    (r"[(\[](?:F|fanfare)[)\]]|^Fanfare:", "{FANFARE}"),
    (r"[(\[](?:L|last words)[)\]]|^Last Words:", "{LAST WORDS}"),
    (r"\((?:A|act)\)|^(?:Act|Activate):", "{ACT}"),
    (r"[(\[](?:tap|engage|act this card)[)\]]", "{ENGAGE}"),
    (r"\((?:E|evolve)\)", "{EVOLVE}"),
    (r"[(\[](?:Q)[)\]]", "{Q}"),
    (r"\[(\d+|X) PP\]", r"{COST \1}"),
    (r"^Evolve \((\d+)\):", r"{EVOLVE} {COST \1}:"),
    (r"[(\[]ride[)\]]|^Ride(?=\s*[:：,({])", "{RIDE}"),
    (r"^Feed \((\d+)\):", r"{SERVE} {COST \1}:"),
    (r"(?<=\{EVOLVE\}) (\d+):", r" {COST \1}:"),
    (r"(?<=\{ACT\}) (\d+) ?PP\b", r" {COST \1}"),
    (r"^When this follower (?:begins|beings) racing,", "On Race:"),
    (r"《(クイック|[^《》]{1,12})》", r"【\1】"),
)
"""Icons as other lists write them, and as they are written here."""
_ANY_MARK = re.compile(r"[\[(《:：{]|racing", re.IGNORECASE)
"""What every one of them has; most lines in Japanese have none of it."""
_COST_IN_HEAD = re.compile(r"^((?:\{(?:Q|ACT|EVOLVE|RIDE|SERVE|ENGAGE|COST \w+)\}[, ]*)+)\((\d+|X)\)")
_ACT_LATE = re.compile(r"^((?:\{(?:ENGAGE|COST \w+)\}[, ]*)+)\{ACT\}[, ]*(?=:)")
_NO_ACT = re.compile(r"^\{ENGAGE\}[^:.]*:")
"""An ability that is paid for by engaging is activated, wherever a list has put the icon that says so."""
_MODE = re.compile(r"【\d】|\(\d\)\s|\[\d\]")
"""Begins a line that is one choice of the ability above it, as is a line that says only how often that works."""
_ALONE = re.compile(
    r"^((?:\{QUICK\}|【クイック】)(?!\s*(?:\{ACT\}|【起動】))|"
    r"(?:(?:Ward|Storm|Rush|Assail|Intimidate|Drain|Bane|Aura)\. )+)\s*(?=\S)",
    re.IGNORECASE,
)
"""Quick, or keywords with a full stop, with another ability behind them; Quick before an activated one is part of that
(12.3.3)."""


BURST = re.compile(
    r"(?:\{(?:UB|UNION BURST)\}|\[(?:UB|Union Burst)\]|"
    r"Union Burst(?=\s*[-:{(\[\u2010-\u2015]|\s+(?:When|Strike|On |At the))|"
    r"【(?:UB|ユニオンバースト)】|ユニオンバースト(?=[：:【]))[\s:：\-\u2010-\u2015]*",
    re.IGNORECASE,
)
"""The keyword of the ability behind it (JA 14.5.1.1.1)."""


class PrintedLine(NamedTuple):
    """One line: its place in the text from 1, how it is shown, what it says without reminder text."""

    place: int
    shown: str
    said: str


def lines(text: str) -> tuple[PrintedLine, ...]:
    """The lines of a text that say something. Quick, or keywords, at the start of a line are a line of their own."""
    found: list[PrintedLine] = []
    for row in text.splitlines():
        if _DASHES.fullmatch(row.strip()):
            continue
        shown = _marked(row.strip())
        if found and (_MODE.match(shown) or is_limit(shown)):
            above = found.pop()
            found.append(above._replace(shown=f"{above.shown}\n{shown}", said=f"{above.said}\n{shown}"))
            continue
        alone = _ALONE.match(shown)
        for part in (alone[1].strip(), shown[alone.end() :]) if alone else (shown,):
            said = _REMINDER.sub(lambda reminder: reminder[0] if is_limit(reminder[0]) else "", part).strip()
            if said:
                found.append(PrintedLine(len(found) + 1, part, said))
    return tuple(found)


@cache
def _marks() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), mark) for pattern, mark in _MARKS)


def _marked(row: str) -> str:
    if (burst := BURST.match(row)) and burst.end() < len(row):
        return burst[0] + _marked(row[burst.end() :])
    if not _ANY_MARK.search(row):
        return row
    for pattern, mark in _marks():
        row = pattern.sub(mark, row)
    while head := _COST_IN_HEAD.match(row):
        row = f"{head[1]}{{COST {head[2]}}}{row[head.end() :]}"
    row = _ACT_LATE.sub(lambda head: f"{{ACT}} {head[1].rstrip(', ')}", row)
    return f"{{ACT}} {row}" if _NO_ACT.match(row) else row
