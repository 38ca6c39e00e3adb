"""The button on the table that ends the turn, or passes. It pulses when nothing else is left to do."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.calm_button import CalmButton

BEAT, LOOK = 1400, 100
"""Milliseconds of a pulse, and between two pictures of it."""

SMALLEST = 9
"""Pixels of its letters, at least."""


class GoOnButton(CalmButton):
    """`pulse` lets it glow again and again; with reduced motion it glows and stands still."""

    def __init__(self, text: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setProperty("kind", "primary")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pulses = False
        self._offered: tuple[str, int] | None = None
        self._at = 0
        self._size, self._shown = SMALLEST, 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._beat)

    def offer(self, caption: str, question: int) -> None:
        """What it does now, at a question by its serial; with no caption there is nothing to go on to."""
        self.setVisible(bool(caption))
        if caption and caption != self.text():
            self.setText(caption)
            self._fit()
        if self._offered != (caption, question):
            self._offered = caption, question
            self.renew()

    def stand(self, rect: QRect, size: int) -> None:
        """Stand here, with letters of this size, or of one in which the whole caption has room."""
        self._size = size
        self.setGeometry(rect)
        self._fit()

    def _fit(self) -> None:
        letters, beside = (
            QFont(self.font()),
            self.sizeHint().width() - self.fontMetrics().horizontalAdvance(self.text()),
        )
        size = self._size + 1
        while size > SMALLEST:
            size -= 1
            letters.setPixelSize(size)
            if QFontMetrics(letters).horizontalAdvance(self.text()) + beside <= self.width():
                break
        if size != self._shown:  # a style sheet draws anew
            self._shown = size
            self.setStyleSheet(f"font-size: {size}px;")

    def pulse(self, *, on: bool, still: bool) -> None:
        """Whether it is all that is left."""
        stands = not on and not self.pulses
        self.pulses = on
        if stands:
            return
        if on and not still and not self._timer.isActive():
            self._at = 0
            self._timer.start()
        elif not on or still:
            self._timer.stop()
            self._at = BEAT // 4
        self.update()

    def _beat(self) -> None:
        self._at = (self._at + LOOK) % BEAT
        if self.isVisible():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.pulses:
            return
        share = 0.5 - 0.5 * math.cos(2 * math.pi * self._at / BEAT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(see_through("#FFFFFF", 0.3 * share))
        painter.setPen(QPen(see_through(QColor("#FFFFFF"), 0.35 + 0.65 * share), 3))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 5, 5)
        painter.end()
