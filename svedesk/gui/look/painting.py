"""Pictures painted once and kept as pixmaps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap


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
