"""What the strip says and offers now."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.prompts.by_hand_plan import hand_plan
from svedesk.gui.table.prompts.plan import Button, Plan, plan
from svedesk.gui.table.table_seat import TableSeat


def current_plan(sitting: TableSeat, hint: str) -> tuple[Plan, bool]:
    """The plan for this moment, and whether the player before the screen is to act; `hint` says what puts the rules
    back."""
    ask = sitting.ask
    if sitting.rules_off:
        return hand_plan(sitting, hint), True
    if sitting.view.outcome is not None:
        return Plan(tr("The game is over.")), False
    if sitting.next_seat >= 0:
        name = sitting.words.seat(sitting.next_seat)
        button = Button(tr("Hand over to {0}", name), "hand_over", primary=True)
        return Plan(tr("{0} is next. Hand over when you have seen what happened.", name), buttons=(button,)), True
    if ask is not None and sitting.picking is not None:
        return plan(ask, sitting.view, sitting.picking, sitting.words), True
    return Plan(sitting.waiting()), False
