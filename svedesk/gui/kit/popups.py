"""A page that opens menus and small questions, one at a time, without stopping anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QDialog, QMenu, QWidget

from svedesk.gui.kit.input_dialogs import CardDialog, NumberDialog, TextDialog

WIDEST_ENTRY = 0.5
"""What of a page's width the words of an entry may take: a menu lays no text out in lines."""


def shorten(menu: QMenu, width: int) -> None:
    """End entries that are wider than this with "…"; the whole text is their tip."""
    for action in menu.actions():
        text, tab, key = action.text().partition("\t")
        short = menu.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
        if short != text:
            action.setToolTip(text)
            action.setText(f"{short}{tab}{key}")
            menu.setToolTipsVisible(True)
        within = action.menu()
        if isinstance(within, QMenu):
            shorten(within, width)


class Popups(QWidget):
    """Opens menus and dialogs over itself. `cards` are the cards that can be created: number, name, note.

    `action_wanted` carries one of the window's actions by name, `table_menu_wanted` where on the screen the menu of the
    table itself is to open."""

    action_wanted = Signal(str)
    table_menu_wanted = Signal(QPoint)
    key_of: Callable[[str], str] = staticmethod(lambda action: "")
    """The first key of one of the window's actions, by name, for menus to show."""
    answers_about: Callable[[str], str] = staticmethod(lambda number: "")
    """The official answers about a card by its number, as text."""

    def __init__(self, cards: list[tuple[str, str, str]]) -> None:
        super().__init__()
        self._cards = cards
        self._open: QMenu | QDialog | None = None
        self._count = 0

    @property
    def opened(self) -> QMenu | QDialog | None:
        """The menu or dialog that is open."""
        return self._open

    def close_opened(self) -> None:
        """Close the menu or dialog that is open."""
        if self._open is not None:
            self._open.close()

    def popup(self, menu: QMenu, at: QPoint) -> None:
        """Open a menu at a point of the screen."""
        shorten(menu, round(self.width() * WIDEST_ENTRY))
        for within in menu.findChildren(QMenu):
            within.setAccessibleName(within.title())  # Qt tells no name of a menu by itself
        self._keep(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.aboutToHide.connect(self._forget_hover)
        menu.popup(at)

    def _forget_hover(self) -> None:
        """What the mouse was over when a menu took it away: nobody tells it that the mouse has left."""
        for button in self.findChildren(QAbstractButton):
            if button.underMouse() and not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
                button.update()

    def show_dialog(self, dialog: QDialog) -> None:
        """Open a dialog; it is gone once it is closed."""
        self._keep(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def table_menu(self, at: QPoint) -> None:
        """Open the menu of the table itself."""
        self.table_menu_wanted.emit(at)

    def ask_number(self, title: str, now: int, done: Callable[[int], object], *, changes: bool = True) -> None:
        """Ask for a number; `changes`: in place of the one there is now."""
        self.show_dialog(NumberDialog(title, now, done, self, changes=changes))

    def ask_text(self, title: str, text: str, done: Callable[[str], object], *, empty: bool = False) -> None:
        """Ask for a few words; `empty`: none are an answer too."""
        self.show_dialog(TextDialog(title, text, done, self, empty=empty))

    def ask_card(self, title: str, done: Callable[[str], object]) -> None:
        """Ask for a card by name."""
        self.show_dialog(CardDialog(title, self._cards, done, self))

    def _keep(self, opened: QMenu | QDialog) -> None:
        self._open = opened
        self._count += 1
        opened.destroyed.connect(partial(self._forget, self._count))

    def _forget(self, count: int, _: QObject | None = None) -> None:
        # A menu that is gone only now may have opened the dialog that is open.
        if count == self._count:
            self._open = None
