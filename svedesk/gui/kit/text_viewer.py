"""Shows a text line by line, also to screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from svedesk.gui.kit.input_dialogs import AROUND
from svedesk.gui.kit.layouts import hbox, named, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px

SHORT = 600
"""Letters of a text that needs half the height."""


class TextViewer(KeyDialog):
    """Shows a text that can be walked through with the keyboard and copied."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = named(QPlainTextEdit(text, readOnly=True), title)
        leave = QPushButton(tr("Close"))
        leave.setDefault(True)
        leave.clicked.connect(self.reject)
        heading = labelled(title, "heading", wrap=True)
        vbox(heading, (self.text, 1), hbox(None, leave), parent=self, margins=AROUND, spacing=10)
        self.resize(px(680), px(520 if len(text) > SHORT else 300))
        self.text.setFocus()
