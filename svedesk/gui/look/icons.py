"""Icons of buttons and menus, and of the program itself: SVG files of `assets/icons/`, drawn in the theme's colours at
the sizes that are asked for."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from svedesk.data import assets
from svedesk.gui.look.theme import Theme


def icon(name: str, theme: Theme) -> QIcon:
    """The icon `name` of `assets/icons/buttons/` in the theme's colours. Raises FileNotFoundError for others."""
    _drawing(name)
    return QIcon(_Engine(name, theme))


def icon_pixmap(name: str, size: int, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """One icon in one colour, `size` logical pixels square."""
    pixmap = QPixmap(_pixmap(name, round(size * dpr), colour.name()))
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


class _Engine(QIconEngine):
    """Draws an icon at whatever size it is asked for: sharp at every scale, and nothing that is not shown."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self._name, self._theme = name, theme

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        colour = self._theme.illegal if mode == QIcon.Mode.Disabled else self._theme.text
        return _pixmap(self._name, min(size.width(), size.height()), colour)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.drawPixmap(rect, self.pixmap(rect.size() * painter.device().devicePixelRatioF(), mode, state))

    def clone(self) -> QIconEngine:
        copy = _Engine(self._name, self._theme)
        _CLONES.append(copy)
        return copy


_CLONES: list[_Engine] = []
"""Qt owns a clone without telling Python, which would delete it at once."""


@cache
def _drawing(name: str) -> bytes:
    return (assets() / "icons" / "buttons" / f"{name}.svg").read_bytes()


@lru_cache(maxsize=128)
def _pixmap(name: str, size: int, colour: str) -> QPixmap:
    """So many pixels square. Not to be changed: it is kept."""
    return QPixmap.fromImage(svg_image(_drawing(name).replace(b"currentColor", colour.encode()), size))
