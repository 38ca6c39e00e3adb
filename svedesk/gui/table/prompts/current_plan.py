"""What the strip says and offers now."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.intent import usable_cards
from svedesk.gui.table.prompts.attack_offer import attack_plan
from svedesk.gui.table.prompts.manual_plan import hand_plan
from svedesk.gui.table.prompts.plan import Button, PromptPlan, plan
from svedesk.gui.table.table_seat import TableSeat


def current_plan(table_seat: TableSeat, hint: str) -> tuple[PromptPlan, bool]:
    """The plan for this moment, and whether the player before the screen is to act; `hint` says what puts the rules
    back."""
    ask = table_seat.ask
    if table_seat.offer is not None:
        return attack_plan(table_seat.offer, table_seat.words), True
    if table_seat.rules_off:
        return hand_plan(table_seat, hint), True
    if table_seat.view.outcome is not None:
        return PromptPlan(tr("The game is over.")), False
    if table_seat.next_seat >= 0:
        name = table_seat.words.seat(table_seat.next_seat)
        button = Button(tr("Pass to {0}", name), "hand_over", primary=True)
        return PromptPlan(
            tr("{0} is next. Pass the mouse when you have seen what happened.", name), buttons=(button,)
        ), True
    if ask is not None and usable_cards(table_seat) == 0 and all(option.kind == "end" for option in ask.options):
        label = table_seat.words.of_game.title("verb", "end")
        return PromptPlan(tr("Nothing left to do: {0}.", label) if ask.options else ""), True
    if ask is not None and table_seat.picking is not None:
        return plan(ask, table_seat.view, table_seat.picking, table_seat.words), True
    return PromptPlan(table_seat.waiting()), False
