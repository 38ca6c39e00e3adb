"""What `svedesk lab` prints: tables for a terminal, and how far it is while it plays."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from unicodedata import east_asian_width

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.lab.tables import LabTable, facts, heading, in_words, row_name
from svedesk.lab.tally import Results
from svedesk.messages import PROGRAM

_ON_TERMINAL, _IN_FILE = 0.3, 10.0
"""Seconds between two times that it is told how far it is."""
_LONGEST = 44
"""Columns of a name."""


class Progress:
    """Tells on standard error how many games are done, how quickly, and how long the rest will take."""

    def __init__(self, games: int, left: int) -> None:
        self._games, self._left, self._played = games, left, 0
        self._begun = self._printed_at = 0.0
        self._on_terminal = sys.stderr.isatty()
        self._shown = ""

    def step(self) -> None:
        """A game is done."""
        now = time.monotonic()
        if not self._begun:  # until the first is done, the program was loaded
            self._begun = self._printed_at = now
            self._left -= 1
            return
        self._played += 1
        if now - self._printed_at >= (_ON_TERMINAL if self._on_terminal else _IN_FILE):
            self._printed_at = now
            self._tell(now - self._begun)

    def end(self) -> None:
        """No game comes any more."""
        if self._on_terminal and self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)

    def _tell(self, seconds: float) -> None:
        rate, left = self._played / seconds, self._left - self._played
        done = self._games - left
        text = f"{done:,} of {self._games:,} games, {rate:.1f} a second, {duration(left / rate)} left"
        if self._on_terminal:
            print(f"\r{text:{len(self._shown)}}", end="", file=sys.stderr, flush=True)
        else:
            print(f"svedesk: {text}", file=sys.stderr, flush=True)
        self._shown = text


def duration(seconds: float) -> str:
    """About how long something takes."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return f"{max(1, round(seconds))} s"
    return f"{minutes} min" if minutes < 120 else f"{minutes / 60:.1f} h"


def as_text(results: Results, tables: Sequence[LabTable], lang: Lang, name: Name) -> str:
    """All tables, one below the other."""
    parts = [facts(results, lang), *(_table(table, lang, name) for table in tables)]
    return "\n\n".join((*parts, PROGRAM.say(Message("lab-certain"), lang))) + "\n"


def _table(table: LabTable, lang: Lang, name: Name) -> str:
    cells = [[heading(column, lang) for column in table.columns]]
    cells += [
        [_cut(row_name(row[0], lang, name)), *(in_words(cell, lang, name) for cell in row[1:])] for row in table.rows
    ]
    widths = [max(map(_wide, column)) for column in zip(*cells, strict=True)]
    lines = (
        "  ".join(_filled(cell, width, left=not at) for at, (cell, width) in enumerate(zip(row, widths, strict=True)))
        for row in cells
    )
    return "\n".join((PROGRAM.say(table.title, lang), *(line.rstrip() for line in lines)))


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _filled(text: str, width: int, *, left: bool) -> str:
    blanks = " " * (width - _wide(text))
    return text + blanks if left else blanks + text
