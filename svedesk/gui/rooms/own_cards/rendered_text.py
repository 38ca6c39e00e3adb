"""Rules text rendered from a script, in one language."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from svedesk.engine.script import Lang
from svedesk.gui.look.fonts import REGULAR, font
from svedesk.gui.look.rules_text import SetText, draw_text, set_text
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme


class RenderedText(QWidget):
    """The text in a sunk sheet, set smaller until it fits; a quiet word where there is none."""

    def __init__(self, theme: Theme, lang: Lang, name: str, nothing: str) -> None:
        super().__init__()
        self._theme, self._lang, self._name, self._nothing = theme, lang, name, nothing
        self.text = ""
        self._set = lru_cache(2)(self._set_text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(px(84))
        self.setMaximumHeight(px(150))
        self.show_text("")

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(84))

    def show_text(self, text: str) -> None:
        """Show rules text, one ability a line."""
        if text != self.text or not self.accessibleName():
            self.text = text
            self.setAccessibleName(f"{self._name}: {text or self._nothing}")
            self.update()

    def _set_text(self, text: str, width: float, height: float) -> SetText:
        return set_text(tuple(text.splitlines()), self._lang, width, height, px(13), px(9))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        sheet = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.setBrush(QColor(self._theme.sunk))
        painter.drawRoundedRect(sheet, 6, 6)
        inside = sheet.adjusted(px(9), px(7), -px(9), -px(6))
        if self.text:
            setting = self._set(self.text, inside.width(), inside.height())
            painter.setClipRect(sheet)
            draw_text(painter, setting, inside.left(), inside.top(), self._lang, QColor(self._theme.text))
        else:
            painter.setFont(font(px(12), REGULAR))
            painter.setPen(QColor(self._theme.quiet_text))
            painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, self._nothing)
        painter.end()
