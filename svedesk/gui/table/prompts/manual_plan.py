"""The three ways the rules are handled (on, off for one question, off): what the strip says of them, and the menu that
switches between them."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.prompts.plan import Button, PromptPlan
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
