"""How the builder's dialogs stand: a title, a column, buttons at its end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from svedesk.gui.look.scale import px, scaled


class DeckDialog(QDialog):
    """A title, a column, and a row of buttons at its end."""

    def __init__(self, title: str, parent: QWidget, width: int = 560) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = QVBoxLayout(self)
        self.column.addStrut(px(width))  # a minimum of the dialog's own would end that it grows with what it shows
        self.column.setContentsMargins(px(18), px(16), px(18), px(16))
        self.column.setSpacing(px(10))

    @staticmethod
    def give_room(widget: QWidget, height: int) -> None:
        """Have a text field at least so many logical pixels high. The theme's own rule goes before a minimum height."""
        widget.setStyleSheet(scaled(f"QPlainTextEdit {{ min-height: {height}px; }}"))

    def grow(self) -> None:
        """Be as high as what is shown now needs: Qt does not see to that where text is wrapped."""
        self.column.activate()
        needed = max(self.column.totalHeightForWidth(self.width()), self.column.totalMinimumSize().height())
        if self.height() < needed:
            self.resize(self.width(), needed)

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
