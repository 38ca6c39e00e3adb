"""Where small questions of a menu are asked, and the keys that do the same as its entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from svedesk.engine.records import Place
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.table_seat import TableSeat


class Asker(Protocol):
    """Where small questions of a menu are asked."""

    def ask_number(self, title: str, now: int, done: Callable[[int], object], *, changes: bool = True) -> None:
        """Ask for a number; `changes`: in place of the one there is now."""

    def ask_text(self, title: str, text: str, done: Callable[[str], object], *, empty: bool = False) -> None: ...

    def ask_card(self, title: str, done: Callable[[str], object]) -> None: ...

    def open_pile(self, place: Place) -> None: ...

    def key_of(self, action: str) -> str:
        """The first key of an action of the window by its name; "" for none."""


def keyed(label: str, action: str, asker: Asker) -> str:
    """The label of an entry, with the key that does the same at its right edge."""
    key = asker.key_of(action) if action else ""
    return f"{label}\t{key}" if key else label


def ask_draw(table_seat: TableSeat, seat: int, asker: Asker) -> None:
    """Ask how many cards to draw, and draw them."""
    _ask(table_seat, "draw", tr("How many cards to draw"), 2, lambda count: manual.draw(table_seat, seat, count), asker)


def ask_mill(table_seat: TableSeat, seat: int, asker: Asker) -> None:
    """Ask how many cards to mill, and mill them."""
    _ask(table_seat, "mill", tr("How many cards to mill"), 2, lambda count: manual.mill(table_seat, seat, count), asker)


def ask_look(table_seat: TableSeat, place: Place, asker: Asker) -> None:
    """Ask how many cards at the top of a pile to look at, and show them."""
    title = tr("How many cards to look at")
    _ask(table_seat, "look", title, 3, lambda count: look_at(table_seat, place, count, asker), asker)


def look_at(table_seat: TableSeat, place: Place, count: int, asker: Asker) -> None:
    """Look at so many cards of a pile, 0 for all, and show them."""
    if table_seat.act("look", amount=count, source=place):
        asker.open_pile(place)


def _ask(
    table_seat: TableSeat,
    what: Literal["draw", "mill", "look"],
    title: str,
    default: int,
    act: Callable[[int], object],
    asker: Asker,
) -> None:
    ask = table_seat.ask
    if ask is not None and ask.kind == "by_hand":
        default = table_seat.words.of_game.due(ask, table_seat.view, what) or default
    asker.ask_number(title, default, lambda count: act(count) if count > 0 else None, changes=False)
