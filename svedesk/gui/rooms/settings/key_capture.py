"""Captures the next key pressed, for an action to be bound to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel

from svedesk.gui.app.bindings import portable

MODIFIERS = frozenset(
    (
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
        *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown),
    )
)
"""Keys that only mean something together with others."""


class KeyCapture(QLabel):
    """Takes the next key that is pressed, whatever it does elsewhere. `caught` carries it in Qt's portable words,
    `given_up` that Esc was pressed or the focus was lost."""

    caught = Signal(str)
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWordWrap(True)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # No shortcut acts: the key comes here.
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._take(event)  # Also Tab, which would move the focus.
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.given_up.emit()

    def _take(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() in MODIFIERS:
            return
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.given_up.emit()
            return
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if _is_symbol(event.key()):
            # Whether a symbol needs Shift depends on the keyboard; what is meant is the symbol.
            modifiers &= ~Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Backtab:
            key = portable(QKeySequence(QKeyCombination(modifiers, Qt.Key.Key_Tab)).toString())
        else:
            key = portable(QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))).toString())
        if key:
            self.caught.emit(key)


def _is_symbol(key: int) -> bool:
    return 0x21 <= key <= 0x7E and not chr(key).isalnum()
