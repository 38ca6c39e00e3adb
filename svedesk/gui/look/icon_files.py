"""The program's icon as files, for desktops and installers: drawn by `draw_app_icon`, which the window uses.

`python -c "from svedesk.gui.look.icon_files import write_icons; write_icons()"` writes them anew after a change, but
for `svedesk.svg`, which is written by hand after the drawing.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from svedesk.data import assets
from svedesk.gui.look.icons import draw_app_icon

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Of the PNG files, in pixels."""
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Inside the ICO file: what Windows asks for at its scales."""


def icon_image(size: int) -> QImage:
    """The icon, so many pixels square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_app_icon(painter, size)
    painter.end()
    return image


def write_icons(folder: Path | None = None) -> None:
    """Write the icon as PNG at each of `SIZES` and as ICO. Raises OSError when that can't be done."""
    place = folder or assets() / "icons"
    pictures = {size: _picture(icon_image(size)) for size in SIZES}
    for size, picture in pictures.items():
        picture.save(place / f"svedesk-{size}.png", optimize=True)
    largest, *others = (pictures[size] for size in reversed(WINDOWS_SIZES))
    # Each size is drawn for itself: the small ones show less, and nothing is blurred by scaling.
    largest.save(place / "svedesk.ico", sizes=[(size, size) for size in WINDOWS_SIZES], append_images=others)


def _picture(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (plain.width(), plain.height()), bytes(plain.constBits()))
