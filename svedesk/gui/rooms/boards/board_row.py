"""A row of the list of boards: thumbnail, title, beginning of the note, when it was saved."""

from __future__ import annotations

import base64
import binascii

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from svedesk.desk.boards import KeptBoard
from svedesk.gui.kit.table_rows import RowDelegate, write_title
from svedesk.gui.look.painting import write
from svedesk.gui.look.theme import REGULAR, Theme, px

WIDE = 480
"""Pixels a picture is wide."""
LARGEST = 1024
"""Pixels a side of a picture may have to be shown."""
MOST_LETTERS = 400_000
"""Letters of a picture that a file may hold (wire.saved)."""


def take_thumbnail(table: QWidget) -> str:
    """A picture of a widget as a PNG in base64, "" if it would be larger than a file may hold."""
    image = table.grab().toImage().scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
    image.setDevicePixelRatio(1)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # Fewer colours make the file a quarter of the size; at this size nobody sees it.
    image.convertToFormat(QImage.Format.Format_RGB16).save(buffer, "PNG", 20)  # type: ignore[call-overload]
    text = base64.b64encode(buffer.data().data()).decode()
    return text if len(text) <= MOST_LETTERS else ""


def read_thumbnail(text: str) -> QPixmap | None:
    """The picture in base64; None where there is none, or none that can be shown."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    # Its size is read before its pixels are: a few bytes may claim gigabytes.
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > LARGEST:
        return None
    image = reader.read()
    return None if image.isNull() else QPixmap.fromImage(image)


ROW, PICTURE = 84, 108
"""Logical pixels a row is high, and a picture in it wide."""


def when(board: KeptBoard) -> str:
    """When a board was kept, by the clock here."""
    return board.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")


def draw_picture(painter: QPainter, rect: QRectF, pixmap: QPixmap | None, theme: Theme) -> None:
    """A board's picture, filling a rectangle; a bare cloth where there is none."""
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(rect, 5, 5)
    painter.setClipPath(path)
    painter.fillRect(rect, QColor(theme.cloth))
    if pixmap is not None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = pixmap.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        left, top = rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2
        painter.drawPixmap(QRectF(left, top, size.width(), size.height()), pixmap, QRectF(pixmap.rect()))
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRoundedRect(rect, 5, 5)
    painter.restore()


class BoardDelegate(RowDelegate):
    """Draws rows; each picture is unpacked once."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, ROW)
        self._pictures: dict[str, QPixmap | None] = {}

    def picture(self, board: KeptBoard) -> QPixmap | None:
        """The picture of a board."""
        if board.picture not in self._pictures:
            self._pictures[board.picture] = read_thumbnail(board.picture)
        return self._pictures[board.picture]

    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, KeptBoard)
        high = rect.height() - px(14)
        framed = QRectF(rect.left() + px(7), rect.top() + px(7), px(PICTURE), high)
        draw_picture(painter, framed, self.picture(row), self.theme)
        inside = QRectF(framed.right() + px(12), framed.top(), rect.right() - framed.right() - px(24), high)
        left, theme = Qt.AlignmentFlag.AlignLeft, self.theme
        note = " ".join(row.note.split())
        write_title(painter, inside, row.title, theme.text)
        write(painter, inside, left | Qt.AlignmentFlag.AlignVCenter, note, 13, REGULAR, theme.text)
        write(painter, inside, left | Qt.AlignmentFlag.AlignBottom, when(row), 12, REGULAR, theme.quiet_text)
