"""Asks how many cards to draw, to mill or to look at, beginning with what the line that is due by hand says."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.records import Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.menus.asker import Asker
from svedesk.gui.table.table_seat import TableSeat


def ask_draw(table_seat: TableSeat, seat: int, asker: Asker) -> None:
    """Ask how many cards to draw, and draw them."""

    def draw(count: int) -> None:
        if count > 0:
            manual.draw(table_seat, seat, count)

    asker.ask_number(tr("How many cards to draw"), _due(table_seat, "draw", 2), draw)


def ask_mill(table_seat: TableSeat, seat: int, asker: Asker) -> None:
    """Ask how many cards to mill, and mill them."""

    def mill(count: int) -> None:
        if count > 0:
            manual.mill(table_seat, seat, count)

    asker.ask_number(tr("How many cards to mill"), _due(table_seat, "mill", 2), mill)


def ask_look(table_seat: TableSeat, place: Place, asker: Asker) -> None:
    """Ask how many cards at the top of a pile to look at, and show them."""

    def look(count: int) -> None:
        if count > 0:
            look_at(table_seat, place, count, asker)

    asker.ask_number(tr("How many cards to look at"), _due(table_seat, "look", 3), look)


def look_at(table_seat: TableSeat, place: Place, count: int, asker: Asker) -> None:
    """Look at so many cards of a pile, 0 for all, and show them."""
    if table_seat.act("look", amount=count, source=place):
        asker.open_pile(place)


def _due(table_seat: TableSeat, what: Literal["draw", "mill", "look"], default: int) -> int:
    ask = table_seat.ask
    if ask is None or ask.kind != "by_hand":
        return default
    return table_seat.words.of_game.due(ask, table_seat.view, what) or default
