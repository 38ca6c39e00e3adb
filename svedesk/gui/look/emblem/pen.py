"""What every family of emblems draws with: shaded shapes, parted by a thin dark line, left and right alike."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.emblem.tones import Tones

OUTLINE = 0.024
"""Width of the dark line around each shape, in radii of the emblem."""


class Pen:
    """Draws in a square from -1 to 1, y downwards."""

    def __init__(self, painter: QPainter, tones: Tones, pixels: float) -> None:
        """`pixels` is the emblem's radius on the device: lines too fine to be seen there are left out."""
        self._finest = 0.95 / pixels
        self.painter = painter
        self.tones = tones
        self._line = QPen(tones.ink, OUTLINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def shade(self, path: QPainterPath, top: QColor, bottom: QColor, *, lined: bool = True) -> None:
        """A shape whose colour runs from `top` to `bottom`."""
        bounds = path.boundingRect()
        gradient = QLinearGradient(bounds.center().x(), bounds.top(), bounds.center().x(), bounds.bottom())
        gradient.setColorAt(0, top)
        gradient.setColorAt(1, bottom)
        self.painter.setPen(self._line if lined else Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(gradient))
        self.painter.drawPath(path)

    def plain(self, path: QPainterPath, colour: QColor, *, lined: bool = False) -> None:
        """A shape of one colour."""
        self.painter.setPen(self._line if lined else Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(colour))
        self.painter.drawPath(path)

    def line(self, path: QPainterPath, colour: QColor, width: float) -> None:
        """A line along a path."""
        if width < self._finest:
            return
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(
            QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        self.painter.drawPath(path)

    def glow(self, x: float, y: float, radius: float, colour: QColor, strength: float = 0.8) -> None:
        """A soft light."""
        gradient = QRadialGradient(QPointF(x, y), radius)
        gradient.setColorAt(0, see_through(colour, strength))
        gradient.setColorAt(0.4, see_through(colour, strength * 0.38))
        gradient.setColorAt(1, see_through(colour, 0))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(gradient))
        self.painter.drawEllipse(QPointF(x, y), radius, radius)

    def gem(self, x: float, y: float, radius: float, colour: QColor) -> None:
        """A small jewel with a highlight."""
        disc = QPainterPath()
        disc.addEllipse(QPointF(x, y), radius, radius)
        self.plain(disc, colour, lined=True)
        shine = QPainterPath()
        shine.addEllipse(QPointF(x - radius * 0.28, y - radius * 0.32), radius * 0.3, radius * 0.26)
        self.plain(shine, see_through("#FFFFFF", 0.85))

    @contextmanager
    def at(self, x: float = 0.0, y: float = 0.0, turn: float = 0.0, scale: float = 1.0) -> Iterator[None]:
        """Draws moved to a place, turned clockwise by degrees and scaled."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(scale, scale)
        yield
        self.painter.restore()

    def sides(self) -> Iterator[None]:
        """Runs the body of a loop twice: for the right side, and mirrored for the left."""
        for flip in (1, -1):
            self.painter.save()
            self.painter.scale(flip, 1)
            yield
            self.painter.restore()
