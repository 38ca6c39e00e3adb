"""Keys that work in a widget."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

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
