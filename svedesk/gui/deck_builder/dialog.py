"""How the builder's dialogs stand: a title, a column, buttons at its end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from svedesk.gui.look.scale import px


class DeckDialog(QDialog):
    """A title, a column, and a row of buttons at its end."""

    def __init__(self, title: str, parent: QWidget, width: int = 560) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(px(width))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(18), px(16), px(18), px(16))
        self.column.setSpacing(px(10))

    def row(self, *widgets: QWidget) -> None:
        """Put widgets side by side, at the right."""
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in widgets:
            if isinstance(widget, QPushButton):  # only the button that is meant answers Enter, and looks like it
                widget.setAutoDefault(False)
                widget.setDefault(widget.property("kind") == "primary")
            row.addWidget(widget)
        self.column.addLayout(row)
