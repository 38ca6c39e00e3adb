"""The menus that open on a card with the rules on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import intent
from svedesk.gui.table.table_seat import TableSeat


def rules_menu(
    table_seat: TableSeat, card: CardView, parent: QWidget, choose: Callable[[tuple[int, ...]], None]
) -> QMenu:
    """With the rules on: what this card can do now, and why it can't do the rest."""
    menu = QMenu(parent)
    ask = table_seat.ask
    if ask is not None:
        for index in intent.deeds(ask, card.id, table_seat.words.table):
            label = table_seat.words.option(ask, ask.options[index], table_seat.view)
            menu.addAction(label, partial(choose, (index,)))
    reasons: list[str] = []
    for refusal in table_seat.refusals:
        if refusal.option.card == card.id and not refusal.option.target:
            reason = table_seat.words.reason(refusal.message)
            if reason not in reasons:
                reasons.append(reason)
    if reasons and not menu.isEmpty():
        menu.addSeparator()
    for reason in reasons:
        menu.addAction(reason).setEnabled(False)
    if menu.isEmpty():
        menu.addAction(tr("{0} can't do anything now.", table_seat.words.name(card.shown.printed))).setEnabled(False)
    return menu


def choice_menu(
    table_seat: TableSeat, options: tuple[int, ...], parent: QWidget, choose: Callable[[int], None]
) -> QMenu:
    """Several options fit a gesture: which one is meant."""
    menu = QMenu(parent)
    ask = table_seat.ask
    if ask is not None:
        for index in options:
            menu.addAction(table_seat.words.option(ask, ask.options[index], table_seat.view), partial(choose, index))
    return menu
