"""A notice in the page, with buttons for what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton

from svedesk.gui.kit.layouts import hbox
from svedesk.gui.look.theme import Theme, scaled


class NoticeBar(QFrame):
    """Shown while there is something to say; each of its buttons closes it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("asking")
        self.setStyleSheet(
            scaled(
                f"#asking {{ background: {theme.sunk}; border: none; border-left: 3px solid {theme.info};"
                " border-radius: 0; }"
            )
        )
        self.text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.act, self.leave = QPushButton(), QPushButton()
        hbox((self.text, 1), self.act, self.leave, parent=self, margins=(12, 6, 8, 6), spacing=8)
        self._done: Callable[[], object] = lambda: None
        self.act.clicked.connect(self._act)
        self.leave.clicked.connect(self.hide)
        self.hide()

    def ask(self, sentence: str, act: str = "", done: Callable[[], object] = lambda: None, leave: str = "") -> None:
        """Say something; `act` is a button that does it, `leave` one that does not. Without words there is none."""
        self.text.setText(sentence)
        self._done = done
        for button, text in ((self.act, act), (self.leave, leave)):
            button.setText(text)
            button.setVisible(bool(text))
        self.show()
        if act:
            self.act.setFocus()

    def _act(self) -> None:
        self.hide()
        self._done()
