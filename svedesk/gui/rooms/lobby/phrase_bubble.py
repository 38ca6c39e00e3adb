"""A quick phrase over the table for a moment, at the side of whoever said it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.look.theme import Theme, scaled
from svedesk.net.match_words import chat_text
from svedesk.wire.messages_table import ChatLine

STAYS = 2500
"""Milliseconds a phrase stays."""


class PhraseBubble(QLabel):
    """Over the table; it takes no clicks and no focus. The newest phrase takes the place of the one before."""

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over)
        self._over = over
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet(
            scaled(
                f"background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};"
                " border-radius: 12px; padding: 7px 14px; font-size: 15px; font-weight: 600;"
            )
        )
        self._timer = delayed(self, STAYS, self.hide)
        self.hide()

    def show_line(self, line: ChatLine, *, far: bool, lang: Lang) -> None:
        """Show what somebody said: at the other side of the table (`far`), or at one's own."""
        self.setText(f"{line.name}: {chat_text(line, lang)}")
        self.setAccessibleName(self.text())
        self.adjustSize()
        over = self._over.rect()
        self.move((over.width() - self.width()) // 2, round(over.height() * (0.14 if far else 0.72)))
        self.show()
        self.raise_()
        self._timer.start()
