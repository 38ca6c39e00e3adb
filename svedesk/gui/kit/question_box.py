"""A question before something that can't be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from svedesk.gui.kit.page import retone
from svedesk.gui.look.scale import px

WIDEST = 420
"""Logical pixels of its text."""


def question_box(
    title: str, text: str, act: str, stay: str, done: Callable[[], object], parent: QWidget
) -> QMessageBox:
    """Asks with a button to act (`done` is called), and one to stay, which is Enter's: who presses it too often changes
    nothing."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setText(text)
    label = box.findChild(QLabel, "qt_msgbox_label")
    if isinstance(label, QLabel):  # Qt measures the text before the theme has given it its size
        label.ensurePolished()
        label.setWordWrap(True)
        label.setMinimumWidth(min(px(WIDEST), label.fontMetrics().horizontalAdvance(text) + px(8)))
    button = box.addButton(act, QMessageBox.ButtonRole.DestructiveRole)
    retone(button, "kind", "danger")
    button.clicked.connect(done)
    box.setDefaultButton(box.addButton(stay, QMessageBox.ButtonRole.RejectRole))
    return box
