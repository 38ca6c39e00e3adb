"""Shows a text line by line, also to screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QWidget

from svedesk.gui.kit.input_dialogs import AROUND
from svedesk.gui.kit.layouts import named, vbox
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.look.theme import px


class TextViewer(KeyDialog):
    """Shows a text that can be walked through with the keyboard and copied."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = named(QPlainTextEdit(text, readOnly=True), title)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        vbox(self.text, box, parent=self, margins=AROUND)
        self.resize(px(680), px(520))
        self.text.setFocus()
