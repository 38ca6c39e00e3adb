"""Lines of text in drawings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from svedesk.gui.look.fonts import Weight, font
from svedesk.gui.look.scale import px

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def write(
    painter: QPainter, rect: QRectF, where: Qt.AlignmentFlag, text: str, size: int, weight: Weight, colour: str | QColor
) -> None:
    """Write a line at a side of a rectangle, cut off with an ellipsis where it is too long. `size` is in
    logical pixels."""
    painter.setFont(font(px(size), weight))
    painter.setPen(QColor(colour))
    painter.drawText(
        rect, where, painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()))
    )
