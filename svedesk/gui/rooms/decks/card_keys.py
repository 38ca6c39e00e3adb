"""The keys of a card, in the list and in the deck alike."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

KEYS = {
    Qt.Key.Key_Return: "more",
    Qt.Key.Key_Enter: "more",
    Qt.Key.Key_Plus: "more",
    Qt.Key.Key_Minus: "fewer",
    Qt.Key.Key_Delete: "fewer",
    Qt.Key.Key_Backspace: "fewer",
    Qt.Key.Key_0: "0",
    Qt.Key.Key_1: "1",
    Qt.Key.Key_2: "2",
    Qt.Key.Key_3: "3",
    Qt.Key.Key_Space: "read",
}
_PLAIN = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


def wish(event: QKeyEvent) -> str:
    """What a key wants of the card it is pressed on: "more" or "fewer" copies, so many of them ("0" to "3"), to "read"
    it; "" for a key that wants nothing of it."""
    return KEYS.get(Qt.Key(event.key()), "") if not event.modifiers() & ~_PLAIN else ""
