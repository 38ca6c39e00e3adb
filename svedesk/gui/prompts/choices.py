"""Choices too long for the strip, below one another over the foot of the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from svedesk.gui.look.theme import Theme
from svedesk.gui.prompts.plan import Button


class ChoiceList(QFrame):
    """A list of wide buttons at the foot of its parent. `pressed` carries the button."""

    pressed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("choices")
        self.setStyleSheet(
            f"#choices {{ border: 1px solid {theme.you_can}; border-radius: 8px; }}"
            f" #choices QPushButton {{ background: {theme.raised}; border: 1px solid {theme.line}; }}"
            f" #choices QPushButton:hover {{ border-color: {theme.you_can}; }}"
        )
        self.setProperty("surface", "panel")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 14, 14, 14)
        self._column.setSpacing(8)
        self.buttons: list[QPushButton] = []
        self.hide()

    def offer(self, choices: tuple[Button, ...]) -> None:
        """Show these choices; none hides the list."""
        for old in self.buttons:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = []
        for choice in choices:
            button = QPushButton(choice.label)
            button.setMinimumHeight(38)
            button.setStyleSheet("text-align: left; padding-left: 14px; font-size: 14px;")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self.pressed.emit, choice))
            self._column.addWidget(button)
            button.show()
            self.buttons.append(button)
        self.setVisible(bool(choices))
        if choices:
            self.stand()
            self.raise_()

    def stand(self) -> None:
        """Stand at the foot of the parent, in the middle."""
        if not self.buttons:
            return
        widest = max(button.sizeHint().width() for button in self.buttons)
        self.setFixedWidth(min(self._over.width() - 24, max(420, widest + 28)))
        self.adjustSize()
        self.move((self._over.width() - self.width()) // 2, self._over.height() - self.height() - 12)
