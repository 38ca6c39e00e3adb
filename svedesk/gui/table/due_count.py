"""How many cards the line that is due by hand says: the number a small question begins with."""

from __future__ import annotations

import re
from typing import Literal

from svedesk.gui.table.table_seat import TableSeat

_SAID = {
    "draw": re.compile(r"\bdraw (\d{1,2}) cards|(\d{1,2})枚引", re.IGNORECASE),
    "mill": re.compile(
        r"\btop (\d{1,2}) cards of your deck into your cemetery|デッキの上(\d{1,2})枚を墓場", re.IGNORECASE
    ),
    "look": re.compile(r"\blook at the top (\d{1,2}) cards|デッキの上(\d{1,2})枚を(?:見|公開)", re.IGNORECASE),
}


def due_count(sitting: TableSeat, what: Literal["draw", "mill", "look"], usual: int) -> int:
    """The first number of cards the line tells to draw, to put into the cemetery or to look at; `usual` where it tells
    none, or no line is due."""
    ask = sitting.ask
    if ask is None or ask.kind != "by_hand":
        return usual
    found = _SAID[what].search(sitting.words.question(ask, sitting.view))
    return int(found[1] or found[2]) if found else usual
