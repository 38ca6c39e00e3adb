"""The thumbnail of a board: taken of the table, and read with suspicion, as anybody may have made it."""

from __future__ import annotations

import base64
import binascii

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QWidget

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
