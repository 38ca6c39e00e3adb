"""The three ways the rules are handled (on, off for one question, off): what the strip says of them, and the menu that
switches between them."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.intent import usable_cards
from svedesk.gui.table.prompts.attack_offer import attack_plan
from svedesk.gui.table.prompts.plan import Button, PromptPlan, plan
from svedesk.gui.table.table_seat import TableSeat


def hand_plan(table_seat: TableSeat, hint: str) -> PromptPlan:
    """The strip while the rules are off; `hint` says what puts them back."""
    if not table_seat.resolving:
        text = tr("Rules off. Drag any card anywhere; right-click for more.")
        tools = (
            Button(tr("Die"), "action", hint=tr("Roll a die"), action="die"),
            Button(tr("Coin"), "action", hint=tr("Toss a coin"), action="coin"),
            Button(tr("Card …"), "action", hint=tr("Create a card …"), action="token"),
        )
        return PromptPlan(text, "", (*tools, Button(tr("Rules on"), "reset", primary=True, hint=hint)))
    ask = table_seat.ask
    asked = table_seat.words.of_game.prompt(ask, table_seat.view) if ask is not None else table_seat.waiting()
    drop = Button(tr("Skip the question"), "all", hint=tr("Continue from the main phase without answering"))
    again = Button(tr("Done, ask again"), "reset", primary=True, hint=hint)
    return PromptPlan(tr("Resolve this manually, then continue. The question was: {0}", asked), "", (drop, again))


def mode_menu(table_seat: TableSeat, parent: QWidget) -> QMenu:
    """Which of the three it is, and the other two to choose."""
    menu = QMenu(parent)
    now = "resolve" if table_seat.resolving else "hand" if table_seat.rules_off else "rules"
    for mode, label, switch in (
        ("rules", tr("Rules on"), table_seat.rules_on),
        ("resolve", tr("Resolve this question manually"), table_seat.resolve_by_hand),
        ("hand", tr("Manual mode"), table_seat.all_by_hand),
    ):
        action = menu.addAction(label, switch)
        action.setCheckable(True)
        action.setChecked(mode == now)
    return menu


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
