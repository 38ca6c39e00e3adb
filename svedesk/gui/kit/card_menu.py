"""The menu of a card in a list or a deck: how many copies, which print, showing it large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.facts import Facts
from svedesk.gui.kit.translate import tr


class MenuActions(NamedTuple):
    """What the menu does: carry out a command for the card (see `card_list`), or choose another print."""

    command: Callable[[str], object]
    choose_print: Callable[[str], object]


def card_menu(
    facts: Facts,
    prints: Sequence[Facts],
    copies: Callable[[str], int] | None,
    does: MenuActions,
    *,
    parent: QWidget,
) -> QMenu:
    """The menu. `copies` tells how many of a print are in the deck; None where there is no deck, or the card belongs
    into none."""
    menu = QMenu(parent)
    if copies is not None:
        _add_copies(menu, facts, copies(facts.number), does)
        menu.addSeparator()
    if len(prints) > 1:
        _add_prints(menu, facts, prints, copies or (lambda number: 0), does)
    add_action(menu, tr("Show large"), tr("Space"), lambda: does.command("read"))
    return menu


def add_action(menu: QMenu, label: str, key: str, act: Callable[[], object]) -> QAction:
    """Add an entry. The key stands there to be learned; it works in the list itself."""
    action = menu.addAction(f"{label}\t{key}")
    action.triggered.connect(lambda _=False: act())
    return action


def _add_copies(menu: QMenu, facts: Facts, here: int, does: MenuActions) -> None:
    rows: tuple[tuple[str, str, str, bool], ...] = (
        (tr("Add one"), "+", "more", True),
        (tr("Set to three copies"), "3", "3", here != 3),
        (tr("Remove one"), "−", "fewer", here > 0),
        (tr("Remove all"), "0", "0", here > 0),
    )
    if facts.kind == "leader":
        rows = (
            (tr("Use as leader"), "+", "more", here == 0),
            (tr("Take out"), "−", "fewer", here > 0),
        )
    for label, key, command, enabled in rows:
        add_action(menu, label, key, lambda command=command: does.command(command)).setEnabled(enabled)  # type: ignore[misc]


def line_menu(
    near: Sequence[Facts],
    name_of: Callable[[str], str],
    settle: Callable[[Facts | None], object],
    *,
    parent: QWidget,
) -> QMenu:
    """The menu of an unrecognized line: the closest matches, or remove it."""
    menu = QMenu(parent)
    for facts in near:
        action = menu.addAction(tr("Change to {0}", f"{name_of(facts.number)} ({facts.number})"))
        action.triggered.connect(lambda _=False, facts=facts: settle(facts))
    if near:
        menu.addSeparator()
    menu.addAction(tr("Remove the line")).triggered.connect(lambda _=False: settle(None))
    return menu


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show a menu at a place of the screen; it is gone when it is closed."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)


def print_words(facts: Facts, copies: int) -> str:
    """A print in the list of prints: its number, and how many of it are in the deck."""
    return f"{facts.number}   {tr('{0} in the deck', copies)}" if copies else facts.number


def _add_prints(
    menu: QMenu, facts: Facts, prints: Sequence[Facts], copies: Callable[[str], int], does: MenuActions
) -> None:
    sub = menu.addMenu(tr("Prints ({0})", len(prints)))
    group = QActionGroup(sub)
    for card in prints:
        action = sub.addAction(print_words(card, copies(card.number)))
        action.setCheckable(True)
        action.setChecked(card.number == facts.number)
        action.triggered.connect(lambda _=False, number=card.number: does.choose_print(number))
        group.addAction(action)
