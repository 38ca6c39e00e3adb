"""Keys that work in a widget. Enter does with what has the focus what Space does: Qt leaves it to the desktop, and most
do nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press_focused(event: QKeyEvent, focused: QWidget | None) -> bool:
    """Press the button that has the focus, or open the box of choices, if the key is Enter. Returns whether it did."""
    if event.key() not in ENTER or focused is None or not focused.isEnabled():
        return False
    if isinstance(focused, QAbstractButton):
        focused.click()
    elif isinstance(focused, QComboBox) and not focused.isEditable():
        focused.showPopup()
    else:
        return False
    return True


class KeyDialog(QDialog):
    """A dialog in which the button that has the focus goes before the one that is Enter's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(event, self.focusWidget()):
            super().keyPressEvent(event)


ANYWHERE_IN_IT = Qt.ShortcutContext.WidgetWithChildrenShortcut


def add_shortcut(
    widget: QWidget,
    key: str | Qt.Key | QKeySequence.StandardKey,
    act: Callable[[], object],
    context: Qt.ShortcutContext = ANYWHERE_IN_IT,
) -> None:
    """Do something when a key is pressed while the focus is in a widget, or where else the context says."""
    shortcut = QShortcut(QKeySequence(key), widget)
    shortcut.setContext(context)
    shortcut.activated.connect(act)
