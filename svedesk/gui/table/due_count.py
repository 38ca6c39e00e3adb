"""How many cards the line that is due by hand says: the number a small question begins with."""

from __future__ import annotations

from typing import Literal

from svedesk.gui.table.table_seat import TableSeat


def due_count(table_seat: TableSeat, what: Literal["draw", "mill", "look"], usual: int) -> int:
    """The first number of cards the line tells to draw, to put into the cemetery or to look at; `usual` where it tells
    none, or no line is due."""
    ask = table_seat.ask
    if ask is None or ask.kind != "by_hand":
        return usual
    return table_seat.words.of_game.due(ask, table_seat.view, what) or usual
