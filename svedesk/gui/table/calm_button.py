"""A button over the table that takes no click meant for what was in its place just before."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton

PAUSE = 300
"""Milliseconds after it came below the mouse: nobody reads and clicks so quickly."""


class CalmButton(QPushButton):
    """The second half of a double click is no click, and none is taken at once after `renew` below the mouse. Keys are
    taken at any time: they are pressed for what has the focus."""

    pointed = Signal()
    """The mouse has come to it."""
    _since: QElapsedTimer | None = None

    def renew(self) -> None:
        """It does something else now, or has just come."""
        self._since = None
        if self.isVisible() and self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self._since = QElapsedTimer()
            self._since.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._since is not None and self._since.elapsed() < PAUSE:
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
