"""Pictures painted once and kept as pixmaps; lines of text in drawings, and the ring around what has the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from svedesk.gui.look.theme import Theme, Weight, font, px


@contextmanager
def painting(width: float, height: float, ratio: float = 1.0) -> Iterator[tuple[QPixmap, QPainter]]:
    """A clear pixmap of a logical size, `ratio` device pixels to each, and a painter on it until the end of the
    block."""
    pixmap = QPixmap((QSizeF(max(1.0, width * ratio), max(1.0, height * ratio))).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield pixmap, painter
    finally:
        painter.end()


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


def draw_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Two lines around a rectangle, one light and one dark: seen on any ground, in any colours. It reaches 5 logical
    pixels around it, and nothing else on the table looks like it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for gap, colour in ((4.0, theme.window), (2.0, theme.info)):
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), 6 + gap, 6 + gap)
