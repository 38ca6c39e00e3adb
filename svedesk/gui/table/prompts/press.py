"""What the buttons of a prompt do."""

from __future__ import annotations

from svedesk.gui.table.prompts.plan import Button
from svedesk.gui.table.table_seat import TableSeat


def press(table_seat: TableSeat, button: Button) -> None:
    """Do what a button stands for: about a manual attack that waits, about the rules while they are off, else about
    the open question."""
    if table_seat.offer is not None and button.act != "cancel":
        table_seat.attack(damage=button.act == "confirm")
    elif table_seat.rules_off and table_seat.offer is None:
        table_seat.rules_on(drop=button.act == "all")
    elif button.act == "answer":
        table_seat.answer(button.answer)
    elif button.act == "pick":
        table_seat.choose(button.answer[0])
    elif button.act == "confirm":
        table_seat.confirm()
    elif button.act == "reset":
        table_seat.reset()
    elif button.act == "all":
        table_seat.in_order()
    elif button.act == "hand_over":
        table_seat.hand_over()
    else:
        table_seat.cancel()
