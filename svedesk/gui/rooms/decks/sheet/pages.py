"""How the sheet of a deck is spread over pages: what stands where, in points (1/72 inch)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QSizeF

from svedesk.decks.sheet import Sheet, SheetLine

Paper = Literal["a4", "letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (595.0, 842.0), "letter": (612.0, 792.0)}
"""Papers with their width and height."""
EDGE = 42.0
"""What is left free on all sides."""
ROW, HEADING, TITLE, FOOT, NEXT_TITLE = 15.5, 24.0, 46.0, 172.0, 30.0
"""How high a row of cards is, the heading of a pile, the name of the deck, what stands below the piles, and the name of
the deck on later pages."""


@dataclass(frozen=True, slots=True)
class SheetPart:
    """Some rows of a pile, below its heading; `goes_on` for those that don't begin it."""

    heading: str
    lines: tuple[SheetLine, ...]
    goes_on: bool = False

    @property
    def height(self) -> float:
        """How high it is."""
        return HEADING + ROW * len(self.lines)


@dataclass(frozen=True, slots=True)
class SheetPage:
    """What stands on one page: parts of piles, and on the last the foot (charts, notes, code)."""

    parts: tuple[SheetPart, ...]
    foot: bool = False


def size_of(paper: Paper) -> QSizeF:
    """How large a paper is."""
    return QSizeF(*PAPERS[paper])


def pages_of(sheet: Sheet, paper: Paper) -> tuple[SheetPage, ...]:
    """The pages of a sheet: one for most decks; piles are cut where a page is full."""
    full = PAPERS[paper][1] - 2 * EDGE
    pages: list[list[SheetPart]] = [[]]
    room = full - TITLE
    for pile in sheet.piles:
        lines, goes_on = pile.lines, False
        while lines:
            fitting = int((room - HEADING) // ROW)
            if fitting < min(3, len(lines)):  # not a heading alone at the end of a page
                pages.append([])
                room = full - NEXT_TITLE
                continue
            part = SheetPart(pile.heading, lines[:fitting], goes_on)
            pages[-1].append(part)
            room -= part.height
            lines, goes_on = lines[fitting:], True
    if room < FOOT:
        pages.append([])
    return tuple(SheetPage(tuple(parts), foot=at == len(pages) - 1) for at, parts in enumerate(pages))
