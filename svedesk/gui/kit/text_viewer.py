"""Shows a text line by line, also to screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from svedesk.gui.kit.press_keys import KeyDialog
from svedesk.gui.look.scale import px


class TextViewer(KeyDialog):
    """Shows a text that can be walked through with the keyboard and copied."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(title)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(18), px(20), px(16))
        column.addWidget(self.text)
        column.addWidget(box)
        self.resize(px(680), px(520))
        self.text.setFocus()
