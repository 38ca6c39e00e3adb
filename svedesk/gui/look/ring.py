"""The ring around what has the keyboard on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from svedesk.gui.look.theme import Theme


def draw_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Two lines around a rectangle, one light and one dark: seen on any ground, in any colours. It reaches 5 logical
    pixels around it, and nothing else on the table looks like it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for gap, colour in ((4.0, theme.window), (2.0, theme.info)):
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), 6 + gap, 6 + gap)
