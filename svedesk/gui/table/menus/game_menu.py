"""The menu of an open game: rules and undo, how the window behaves, files, help, leaving."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import THEMES
from svedesk.gui.rooms.start.page import LANGUAGES, QUICK

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow
    from svedesk.gui.table.page import GamePage

GROUPS = (
    ("rules", "resolve", "swap_seats", "undo", "redo", "concede"),
    ("bookmark", "bookmarks", "put_cards", "same_decks"),
    ("save", "save_board", "keep_board", "load"),
    ("settings", "keys", "about"),
    ("main_menu", "quit"),
)


def game_menu(window: MainWindow, page: GamePage, actions: Mapping[str, QAction]) -> QMenu:
    """The menu of the game on `page`; `actions` are the window's by name."""
    menu = QMenu(window)
    for group in GROUPS:
        for name in group:
            menu.addAction(actions[name])
        menu.addSeparator()
        if group[0] == "rules":
            if window.networked is not None:
                window.networked.fill_menu(menu)
                window.networked.fill_quick(menu, tuple((policy, tr(said)) for policy, said in QUICK))
            else:
                _add_quick(menu, page)
            _add_looks(menu, window)
    return menu


def _add_quick(menu: QMenu, page: GamePage) -> None:
    desk = page.sitting.desk
    for seat in (0, 1):
        quick = menu.addMenu(tr("Quick windows of {0}", page.sitting.words.seat(seat)))
        for policy, label in QUICK:
            choice = quick.addAction(tr(label), partial(desk.set_pass_policy, seat, policy))
            choice.setCheckable(True)
            choice.setChecked(desk.settings.passing[seat] == policy)


def _set_motion(window: MainWindow) -> None:
    """Animate, or show everything at once."""
    window.settings.change(reduced_motion=not window.reduced)


def _add_looks(menu: QMenu, window: MainWindow) -> None:
    colours = menu.addMenu(tr("Theme"))
    for name in THEMES:
        theme = colours.addAction(tr(name.replace("-", " ").capitalize()), partial(window.set_theme, name))
        theme.setCheckable(True)
        theme.setChecked(name == window.theme.name)
    tongues = menu.addMenu(tr("Language"))
    for lang, own_name in LANGUAGES:
        tongue = tongues.addAction(own_name, partial(window.set_language, lang))
        tongue.setCheckable(True)
        tongue.setChecked(lang == window.lang)
    still = menu.addAction(tr("Reduced motion"), partial(_set_motion, window))
    still.setCheckable(True)
    still.setChecked(window.reduced)
    menu.addSeparator()
