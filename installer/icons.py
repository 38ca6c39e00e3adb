"""The program's icon as files, for desktops, installers and the window: made of `svedesk.svg` and, for the smallest,
`svedesk-small.svg`, which shows less.

`QT_QPA_PLATFORM=offscreen .venv/bin/python installer/icons.py` writes them anew after a change.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage

from svedesk.data import assets
from svedesk.gui.look.icons import svg_image

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Of the PNG files, in pixels."""
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Inside the ICO file: what Windows asks for at its scales."""
SMALL = 30
"""Below so many pixels the cards are drawn larger, or their star could not be told."""


def icon_image(size: int) -> QImage:
    """The icon, so many pixels square."""
    name = "svedesk-small.svg" if size < SMALL else "svedesk.svg"
    return svg_image((assets() / "icons" / name).read_bytes(), size)


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


if __name__ == "__main__":
    application = QGuiApplication([])
    write_icons()
