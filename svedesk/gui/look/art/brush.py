"""What every part of a picture is drawn with: shaded shapes in a square from -1 to 1, y downwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from svedesk.gui.look import shapes
from svedesk.gui.look.art.forms import OUTLINE, Form, Trace, regular, rim_of
from svedesk.gui.look.art.palette import Palette
from svedesk.gui.look.colour import see_through

Fill = QColor | tuple[QColor, QColor]
"""A colour, or one at the top that runs into one at the bottom."""
_SHINE = see_through("#FFFFFF", 0.85)
_DISC = regular(48, 1.0)
_OF_LIGHTS, _MIDDLE = 0xFFF0F0F0, 0x080808
"""Lights have 16 shades of red, green and blue each, which nobody sees, so that pictures share them."""


class Brush:
    """Draws with the colours of one picture."""

    def __init__(self, painter: QPainter, palette: Palette) -> None:
        self.painter, self.palette = painter, palette
        self._ink = QBrush(palette.ink)
        painter.setPen(Qt.PenStyle.NoPen)

    def fill(self, form: Form, fill: Fill) -> None:
        """A shape without a line around it."""
        self.painter.setBrush(_brush(form, fill))
        self.painter.drawPath(form.path)

    def shape(self, form: Form, fill: Fill) -> None:
        """A shape of a figure: with a thin dark line around it."""
        painter, around = self.painter, form.around if _covers(fill) else None
        if around is not None:
            painter.setBrush(self._ink)
            painter.drawPath(around)
        painter.setBrush(_brush(form, fill))
        painter.drawPath(form.path)
        if around is None:
            painter.setBrush(self._ink)
            painter.drawPath(form.edge)

    def feathers(self, feathers: Iterable[tuple[Form, float]], fill: Fill) -> None:
        """Shapes turned around the origin by degrees, each in front of the one before."""
        for form, turn in feathers:
            with self.at(turn=turn):
                self.shape(form, fill)

    def line(self, line: Trace | Form, colour: QColor, width: float) -> None:
        """A line along a path, or around a form."""
        if isinstance(line, Form):
            line = rim_of(line)
        self.painter.setBrush(colour)
        self.painter.drawPath(line.outline(width))

    def bar(self, line: Trace | Form, colour: QColor, width: float) -> None:
        """A line of a figure: with a thin dark line around it."""
        if isinstance(line, Form):
            line = rim_of(line)
        self.painter.setBrush(self._ink)
        self.painter.drawPath(line.outline(width + OUTLINE))
        self.painter.setBrush(colour)
        self.painter.drawPath(line.outline(width - OUTLINE / 2))

    def glow(self, x: float, y: float, radius: float, colour: QColor, strength: float = 0.8, flat: float = 1.0) -> None:
        """A soft light, `flat` times as high as wide."""
        light = _light(colour.rgb() & _OF_LIGHTS | _MIDDLE, round(strength * 20))
        self.painter.drawImage(QRectF(x - radius, y - radius * flat, 2 * radius, 2 * radius * flat), light)

    def beams(self, x: float, y: float, count: int, colour: QColor, strength: float) -> None:
        """Soft beams all around a place."""
        beams = _beams(count, colour.rgb() & _OF_LIGHTS | _MIDDLE, round(strength * 20))
        self.painter.drawImage(QRectF(x - 2.6, y - 2.6, 5.2, 5.2), beams)

    def dot(self, x: float, y: float, radius: float, colour: QColor, high: float = 1.0) -> None:
        """A disc, `high` times as high as wide."""
        painter = self.painter
        painter.setBrush(colour)
        painter.save()
        painter.translate(x, y)
        painter.scale(radius, radius * high)
        painter.drawPath(_DISC.path)  # four to nine times as fast as an ellipse
        painter.restore()

    def gem(self, x: float, y: float, radius: float, colour: QColor) -> None:
        """A small jewel with a highlight."""
        self.dot(x, y, radius + OUTLINE / 2, self.palette.ink)
        self.dot(x, y, radius - OUTLINE / 2, colour)
        self.dot(x - radius * 0.3, y - radius * 0.3, radius * 0.32, _SHINE)

    def at(self, x: float = 0.0, y: float = 0.0, turn: float = 0.0, scale: float = 1.0) -> _Moved:
        """Draws moved to a place, turned clockwise by degrees and scaled."""
        return _Moved(self.painter, x, y, turn, scale)

    def sides(self) -> Iterator[int]:
        """Runs the body of a loop twice: for the right side (1), and mirrored for the left (-1)."""
        for flip in (1, -1):
            self.painter.save()
            self.painter.scale(flip, 1)
            yield flip
            self.painter.restore()


class _Moved:
    """A painter that draws elsewhere for a while. `contextmanager` would take longer than to draw a leaf."""

    __slots__ = ("_at", "_painter")

    def __init__(self, painter: QPainter, *at: float) -> None:
        self._painter, self._at = painter, at

    def __enter__(self) -> None:
        x, y, turn, scale = self._at
        self._painter.save()
        self._painter.translate(x, y)
        if turn:
            self._painter.rotate(turn)
        if scale != 1.0:
            self._painter.scale(scale, scale)

    def __exit__(self, *raised: object) -> None:
        self._painter.restore()


def _covers(fill: Fill) -> bool:
    """Whether nothing is seen through it."""
    return fill.alpha() == 255 if isinstance(fill, QColor) else fill[0].alpha() == fill[1].alpha() == 255


def _brush(form: Form, fill: Fill) -> QBrush:
    if isinstance(fill, QColor):
        return QBrush(fill)
    top, high = form.bounds
    if high < 0.18:  # too small for a gradient to be seen, which takes longer than all else
        return QBrush(fill[0])
    gradient = QLinearGradient(0, top, 0, top + high)
    gradient.setColorAt(0, fill[0])
    gradient.setColorAt(1, fill[1])
    return QBrush(gradient)


@lru_cache(maxsize=64)
def _beams(count: int, rgb: int, strength: int) -> QImage:
    image = QImage(192, 192, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    gradient = QRadialGradient(QPointF(96, 96), 96)
    for place, alpha in ((0.0, 1.0), (0.3, 0.8), (1.0, 0.25)):
        gradient.setColorAt(place, see_through(QColor(rgb), strength / 20 * alpha))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawPath(shapes.rays(count, 6, 150, 0.9).translated(96, 96))
    painter.end()
    return image


@lru_cache(maxsize=256)
def _light(rgb: int, strength: int) -> QImage:
    """A soft light of a colour: drawing it scaled takes a tenth of the time of a gradient."""
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    gradient = QRadialGradient(QPointF(24, 24), 24)
    share = min(1.0, strength / 20)
    for place, alpha in ((0.0, 1.0), (0.35, 0.42), (0.65, 0.14), (1.0, 0.0)):
        gradient.setColorAt(place, see_through(QColor(rgb), share * alpha))
    painter = QPainter(image)
    painter.fillRect(image.rect(), QBrush(gradient))
    painter.end()
    return image
