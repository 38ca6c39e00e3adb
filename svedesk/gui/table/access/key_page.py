"""A page on which what has the keyboard keeps the keys it has a use for; while a text field has the focus, keys are not
shortcuts of the table."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from svedesk.gui.kit.popups import Popups

_FUNCTION_KEYS = range(Qt.Key.Key_F1, Qt.Key.Key_F35 + 1)


class TypingGuard(QObject):
    """Keeps the keys pressed in a field for that field, but for function keys. `left` tells that Esc was pressed in it,
    `entered` that Enter was."""

    left = Signal()
    entered = Signal()

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() in _FUNCTION_KEYS:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return True
        if event.type() == QEvent.Type.KeyPress and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            return True
        return False


class KeyTarget(Protocol):
    """Knows what has the keyboard."""

    def keeps(self, event: QEvent) -> bool:
        """Whether a key belongs to that, and is none of the table's now."""


class KeyPage(Popups):
    """Asks `keeps` for every key before it is taken for one of the table's."""

    navigation: KeyTarget | None = None

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and self.navigation is not None
            and self.navigation.keeps(event)
        ):
            event.accept()
            return True
        return super().event(event)
