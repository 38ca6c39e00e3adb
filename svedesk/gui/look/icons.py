"""Icons of buttons and menus, and of the program itself: SVG files of `assets/icons/`, drawn in the theme's colours at
the sizes they are shown at."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from svedesk.data import assets
from svedesk.gui.look.theme import Theme, px

ON_BUTTONS = 16
"""Logical pixels of an icon on a button, at 100 %; as in the style sheet."""


def icon(name: str, theme: Theme) -> QIcon:
    """The icon `name` of `assets/icons/buttons/` in the theme's colours, for a button: drawn for the scale in force and
    for each screen there is. Raises FileNotFoundError for others."""
    # Not a QIconEngine, which would draw whatever size is asked for: a run of the tests crashed inside one in Python.
    result = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()}:
        for mode, colour in ((QIcon.Mode.Normal, theme.text), (QIcon.Mode.Disabled, theme.illegal)):
            result.addPixmap(icon_pixmap(name, px(ON_BUTTONS), QColor(colour), ratio), mode)
    return result


def icon_pixmap(name: str, size: int, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """One icon in one colour, `size` logical pixels square."""
    pixmap = QPixmap.fromImage(_drawn(name, round(size * dpr), colour.name()))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def app_icon() -> QIcon:
    """The program's icon, from its files at the sizes desktops ask for."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        result.addFile(str(assets() / "icons" / f"svedesk-{size}.png"))
    return result


def svg_image(drawing: bytes, size: int) -> QImage:
    """An SVG drawing, so many pixels square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing)).render(painter)
    painter.end()
    return image


@lru_cache(maxsize=128)
def _drawn(name: str, size: int, colour: str) -> QImage:
    """So many pixels square. An image, for it outlives the application, which no pixmap may; not to be changed."""
    drawing = (assets() / "icons" / "buttons" / f"{name}.svg").read_bytes()
    return svg_image(drawing.replace(b"currentColor", colour.encode()), size)
